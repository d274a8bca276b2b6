"""Agents, and whom they reach."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.choices import TheAgent
from ravenhill.games.meccg.piles import LURKING, UNTAPPED
from ravenhill.games.meccg.rules.agent_persuasion import within_reach
from ravenhill.games.meccg.rules.agents import agent_of, agents_of, card_of, is_at, state_of
from ravenhill.games.meccg.rules.lands import destination
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import NO_SKILL, Skill


def is_here(g: Meccg, it: Agent) -> bool:
    """At the site of the company whose phase it is, or at that to which it moves."""
    return g.current >= 0 and is_at(g, it, destination(g.companies[g.current]))


class Agents(Who[int]):
    """R-AGT-31  Your agents, face down or up: of a skill, untapped, at the company's new site, if so said."""
    skill: Skill
    untapped: bool
    here: bool
    def __init__(self, skill: Skill = NO_SKILL, untapped: bool = True, here: bool = False) -> None:
        self.skill = skill
        self.untapped = untapped
        self.here = here
    def find(self, g: Meccg, source: Source) -> list[int]:
        picked = bool(source.picks)                            # what was paid stays picked
        return [card_of(g, it) for it in agents_of(g, source.side)
                if (it.card >= 0 or g.piles[LURKING + it.place])
                and (self.skill == NO_SKILL or self.skill in g.facts(card_of(g, it)).skills)
                and (picked or not self.untapped or state_of(g, it) == UNTAPPED) and (not self.here or is_here(g, it))]


class AnyAgents(Who[int]):
    """Agents by their places, so that a face-down one can be meant: yours or all, of a face, new, if so said."""
    face: int                            # 1 face up only, -1 face down only
    fresh: bool                          # brought into play this turn
    yours: bool
    def __init__(self, face: int = 0, fresh: bool = False, yours: bool = True) -> None:
        self.face = face
        self.fresh = fresh
        self.yours = yours
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it.place for it in g.agents if (not self.yours or it.side() == source.side)
                and (self.face == 0 or (it.card >= 0) == (self.face > 0)) and (it.fresh or not self.fresh)]
    def choice(self, thing: int) -> Choice: return TheAgent(thing)


class WithinReach(Who[int]):
    """R-AGT-24  What the agent that was picked may influence: of these types."""
    sways: tuple[int, ...]
    def __init__(self, *sways: int) -> None: self.sways = sways
    def find(self, g: Meccg, source: Source) -> list[int]:
        own = agent_of(g, source.card)
        if own is None and source.picks:
            own = agent_of(g, source.picks[0])
            if own is None:
                return []
        agents = [own] if own is not None else agents_of(g, source.side)
        return sorted({card for it in agents if it.card >= 0 or g.piles[LURKING + it.place]
                       for card in within_reach(g, it, self.sways)})
