"""The page of causes is true: each has at least five tests, and names every card of the first set that it touches."""
from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from math import prod
from pathlib import Path
from typing import Final

import pytest

from ravenhill.core.words import WHENEVER, Word
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.terms import CHARACTER, ITEM, NO_LIMIT
from ravenhill.games.meccg.words.moments import STANDING, STRUCK
from ravenhill.games.meccg.words.numbers import (
    AROUSED,
    ATTACK_BODY,
    ATTACK_PROWESS,
    ATTACK_STRIKES,
    CAPPED,
    DOES_NOTHING,
    FORDED,
    LANDS_FOR_HAZARDS,
    LIMIT,
    LIMIT_NOW,
    MOVES_AGAIN,
    NOT_UNTAPPING,
    REGION_TYPE,
    SITE_TYPE,
    STAYS,
    Alter,
)
from tests.meccg.test_texts import CARDS, words_of

ROOT: Final = Path(__file__).parents[3]
FEWEST: Final = 5
ROW: Final = re.compile(r"^\| (cause|family) (\d+) \| [^|]+ \| (?P<cards>[^|]*) \| (?P<tests>[^|]+) \|$", re.M)
PAGE: Final = {f"{it[1]} {it[2]}": it for it in ROW.finditer(
    (ROOT / "docs/decisions/0004-when-cards-meet.md").read_text("utf-8"))}


def own_words(card: Card) -> list[Word]:
    """Of its own sentences, without those that all cards of its type have."""
    return [word for rule in card.rules[card.common:] for word in words_of(rule)]


def changes(*numbers: int) -> Callable[[Card], bool]:
    return lambda card: any(isinstance(it, Alter) and it.question in numbers for it in own_words(card))


def says(*words: str) -> Callable[[Card], bool]:
    return lambda card: any(type(it).__name__ in words for it in own_words(card))


def waits_for(*moments: int) -> Callable[[Card], bool]:
    return lambda card: any(rule.at in moments for rule in card.rules if rule.kind == WHENEVER)


def has_a_maximum(card: Card) -> bool:
    least = min(card.prowess_up_to if card.prowess else NO_LIMIT, card.body_up_to if card.body else NO_LIMIT)
    return (card.type == ITEM and least < NO_LIMIT) or any(
        isinstance(it, Alter) and it.stage == CAPPED for it in own_words(card))


TOUCHED: Final[dict[str, Callable[[Card], bool]]] = {
    "cause 1": lambda card: card.type == CHARACTER and bool(card.influence or card.corruption_check or card.bonuses),
    "cause 2": says("Help", "HelpByCompany", "HelpByProwess", "RollTwice", "SpareNazgul"),
    "cause 3": says("CheckCorruption", "CheckForEach", "CheckAsOwed"),
    "cause 4": lambda card: card.type != CHARACTER and any(rule.kind == WHENEVER for rule in card.rules[card.common:]),
    "cause 5": changes(REGION_TYPE, SITE_TYPE, ATTACK_PROWESS, ATTACK_STRIKES, ATTACK_BODY, AROUSED, LIMIT, LIMIT_NOW),
    "cause 6": lambda card: changes(NOT_UNTAPPING, STAYS, SITE_TYPE)(card) or says("Untap", "UntapAll", "Heal")(card),
    "family 1": lambda card: says("ChangePath")(card) or changes(REGION_TYPE)(card),
    "family 2": changes(REGION_TYPE, SITE_TYPE),
    "family 3": changes(LANDS_FOR_HAZARDS),
    "family 5": waits_for(STANDING),
    "family 6": changes(ATTACK_STRIKES, ATTACK_PROWESS),
    "family 7": has_a_maximum,
    "family 8": lambda card: changes(NOT_UNTAPPING, STAYS)(card) or says("Untap", "UntapAll", "Heal")(card),
    "family 9": says("ForHisCompany", "ThisTurn", "LetHimUse"),
    "family 10": says("UntilUntap"),
    "family 11": changes(DOES_NOTHING, FORDED),
    "family 12": changes(MOVES_AGAIN),
    "family 14": lambda card: card.type == ITEM and any(rule.at == STRUCK for rule in card.rules[card.common:]),
    "family 15": says("Fight"),
}


def situations(module: str, beginning: str) -> int:
    """How many tests of a file there are whose name begins so, each with its parameters."""
    found = [it for name, it in vars(importlib.import_module(module)).items() if name.startswith(f"test_{beginning}")]
    marks = [[mark for mark in getattr(it, "pytestmark", []) if mark.name == "parametrize"] for it in found]
    return sum(prod(len(list(mark.args[1])) for mark in of_one) for of_one in marks)


def test_every_cause_and_every_family_has_its_line() -> None:
    assert list(PAGE) == [f"cause {n}" for n in range(1, 11)] + [f"family {n}" for n in range(1, 16)]


@pytest.mark.parametrize("name", PAGE)
def test_each_is_shown_by_five_tests(name: str) -> None:
    count = 0
    for said in re.findall(r"`([^`]+)`", PAGE[name]["tests"]):
        file, _, beginning = said.partition(" ")
        of_it = situations("tests." + file.replace("/", "."), beginning)
        assert of_it > 0, said
        count += of_it
    assert count >= FEWEST


@pytest.mark.pure
@pytest.mark.parametrize("name", TOUCHED)
def test_every_card_that_it_touches_is_named(name: str) -> None:
    touched = sorted({card.name for card in CARDS if card.id.startswith("tw-") and TOUCHED[name](card)})
    assert PAGE[name]["cards"].split("; ") == touched
