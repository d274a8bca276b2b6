"""Waylaid, Wounded, and Orc-dragged, and the word that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.rules.prisoners import Languish
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class RingsSlip(Effect):
    """R-AMB-155  For each ring that a prisoner still has its player rolls; below this number it is discarded."""
    below: int
    def __init__(self, who: Who[Any], below: int) -> None:
        super().__init__(who)
        self.below = below
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Languish(thing, 0, 0, self.below))


WAYLAID_WOUNDED_AND_ORC_DRAGGED = Host(
    "dm-099", "Waylaid, Wounded, and Orc-dragged", rescue=(
        Automatic(ORC, strikes=3, prowess=6),
        Automatic(ORC, strikes=4, prowess=7),
        Automatic(ORC, strikes=5, prowess=8),
    ), done=True, rules=(
        may(
            STRUCK_HAZARDS, Fight(TheStruck(race=HOBBIT), prowess=+2), LieInWait(THIS),
            pay=NameSite(a(RescueSites(RUINS_AND_LAIRS, SHADOW_HOLD, DARK_HOLD))), when=Facing(ORC),
        ),
        whenever(BEGINNING_OF_UNTAP, RingsSlip(THIS, below=7), when=PrisonersTurn()),
    ),
)
