"""Crebain, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.piles import HAND
from ravenhill.games.meccg.rules.piles import ShowAtRandom
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class ShowCards(Effect):
    """The player of the company shows a random card of the hand for each of its characters."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return bool(g.piles[HAND + g.companies[thing].side])
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        company = g.companies[thing]
        count = min(len(company.members), len(g.piles[HAND + company.side]))
        g.then(ShowAtRandom(company.side, count))


CREBAIN = Creature(
    "tw-025", "Crebain", race=ANIMAL, strikes=EACH_CHARACTER, prowess=5, points=1,
    keyed_to=(
        in_region(BORDER_LAND), in_region(WILDERNESS), in_region(SHADOW_LAND), in_region(DARK_DOMAIN),
        at_site(RUINS_AND_LAIRS), at_site(SHADOW_HOLD), at_site(DARK_HOLD),
    ),
    done=True, rules=(
        whenever(ATTACK_OVER, ShowCards(COMPANY_ATTACKED), when=TheAttackIsThis()),
    ),
)
