"""Companies of any size, and those who join them freely, where a card allows it."""
from __future__ import annotations

from typing import Final

from ravenhill.games.meccg.rules.numbers import control, size_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.numbers import CROWD, Crowd

MOST_CHARACTERS: Final = 7               # R-ORG-21


def crowds(g: Meccg, slot: int) -> list[Crowd]:
    """What is in force that sets this company no limit."""
    found: list[Crowd] = []
    for source, change in g.alterations(CROWD, slot):
        assert isinstance(change, Crowd)
        if change.is_for(g, source, slot):
            found.append(change)
    return found


def is_too_many(g: Meccg, slot: int, people: list[int]) -> bool:
    """R-ORG-21, R-AMB-24  More than seven for this company, unless there is no limit to its size."""
    return size_of(g, people) > MOST_CHARACTERS and not crowds(g, slot)


def comes_freely(g: Meccg, slot: int, card: int) -> bool:
    """R-ORG-02  This character may come into play with the company besides the one of the turn."""
    return any(it.comes_freely(g, card) for it in crowds(g, slot))


def control_there(g: Meccg, card: int, slot: int) -> int:
    """R-ORG-30, 33  What it would take to control this character in that company."""
    return 0 if any(it.needs_nobody(g, card) for it in crowds(g, slot)) else control(g, card)
