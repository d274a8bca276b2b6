"""Ancient Stair, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.words import If, Source, Who
from ravenhill.games.meccg.choices import Travel
from ravenhill.games.meccg.piles import UNTAPPED
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import company_of


class CompaniesByStairs(Who[int]):
    """Your companies at untapped sites that are next to an Under-deeps site."""
    def choice(self, thing: int) -> Choice: return Travel(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [slot for slot in Companies().find(g, source) if g.state[g.companies[slot].site] == UNTAPPED
                and self.leads_down(g, g.kind[g.companies[slot].site])]
    def leads_down(self, g: Meccg, site: int) -> bool:
        return any(g.cards.facts[other].under for other in g.cards.below[site])


class WentBelow(If):
    """The company on which the card lies has moved to an Under-deeps site this turn."""
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        return slot >= 0 and g.companies[slot].arrived and g.facts(g.companies[slot].site).under


ANCIENT_STAIR = ShortEvent("dm-115", "Ancient Stair", side=RESOURCE, done=True, rules=(
    may(
        END_OF_ORGANIZATION, PutInPlay(a(CompaniesByStairs()), on_company=True), RememberSite(THE_ONE),
        ThisTurn(OpponentDrawsTwice(), THE_ONE),
    ),
    whenever(TURN_ENDS, Anyway(OfferReturn(THIS), when=WentBelow()), Discard(THIS)),
))
