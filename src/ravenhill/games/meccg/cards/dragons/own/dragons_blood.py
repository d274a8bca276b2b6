"""Dragon's Blood, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.rules.attacks import the_strike
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CHARACTER
from ravenhill.games.meccg.words import *


class BloodBurns(Effect):
    """If the strike fails, he makes a body check, which armor, a shield and a helmet make easier by one each."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        strike = the_strike(g)
        return strike is not None and not strike.backlash and g.facts(thing).type == CHARACTER
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        strike = the_strike(g)
        if strike is not None:
            strike.backlash = True


DRAGONS_BLOOD = ShortEvent("td-014", "Dragon's Blood", side=HAZARD, no_duplicate=PER_CHARACTER, done=True, rules=(
    may(STRUCK_HAZARDS, BloodBurns(THE_STRUCK), when=Facing(DRAGON, DRAKE)),
))
