"""Companies that come to another place than they meant to: a destination that is exchanged on the way."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.meccg.choices import To
from ravenhill.games.meccg.lines import GOES_ASTRAY, KEEPS_ITS_WAY, LOSES_ITS_WAY
from ravenhill.games.meccg.piles import LENT, LOCATION, NONE, SITES
from ravenhill.games.meccg.rules.lands import printed_path, region_of
from ravenhill.games.meccg.rules.leaving import site_leaves
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import COASTAL_SEA, RANGER


def over_sea(g: Meccg, side: int) -> list[int]:
    """Sites of a location deck, one of each kind, whose site path has a Coastal Sea; a Haven has several paths."""
    return one_of_each(g, [site for site in sorted(g.piles[LOCATION + side]) if any(
        COASTAL_SEA in printed_path(g, path) for path in [g.facts(site).path, *g.facts(site).haven_paths.values()])])


def nearby(g: Meccg, side: int, slot: int) -> list[int]:
    """Other sites of a location deck, one of each kind, in the region to which this company goes or next to it."""
    goal = g.kind[g.companies[slot].going]
    region = region_of(g, g.companies[slot].going)
    if region < 0:
        return []
    near = [region, *g.cards.borders[region]]
    return one_of_each(g, [site for site in sorted(g.piles[LOCATION + side])
                           if g.cards.region_of[g.kind[site]] in near and g.kind[site] != goal])


def one_of_each(g: Meccg, sites: list[int]) -> list[int]:
    found: dict[int, int] = {}
    for site in sites:
        found.setdefault(g.kind[site], site)
    return list(found.values())


class InItsPlace(Decision[Meccg]):
    """R-AMB-162  The site of the hazard player's location deck to which the company comes instead."""
    slot: int
    sea: bool                            # any with a Coastal Sea in its site path; else one nearby

    def __init__(self, side: int, slot: int, sea: bool) -> None:
        super().__init__(side)
        self.slot = slot
        self.sea = sea

    def copy(self) -> InItsPlace: return InItsPlace(self.side, self.slot, self.sea)
    def rules(self) -> tuple[str, ...]: return ("R-AMB-162",)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == NONE else To(option)

    def options(self, g: Meccg) -> list[int]:
        found = over_sea(g, self.side) if self.sea else nearby(g, self.side, self.slot)
        return found or [NONE]

    def choose(self, g: Meccg, option: int) -> None:
        if option != NONE:
            lend(g, self.slot, option)


def lend(g: Meccg, slot: int, site: int) -> None:
    """R-AMB-162  The card is where the company goes now; path, draws and limit stay as they are."""
    company = g.companies[slot]
    goal, company.going = company.going, site
    g.move(site, SITES + g.owner[site])
    g.host[site] = LENT
    g.tell_of(GOES_ASTRAY, company, site)
    site_leaves(g, goal)


class LoseTheWay(Procedure[Meccg]):
    """The hazard player rolls, two less for each ranger of the company; above a number it comes elsewhere."""
    side: int
    slot: int
    above: int

    def __init__(self, side: int, slot: int, above: int, like: LoseTheWay | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.slot = slot
        self.above = above

    def copy(self) -> LoseTheWay: return LoseTheWay(self.side, self.slot, self.above, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0 or g.companies[self.slot].going < 0:
            return False
        g.roll(2)
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        company = g.companies[self.slot]
        total = faces[0] + faces[1] - 2 * len([it for it in company.members if RANGER in skills(g, it)])
        g.tell_of(LOSES_ITS_WAY if total > self.above else KEEPS_ITS_WAY, company, total, self.above)
        if total > self.above:
            g.then(InItsPlace(self.side, self.slot, False))
