"""What cards change of agents."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.rules.agent_actions import ACTIONS
from ravenhill.games.meccg.rules.agents import agent_of, on_agent
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Hold
from ravenhill.games.meccg.words.numbers import EXTRA_ACTIONS, HOMES, Alter


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


class ComesFrom(Alter):
    """R-AMB-123  If a home of the agent on which it lies is of these types, any site of them is one as well."""
    holds: tuple[Hold, ...]
    def __init__(self, *holds: Hold) -> None:
        super().__init__(HOMES)
        self.holds = holds
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total | sum([1 << hold for hold in self.holds]) if g.host[source.card] == thing else total


class OnThatAgent(If):
    """This card lies on the agent that is meant."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and g.host[source.card] == on_agent(source.picks[0])
