"""Where companies may go, and by which path."""
from __future__ import annotations

from typing import Final

from ravenhill.core.dice import Dice
from ravenhill.games.meccg.cards.library import BELOW, NEAR, ON_FOOT
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.piles import FOR_RESCUE, HEADING, LENT, LOCATION, ON_GUARD, PRISON, SITES, SLOTS
from ravenhill.games.meccg.rules.crowds import is_too_many
from ravenhill.games.meccg.rules.lands import region_of
from ravenhill.games.meccg.state import GORGOROTH_BARRED, Meccg
from ravenhill.games.meccg.terms import ANYWHERE, CHARACTER, HAVEN
from ravenhill.games.meccg.words.numbers import FLIES, HELD, REGIONS, Passage, Road

MOST_REGIONS: Final = 4                  # R-ORG-64
EVER_MOST_REGIONS: Final = 6             # R-ORG-65
NO_MAP: Final = 0
NOWHERE: Final[set[int]] = set()
BARRED: Final = ("Gorgoroth", "Imlad Morgul")


def is_haven(g: Meccg, kind: int) -> bool:
    """As printed: what movement asks."""
    return g.cards.facts[kind].hold == HAVEN


def basic_path(g: Meccg, origin: int, goal: int) -> list[int] | None:
    """R-ORG-61, 62, 63, R-AMB-47  The site path between two kinds of site; None if there is no basic movement."""
    path = g.cards.ways[origin].get(goal)
    return None if path is None else list(path)


def region_limit(g: Meccg, slot: int) -> int:
    """R-ORG-64, 65  How many regions this company may pass, both ends counted: four, and with help six at most."""
    return min(EVER_MOST_REGIONS, g.asked(REGIONS, slot, MOST_REGIONS)) if g.regions else NO_MAP


def by_regions(g: Meccg, slot: int, most: int, goal: int) -> bool:
    """R-ORG-64, 66  Whether few enough adjacent regions link the site of this company and a kind of site."""
    site = g.companies[slot].site
    origin = g.kind[site]
    if most == MOST_REGIONS and g.cards.region_of[origin] >= 0:
        return g.cards.leads[origin][goal] & NEAR != 0
    start, end = region_of(g, site), g.cards.region_of[goal]
    return goal != origin and start >= 0 and g.cards.distance[start].get(end, EVER_MOST_REGIONS + 1) <= most


def underground(g: Meccg, origin: int, goal: int) -> bool:
    """R-UD-03, 08, 10, 13, 14, R-AMB-138, 148  Neighbours in the Under-deeps, or one of them and the site above it."""
    return g.cards.leads[origin][goal] & BELOW != 0


def may_go(g: Meccg, slot: int, most: int, goal: int) -> bool:
    """R-ORG-73, R-AMB-32  By any kind of movement, into Gorgoroth and out of it too."""
    origin = g.kind[g.companies[slot].site]
    return on_foot_allowed(g, origin, goal) or by_regions(g, slot, most, goal) or underground(g, origin, goal)


def on_foot_allowed(g: Meccg, origin: int, goal: int) -> bool:
    """R-ORG-61, 62, 63, R-AMB-32  Basic movement; with that rule on, neither into Gorgoroth nor out of it."""
    if g.cards.leads[origin][goal] & ON_FOOT == 0:
        return False
    return not g.optional & GORGOROTH_BARRED or "Gorgoroth" not in (
        g.cards.facts[origin].region, g.cards.facts[goal].region)


def passes(g: Meccg, slot: int) -> list[tuple[int, int]]:
    """Pairs of regions that a ranger's art makes neighbours for this company, this turn."""
    found: list[tuple[int, int]] = []
    for it in g.lasting:
        if it.thing == slot:
            change = g.cards.lasts[it.effect].change
            if isinstance(change, Passage):
                found.extend([(g.cards.names[one], g.cards.names[other]) for one, other in change.pairs])
    return found


def roads(g: Meccg, slot: int) -> list[Road]:
    """R-AMB-159  The roads that this company may take this turn."""
    found: list[Road] = []
    for it in g.lasting:
        change = g.cards.lasts[it.effect].change
        if it.thing == slot and isinstance(change, Road):
            found.append(change)
    return found


def by_road(g: Meccg, slot: int, goal: int) -> Road | None:
    """R-AMB-159  The road, if there is one, that takes this company to this kind of site."""
    origin = g.kind[g.companies[slot].site]
    for road in roads(g, slot):
        if goal != origin and g.facts(g.companies[slot].site).region in road.names and (
                g.cards.facts[goal].region in road.names):
            return road
    return None


def by_map(g: Meccg, slot: int) -> bool:
    """R-ORG-64  The company uses region movement: its path is that of regions which its player has named."""
    company = g.companies[slot]
    if company.going < 0 or company.basic or not company.path or roads(g, slot):
        return False
    if g.facts(company.going).haven_paths.get(ANYWHERE):
        return False                                           # an event that is a site with a path of its own
    return company.path == tuple([int(g.cards.facts[region].region_type) for region in company.regions])


