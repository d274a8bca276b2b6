"""A Pack at the Door, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.cards.parts import Key
from ravenhill.games.meccg.rules.lands import EVERYWHERE, region_type
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BY_HOLD, BY_REGION, BY_REGION_TYPE, Hold, Race, RegionType
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import OPENS, Alter


def lies_on_land(g: Meccg, key: Key) -> bool:
    """It may be keyed to a region that is no Coastal Sea, by type or by name."""
    if key.by == BY_REGION_TYPE:
        return key.type != COASTAL_SEA
    return key.by == BY_REGION and any(
        region_type(g, EVERYWHERE, g.cards.names[name]) != COASTAL_SEA for name in key.names)


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
        if it.race not in self.races or it.unique or not any(lies_on_land(g, key) for key in it.keyed_to):
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
