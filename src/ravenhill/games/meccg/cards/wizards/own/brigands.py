"""Brigands, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.rules.removal import DiscardItem, items_in
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class LoseAnItem(Effect):
    """The player of the company discards one of its items."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return bool(items_in(g, thing))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(DiscardItem(g.companies[thing].side, thing))


BRIGANDS = Creature(
    "tw-017", "Brigands", race=MAN, strikes=2, prowess=8, points=1,
    keyed_to=(in_region(BORDER_LAND), in_region(WILDERNESS)), done=True, rules=(
        whenever(ATTACK_OVER, LoseAnItem(COMPANY_ATTACKED), when=TheAttackIsThis() & ItWounded()),
    ),
)
