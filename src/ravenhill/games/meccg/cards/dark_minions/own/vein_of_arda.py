"""Vein of Arda, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class NoneFoundHere(If):
    """No card of this name lies with anybody at the site of the company whose phase it is."""
    def holds(self, g: Meccg, source: Source) -> bool:
        here = g.kind[g.companies[g.current].site] if g.current >= 0 else -1
        kind = g.cards.identity[g.kind[source.card]]
        return not any(g.kind[it.site] == here and g.cards.identity[g.kind[card]] == kind
                       for it in g.companies for one in it.members for card in g.borne(one))


VEIN_OF_ARDA = PermanentEvent(
    "dm-162", "Vein of Arda", side=RESOURCE, points=2, no_duplicate=PER_SITE, done=True, rules=(
        may(
            AT_SITE, PutInPlay(THE_ONE), TapSite(THIS), pay=Tap(a(Characters(CURRENT, SAGE))),
            when=Below() & NoneFoundHere(),
        ),
        may(
            AT_SITE, PutInPlay(THE_ONE), TapSite(THIS), pay=Tap(a(Characters(CURRENT, race=DWARF))),
            when=Below() & NoneFoundHere(),
        ),
        always(On(NOT_UNTAPPING, 1, BEARER)),
        may(ORGANIZING, Store(THIS), when=BearerAt(HAVEN)),
    ),
)
