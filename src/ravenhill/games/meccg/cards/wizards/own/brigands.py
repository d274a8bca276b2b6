"""Brigands, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, If, Source
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.rules.removal import DiscardItem, items_in
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class LoseAnItem(Effect):
    """The player of the company discards one of its items."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return bool(items_in(g, thing))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(DiscardItem(g.companies[thing].side, thing))


class FirstWound(If):
    """It is the first whom the attack has wounded."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and len(attack.wounded) == 1


BRIGANDS = Creature(
    "tw-017", "Brigands", race=MAN, strikes=2, prowess=8, points=1,
    keyed_to=(in_region(BORDER_LAND), in_region(WILDERNESS)), done=True, rules=(
        whenever(CHARACTER_WOUNDED, LoseAnItem(COMPANY_ATTACKED), when=TheAttackIsThis() & FirstWound()),
    ),
)
