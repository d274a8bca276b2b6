"""Noose of the Sea, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import ORGANIZATION
from ravenhill.games.meccg.rules.lands import lands
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import RegionType
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import BECALMED, UNTOUCHED, Alter


class Becalms(Alter):
    """Resource short-events of the organization phase do nothing for a company with such a region in its path."""
    type: RegionType
    def __init__(self, type: RegionType) -> None:
        super().__init__(BECALMED)
        self.type = type
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + 1 if self.type in lands(g, thing, list(g.companies[thing].path)) else total


class ProofAgainstPlans(Alter):
    """No resource short-event that is played in the organization phase does anything to this card."""
    def __init__(self) -> None: super().__init__(UNTOUCHED)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + 1 if thing == source.card and g.phase == ORGANIZATION else total


NOOSE_OF_THE_SEA = LongEvent("td-051", "Noose of the Sea", side=HAZARD, done=True, rules=(
    always(Becalms(COASTAL_SEA)), always(ProofAgainstPlans()),
))
