"""Where companies go, what they pass, and how many hazards wait for them."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.lines import LIMIT
from ravenhill.games.meccg.rules.hazards import FliesTo, landing_places, send_back
from ravenhill.games.meccg.rules.leaving import site_leaves, stays_after_all
from ravenhill.games.meccg.rules.movement import destinations
from ravenhill.games.meccg.rules.numbers import path_of
from ravenhill.games.meccg.rules.organization import ChooseDestination
from ravenhill.games.meccg.rules.return_to_haven import GoBack, haven_card
from ravenhill.games.meccg.rules.single_cards import SiegeRoll
from ravenhill.games.meccg.state import LOCATION, SITES, SLOTS, Meccg
from ravenhill.games.meccg.terms import Hold, RegionType
from ravenhill.games.meccg.words.changes import Homeward
from ravenhill.games.meccg.words.numbers import RETURNS
from ravenhill.games.meccg.words.verbs.kinds import Hazardous, Playing, ThisTurn
from ravenhill.games.meccg.words.who import company_of


class SendBack(Hazardous):
    """R-MH-21  The company returns to its site of origin."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.companies[thing].going >= 0
    def do(self, g: Meccg, source: Source, thing: int) -> None: send_back(g, thing)


class ChangePath(Effect):
    """One region of the company's site path counts as another type this turn."""
    one: RegionType
    other: RegionType
    def __init__(self, who: Who[Any], one: RegionType, other: RegionType) -> None:
        super().__init__(who)
        self.one = one
        self.other = other
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return self.one in g.companies[thing].path
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        path = list(g.companies[thing].path)
        path[path.index(self.one)] = self.other
        g.companies[thing].path = tuple(path)


class RaiseLimit(Effect):
    """The hazard limit of the company changes now."""
    more: int
    def __init__(self, who: Who[Any], more: int) -> None:
        super().__init__(who)
        self.more = more
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        company = g.companies[thing]
        company.limit = max(0, company.limit + self.more)
        g.tell_of(LIMIT, company, company.limit)


class LimitGrows(Effect):
    """The hazard limit grows by one for each region of this type in the path, or doubles."""
    type: RegionType
    doubles: bool

    def __init__(self, who: Who[Any], type: RegionType, doubles: bool = False) -> None:
        super().__init__(who)
        self.type = type
        self.doubles = doubles

    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        company = g.companies[thing]
        return company.going >= 0 and self.type in path_of(g, thing)

    def do(self, g: Meccg, source: Source, thing: int) -> None:
        company = g.companies[thing]
        company.limit += company.limit if self.doubles else path_of(g, thing).count(self.type)


class GoHome(Effect):
    """The company is at the nearest Haven of its site from now on."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if thing < 0 or not g.companies[thing].members:
            return False
        return self.card(g, thing) >= 0
    def card(self, g: Meccg, slot: int) -> int:
        company = g.companies[slot]
        haven = g.cards.haven_of[g.kind[company.site]]
        for site in g.piles[LOCATION + company.side]:
            if g.kind[site] == haven:
                return site
        return -1
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        company = g.companies[thing]
        card, old = self.card(g, thing), company.site
        g.move(card, SITES + company.side)
        company.site = card
        site_leaves(g, old)


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
        return thing < 0 or bool(destinations(g, thing, 1))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        stays_after_all(g, thing)
        g.then(ChooseDestination(source.side, thing))


class RememberHaven(ThisTurn):
    """The Haven where the company is, is remembered until the end of the turn."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(Homeward(), who)
    def possible(self, g: Any, source: Source, thing: int) -> bool: return True
    def do(self, g: Any, source: Source, thing: int) -> None:
        g.lasts(self.number, source, thing + SLOTS * g.kind[g.companies[thing].site])


def remembered(g: Meccg, slot: int) -> int:
    """The kind of the Haven where the company began the turn, or -1."""
    for it in g.lasting:
        if g.cards.lasts[it.effect].change.question == RETURNS and it.thing % SLOTS == slot:
            return it.thing // SLOTS
    return -1


class OfferReturn(Effect):
    """The company may replace its site card with that of the Haven where it began the turn."""
    def happen(self, g: Any, source: Source) -> bool:
        slot = company_of(g, source.card)
        if slot >= 0 and g.companies[slot].members:
            haven = remembered(g, slot)
            if haven_card(g, slot, haven) >= 0:
                g.then(GoBack(source.side, slot, haven))
        return True


class BecomeItsSite(Playing):
    """The card is the site to which the company moves."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        stays_after_all(g, thing)
        g.move(source.card, SITES + source.side)
        g.companies[thing].going = source.card


class HoldUp(ThisTurn):
    """The company rolls, less one for everybody who is no scout: with too little it may not move this turn."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return bool(g.companies[thing].members)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(SiegeRoll(thing, source.card, self.number))
