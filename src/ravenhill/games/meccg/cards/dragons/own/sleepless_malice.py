"""Sleepless Malice, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BY_HOLD, Hold, Race
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import OPENS, Alter


class HauntsSites(Alter):
    """Any creature of this race may also be keyed to sites of this type."""
    race: Race
    hold: Hold
    def __init__(self, race: Race, hold: Hold) -> None:
        super().__init__(OPENS)
        self.race = race
        self.hold = hold
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total | 1 << BY_HOLD * 8 + self.hold if g.facts(thing).race == self.race else total


SLEEPLESS_MALICE = LongEvent("td-069", "Sleepless Malice", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
    always(OneUncounted(UNDEAD)), always(HauntsSites(UNDEAD, RUINS_AND_LAIRS), when=DOORS),
))
