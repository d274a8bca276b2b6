"""The text of a card says everything that it does: each argument of each of its words, and each fact that it has."""
from __future__ import annotations

from typing import Any

import pytest

from ravenhill.core.chain_words import This, You
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.cards.describing import describe
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.terms import CHARACTER, REGION, SITE
from ravenhill.games.meccg.words.numbers import Alter
from ravenhill.locale import LANGUAGES
from ravenhill.locale.files import areas_of
from tests.locale.spoken import arguments, is_named, messages
from tests.meccg.test_texts import CARDS, all_words

# How a card lies is said by whom it is played on; a verb that is done to nobody in particular needs no object.
UNSPOKEN = {"PutInPlay.on_company", "PutInPlay.on_each", "AsLongEvent.who", "SeeHand.who",
            "CountsAgainstLimit.who", "NotAgain.who", "TapAgent.sways", "ForGood.who",
            "Abduct.who", "GuardedByItsKin.who"}
# What the heading or the name says, what only orders cards, and what no printed card says of itself.
NO_TEXT = {"type", "side", "name", "done", "complete", "common", "promo", "reprint_of", "score", "rules", "dragon"}
BLANK = Card("", "", 0, CARDS[0].side, False, ())


@pytest.mark.pure
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_argument_of_every_word_is_spoken(language: str) -> None:
    texts = messages(language, "grammar", *areas_of("meccg"))
    silent: set[str] = set()
    for card in CARDS:
        for word in all_words(card):
            kind = type(word).__name__
            for name in arguments(word):
                value: Any = getattr(word, name)
                said = is_named(texts[kind], name) or isinstance(value, This | You)
                if not said and not (name == "question" and isinstance(word, Alter)):
                    silent.add(f"{kind}.{name}")
    assert silent - UNSPOKEN == set()


def told_elsewhere(card: Card, name: str) -> bool:
    """Facts that a sentence repeats, and numbers that only hold in a case which no line names."""
    if name in ("prowess_up_to", "body_up_to", "instead") and card.instead is not None and card.instead.when is None:
        return True
    if name == "unique":
        return card.type in (CHARACTER, SITE, REGION)
    return name in ("prowess", "corruption_check") and any(rule.changes for rule in card.rules)


@pytest.mark.pure
def test_every_fact_of_every_card_is_spoken() -> None:
    """Take a fact away, and the text must be another."""
    silent: list[str] = []
    for card in CARDS:
        told = describe(GAME.library, card, "en", strict=True)
        for name in [it for it in vars(Card)["__annotations__"] if it not in NO_TEXT and not told_elsewhere(card, it)]:
            value = getattr(card, name)
            if value == getattr(BLANK, name):
                continue
            setattr(card, name, getattr(BLANK, name))
            try:
                without: list[str] = describe(GAME.library, card, "en", strict=True)
            except LookupError:
                without = []                                   # nothing to say at all
            finally:
                setattr(card, name, value)
            if without == told:
                silent.append(f"{card.name}: {name}")
    assert silent == []
