"""How a company sets out: its hazard limit, and the roll that it needs in the Under-deeps."""
from __future__ import annotations

from typing import Final

from ravenhill.core.frames import Procedure
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.lines import DESCENDS, LOST_BELOW, MOVES, STAYS_THERE
from ravenhill.games.meccg.piles import HAND
from ravenhill.games.meccg.rules.leaving import stays_after_all
from ravenhill.games.meccg.rules.numbers import company_size, hazard_limit
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.moments import DESCENDING
from ravenhill.games.meccg.words.numbers import DESCENT

LEAST_LIMIT: Final = 2
LEAST_ROLL: Final = 2


def set_limit(g: Meccg, slot: int) -> None:
    """R-MH-05, R-AMB-161  It is set, unless it was given; and everybody is told."""
    company = g.companies[slot]
    if not company.parted:
        company.limit = the_limit(g, slot, company)
    if company.going >= 0:
        g.tell_of(MOVES, company, company.site, company.going, company.limit)
    else:
        g.tell_of(STAYS_THERE, company, company.site, company.limit)


def the_limit(g: Meccg, slot: int, company: Company) -> int:
    """R-MH-26, R-AMB-35  The size, two at least; halved if the opponent used the sideboard; then cards."""
    limit = max(LEAST_LIMIT, company_size(g, company))
    if g.hazards_halved:
        limit = (limit + 1) // 2
    if company.going >= 0:
        limit += g.facts(company.going).hazard_limit
    return hazard_limit(g, slot, limit)


def must_roll(g: Meccg, company: Company) -> bool:
    """R-UD-09, 10, R-AMB-99  From one Under-deeps site to another; up and down there is nothing to roll."""
    return not company.parted and g.cards.below[g.kind[company.site]].get(g.kind[company.going], 0) > 0


def needed(g: Meccg, slot: int) -> int:
    """R-AMB-139  What the company must roll on its way."""
    return roll_to(g, slot, g.kind[g.companies[slot].going])


def roll_to(g: Meccg, slot: int, goal: int) -> int:
    """R-AMB-139  The number between its site and this one, as cards in force change it for this company."""
    return g.asked(DESCENT, slot, g.cards.below[g.kind[g.companies[slot].site]].get(goal, 0))


class Descent(Procedure[Meccg]):
    """R-UD-09, 12, R-AMB-140, 141  Two dice say whether it finds the way; if not, it has not moved."""
    slot: int

    def __init__(self, slot: int, like: Descent | None = None) -> None:
        super().__init__(like)
        self.slot = slot

    def copy(self) -> Descent: return Descent(self.slot, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.the_opponent_may_bar_the_way(g)
            case 1: g.roll(2 if needed(g, self.slot) > LEAST_ROLL else 0)
            case _: return False
        return True

    def the_opponent_may_bar_the_way(self, g: Meccg) -> None:
        if g.piles[HAND + 1 - g.active]:
            g.then(Acting(DESCENDING, 1 - g.active, True))

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        if not faces:
            return
        company, total, least = g.companies[self.slot], faces[0] + faces[1], needed(g, self.slot)
        g.tell_of(DESCENDS if total >= least else LOST_BELOW, company, company.going, total, least)
        if total < least:
            stays_after_all(g, self.slot)
            set_limit(g, self.slot)
