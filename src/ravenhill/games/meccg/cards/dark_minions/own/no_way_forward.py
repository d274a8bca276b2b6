"""No Way Forward, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Amount, Source, amount
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import REDUCED, REGIONS, Alter


class FewerRegions(Alter):
    """So many regions, a number below zero, more on the way of every company, but two at least."""
    less: Amount
    def __init__(self, less: Amount) -> None:
        super().__init__(REGIONS, REDUCED)
        self.less = less
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return max(min(total, 2), total + amount(g, source, self.less))


NO_WAY_FORWARD = PermanentEvent(
    "dm-075", "No Way Forward", side=HAZARD, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)), always(FewerRegions(Depends(DOORS, -2, otherwise=-1))),
        whenever(DECK_EXHAUSTED, Discard(THIS)),
    ),
)
