"""Chance of Being Lost, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import If, Source, Who
from ravenhill.games.meccg.rules.movement import by_map
from ravenhill.games.meccg.rules.straying import LoseTheWay, nearby
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import Hazardous


class ByMap(If):
    """R-ORG-64  The company whose phase it is uses region movement."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.current >= 0 and by_map(g, g.current)


class LoseItsWay(Hazardous):
    """R-AMB-162  You roll, two less for each ranger of the company; above this it comes to another site nearby."""
    above: int
    def __init__(self, who: Who[Any], above: int) -> None:
        super().__init__(who)
        self.above = above
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return g.companies[thing].going >= 0 and bool(nearby(g, source.side, thing))
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(LoseTheWay(source.side, thing, self.above))


CHANCE_OF_BEING_LOST = ShortEvent("dm-049", "Chance of Being Lost", side=HAZARD, done=True, rules=(
    may(HAZARDS, LoseItsWay(COMPANY, above=6), when=ByMap()),
))