def neighbours(g: Meccg, slot: int, region: int) -> list[int]:
    """R-ORG-64, 66  The regions next to this one, for this company."""
    found = g.cards.borders[region]
    if g.optional & GORGOROTH_BARRED and g.cards.facts[region].name in BARRED:
        found = [it for it in found if g.cards.facts[it].name not in BARRED]   # R-AMB-32
    more = [other if one == region else one for one, other in passes(g, slot) if region in (one, other)]
    return [*found, *[it for it in more if it not in found]] if more else found


def linked(g: Meccg, slot: int, goal: int) -> bool:
    """R-ORG-64, 65  Whether region movement takes this company to this kind of site."""
    most = region_limit(g, slot)
    if not most or not (passes(g, slot) or g.optional & GORGOROTH_BARRED):
        return by_regions(g, slot, most, goal)
    return goal != g.kind[g.companies[slot].site] and g.cards.region_of[goal] in in_reach(g, slot, most)


def in_reach(g: Meccg, slot: int, most: int) -> set[int]:
    """R-ORG-64, 65  The regions that this company comes to if it passes so many, its own among them."""
    edge = [region_of(g, g.companies[slot].site)] if most else []
    reached = set(edge)
    for _ in range(most - 1):
        edge = [it for region in edge for it in neighbours(g, slot, region) if it not in reached]
        reached.update(edge)
    return {it for it in reached if it >= 0}


class Prospect:
    """What is asked once of a company, for all the sites that it might head for."""
    slot: int
    side: int
    origin: int                          # the kind of its site
    others: list[int]
    reach: int                           # how many regions it may pass
    by_pass: bool                        # then it must use region movement,
    regions: set[int]                    # which takes it to these regions
    on_road: bool                        # and then that road
    usual: bool                          # it travels as the library knows

    def __init__(self, g: Meccg, slot: int) -> None:
        company = g.companies[slot]
        self.slot = slot
        self.side = company.side
        self.origin = g.kind[company.site]
        self.others = fellows(g, slot)
        self.reach = region_limit(g, slot)
        self.by_pass = bool(passes(g, slot))
        self.regions = in_reach(g, slot, self.reach) if self.by_pass else NOWHERE
        self.on_road = bool(roads(g, slot))
        self.usual = not (self.by_pass or self.on_road or g.optional & GORGOROTH_BARRED) and (
            self.reach == MOST_REGIONS and g.cards.region_of[self.origin] >= 0)

    def piles(self, g: Meccg) -> list[int]:
        """R-ORG-67  The location deck, cards in play, and those that other companies head for."""
        found = [LOCATION + self.side]
        if g.standard:
            found = [*found, SITES + self.side, *[HEADING + other for other in self.others]]
        return [*found, *range(SITES, SITES + 2)] if g.piles[PRISON + self.side] else found

    def has(self, g: Meccg, site: int) -> bool:
        """Whether the company may head for this card."""
        kind = g.kind[site]
        if not self.leads_to(g, kind) or lurks_at(g, site):
            return False                             # R-AMB-125  nobody joins an agent's site card
        if SITES <= g.pile[site] < HEADING and not is_open_to(g, site, self.side):
            return False
        return not taken(g, self.slot, kind, self.others)

    def leads_to(self, g: Meccg, kind: int) -> bool:
        """Whether there is a way to this kind of site."""
        if self.usual:
            return g.cards.leads[self.origin][kind] != 0
        if self.on_road:
            return by_road(g, self.slot, kind) is not None
        if self.by_pass:
            return kind != self.origin and g.cards.region_of[kind] in self.regions
        if not may_go(g, self.slot, self.reach, kind):
            return False
        return not g.optional & GORGOROTH_BARRED or on_foot_allowed(g, self.origin, kind) or (
            linked(g, self.slot, kind) or underground(g, self.origin, kind))


def may_set_out(g: Meccg, slot: int) -> bool:
    """R-AMB-24  The company is not too large to leave, and nothing holds it."""
    return not is_too_many(g, slot, g.companies[slot].members) and g.asked(HELD, slot, 0) == 0


def destinations(g: Meccg, slot: int) -> list[int]:
    """R-ORG-60  The sites this company may head for: one card of each kind, from the location deck or in play."""
    if not may_set_out(g, slot):
        return []
    prospect = Prospect(g, slot)
    kinds: set[int] = set()
    found: list[int] = []
    for pile in prospect.piles(g):
        for site in sorted([it for it in g.piles[pile] if prospect.has(g, it)]):
            if g.kind[site] not in kinds:
                kinds.add(g.kind[site])
                found.append(site)
    return found


def has_destination(g: Meccg, slot: int) -> bool:
    """R-ORG-60  Whether there is any."""
    if not may_set_out(g, slot):
        return False
    prospect = Prospect(g, slot)
    for pile in prospect.piles(g):
        for site in g.piles[pile]:
            if prospect.has(g, site):
                return True
    return False


