"""The leak tests are worth something: with one line of redaction spoilt, they find it.

Each mutant is the source of a core module with one line changed, read and run beside the real one, so it works on
the compiled build too. If a line is no longer there, the mutant must be brought up to date.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ravenhill.core.frames import EVERYBODY
from ravenhill.games import load
from tests.contract.leaks import Eyes, eyes_of, imagined_otherwise, leaked_numbers, shifted, told_apart
from tests.contract.playing import EYES, play

CORE = Path(__file__).parents[2] / "src" / "ravenhill" / "core"


@dataclass(frozen=True)
class Mutant:
    """A line of a module, and what it is spoilt to."""
    what: str
    module: str
    line: str
    spoilt: str


VIEWS = (
    Mutant("every card is known", "views", "if g.is_known(card, seat):", "if True:"),
    Mutant("a spectator is taken for the first seat", "views",
           "if g.is_known(card, seat):", "if g.is_known(card, max(seat, 0)):"),
    Mutant("frames do not hide themselves", "views",
           "shown: Frame[Any] = frame.seen_by(g, seat)", "shown: Frame[Any] = frame"),
    Mutant("a frame that hides itself does not hide what lies above it", "views",
           "if shown is not frame:", "if False:"),
    Mutant("hidden cards are counted by what they are", "views",
           "back = g.back(card, g.kind[card])", "back = g.kind[card]"),
    Mutant("hidden cards are listed, not counted", "views",
           "hidden.append([pile, back, counts[back]])",
           "hidden.append([pile, back, counts[back], *[c for c in members if not g.is_known(c, seat)]])"),
    Mutant("what lies on top is named to everybody", "views",
           "tops.append([pile, *[card if g.is_known(card, seat) else -1 for card in on_top]])",
           "tops.append([pile, *on_top])"),
    Mutant("the piles themselves are sent", "views", "cards.sort()", "hidden += g.piles"),
)
LOGS = (
    Mutant("log lines are not masked", "log", "if not known:", "if False:"),
    Mutant("a spectator reads what the first seat reads", "log",
           "known = knows == everybody if seat < 0 else knows >> seat & 1 == 1",
           "known = knows >> max(seat, 0) & 1 == 1"),
)


def spoil(mutant: Mutant) -> ModuleType:
    source = (CORE / f"{mutant.module}.py").read_text()
    assert source.count(mutant.line) == 1, f"bring the mutant up to date: {mutant.line}"
    module = ModuleType("mutant")
    exec(compile(source.replace(mutant.line, mutant.spoilt), mutant.what, "exec"), module.__dict__)
    return module


def found(look: Callable[[Any], Eyes]) -> Iterator[str]:
    """What the three tests find on a few games of the ford, looked at in this way."""
    game = load("ford")
    for seed in range(1, 4):
        yield from leaked_numbers(look(shifted(game)), seed)
        for moment in play(game, seed).moments:
            for seat in EYES:
                yield from told_apart(look(game), moment, seat)
                yield from imagined_otherwise(eyes_of(game), moment, seat)


def test_without_a_mutation_nothing_is_found():
    assert list(found(eyes_of)) == []


@pytest.mark.parametrize("mutant", VIEWS, ids=lambda mutant: mutant.what)
def test_a_view_with_one_line_of_redaction_spoilt_is_found(mutant: Mutant):
    view_table = spoil(mutant).view_table
    assert any(found(lambda game: Eyes(game, lambda table, seat: view_table(table, seat, game.public))))


@pytest.mark.parametrize("mutant", LOGS, ids=lambda mutant: mutant.what)
def test_a_log_with_one_line_of_redaction_spoilt_is_found(mutant: Mutant):
    read = spoil(mutant).Said.seen_by
    assert any(found(lambda game: Eyes(game, game.view, lambda said, seat: read(said, seat, EVERYBODY))))
