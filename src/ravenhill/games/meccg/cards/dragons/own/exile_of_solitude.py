"""Exile of Solitude, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.rules.guards import automatic, giver_of
from ravenhill.games.meccg.rules.lands import destination
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import SEIZES, Alter


class DragonGuards(If):
    """A Dragon at home, or this one, guards the site of the company."""
    name: str
    def __init__(self, name: str = "") -> None: self.name = name
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0:
            return False
        givers = [giver_of(g, it) for it in automatic(g, destination(g.companies[g.current]))]
        return any(it >= 0 and g.facts(it).dragon and self.name in ("", g.facts(it).dragon) for it in givers)


class Seizes(Alter):
    """One strike of a Dragon at home, at -1, or each takes whom it hits away, Wizards apart, and does not wound."""
    each: bool
    def __init__(self, each: bool = False) -> None:
        super().__init__(SEIZES)
        self.each = each
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return max(total, 2 if self.each else 1)


EXILE_OF_SOLITUDE = ShortEvent("td-023", "Exile of Solitude", side=HAZARD, done=True, rules=(
    may(HAZARDS, ThisTurn(Seizes(), COMPANY), when=DragonGuards()),
    may(HAZARDS, ThisTurn(Seizes(each=True), COMPANY), when=DragonGuards("Eärcaraxë")),
))
