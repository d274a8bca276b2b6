"""Where companies may go, and by which path."""
from __future__ import annotations

from typing import Final

from ravenhill.games.meccg.rules.numbers import company_size
from ravenhill.games.meccg.state import HEADING, LOCATION, SITES, SLOTS, Company, Meccg
from ravenhill.games.meccg.terms import HAVEN

MOST_REGIONS: Final = 4                  # R-ORG-64
MOST_CHARACTERS: Final = 7               # R-ORG-21


def is_haven(g: Meccg, kind: int) -> bool:
    """As printed: what movement asks."""
    return g.cards.facts[kind].hold == HAVEN


def basic_path(g: Meccg, origin: int, goal: int) -> list[int] | None:
    """R-ORG-61, 62, 63, R-AMB-47  The site path between two kinds of site; None if there is no basic movement."""
    cards = g.cards
    start, end = cards.facts[origin], cards.facts[goal]
    if origin == goal:
        return None
    if not is_haven(g, origin):
        return [int(it) for it in start.path[::-1]] if cards.haven_of[origin] == goal else None
    if not is_haven(g, goal):
        return [int(it) for it in end.path] if cards.haven_of[goal] == origin else None
    if start.name in end.haven_paths:
        return [int(it) for it in end.haven_paths[start.name]]
    return None


def by_regions(g: Meccg, origin: int, goal: int) -> bool:
    """R-ORG-64  Whether at most four regions, both ends counted, link two kinds of site."""
    start, end = g.cards.region_of[origin], g.cards.region_of[goal]
    if not g.regions or origin == goal or start < 0 or end < 0:
        return False
    return g.cards.distance[start].get(end, 99) <= MOST_REGIONS


def may_go(g: Meccg, origin: int, goal: int) -> bool:
    """R-ORG-73  By either kind of movement."""
    return basic_path(g, origin, goal) is not None or by_regions(g, origin, goal)


def destinations(g: Meccg, slot: int) -> list[int]:
    """R-ORG-60  The sites this company may head for: one card of each kind, from the location deck or in play."""
    company = g.companies[slot]
    origin = g.kind[company.site]
    kinds: list[int] = []
    found: list[int] = []
    if company_size(g, company) > MOST_CHARACTERS:
        return found                                 # R-AMB-24
    for pile in (LOCATION + company.side, SITES + company.side):
        if pile >= SITES and not g.standard:
            continue                                 # R-ORG-67
        for site in sorted(g.piles[pile]):
            kind = g.kind[site]
            if kind not in kinds and may_go(g, origin, kind) and not taken(g, slot, site, kind):
                kinds.append(kind)
                found.append(site)
    return found


def taken(g: Meccg, slot: int, site: int, kind: int) -> bool:
    """R-ORG-25, 27, 68  Companies of one site may not go apart to the same place; only one may use basic movement."""
    company = g.companies[slot]
    here = g.kind[company.site]
    for other in range(company.side * SLOTS // 2, (company.side + 1) * SLOTS // 2):
        if other == slot or not g.companies[other].members:
            continue
        goals = g.piles[HEADING + other] if g.companies[other].going < 0 else [g.companies[other].going]
        for goal in goals:
            if g.kind[goal] != kind:
                continue
            if is_haven(g, kind) and is_haven(g, here) and not g.standard:
                continue
            if g.kind[g.companies[other].site] == here:
                return True
            if not by_regions(g, here, kind):
                return True
    return False


def heading(g: Meccg, slot: int) -> int:
    """The face-down destination of a company, or -1."""
    pile = g.piles[HEADING + slot]
    return pile[0] if pile else -1


def region_names(g: Meccg, company: Company) -> list[int]:
    """R-KEY-04  Under basic movement only the regions of both ends have names."""
    start = g.cards.region_of[g.kind[company.site]]
    end = g.cards.region_of[g.kind[company.going]]
    return [start] if start == end else [start, end]
