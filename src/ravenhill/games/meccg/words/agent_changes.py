"""What cards change of agents."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.agent_actions import ACTIONS
from ravenhill.games.meccg.rules.agents import agent_of, on_agent
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.numbers import EXTRA_ACTIONS, MUST_FIGHT, Alter


class ExtraActions(Alter):
    """One more agent action each time: of every agent, of the one it lies on, or of the agent itself face up."""
    every: bool
    counts: bool                         # it counts against the hazard limit
    def __init__(self, every: bool, counts: bool) -> None:
        super().__init__(EXTRA_ACTIONS)
        self.every = every
        self.counts = counts
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        own = agent_of(g, source.card)
        mine = g.host[source.card] == thing or (own is not None and on_agent(own.place) == thing)
        return total + (ACTIONS if self.counts else 1) if self.every or mine else total


class MustFight(Alter):
    """Agents that are face up must attack whoever enters their site."""
    def __init__(self) -> None: super().__init__(MUST_FIGHT)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return 1