def is_open_to(g: Meccg, site: int, side: int) -> bool:
    """R-ORG-67, R-PRIS-17, R-AMB-153  A site card in play to which this side's companies may go.

    Where own companies are; and where a friend is kept, if there is no card of one's own, which comes first. No
    company of the owner is at a card that was lent (R-AMB-162).
    """
    if g.owner[site] == side and g.host[site] not in (FOR_RESCUE, LENT):
        return True
    return any(g.host[g.host[it]] == site for it in g.piles[PRISON + side] if g.facts(it).type == CHARACTER)


def lurks_at(g: Meccg, site: int) -> bool:
    """R-AGT-38, R-AMB-125  This card lies in play for an agent."""
    return any(it.site == site for it in g.agents)


def fellows(g: Meccg, slot: int) -> list[int]:
    """The other companies of the same player."""
    first = slot - slot % (SLOTS // 2)
    return [other for other in range(first, first + SLOTS // 2) if other != slot and g.companies[other].members]


def taken(g: Meccg, slot: int, kind: int, others: list[int]) -> bool:
    """R-ORG-25, 27, 68  Companies of one site may not go apart to the same place; only one may use basic movement."""
    if not g.standard:
        return False
    here = g.kind[g.companies[slot].site]
    on_foot = 0
    for other in others:
        goal = goal_of(g, other)
        if goal < 0 or g.kind[goal] != kind:
            continue
        start = g.kind[g.companies[other].site]
        if start == here:
            return True
        on_foot += 1 if only_on_foot(g, other, start, kind) else 0
    return on_foot > 1 or (on_foot == 1 and only_on_foot(g, slot, here, kind))


def only_on_foot(g: Meccg, slot: int, start: int, goal: int) -> bool:
    """R-ORG-68  There is no way for this company but basic movement."""
    return not by_regions(g, slot, region_limit(g, slot), goal) and not underground(g, start, goal)


def reaches(g: Meccg, slot: int, kind: int) -> bool:
    """R-AMB-31  Whether the company could have declared this kind of site, as its destination."""
    if taken(g, slot, kind, fellows(g, slot)):
        return False
    start = g.kind[g.companies[slot].site]
    return linked(g, slot, kind) or by_road(g, slot, kind) is not None or (not passes(g, slot) and (
        on_foot_allowed(g, start, kind) or underground(g, start, kind)))


def imagine_goals(g: Meccg, seat: int, dice: Dice) -> None:
    """R-AMB-31  On an imagined table each face-down destination is one that its company can reach, if any is unseen."""
    for slot in range(SLOTS):
        for card in g.piles[HEADING + slot]:
            if g.is_known(card, seat) or reaches(g, slot, g.kind[card]) or g.asked(FLIES, slot, 0) > 0:
                continue
            unseen = [it for it in g.piles[LOCATION + g.companies[slot].side]
                      if not g.is_known(it, seat) and reaches(g, slot, g.kind[it])]
            if unseen:
                other = unseen[dice.pick(len(unseen))]
                g.exchange(card, other)


def others_on_foot(g: Meccg, slot: int, kind: int) -> bool:
    """R-ORG-68  Another company has used basic movement to this site this turn, or can only come there so."""
    for other in fellows(g, slot):
        company = g.companies[other]
        if company.basic and company.arrived and g.kind[company.site] == kind:
            return True
        goal = goal_of(g, other)
        if goal >= 0 and g.kind[goal] == kind and only_on_foot(g, other, g.kind[company.site], kind):
            return True
    return False


def goal_of(g: Meccg, slot: int) -> int:
    """The site a company goes to, named openly or face down, or -1."""
    going = g.companies[slot].going
    return going if going >= 0 else heading(g, slot)


def heading(g: Meccg, slot: int) -> int:
    """The face-down destination of a company, its own or one it shares (R-ORG-67), or -1."""
    pile = g.piles[HEADING + slot]
    if pile:
        return pile[0]
    along = g.companies[slot].along
    return g.piles[HEADING + along][0] if along >= 0 and g.piles[HEADING + along] else -1


def head_for(g: Meccg, slot: int, site: int) -> None:
    """R-ORG-60, 67, R-AMB-30  Face down; a card in play, or that another company heads for, is named openly."""
    pile = g.pile[site]
    if SITES <= pile < SITES + 2:
        g.companies[slot].going = site
    elif HEADING <= pile < ON_GUARD:
        g.companies[slot].along = pile - HEADING
    else:
        g.move_unseen(site, HEADING + slot)


def has_room(g: Meccg, slot: int, more: list[int]) -> bool:
    """R-ORG-21, R-AMB-24  Seven at most, unless the company stays at a Haven."""
    company = g.companies[slot]
    if is_haven(g, g.kind[company.site]) and goal_of(g, slot) < 0:
        return True
    return not is_too_many(g, slot, [*company.members, *more])


def region_names(g: Meccg, company: Company) -> list[int]:
    """R-KEY-04  Under basic movement only the regions of both ends have names."""
    start, end = region_of(g, company.site), region_of(g, company.going)
    return [start] if start == end else [start, end]
