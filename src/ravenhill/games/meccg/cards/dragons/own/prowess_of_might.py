"""Prowess of Might, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class ByDragon(If):
    """R-AMB-120  The attack is by a form of this Dragon: by the creature, on the wing or at home."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        if attack is None:
            return False
        card = attack.giver if attack.giver >= 0 else attack.card
        return g.facts(card).dragon == self.name


PROWESS_OF_MIGHT = ShortEvent("td-056", "Prowess of Might", side=HAZARD, done=True, rules=(
    may(ATTACKED, changes_the_attack(prowess=+1, body=+1), when=Facing(DRAGON) & ~ByDragon("Scatha")),
    may(ATTACKED, changes_the_attack(prowess=+2, body=+2), when=ByDragon("Scatha")),
))
