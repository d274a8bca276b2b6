"""Returned Exiles, and the word that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.numbers import bears, blocked
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.influence import attempt_faction
from ravenhill.games.meccg.words.verbs.kinds import Influencing


class CallHome(Influencing):
    """R-SITE-11  The character tries to win the faction, and who bears a card of this name is better at it."""
    name: str
    more: int
    def __init__(self, who: Who[Any], name: str, more: int) -> None:
        super().__init__(who)
        self.name = name
        self.more = more
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not blocked(g, g.kind[source.card])
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        crowned = bears(g, thing, g.cards.names[self.name])
        attempt_faction(g, source, thing, source.card, True, self.more if crowned else 0)


RETURNED_EXILES = Faction(
    "td-146", "Returned Exiles", race=DWARF, points=5, at=(ANY_FALLEN,), above=12, swayed_by={DWARF: +2}, done=True,
    rules=(
        may(AT_SITE, CallHome(THE_ONE, "King under the Mountain", +3), pay=Tap(a(HERE)), when=OfferedTapped()),
    ),
)
