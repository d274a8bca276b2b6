"""Going back to a Haven without a movement/hazard phase."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.choices import To
from ravenhill.games.meccg.lines import ARRIVES
from ravenhill.games.meccg.rules.leaving import site_leaves
from ravenhill.games.meccg.state import LOCATION, SITES, Meccg


def haven_card(g: Meccg, slot: int, kind: int) -> int:
    """A card of this Haven in the location deck, if the company is elsewhere; or -1."""
    company = g.companies[slot]
    if kind >= 0 and g.kind[company.site] != kind:
        for site in sorted(g.piles[LOCATION + company.side]):
            if g.kind[site] == kind:
                return site
    return -1


class GoBack(Decision[Meccg]):
    """The company is at that Haven from now on, or stays where it is."""
    slot: int
    haven: int                           # its kind

    def __init__(self, side: int, slot: int, haven: int) -> None:
        super().__init__(side)
        self.slot = slot
        self.haven = haven

    def copy(self) -> GoBack: return GoBack(self.side, self.slot, self.haven)
    def options(self, g: Meccg) -> list[int]: return [0, 1]
    def choice(self, g: Meccg, option: int) -> Choice:
        return To(haven_card(g, self.slot, self.haven)) if option else No()

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            company = g.companies[self.slot]
            old, card = company.site, haven_card(g, self.slot, self.haven)
            g.move(card, SITES + company.side)
            company.site = card
            site_leaves(g, old)
            g.tell_of(ARRIVES, company, card)
