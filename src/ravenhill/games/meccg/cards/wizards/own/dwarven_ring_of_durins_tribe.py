"""Dwarven Ring of Durin's Tribe, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.lines import UNTAPS
from ravenhill.games.meccg.state import TAPPED, UNTAPPED, Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import company_of


class UntapSite(Effect):
    """The site where the bearer is untaps."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        slot = company_of(g, thing)
        return slot >= 0 and g.state[g.companies[slot].site] == TAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        site = g.companies[company_of(g, thing)].site
        g.state[site] = UNTAPPED
        g.tell(UNTAPS, site)


DWARVEN_RING_OF_DURINS_TRIBE = Item(
    "tw-216", "Dwarven Ring of Durin's Tribe", size=SPECIAL, points=4, corruption=3, prowess=+2, body=+1, influence=+2,
    instead=Instead(points=6, corruption=5, prowess=+4, influence=+7, when=BearerIs(DWARF)), at=(AFTER_A_TEST,),
    keywords=frozenset({DWARVEN_RING}), unique=True, done=True, rules=(
        may(ANYTIME, UntapSite(BEARER), CheckCorruption(BEARER, +2), pay=Tap(BEARER), when=BearerIs(DWARF)),
    ),
)
