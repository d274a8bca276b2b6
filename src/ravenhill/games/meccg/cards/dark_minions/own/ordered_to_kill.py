"""Ordered to Kill, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import GUARDS_LOST, MUST_FIGHT, IsSo


class MustFight(IsSo):
    """Agents that are face up must attack whoever enters their site."""
    def __init__(self) -> None: super().__init__(MUST_FIGHT)


class GuardsAreLost(IsSo):
    """Cards on guard that were not revealed are discarded, and do not return to the hand."""
    def __init__(self) -> None: super().__init__(GUARDS_LOST)


ORDERED_TO_KILL = PermanentEvent("dm-152", "Ordered to Kill", side=RESOURCE, no_duplicate=GLOBAL, done=True, rules=(
    may(ANYTIME, PutInPlay(THIS)),
    always(MustFight(), GuardsAreLost()),
    whenever(DECK_EXHAUSTED, Discard(THIS)),
))
