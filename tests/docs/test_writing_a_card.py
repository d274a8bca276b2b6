"""The cards that docs/writing-a-card.md writes are put together from its blocks, and do what its tests say."""
from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest

from ravenhill.core.dice import FastDice
from ravenhill.core.play import play_random
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.cards.library import Cards
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.locale import Speech

PAGE = Path(__file__).parents[2] / "docs/writing-a-card.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
SOURCE = "\n\n".join(BLOCKS)
TESTS = re.findall(r"^def (test_\w+)", SOURCE, re.MULTILINE)


@pytest.fixture(scope="module")
def page() -> Iterator[ModuleType]:
    name = "our_cards"
    module = ModuleType(name)
    sys.modules[name] = module
    exec(compile(SOURCE, str(PAGE), "exec"), module.__dict__)
    yield module
    del sys.modules[name]


@pytest.fixture
def ours(page: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tables of the tests know our cards too."""
    monkeypatch.setattr(GAME, "library", page.LIBRARY)
    return page


@pytest.mark.parametrize("test", TESTS)
def test_every_test_of_the_page_passes(test: str, ours: ModuleType) -> None:
    run: Callable[[], None] = getattr(ours, test)
    run()


def test_every_card_of_the_page_is_tested_by_its_code(page: ModuleType) -> None:
    cards: list[Card] = page.OURS
    assert len(cards) >= 10
    codes = {code for name in TESTS for code in re.findall(r"our_\d\d", name)}
    assert {card.id.replace("-", "_") for card in cards} - codes == {"our_04"}             # facts alone
    assert all(card.done for card in cards)


def test_our_names_are_known_to_the_library(page: ModuleType) -> None:
    library: Cards = page.LIBRARY
    assert library.missing() == []


def test_a_match_goes_on_as_before_beside_them(ours: ModuleType) -> None:
    g = GAME.new({})
    play_random(g, FastDice(1))
    assert g.ended and GAME.faults(g) == []


def test_the_card_with_its_own_word_is_short_and_can_be_said(ours: ModuleType) -> None:
    block = next(it for it in BLOCKS if "class MostLaden" in it)
    assert len(block[: block.index("OURS.append")].splitlines()) < 25
    texts = "\n".join(re.findall(r"^```ftl\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL))
    speech = Speech("en", "meccg", names=partial(GAME.name_of, None), more={"en": texts}, strict=True)
    own = ours.SET_DOWN_YOUR_PACKS.rules[-1]
    assert speech.word(own) == "At any time, you may untap the most laden of your characters."
