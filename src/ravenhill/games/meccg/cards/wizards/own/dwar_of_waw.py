"""Dwar of Waw, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.companies import slots_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class EveryCompany(Who[int]):
    """All companies of the player whose turn it is."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [slot for slot in slots_of(g.active) if g.companies[slot].members]


DWAR_OF_WAW = Creature(
    "tw-031", "Dwar of Waw", race=NAZGUL, strikes=1, prowess=15, body=10, points=5, also=PERMANENT, unique=True,
    keyed_to=(
        in_region(DARK_DOMAIN), at_site(DARK_HOLD), in_named("Harondor", "Imlad Morgul", "Gorgoroth", "Ithilien"),
        at_sites_in("Harondor", "Imlad Morgul", "Gorgoroth", "Ithilien"),
    ),
    done=True, rules=(
        *rides(HAZARDS, ThisTurn(OnAttack(ATTACK_PROWESS, +1, Facing(WOLF, SPIDER, ANIMAL)), EveryCompany())),
    ),
)
