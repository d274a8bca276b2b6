"""Worn and Famished, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Hold
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import ROLLS_TO_UNTAP, Alter


class RestOnlyAt(Alter):
    """Who is no Wizard untaps in the untap phase only at sites of these types; elsewhere by a roll and his mind."""
    holds: tuple[Hold, ...]
    def __init__(self, *holds: Hold) -> None:
        super().__init__(ROLLS_TO_UNTAP)
        self.holds = holds
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        if g.company[thing] < 0 or g.facts(thing).is_wizard():
            return total
        return total if hold(g, g.companies[g.company[thing]].site) in self.holds else total + 1


WORN_AND_FAMISHED = LongEvent("td-089", "Worn and Famished", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
    always(RestOnlyAt(HAVEN, FREE_HOLD, BORDER_HOLD)),
))
