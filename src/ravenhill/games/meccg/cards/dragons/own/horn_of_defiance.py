"""Horn of Defiance, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.rules.attacks import ASSIGNED_TO, the_attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class FirstStrike(If):
    """No strike of the attack was resolved yet."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and all(it == ASSIGNED_TO for it in attack.results)


HORN_OF_DEFIANCE = Item(
    "td-183", "Horn of Defiance", size=GREATER, points=1, corruption=1, influence=+2, hoard=True,
    instead=Instead(points=3, corruption=2, when=Restored("Reforging")), unique=True, promo=True, done=True, rules=(
        may(ANYTIME, Restore(a(Stored("Reforging"))), when=~Restored("Reforging")),
        may(STRUCK, TakeStrikes(THE_STRUCK_BEARER, ALL_STRIKES), when=FirstStrike()),
    ),
)
