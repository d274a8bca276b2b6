"""What is so of the Under-deeps, and of companies that go there."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.rules.lands import destination
from ravenhill.games.meccg.state import Meccg


class Below(If):
    """The company whose phase it is, is at an Under-deeps site or moves to one."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.current >= 0 and g.facts(destination(g.companies[g.current])).under


class MovesBelow(If):
    """R-AMB-141  The company whose phase it is moves to an Under-deeps site, or from one; or from one to another."""
    both: bool
    def __init__(self, both: bool = False) -> None: self.both = both
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0 or g.companies[g.current].going < 0:
            return False
        company = g.companies[g.current]
        start, end = g.facts(company.site).under, g.facts(company.going).under
        return start and end if self.both else start or end
