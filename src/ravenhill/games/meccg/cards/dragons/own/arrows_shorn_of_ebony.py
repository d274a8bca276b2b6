"""Arrows Shorn of Ebony, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.rules.attacks import the_strike
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class Pierce(Effect):
    """The strike is weaker; defeated, it takes with it every strike of the attack that fails after it."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        strike = the_strike(g)
        if strike is not None:
            strike.strength -= 1
            strike.toughness -= 2
            strike.pierces = True


ARROWS_SHORN_OF_EBONY = Item(
    "td-099", "Arrows Shorn of Ebony", size=MINOR, corruption=1, hoard=True, done=True, rules=(
        may(
            STRUCK, Pierce(THE_STRUCK), pay=Spend(THIS),
            when=ByCreature() & ~KeyedToSite() & Attacked() & BearerCan(WARRIOR),
        ),
    ),
)
