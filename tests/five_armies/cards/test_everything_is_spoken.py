"""The text of a card of the battle says everything that it does: each argument of each of its words."""
from __future__ import annotations

import pytest

from ravenhill.locale import LANGUAGES
from tests.five_armies.cards.test_texts import cards, words_of
from tests.locale.spoken import arguments, is_named, messages

MASK = "mask"                        # the units of the field `unit` as one number


@pytest.mark.pure
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_argument_of_every_word_is_spoken(language: str) -> None:
    texts = messages(language, "grammar", "five_armies", "five_armies_cards")
    silent: set[str] = set()
    for card in cards():
        for rule in card.rules:
            for word in words_of(rule):
                kind = type(word).__name__
                silent |= {f"{kind}.{name}" for name in arguments(word) - {MASK}
                           if not is_named(texts[kind], name)}
    assert silent == set()
