"""What an attack does to the agent that made it."""
from __future__ import annotations

from typing import Final

from ravenhill.games.meccg.piles import DISCARD, MARSHALLED, OUT, TAPPED, WOUNDED
from ravenhill.games.meccg.rules.agents import agent_in, set_state, state_of
from ravenhill.games.meccg.rules.attacks import Attacking, defender
from ravenhill.games.meccg.rules.leaving import agent_leaves
from ravenhill.games.meccg.state import Meccg

ELIMINATED: Final = 1                    # `fell` of an attack: how its agent ended
GAVE_UP: Final = 2
GIVES_UP_AT: Final = 8                   # the body check that discards some


def agent_is_struck(g: Meccg, attack: Attacking) -> bool:
    """R-AMB-133  A strike of it failed: it is wounded at once. Whether it was wounded before."""
    it = agent_in(g, attack.agent)
    if it is None:
        return False
    before = state_of(g, it) == WOUNDED
    set_state(g, it, WOUNDED)
    return before


def agent_after(g: Meccg, attack: Attacking) -> None:
    """R-AGT-22, 23, R-AMB-96, 133  Face up and tapped, unless wounded; eliminated, it scores if it was defeated."""
    it = agent_in(g, attack.agent)
    if it is None:
        return
    if attack.fell == ELIMINATED:
        shame = g.facts(it.card).points < 0                    # whoever kills it bears that, however it came about
        scores = (attack.defeated or shame) and defender(attack) != it.side()
        agent_leaves(g, it, MARSHALLED + defender(attack) if scores else OUT + it.side())
    elif attack.fell == GAVE_UP:
        agent_leaves(g, it, DISCARD)
    elif state_of(g, it) != WOUNDED:
        set_state(g, it, TAPPED)
