"""Rebuild the Town, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Hold
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import SITE_TYPE, Alter


class AtLair(If):
    """The site of the company whose phase it is, is the lair of a Dragon."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0:
            return False
        name = g.facts(g.companies[g.current].site).name
        return any(card.lair == name for card in g.cards.facts)


class ItsSiteIs(Alter):
    """The site on which the card lies is of another type."""
    hold: Hold
    def __init__(self, hold: Hold) -> None:
        super().__init__(SITE_TYPE)
        self.hold = hold
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return self.hold if g.host[source.card] == thing else total


REBUILD_THE_TOWN = PermanentEvent("dm-155", "Rebuild the Town", side=RESOURCE, done=True, rules=(
    may(AT_SITE, PutInPlay(THE_SITE), when=SiteIs(RUINS_AND_LAIRS) & ~Below() & ~AtLair()),
    always(ItsSiteIs(BORDER_HOLD), ItsSiteHas(UNGUARDED)),
))
