"""The Ring's Betrayal, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.strength import is_ring, items_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.corruption import check
from ravenhill.games.meccg.words.verbs.kinds import Checking
from ravenhill.games.meccg.words.who.people import those


class Betray(Checking):
    """Its bearer makes a corruption check; if he fails, the ring is discarded and he stays."""
    modifier: int
    def __init__(self, who: Who[Any], modifier: int) -> None:
        super().__init__(who)
        self.modifier = modifier
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        check(g, source, g.host[thing], self.modifier, thing)
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing) and g.host[thing] >= 0
    def checkers(self, g: Meccg, source: Source) -> list[int]:
        return [g.host[ring] for ring in self.who.find(g, source) if g.host[ring] >= 0]


class RingsHere(Who[int]):
    """Rings that are borne in the company whose phase it is."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for it in those(g, source, CURRENT) for card in items_of(g, it) if is_ring(g, card)]


THE_RINGS_BETRAYAL = ShortEvent(
    "tw-099", "The Ring's Betrayal", side=HAZARD, keywords=frozenset({CAUSES_CORRUPTION_CHECK}), done=True, rules=(
        may(HAZARDS, Betray(a(RingsHere()), -2)),
    ),
)
