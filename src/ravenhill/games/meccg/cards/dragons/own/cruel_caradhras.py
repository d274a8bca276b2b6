"""Cruel Caradhras, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.rules.combat import loose_strikes
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class LeavesBehind(If):
    """The company uses region movement through one of these regions, or out of it: not just to a site in it."""
    regions: tuple[str, ...]
    def __init__(self, *regions: str) -> None: self.regions = regions
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0:
            return False
        company = g.companies[g.current]
        passed = () if company.going < 0 or company.basic else company.regions[:-1]
        return any(g.cards.facts[kind].name in self.regions for kind in passed)


class FallOnEach(Effect):
    """Each character of the company faces a strike that is no attack and cannot be cancelled; its wounds are worse."""
    prowess: int
    worse: int
    def __init__(self, who: Who[Any], prowess: int, worse: int) -> None:
        super().__init__(who)
        self.prowess = prowess
        self.worse = worse
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        strikes = loose_strikes(thing, source.card, self.prowess)
        strikes.sure = True
        strikes.harder = self.worse
        g.then(strikes)


CRUEL_CARADHRAS = ShortEvent("td-009", "Cruel Caradhras", side=HAZARD, done=True, rules=(
    may(HAZARDS, FallOnEach(COMPANY, prowess=8, worse=1), when=LeavesBehind(
        "Angmar", "Grey Mountain Narrows", "Gundabad", "High Pass", "Imlad Morgul", "Redhorn Gate",
    )),
))
