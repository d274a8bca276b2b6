"""Old Road, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.piles import HAND, LOCATION, SITES
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.rules.persuasion import is_new, may_try, same_of_opponent
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class FactionsNear(Who[int]):
    """Factions of your hand whose site is two regions or less from the Haven where the company is.

    One that the opponent has can be won away with the same card of the hand, as by any attempt on the opponent.
    """
    def find(self, g: Meccg, source: Source) -> list[int]:
        if g.current < 0:
            return []
        haven = g.facts(g.companies[g.current].site).name
        found: list[int] = []
        for card in g.piles[HAND + source.side]:
            it = g.facts(card)
            if it.type == FACTION and it.done and it.above > 0 and self.may_come(g, source, card):
                for pile in (LOCATION + source.side, SITES + source.side):
                    for site in g.piles[pile]:
                        there = g.facts(site)
                        near = there.nearest_haven == haven and len(there.path) <= 2
                        if near and there.name in it.at and card not in found:
                            found.append(card)
        return found
    def may_come(self, g: Meccg, source: Source, card: int) -> bool:
        if not blocked(g, g.kind[card]):
            return True
        if same_of_opponent(g, source.side, card) < 0:
            return False
        who = source.picks[:1] or g.companies[g.current].members
        return may_try(g, source.side) and any(not is_new(g, it) for it in who)


OLD_ROAD = ShortEvent("tw-294", "Old Road", side=RESOURCE, done=True, rules=(
    may(
        AT_SITE, Show(a(FactionsNear())), InfluenceFromAfar(THE_ONE, -1, direct=False), pay=Tap(a(HERE)),
        when=SiteIs(HAVEN) & SiteUntapped(),
    ),
))
