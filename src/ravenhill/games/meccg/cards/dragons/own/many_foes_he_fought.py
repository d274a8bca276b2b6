"""Many Foes He Fought, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.rules.attacks import the_attack, the_strike
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class ChosenByDefender(If):
    """It was the defender who gave the target this strike."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack, strike = the_attack(g), the_strike(g)
        return attack is not None and strike is not None and strike.place < attack.own_choice


MANY_FOES_HE_FOUGHT = ShortEvent("td-131", "Many Foes He Fought", side=RESOURCE, done=True, rules=(
    may(STRUCK, TakeStrikes(TheStruck(WARRIOR), ANY_STRIKES, weakens=True), when=ChosenByDefender()),
))
