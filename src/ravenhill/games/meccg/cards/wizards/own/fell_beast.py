"""Fell Beast, and the words that it alone uses."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.rules.attacks import Attacking, carry, the_attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class Uncarried(If):
    """The attack is carried by no beast yet."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and not attack.carried and not attack.each


CARRIED_BY_A_BEAST: Final = Opening(NAZGUL, (SHADOW_LAND,), (SHADOW_HOLD,), strikes=1, prowess=-2, chooses=True)


class Carry(Effect):
    """The attack is carried by a beast: more strikes, less prowess, and the attacker chooses."""
    how: Opening
    def __init__(self, who: Who[Any], how: Opening) -> None:
        super().__init__(who)
        self.how = how
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        frame = g.stack[thing]
        assert isinstance(frame, Attacking)
        carry(frame, self.how)


FELL_BEAST = ShortEvent("tw-033", "Fell Beast", side=HAZARD, no_duplicate=PER_NAZGUL, done=True, rules=(
    may(HAZARDS, Prepare(CARRIED_BY_A_BEAST, EVERYTHING_TO_COME)),
    may(ATTACKED, Carry(THE_ATTACK, CARRIED_BY_A_BEAST), when=Facing(NAZGUL) & ByCreature() & Uncarried()),
))
