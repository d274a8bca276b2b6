"""Old Man Willow, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.rules.attacks import the_strike
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Race
from ravenhill.games.meccg.words import *


class StruckIs(If):
    """Who faces the strike is of this race."""
    race: Race
    def __init__(self, race: Race) -> None: self.race = race
    def holds(self, g: Meccg, source: Source) -> bool:
        strike = the_strike(g)
        return strike is not None and g.facts(strike.target).race == self.race


OLD_MAN_WILLOW = Creature(
    "tw-070", "Old Man Willow", race=AWAKENED_PLANT, strikes=1, prowess=13, points=1,
    keyed_to=(
        in_region(WILDERNESS, times=2),
        in_named("Fangorn", "Heart of Mirkwood", "Southern Mirkwood", "Western Mirkwood"),
        at_sites_in(
            "Fangorn", "Heart of Mirkwood", "Southern Mirkwood", "Western Mirkwood",
            holds=(RUINS_AND_LAIRS, SHADOW_HOLD, DARK_HOLD),
        ),
        at_named("Old Forest", "Drúadan Forest"),
    ),
    done=True, rules=(
        always(OnAttack(ATTACK_PROWESS, +2, TheAttackIsThis() & StruckIs(HOBBIT))),
    ),
)
