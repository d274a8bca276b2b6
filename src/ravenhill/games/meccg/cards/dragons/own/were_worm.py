"""Were-worm, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.rules.attacks import Attacking, defender
from ravenhill.games.meccg.rules.removal import DiscardItem, items_in
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class AttackerTakesItem(Effect):
    """The attacker chooses an item of the company, which is discarded."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        attack = g.nearest(Attacking)
        if items_in(g, attack.slot):
            g.then(DiscardItem(1 - defender(attack), attack.slot))


WERE_WORM = Creature(
    "td-080", "Were-worm", race=DRAKE, strikes=1, prowess=13, body=6, points=2, attacker_chooses=True,
    keyed_to=(in_region(WILDERNESS, times=3),), done=True, rules=(
        whenever(CHARACTER_WOUNDED, AttackerTakesItem(THIS), when=TheAttackIsThis()),
    ),
)
