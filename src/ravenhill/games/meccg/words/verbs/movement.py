"""Where companies go, what they pass, and how many hazards wait for them."""
from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.lines import LIMIT
from ravenhill.games.meccg.piles import MOVEMENT
from ravenhill.games.meccg.rules.hazards import send_back
from ravenhill.games.meccg.rules.lands import lands, path_of
from ravenhill.games.meccg.rules.leaving import stays_after_all
from ravenhill.games.meccg.rules.movement import has_destination
from ravenhill.games.meccg.rules.numbers import limit_of
from ravenhill.games.meccg.rules.organization import ChooseDestination
from ravenhill.games.meccg.rules.ways import FliesTo, GoBack, card_of, landing_places
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Hold, RegionType
from ravenhill.games.meccg.words.changes import LandIs, LimitOf, Mark
from ravenhill.games.meccg.words.numbers import RETURNS
from ravenhill.games.meccg.words.verbs.kinds import Hazardous, ThisTurn
from ravenhill.games.meccg.words.who.people import company_of


class SendBack(Hazardous):
    """R-MH-21  The company returns to its site of origin."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.companies[thing].going >= 0
    def do(self, g: Meccg, source: Source, thing: int) -> None: send_back(g, thing)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChangePath(ThisTurn):
    """One region of the company's site path, as it is now, counts as another type this turn."""
    one: RegionType
    other: RegionType
    def __init__(self, who: Who[Any], one: RegionType, other: RegionType) -> None:
        super().__init__(LandIs(one, other), who)
        self.one = one
        self.other = other
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return g.phase == MOVEMENT and self.one in lands(g, thing, list(g.companies[thing].path))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.lasts(self.number, source, thing, place=lands(g, thing, list(g.companies[thing].path)).index(self.one))


class LimitGrows(ThisTurn):
    """The hazard limit grows by one for each region of this type in the path, or doubles."""
    type: RegionType
    doubles: bool

    def __init__(self, who: Who[Any], type: RegionType, doubles: bool = False) -> None:
        super().__init__(LimitOf(type, doubles), who)
        self.type = type
        self.doubles = doubles

    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return g.companies[thing].going >= 0 and self.type in path_of(g, thing, hazards=True)

    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.lasts(self.number, source, thing)
        g.tell_of(LIMIT, g.companies[thing], limit_of(g, thing))


class Fly(Effect):
    """The company heads for any site, but for some types of site and of region; or for one alone."""
    holds: tuple[Hold, ...]
    lands: tuple[RegionType, ...]
    name: str

    def __init__(
        self, who: Who[Any], holds: tuple[Hold, ...] = (), lands: tuple[RegionType, ...] = (), name: str = "",
    ) -> None:
        super().__init__(who)
        self.holds = holds
        self.lands = lands
        self.name = name

    def masks(self, g: Meccg) -> tuple[int, int, int]:
        only = g.cards.names[self.name] if self.name else -1
        return sum(1 << it for it in self.holds), sum(1 << it for it in self.lands), only

    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        holds, lands, only = self.masks(g)
        return thing >= 0 and bool(landing_places(g, thing, holds, lands, only))

    def do(self, g: Meccg, source: Source, thing: int) -> None:
        holds, lands, only = self.masks(g)
        g.then(FliesTo(source.side, thing, holds, lands, only))


class Pathfind(Effect):
    """The company gets another destination, which it may reach by what the ranger knows."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return thing < 0 or has_destination(g, thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        stays_after_all(g, thing)
        g.then(ChooseDestination(source.side, thing))


class Homeward(Mark):
    """A site is remembered for a company."""
    def __init__(self) -> None: super().__init__(RETURNS)


class RememberSite(ThisTurn):
    """The site where the company is, is remembered until the end of the turn."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(Homeward(), who)
    def possible(self, g: Any, source: Source, thing: int) -> bool: return True
    def do(self, g: Any, source: Source, thing: int) -> None:
        g.lasts(self.number, source, thing, place=g.kind[g.companies[thing].site])


def remembered(g: Meccg, slot: int) -> int:
    """The kind of the site where the company began the turn, or -1."""
    for it in g.lasting:
        if g.cards.lasts[it.effect].change.question == RETURNS and it.thing == slot:
            return it.place
    return -1


class OfferReturn(Effect):
    """The company may replace its site card with that of the site where it began the turn."""
    def happen(self, g: Any, source: Source) -> bool:
        slot = company_of(g, source.card)
        if slot >= 0 and g.companies[slot].members:
            haven = remembered(g, slot)
            if card_of(g, slot, haven) >= 0:
                g.then(GoBack(source.side, slot, haven))
        return True
