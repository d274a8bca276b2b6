"""Withdrawn to Mordor, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.choices import Choice
from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.choices import Travel
from ravenhill.games.meccg.piles import DISCARD, HAND, ON_GUARD, SLOTS
from ravenhill.games.meccg.rules.agents import agent_in
from ravenhill.games.meccg.rules.leaving import agent_leaves
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class SendAgentAway(Effect):
    """An agent that is face up is discarded; one of a greater mind returns to its owner's hand."""
    mind: int
    def __init__(self, who: Who[Any], mind: int) -> None:
        super().__init__(who)
        self.mind = mind
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        it = agent_in(g, thing)
        if it is not None and it.card >= 0:
            agent_leaves(g, it, DISCARD if g.facts(it.card).mind <= self.mind else HAND)


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
