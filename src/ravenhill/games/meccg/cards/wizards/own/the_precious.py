"""The Precious, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who, Word
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.strength import items_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import those


class BesideTheRing(Who[int]):
    """Those in the company of The One Ring who do not bear it."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        members = those(g, source, CURRENT)
        bearers = [it for it in members if any(g.facts(card).has(THE_ONE_RING) for card in items_of(g, it))]
        return [it for it in members if it not in bearers] if bearers else []


class RingIsLostToo(Effect):
    """If he is gone, The One Ring of the company goes too."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        for it in self.who.find(g, source):
            if it >= 0 and not g.is_in_play(it):
                for member in those(g, source, CURRENT):
                    for card in items_of(g, member):
                        if g.facts(card).has(THE_ONE_RING):
                            discard(g, card)
        return True


THE_PRECIOUS = ShortEvent(
    "tw-098", "The Precious", side=HAZARD, keywords=frozenset({CAUSES_CORRUPTION_CHECK}), done=True, rules=(
        may(HAZARDS, CheckCorruption(a(BesideTheRing()), -2), RingIsLostToo(THE_ONE)),
    ),
)
