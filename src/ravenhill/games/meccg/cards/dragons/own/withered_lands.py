"""Withered Lands, and the word that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.piles import MOVEMENT
from ravenhill.games.meccg.rules.lands import path_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import RegionType
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import Withered


class Wither(ThisTurn):
    """One region of this type in the company's site path counts as two Wildernesses this turn."""
    type: RegionType
    def __init__(self, who: Who[Any], type: RegionType) -> None:
        super().__init__(Withered(type), who)
        self.type = type
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return g.phase == MOVEMENT and self.type in path_of(g, thing)[:len(g.companies[thing].path)]
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.lasts(self.number, source, thing, place=path_of(g, thing).index(self.type))


WITHERED_LANDS = ShortEvent(
    "td-085", "Withered Lands", side=HAZARD, keywords=frozenset({ENVIRONMENT}), done=True, rules=(
        may(
            HAZARDS, Either(Wither(COMPANY, WILDERNESS), Wither(COMPANY, SHADOW_LAND), Wither(COMPANY, BORDER_LAND)),
            when=DOORS,
        ),
    ),
)
