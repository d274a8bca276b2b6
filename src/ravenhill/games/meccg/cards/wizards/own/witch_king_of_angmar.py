"""Witch-king of Angmar, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.lasting import EVERYTHING, LONG_EVENT_LASTS
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class AsLongEvent(ThisTurn):
    """Something is different everywhere for as long as a long-event lasts, though the card is gone."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.lasts(self.number, source, EVERYTHING, LONG_EVENT_LASTS)


WITCH_KING_OF_ANGMAR = Creature(
    "tw-113", "Witch-king of Angmar", race=NAZGUL, strikes=1, prowess=17, body=12, points=6, also=PERMANENT,
    unique=True,
    keyed_to=(
        in_region(DARK_DOMAIN), at_site(DARK_HOLD), in_named("Angmar", "Gundabad", "Gorgoroth", "Imlad Morgul"),
        at_sites_in("Angmar", "Gundabad", "Gorgoroth", "Imlad Morgul"),
    ),
    done=True, rules=(
        *rides(HAZARDS, AsLongEvent(CountsAs(SHADOW_HOLD, DARK_HOLD), THIS)),
    ),
)
