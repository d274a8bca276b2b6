"""Events that are used as a site where a company's way through named regions ends."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Done
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.meccg.choices import Region
from ravenhill.games.meccg.lasting import WHILE_IT_LIES, Lasting
from ravenhill.games.meccg.lines import LIES_THERE
from ravenhill.games.meccg.piles import NONE, SITES
from ravenhill.games.meccg.rules.crowds import is_too_many
from ravenhill.games.meccg.rules.lands import region_of, region_type
from ravenhill.games.meccg.rules.leaving import stays_after_all
from ravenhill.games.meccg.rules.movement import neighbours, region_limit
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.numbers import HELD, LIES_IN


def may_wander(g: Meccg, slot: int, type: int) -> bool:
    """R-ORG-64, R-AMB-24  Whether this company may use region movement that ends in a region of this type."""
    company = g.companies[slot]
    start = region_of(g, company.site)
    if start < 0 or is_too_many(g, slot, company.members) or g.asked(HELD, slot, 0) > 0:
        return False
    return ends_well(g, slot, type, start, region_limit(g, slot), [])


def ends_well(g: Meccg, slot: int, type: int, region: int, left: int, passed: list[int]) -> bool:
    """Whether with so many regions, this one counted, a way ends in one of this type without passing one twice."""
    reached = {*passed, region}
    edge = [region]
    for _ in range(left):
        if any(region_type(g, slot, it) == type for it in edge):
            return True
        edge = [other for it in edge for other in neighbours(g, slot, it) if other not in reached]
        reached.update(edge)
    return False


class MapPath(Procedure[Meccg]):
    """R-ORG-64, R-KEY-08  The regions are named openly, one after the other; where they end, the card is the site."""
    slot: int
    card: int
    type: int                            # of the last region
    passed: list[int]

    def __init__(self, slot: int, card: int, type: int, like: MapPath | None = None) -> None:
        super().__init__(like)
        self.slot = slot
        self.card = card
        self.type = type
        self.passed = [] if like is None else like.passed.copy()

    def copy(self) -> MapPath: return MapPath(self.slot, self.card, self.type, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.sets_out(g)
            case 1: self.goes_on(g)
            case 2: self.ends_there(g)
            case _: return False
        return True

    def sets_out(self, g: Meccg) -> None:
        stays_after_all(g, self.slot)
        self.passed.append(region_of(g, g.companies[self.slot].site))

    def goes_on(self, g: Meccg) -> None:
        if self.next(g):
            self.at = 1
            g.then(NextOnMap(g.companies[self.slot].side))

    def next(self, g: Meccg) -> list[int]:
        """The regions through which a way may still lead to such an end."""
        left = region_limit(g, self.slot) - len(self.passed)
        return [region for region in neighbours(g, self.slot, self.passed[len(self.passed) - 1])
                if region not in self.passed and ends_well(g, self.slot, self.type, region, left, self.passed)]

    def may_end(self, g: Meccg) -> bool:
        return region_type(g, self.slot, self.passed[len(self.passed) - 1]) == self.type

    def ends_there(self, g: Meccg) -> None:
        company, last = g.companies[self.slot], self.passed[len(self.passed) - 1]
        g.move(self.card, SITES + company.side)
        g.lasting = [*g.lasting, Lasting(remembered_by(g, self.card), company.side, self.card, WHILE_IT_LIES, last)]
        company.going = self.card
        company.basic = False
        company.regions = tuple(self.passed)
        company.path = tuple([int(g.cards.facts[region].region_type) for region in self.passed])
        g.tell_of(LIES_THERE, company, self.card, last)


def remembered_by(g: Meccg, card: int) -> int:
    """What remembers where this card lies."""
    kind = g.cards.identity[g.kind[card]]
    return next(n for n, it in enumerate(g.cards.lasts) if g.cards.lasts_from[n] == kind and (
        it.change.question == LIES_IN))


class NextOnMap(Decision[Meccg]):
    """R-ORG-64  The next region on the way, or the way ends here."""

    def copy(self) -> NextOnMap: return NextOnMap(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-ORG-64",)
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == NONE else Region(option)

    def options(self, g: Meccg) -> list[int]:
        it = g.nearest(MapPath)
        return [*([NONE] if it.may_end(g) else []), *it.next(g)]

    def choose(self, g: Meccg, option: int) -> None:
        it = g.nearest(MapPath)
        if option == NONE:
            it.at = 2
        else:
            it.passed.append(option)
