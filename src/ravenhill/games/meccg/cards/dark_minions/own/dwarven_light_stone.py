"""Dwarven Light-stone, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class NoWeapons(If):
    """R-TERM-11  Weapons are of no use against the attack."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and attack.bare


DWARVEN_LIGHT_STONE = Item(
    "dm-168", "Dwarven Light-stone", size=SPECIAL, points=2, corruption=1, at=(ANY_UNDER_DEEPS,), done=True, rules=(
        always(WayBelow(-2, own=True)),
        may(ATTACKED, changes_the_attack(prowess=-2), pay=Tap(THIS), when=Facing(ORC, TROLL) | NoWeapons()),
    ),
)
