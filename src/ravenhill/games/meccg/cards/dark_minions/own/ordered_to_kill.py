"""Ordered to Kill, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import GUARDS_LOST, Alter


class GuardsAreLost(Alter):
    """Cards on guard that were not revealed are discarded, and do not return to the hand."""
    def __init__(self) -> None: super().__init__(GUARDS_LOST)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return 1


ORDERED_TO_KILL = PermanentEvent("dm-152", "Ordered to Kill", side=RESOURCE, no_duplicate=GLOBAL, done=True, rules=(
    may(ANYTIME, PutInPlay(THIS)),
    always(MustFight(), GuardsAreLost()),
    whenever(DECK_EXHAUSTED, Discard(THIS)),
))
