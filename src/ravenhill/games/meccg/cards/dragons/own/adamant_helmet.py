"""Adamant Helmet, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import UNENCHANTED
from ravenhill.games.meccg.words.who.people import bearer


class DarkOnBearer(Who[int]):
    """R-TERM-09  The dark enchantments on the bearer."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        it = bearer(g, source)
        return [card for card in g.on(it) if g.facts(card).has(DARK_ENCHANTMENT)] if it >= 0 else []


ADAMANT_HELMET = Item(
    "td-096", "Adamant Helmet", size=MINOR, kind=HELMET, corruption=1, body=+1, body_up_to=9, hoard=True, done=True,
    rules=(
        always(On(UNENCHANTED, +1, BEARER)),
        whenever(ITEM_GAINED, Discard(DarkOnBearer())), whenever(ITEM_PASSED, Discard(DarkOnBearer())),
    ),
)
