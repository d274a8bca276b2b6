"""Use Palantír, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.strength import items_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import those


class StonesOfTheOne(Who[int]):
    """A Palantír that who was picked first bears."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        bearers = source.picks[:1] or those(g, source, YOURS)
        return [card for it in bearers for card in items_of(g, it) if g.facts(card).has(PALANTIR)]


USE_PALANTIR = ShortEvent("tw-355", "Use Palantír", side=RESOURCE, skill=SAGE, done=True, rules=(
    may(ANYTIME, LetHimUse(OnIt(ABLE, 1), a(StonesOfTheOne())), pay=Tap(a(Characters(YOURS, SAGE, bearing=PALANTIR)))),
))
