"""The Old Thrush, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURE
from ravenhill.games.meccg.words import *


class StartedStrong(If):
    """The attack is printed with at least so much prowess."""
    prowess: int
    def __init__(self, prowess: int) -> None: self.prowess = prowess
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        if attack is None:
            return False
        it = g.facts(attack.card)
        return (it.prowess if it.type == CREATURE else attack.prowess) >= self.prowess


THE_OLD_THRUSH = ShortEvent("tw-346", "The Old Thrush", side=RESOURCE, no_duplicate=PER_ATTACK, done=True, rules=(
    may(
        ATTACKED, NotAgain(THIS), changes_the_attack(prowess=-3, body=-3),
        when=StartedStrong(13) & ~Facing(NAZGUL),
    ),
))
