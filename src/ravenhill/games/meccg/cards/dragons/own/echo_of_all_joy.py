"""Echo of all Joy, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.piles import IN_PLAY
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import ENDURES


class JoyfulTimes(Who[int]):
    """Resource long-events in play."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.piles[IN_PLAY] + g.piles[IN_PLAY + 1]
                if g.facts(card).form == LONG and g.facts(card).side == RESOURCE]


class ItsHost(Who[int]):
    """The card on which this one lies."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        host = g.host[source.card]
        return [host] if host >= 0 else []


ECHO_OF_ALL_JOY = PermanentEvent("td-110", "Echo of all Joy", side=RESOURCE, done=True, rules=(
    may(ANYTIME, PutInPlay(a(JoyfulTimes())), when=~DOORS),
    always(On(ENDURES, +1, ItsHost())),
    whenever(DECK_EXHAUSTED, Discard(ItsHost())),
    whenever(EVENT_PLAYED, Discard(ItsHost()), when=SubjectIsNamed("Doors of Night")),
))
