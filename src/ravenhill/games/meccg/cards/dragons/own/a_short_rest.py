"""A Short Rest, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import DRAWS_OWN, Alter


class DrawsOnShortWays(Alter):
    """Who moves draws one card more for each region less than four in the site path; without a path, none."""
    def __init__(self) -> None: super().__init__(DRAWS_OWN)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        regions = len(g.companies[thing].path)
        return total + max(0, 4 - regions) if regions else total


A_SHORT_REST = LongEvent("td-095", "A Short Rest", side=RESOURCE, done=True, rules=(always(DrawsOnShortWays()),))
