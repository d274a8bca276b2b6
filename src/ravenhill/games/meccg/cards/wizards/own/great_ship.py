"""Great Ship, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.rules.lands import path_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import company_of


class AlongTheSea(If):
    """The site path of the company has a Coastal Sea, and nowhere two regions after each other that are none."""
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        path = path_of(g, slot) if slot >= 0 else []
        inland = any(path[n] != COASTAL_SEA and path[n + 1] != COASTAL_SEA for n in range(len(path) - 1))
        return COASTAL_SEA in path and not inland


GREAT_SHIP = ShortEvent("tw-248", "Great Ship", side=RESOURCE, done=True, rules=(
    may(ORGANIZING, PutInPlay(COMPANY_OF_THE_ONE, on_company=True), pay=Tap(a(Characters(YOURS)))),
    may(END_OF_ORGANIZATION, PutInPlay(COMPANY_OF_THE_ONE, on_company=True), pay=Tap(a(Characters(YOURS)))),
    may(ANYTIME, Counter(a(HazardsOnUs())), pay=Tap(a(COMPANIONS)), when=InPlayOnly() & AlongTheSea()),
    whenever(TURN_ENDS, Discard(THIS)),
))
