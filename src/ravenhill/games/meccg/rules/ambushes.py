"""After the automatic-attacks of a site: agents that lurk there, and creatures that lay on guard."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Done, Take
from ravenhill.core.frames import Decision, Procedure
from ravenhill.core.words import Source
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.rules.agent_attacks import agent_attack
from ravenhill.games.meccg.rules.agents import agent_in, agents_of, card_of, is_at, reveal_agent
from ravenhill.games.meccg.rules.combat import keyed_attack
from ravenhill.games.meccg.rules.keys import ways_of_keying
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.numbers import MUST_FIGHT

PAIR: Final = 2


class Ambushes(Procedure[Meccg]):
    """R-OG-05, R-AGT-17, R-AMB-75, 95, 131  Agents are named all at once; they and creatures come in A's order."""
    slot: int
    creatures: list[int]                 # revealed on guard, each with its key
    agents: list[int]                    # places of agents, each with 1 if it was face down

    def __init__(self, slot: int, creatures: list[int], like: Ambushes | None = None) -> None:
        super().__init__(like)
        self.slot = slot
        self.creatures = creatures.copy()
        self.agents = [] if like is None else like.agents.copy()

    def copy(self) -> Ambushes: return Ambushes(self.slot, self.creatures, self)
    def ending(self) -> int: return 2

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.agents_are_named(g)
            case 1: return self.one_after_the_other(g)
            case 2: self.nobody_is_left(g)
            case _: return False
        return True

    def agents_are_named(self, g: Meccg) -> None:
        """R-AMB-112, 131  Asked whenever an agent lies face down anywhere, or is face up here: nobody can tell."""
        company = g.companies[self.slot]
        forced = g.asked(MUST_FIGHT, self.slot, 0) > 0
        must = [it.place for it in lurking_at(g, self.slot, []) if it.card >= 0 and forced]
        there = [it for it in agents_of(g, 1 - company.side) if not it.fought and (
            it.card < 0 or it.at == g.kind[company.site])]
        if there:
            g.then(NameAgents(1 - company.side, self.slot, must))

    def one_after_the_other(self, g: Meccg) -> bool:
        self.at = 1
        if not g.companies[self.slot].members or not (self.creatures or self.agents):
            self.at = 2
        elif len(self.creatures) + len(self.agents) > PAIR:
            g.then(WhoComes(g.active))
        else:
            self.comes(g, 0)
        return True

    def waiting(self, g: Meccg) -> list[int]:
        """The cards of those who will attack, agents first."""
        found = [it.card for it in [agent_in(g, place) for place in self.agents[::PAIR]] if it is not None]
        return found + self.creatures[::PAIR]

    def comes(self, g: Meccg, n: int) -> None:
        """The next, by its place among those who wait."""
        if n < len(self.agents) // PAIR:
            place, down = self.agents[PAIR * n:PAIR * n + PAIR]
            del self.agents[PAIR * n:PAIR * n + PAIR]
            it = agent_in(g, place)
            if it is not None and it.card >= 0:
                g.then(agent_attack(g, self.slot, it, down == 1))
            return
        n = PAIR * n - len(self.agents)
        card, key = self.creatures[n:n + PAIR]
        del self.creatures[n:n + PAIR]
        if key in ways_of_keying(g, self.slot, Source(card, 0, g.owner[card], []), True):
            g.then(keyed_attack(g, self.slot, card, key))
        else:
            is_kept_off(g, card)                               # R-AMB-48

    def nobody_is_left(self, g: Meccg) -> None:
        for card in self.creatures[::PAIR]:                    # nobody is left whom they could attack
            is_kept_off(g, card)
        self.creatures = []


def is_kept_off(g: Meccg, creature: int) -> None:
    """It was shown, and cannot attack any more."""
    if creature in g.attackers:
        g.attackers.remove(creature)
    discard(g, creature)


def lurking_at(g: Meccg, slot: int, named: list[int]) -> list[Agent]:
    """R-AGT-17, R-AMB-95  The agents at the site that a company has entered, in any state, once each."""
    company = g.companies[slot]
    return [it for it in agents_of(g, 1 - company.side)
            if not it.fought and it.place not in named and is_at(g, it, company.site)]


class NameAgents(Decision[Meccg]):
    """R-AGT-17, R-AMB-131  One more of the agents at this site attacks, or no more."""
    slot: int
    named: list[int]                     # places of agents, whose faces are not yet turned

    def __init__(self, side: int, slot: int, named: list[int]) -> None:
        super().__init__(side)
        self.slot = slot
        self.named = named

    def copy(self) -> NameAgents: return NameAgents(self.side, self.slot, self.named.copy())
    def rules(self) -> tuple[str, ...]: return ("R-AGT-17",)
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        return [0, *sorted([card_of(g, it) + 1 for it in lurking_at(g, self.slot, self.named)])]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            place = next(it.place for it in agents_of(g, self.side) if card_of(g, it) == option - 1)
            g.then(NameAgents(self.side, self.slot, [*self.named, place]))
            return
        ambushes = g.nearest(Ambushes)
        site = g.kind[g.companies[self.slot].site]
        for place in self.named:
            it = agent_in(g, place)
            if it is None:
                continue
            down = it.card < 0
            it.fought = True
            if reveal_agent(g, it, site):
                ambushes.agents += [place, 1 if down else 0]


class WhoComes(Decision[Meccg]):
    """R-AMB-95  Which of those who lay in wait attacks next: the active player says."""

    def copy(self) -> WhoComes: return WhoComes(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-AMB-95",)
    def options(self, g: Meccg) -> list[int]: return list(range(len(g.nearest(Ambushes).waiting(g))))
    def choice(self, g: Meccg, option: int) -> Choice: return Take(g.nearest(Ambushes).waiting(g)[option])
    def choose(self, g: Meccg, option: int) -> None: g.nearest(Ambushes).comes(g, option)
