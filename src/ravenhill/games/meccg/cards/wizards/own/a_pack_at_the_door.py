"""A Pack at the Door, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BY_HOLD, BY_REGION_TYPE, Hold, Race, RegionType
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import OPENS, Alter


class OpensLands(Alter):
    """Creatures of these races that are not unique and live on land may be keyed in these ways too."""
    races: tuple[Race, ...]
    lands: tuple[RegionType, ...]
    types: tuple[Hold, ...]
    def __init__(self, races: tuple[Race, ...], lands: tuple[RegionType, ...], types: tuple[Hold, ...]) -> None:
        super().__init__(OPENS)
        self.races = races
        self.lands = lands
        self.types = types
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        it = g.facts(thing)
        on_land = any(key.by == BY_REGION_TYPE and key.type != COASTAL_SEA for key in it.keyed_to)
        if it.race not in self.races or it.unique or not on_land:
            return total
        for land in self.lands:
            total |= 1 << land
        for type in self.types:
            total |= 1 << BY_HOLD * 8 + type
        return total


A_PACK_AT_THE_DOOR = LongEvent("tw-497", "A Pack at the Door", side=HAZARD, promo=True, done=True, rules=(
    may(HAZARDS, PutInPlay(THIS), when=DOORS),
    always(OpensLands((ANIMAL, SPIDER, WOLF), (BORDER_LAND,), (BORDER_HOLD, RUINS_AND_LAIRS))),
))
