"""Peril Returned, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.presence import lies_in_play
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import Seeming


class NightReturns(Seeming):
    """R-AMB-160  The one counts as in play, unless the other lies there; and that one counts as out of play."""
    night: str
    morning: str
    def __init__(self, night: str, morning: str) -> None:
        super().__init__()
        self.night = night
        self.morning = morning
    def seems(self, g: Meccg, source: Source, kind: int, asker: int, there: bool) -> bool:
        morning = g.cards.names[self.morning]
        if kind == g.cards.names[self.night]:
            return not lies_in_play(g, morning)
        return there and kind != morning


PERIL_RETURNED = LongEvent("td-054", "Peril Returned", side=HAZARD, done=True, rules=(
    always(NightReturns("Doors of Night", "Gates of Morning")),
))
