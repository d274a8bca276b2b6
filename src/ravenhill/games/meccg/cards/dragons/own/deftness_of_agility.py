"""Deftness of Agility, and the word that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class StrikeAgain(Effect):
    """One strike that the attacker assigns may go to somebody who has one already, and is so much weaker."""
    weaker: int
    def __init__(self, who: Who[Any], weaker: int) -> None:
        super().__init__(who)
        self.weaker = weaker
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return the_attack(g) is not None
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        attack = the_attack(g)
        if attack is not None:
            attack.again.append(-self.weaker)


DEFTNESS_OF_AGILITY = ShortEvent("td-012", "Deftness of Agility", side=HAZARD, done=True, rules=(
    may(ATTACKED, StrikeAgain(THIS, 3), when=Facing(DRAGON) & ~ByDragon("Bairanax")),
    may(ATTACKED, StrikeAgain(THIS, 0), when=ByDragon("Bairanax")),
))
