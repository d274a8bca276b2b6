"""One word for one thing: what docs/translating.md calls a thing, no text of the card game calls otherwise."""
from __future__ import annotations

import re

import pytest

from ravenhill.locale import areas, source

# What stood beside the term of the table for the same thing; a name that is printed on a card is not looked at.
OTHERWISE = {
    "pl": [r"\banul", r"frakcj", r"sojuszni", r"wyprostow", r"prostowani", r"posiadacz", r"tropiciel", r"szlak[ui]?\b",
           r"[Kk]rain\w+ typu", r"Krain\w Cienia", r"\w+ Domen", r"[Ll]egowisk\w* Smok", r"więźni",
           r"[Bb]roniąc\w+ się", r"pomniejsz\w+ przedmiot", r"nadrukowan", r"zadeklarowan", r"ogłosz", r"test ciała"],
}
NAMES = re.compile(r"^card-.*$|^#.*$", re.M)


def cards_say(language: str) -> str:
    return "\n".join(NAMES.sub("", source(language, area)) for area in areas() if area.startswith("meccg"))


@pytest.mark.parametrize("language", OTHERWISE)
def test_a_thing_of_the_card_game_has_one_name(language: str) -> None:
    text = cards_say(language)
    found = {word: re.findall(rf".*{word}.*", text) for word in OTHERWISE[language]}
    assert {word: lines for word, lines in found.items() if lines} == {}
