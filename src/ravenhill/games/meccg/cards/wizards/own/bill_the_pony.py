"""Bill the Pony, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.piles import LOCATION, SITES
from ravenhill.games.meccg.rules.leaving import site_leaves
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


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


BILL_THE_PONY = Ally(
    "tw-198", "Bill the Pony", mind=1, prowess=-2, body=10, points=1, at=("Bree", "Bag End"), done=True, rules=(
        may(AT_SITE, Gain(THE_ONE), TapSite(THIS), pay=Tap(a(HERE)), when=OfferedTapped()),
        may(END_OF_TURN, GoHome(COMPANY), pay=Spend(THIS), when=AtMost(3) & ~BearerAt(HAVEN)),
    ),
)
