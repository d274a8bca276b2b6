"""Indûr Dawndeath, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.rules.piles import LoseOneOf
from ravenhill.games.meccg.rules.strength import is_ring, items_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class LoseOwnItem(Effect):
    """The character discards an item he bears, of his player's choice, and no ring."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return any(not is_ring(g, card) for card in items_of(g, thing))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(LoseOneOf(g.owner[thing], [card for card in items_of(g, thing) if not is_ring(g, card)]))


INDUR_DAWNDEATH = Creature(
    "tw-046", "Indûr Dawndeath", race=NAZGUL, strikes=1, prowess=15, body=10, points=5, also=PERMANENT, unique=True,
    keyed_to=(
        in_region(DARK_DOMAIN), at_site(DARK_HOLD), in_named("Harondor", "Imlad Morgul", "Gorgoroth", "Khand"),
        at_sites_in("Harondor", "Imlad Morgul", "Gorgoroth", "Khand"),
    ),
    done=True, rules=(
        *rides(HAZARDS, LoseOwnItem(a(Characters(CURRENT, wounded=1)))),
    ),
)
