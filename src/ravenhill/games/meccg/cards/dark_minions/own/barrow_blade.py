"""Barrow-blade, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.lines import TAPS
from ravenhill.games.meccg.piles import TAPPED, UNTAPPED
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import Chosen


class TapItsBearer(Effect):
    """A cost: who bears that item, with which no such card lies yet, taps."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if any(g.kind[card] == g.kind[source.card] for card in g.on(thing)):
            return False
        return g.host[thing] >= 0 and g.state[g.host[thing]] == UNTAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[g.host[thing]] = TAPPED
        g.tell(TAPS, g.host[thing])


class ThatItem(Chosen):
    """The item whose bearer tapped."""


BARROW_BLADE = PermanentEvent(
    "dm-119", "Barrow-blade", side=RESOURCE, points=1, score=ITEMS, corruption=1, prowess=+1,
    instead=Instead(prowess=+3, when=Facing(UNDEAD, NAZGUL)), no_duplicate=PER_ITEM, done=True, rules=(
        may(
            AT_SITE, LayWith(ThatItem()), pay=TapItsBearer(a(Items(CURRENT, name="Dagger of Westernesse"))),
            when=SiteIs(RUINS_AND_LAIRS),
        ),
    ),
)
