"""Withdrawn to Mordor, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.choices import Travel
from ravenhill.games.meccg.state import DISCARD, ON_GUARD, SLOTS, Meccg
from ravenhill.games.meccg.words import *


class GuardedCompanies(Who[int]):
    """Companies against which a card lies on guard."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [slot for slot in range(SLOTS) if g.piles[ON_GUARD + slot]]
    def choice(self, thing: int) -> Choice: return Travel(thing)


class LoseGuard(Effect):
    """A card that lies on guard is discarded, unseen."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        card = g.piles[ON_GUARD + thing][0]
        g.move_unseen(card, DISCARD + g.owner[card])


WITHDRAWN_TO_MORDOR = ShortEvent("dm-165", "Withdrawn to Mordor", side=RESOURCE, done=True, rules=(
    may(ANYTIME, SendAgentAway(a(AnyAgents(face=1, yours=False)), 5)),
    may(ANYTIME, LoseGuard(a(GuardedCompanies()))),
))
