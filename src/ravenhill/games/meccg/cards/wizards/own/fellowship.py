"""Fellowship, and the words that it alone uses."""
from __future__ import annotations

from typing import Final

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ALLY
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import those


class WithAllies(Who[int]):
    """The characters and allies of the bearer's company."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        found = those(g, source, OF_BEARER).copy()
        for it in found.copy():
            found.extend([card for card in g.on(it) if g.facts(card).type == ALLY])
        return found


COMPANIONS_AND_ALLIES: Final = WithAllies()
FELLOWSHIP = PermanentEvent("tw-240", "Fellowship", side=RESOURCE, prowess=+1, corruption_check=+1, done=True, rules=(
    may(ORGANIZING, PutInPlay(a(Companies(least=4, at=HAVEN)), on_company=True)),
    always(On(PROWESS, +1, COMPANIONS_AND_ALLIES), On(CHECK, +1, COMPANIONS)),
    whenever(COMPANY_CHANGED, Discard(THIS), when=SubjectIsCompany()),
))
