"""Where companies may go, and by which path."""
from __future__ import annotations

from typing import Final

from ravenhill.games.meccg.rules.numbers import company_size
from ravenhill.games.meccg.state import HEADING, LOCATION, SITES, SLOTS, Company, Meccg
from ravenhill.games.meccg.terms import HAVEN

MOST_CHARACTERS: Final = 7               # R-ORG-21


def is_haven(g: Meccg, kind: int) -> bool:
    """As printed: what movement asks."""
    return g.cards.facts[kind].hold == HAVEN


def basic_path(g: Meccg, origin: int, goal: int) -> list[int] | None:
    """R-ORG-61, 62, 63, R-AMB-47  The site path between two kinds of site; None if there is no basic movement."""
    path = g.cards.ways[origin].get(goal)
    return None if path is None else list(path)


def by_regions(g: Meccg, origin: int, goal: int) -> bool:
    """R-ORG-64  Whether at most four regions, both ends counted, link two kinds of site."""
    return g.regions and goal in g.cards.near[origin]


def may_go(g: Meccg, origin: int, goal: int) -> bool:
    """R-ORG-73  By either kind of movement."""
    return goal in g.cards.ways[origin] or (g.regions and goal in g.cards.near[origin])


def destinations(g: Meccg, slot: int, most: int = 99) -> list[int]:
    """R-ORG-60  The sites this company may head for: one card of each kind, from the location deck or in play."""
    company = g.companies[slot]
    origin = g.kind[company.site]
    kinds: set[int] = set()
    found: list[int] = []
    if company_size(g, company) > MOST_CHARACTERS:
        return found                                 # R-AMB-24
    others = [other for other in range(company.side * SLOTS // 2, (company.side + 1) * SLOTS // 2)
              if other != slot and g.companies[other].members]
    for pile in (LOCATION + company.side, SITES + company.side):
        if pile >= SITES and not g.standard:
            continue                                 # R-ORG-67
        for site in sorted(g.piles[pile]):
            kind = g.kind[site]
            if kind not in kinds and may_go(g, origin, kind) and not taken(g, slot, kind, others):
                kinds.add(kind)
                found.append(site)
                if len(found) >= most:
                    return found
    return found


def taken(g: Meccg, slot: int, kind: int, others: list[int]) -> bool:
    """R-ORG-25, 27, 68  Companies of one site may not go apart to the same place; only one may use basic movement."""
    here = g.kind[g.companies[slot].site]
    for other in others:
        goals = g.piles[HEADING + other] if g.companies[other].going < 0 else [g.companies[other].going]
        for goal in goals:
            if g.kind[goal] != kind:
                continue
            if is_haven(g, kind) and is_haven(g, here) and not g.standard:
                continue
            if g.kind[g.companies[other].site] == here or not by_regions(g, here, kind):
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
