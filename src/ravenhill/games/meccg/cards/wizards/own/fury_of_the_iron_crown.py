"""Fury of the Iron Crown, and the word that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.rules.attacks import the_attack, the_strike
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class Embolden(Effect):
    """The strike is stronger; a creature that is no Nazgûl is the defender's after the attack."""
    more: int
    prize: str                           # which its player may then play
    def __init__(self, who: Who[Any], more: int, prize: str) -> None:
        super().__init__(who)
        self.more = more
        self.prize = prize
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        strike, attack = the_strike(g), the_attack(g)
        if strike is not None and attack is not None:
            strike.strength += self.more
            attack.prize = g.cards.names[self.prize] if attack.race != NAZGUL else -1


FURY_OF_THE_IRON_CROWN = ShortEvent(
    "tw-492", "Fury of the Iron Crown", side=HAZARD, unique=True, promo=True, done=True, rules=(
        may(
            STRUCK_HAZARDS, Embolden(THE_STRUCK, +4, "The Iron Crown"),
            when=ByCreature() & Facing(ORC, TROLL, MAN, NAZGUL) & ~InPlay("The Iron Crown"),
        ),
    ),
)
