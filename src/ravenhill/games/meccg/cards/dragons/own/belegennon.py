"""Belegennon, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import PENALTY, REDUCED, Alter
from ravenhill.games.meccg.words.who.people import bearer


class NoPenalty(Alter):
    """R-CMB-11  Not to tap against a strike costs the bearer nothing."""
    def __init__(self) -> None: super().__init__(PENALTY, REDUCED)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return 0 if thing == bearer(g, source) else total


BELEGENNON = Item(
    "td-185", "Belegennon", size=GREATER, kind=ARMOR, points=2, corruption=2, body=+1, body_up_to=9, hoard=True,
    instead=Instead(points=4, corruption=3, when=Restored("Reforging")), unique=True, promo=True, done=True, rules=(
        may(ANYTIME, Restore(a(Stored("Reforging"))), when=~Restored("Reforging")),
        always(NoPenalty(), when=Restored("Reforging") & BearerCan(WARRIOR)),
    ),
)
