"""How a company comes to its new site: on foot, by regions, on wings, or once more."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, No
from ravenhill.core.frames import Decision, Draft, Frame
from ravenhill.games.meccg.choices import Region, To
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.lines import ARRIVES
from ravenhill.games.meccg.piles import HEADING, LOCATION, NOBODY_HOSTS, SITES
from ravenhill.games.meccg.rules.companies import slots_of
from ravenhill.games.meccg.rules.lands import hold, is_on_map, region_of, region_type
from ravenhill.games.meccg.rules.leaving import happens, site_leaves, stays_after_all
from ravenhill.games.meccg.rules.movement import (
    basic_path,
    destinations,
    fellows,
    head_for,
    heading,
    is_open_to,
    lurks_at,
    neighbours,
    region_limit,
    region_names,
    taken,
)
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import HAVEN
from ravenhill.games.meccg.words.moments import END_OF_HAZARDS

BASIC: Final = 0


def may_go_on(g: Meccg, slot: int) -> bool:
    """R-AMB-112  On the way to a Haven a card may wait for the end of the phase; else only one that lies in sight."""
    company = g.companies[slot]
    if company.going < 0:
        return False
    mays = g.cards.mays[END_OF_HAZARDS]
    return hold(g, company.going) == HAVEN or any(mays[g.kind[card]] for it in company.members for card in g.on(it))


def reveal(g: Meccg, goal: int) -> None:
    """R-MH-03, R-ORG-67  The card is turned face up; every company that has named it now openly goes there."""
    if g.pile[goal] < HEADING:
        return
    for slot in slots_of(g.owner[goal]):
        if g.companies[slot].members and heading(g, slot) == goal:
            g.companies[slot].going = goal
    for slot in slots_of(g.owner[goal]):
        if g.companies[slot].going == goal:
            g.companies[slot].along = -1
    g.move(goal, SITES + g.owner[goal])


def on_foot(g: Meccg, company: Company) -> None:
    """R-KEY-09, R-AMB-47  Basic movement: the path that is printed, on the origin for a way back to its Haven."""
    path = basic_path(g, g.kind[company.site], g.kind[company.going])
    assert path is not None
    company.path = tuple(path)
    company.regions = tuple(region_names(g, company))
    company.basic = True


class FliesTo(Decision[Meccg]):
    """Where a company flies: to any site it could head for, but for some types of site and of region."""
    slot: int
    holds: int                           # types of site that are barred, as a mask
    lands: int                           # and types of region
    name: int                            # the only site, or -1

    def __init__(self, side: int, slot: int, holds: int, lands: int, name: int) -> None:
        super().__init__(side)
        self.slot = slot
        self.holds = holds
        self.lands = lands
        self.name = name

    def copy(self) -> FliesTo: return FliesTo(self.side, self.slot, self.holds, self.lands, self.name)
    def options(self, g: Meccg) -> list[int]: return landing_places(g, self.slot, self.holds, self.lands, self.name)
    def choice(self, g: Meccg, option: int) -> Choice: return To(option)

    def choose(self, g: Meccg, option: int) -> None:
        stays_after_all(g, self.slot)
        head_for(g, self.slot, option)


def landing_places(g: Meccg, slot: int, holds: int, lands: int, name: int) -> list[int]:
    """One card of each site where it may land; R-UD-07: never from the Under-deeps, nor to them; nor from the map."""
    company = g.companies[slot]
    kinds = [g.kind[company.site]]
    found: list[int] = []
    if g.facts(company.site).under or is_on_map(g, company.site):
        return found
    others = fellows(g, slot) if g.standard else []            # R-ORG-67
    piles = [LOCATION + company.side, *[SITES + company.side for _ in others[:1]], *[HEADING + it for it in others]]
    for site in [it for pile in piles for it in sorted(g.piles[pile])]:    # who imagines this table finds the same
        kind = g.kind[site]
        region = g.cards.region_of[kind]
        if lurks_at(g, site) or taken(g, slot, kind, others) or not (
                g.pile[site] == LOCATION + company.side or is_open_to(g, site, company.side)):
            continue
        if kind in kinds or g.facts(site).under or (name >= 0 and kind != name) or holds >> hold(g, site) & 1:
            continue
        if region >= 0 and lands >> region_type(g, slot, region) & 1:
            continue
        kinds.append(kind)
        found.append(site)
    return found


class GoesOn(Decision[Meccg]):
    """Where a company goes that may move once more."""
    slot: int

    def __init__(self, side: int, slot: int) -> None:
        super().__init__(side)
        self.slot = slot

    def copy(self) -> GoesOn: return GoesOn(self.side, self.slot)
    def rules(self) -> tuple[str, ...]: return ("R-ORG-60",)
    def options(self, g: Meccg) -> list[int]: return destinations(g, self.slot)
    def choice(self, g: Meccg, option: int) -> Choice: return To(option)

    def choose(self, g: Meccg, option: int) -> None: head_for(g, self.slot, option)


class HowToMove(Decision[Meccg]):
    """R-MH-04  Basic movement, or region movement through the regions named next."""

    def copy(self) -> HowToMove: return HowToMove(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-MH-04",)
    def options(self, g: Meccg) -> list[int]: return [BASIC, 1]
    def choice(self, g: Meccg, option: int) -> Choice: return Region(-1 if option == BASIC else 0)

    def choose(self, g: Meccg, option: int) -> None:
        if option == BASIC:
            on_foot(g, g.companies[g.current])
        else:
            g.then(ChoosePath(self.side, g.current))


class ChoosePath(Draft[Meccg]):
    """R-ORG-64, R-KEY-08, R-AMB-31  The regions it passes, no region twice; their symbols are the site path."""
    slot: int
    passed: list[int]

    def __init__(self, side: int, slot: int, like: ChoosePath | None = None) -> None:
        super().__init__(side, like)
        self.slot = slot
        self.passed = [] if like is None else like.passed.copy()

    def copy(self) -> ChoosePath: return ChoosePath(self.side, self.slot, self)
    def blank(self, g: Meccg) -> Frame[Meccg]: return ChoosePath(self.side, self.slot)

    def step(self, g: Meccg, at: int) -> bool:
        company = g.companies[self.slot]
        if not self.passed:
            self.passed.append(region_of(g, company.site))
        if self.passed[len(self.passed) - 1] != region_of(g, company.going):
            g.then(NextRegion(self.side))
            return True
        company.regions = tuple(self.passed)
        company.path = tuple([int(g.cards.facts[region].region_type) for region in self.passed])
        return False


class NextRegion(Decision[Meccg]):
    """R-ORG-64  The next region on the way."""

    def copy(self) -> NextRegion: return NextRegion(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-ORG-64",)
    def choice(self, g: Meccg, option: int) -> Choice: return Region(option)
    def choose(self, g: Meccg, option: int) -> None: g.nearest(ChoosePath).passed.append(option)

    def options(self, g: Meccg) -> list[int]:
        it = g.nearest(ChoosePath)
        goal = region_of(g, g.companies[it.slot].going)
        left = region_limit(g, it.slot) - len(it.passed)
        return [region for region in neighbours(g, it.slot, it.passed[len(it.passed) - 1])
                if region not in it.passed and way(g, it.slot, region, goal, left, it.passed)]


def way(g: Meccg, slot: int, region: int, goal: int, left: int, passed: list[int]) -> bool:
    """Whether so many regions are enough to come from here to the goal without passing one twice."""
    if region == goal:
        return left > 0
    if left <= 1:
        return False
    for other in neighbours(g, slot, region):
        if other not in passed and way(g, slot, other, goal, left - 1, [*passed, region]):
            return True
    return False


def card_of(g: Meccg, slot: int, kind: int) -> int:
    """A card of this site in the location deck, or in play for this player, if the company is elsewhere; or -1."""
    company = g.companies[slot]
    if kind >= 0 and g.kind[company.site] != kind and not is_on_map(g, company.site):
        shared = g.cards.facts[kind].hold != HAVEN             # at a Haven each company has its own card
        for pile in (LOCATION, SITES) if shared else (LOCATION,):
            for site in sorted(g.piles[pile + company.side]):
                if g.kind[site] == kind and g.host[site] == NOBODY_HOSTS:
                    return site
    return -1


def moves_unhindered(g: Meccg, slot: int, goal: int) -> None:
    """Movement without a movement/hazard phase: what leaves when the company moves there does so; nothing else acts."""
    company, before = g.companies[slot], len(g.waiting)
    g.current, company.going = slot, goal
    happens(g, END_OF_HAZARDS, slot)
    g.waiting = g.waiting[:before] + [it for it in g.waiting[before:] if g.ability(it).at != END_OF_HAZARDS]
    g.current, company.going = -1, -1


class GoBack(Decision[Meccg]):
    """The company is at that site from now on, or stays where it is."""
    slot: int
    haven: int                           # the kind of the site

    def __init__(self, side: int, slot: int, haven: int) -> None:
        super().__init__(side)
        self.slot = slot
        self.haven = haven

    def copy(self) -> GoBack: return GoBack(self.side, self.slot, self.haven)
    def options(self, g: Meccg) -> list[int]: return [0, 1]
    def choice(self, g: Meccg, option: int) -> Choice:
        return To(card_of(g, self.slot, self.haven)) if option else No()

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            company = g.companies[self.slot]
            old, card = company.site, card_of(g, self.slot, self.haven)
            if g.pile[card] != SITES + company.side:
                g.move(card, SITES + company.side)
            moves_unhindered(g, self.slot, card)
            company.site = card
            site_leaves(g, old)
            g.tell_of(ARRIVES, company, card)
