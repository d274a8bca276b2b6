"""Velocity of Haste, and the word that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class NoBodyOf(Effect):
    """So many strikes of the attack, the last to be assigned, have no body."""
    strikes: int
    def __init__(self, who: Who[Any], strikes: int) -> None:
        super().__init__(who)
        self.strikes = strikes
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        attack = the_attack(g)
        if attack is not None:
            attack.bodiless += self.strikes


VELOCITY_OF_HASTE = ShortEvent("td-079", "Velocity of Haste", side=HAZARD, done=True, rules=(
    may(ATTACKED, changes_the_attack(strikes=+1), NoBodyOf(THIS, 1), when=Facing(DRAGON) & ~ByDragon("Scorba")),
    may(ATTACKED, changes_the_attack(strikes=+2), NoBodyOf(THIS, 2), when=ByDragon("Scorba")),
))
