"""Words of events that are used as sites where a company's way ends."""
from __future__ import annotations

from typing import Any

from ravenhill.core.choices import Choice
from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.choices import Travel
from ravenhill.games.meccg.rules.companies import slots_of
from ravenhill.games.meccg.rules.mapping import MapPath, may_wander
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import RegionType
from ravenhill.games.meccg.words.numbers import LiesIn
from ravenhill.games.meccg.words.verbs.kinds import ThisTurn


class Wanderers(Who[int]):
    """Your companies that may use region movement which ends in a region of this type."""
    type: RegionType
    def __init__(self, type: RegionType) -> None: self.type = type
    def choice(self, thing: int) -> Choice: return Travel(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [slot for slot in slots_of(source.side) if g.companies[slot].members and may_wander(g, slot, self.type)]


class LieAtTheEnd(ThisTurn):
    """The card is the new site of the company, in the last of the regions that its player now names openly."""
    type: RegionType
    def __init__(self, who: Who[Any], type: RegionType) -> None:
        super().__init__(LiesIn(), who)
        self.type = type
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return may_wander(g, thing, self.type)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(MapPath(thing, source.card, self.type))
