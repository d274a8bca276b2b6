"""Face Out of Sight, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import HAND, SLOTS, UNTAPPED
from ravenhill.games.meccg.rules.agents import state_of
from ravenhill.games.meccg.rules.leaving import agent_leaves, guard_returns
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import AtOnce


class GuardsReturn(AtOnce):
    """All cards on guard return to the hands they came from."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for slot in range(SLOTS):
            guard_returns(g, slot)


class TheWearyReturn(AtOnce):
    """All tapped and all wounded agents return to their owners' hands."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for it in g.agents.copy():
            if state_of(g, it) != UNTAPPED:
                agent_leaves(g, it, HAND)


FACE_OUT_OF_SIGHT = LongEvent("dm-127", "Face Out of Sight", side=RESOURCE, no_duplicate=GLOBAL, done=True, rules=(
    whenever(END_OF_HAZARDS, GuardsReturn(THIS)),
    whenever(TURN_ENDS, TheWearyReturn(THIS)),
))
