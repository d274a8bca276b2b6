"""What the squire does with agents: they come, go where companies go, let creatures in, and attack where it pays."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.bots.meccg.manner import Manner
from ravenhill.core.choices import Choice
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.choices import HealAgent, MoveAgent, OpenToCreatures, PlayAgent, UntapAgent
from ravenhill.games.meccg.piles import HAND, UNTAPPED
from ravenhill.games.meccg.rules.agent_attacks import may_be_home, more_prowess
from ravenhill.games.meccg.rules.agent_creatures import AT_HOME
from ravenhill.games.meccg.rules.agents import agent_of, is_at, moves, printed_homes
from ravenhill.games.meccg.rules.ambushes import NameAgents
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.lands import destination, like_a
from ravenhill.games.meccg.rules.numbers import fighters
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURE

NEVER: Final = -1.0
AN_AGENT: Final = 0.9                    # to have one in play
A_STEP: Final = 0.6                      # to the site of a company
A_REST: Final = 0.25
LET_IN: Final = 0.7
AT_LEAST: Final = 0                      # by how much an attack must outweigh who will meet it


def agent_worth(g: Meccg, choice: Choice) -> float | None:
    """What is worth doing with agents now; None: the choice is about none."""
    if isinstance(choice, PlayAgent): return AN_AGENT
    if isinstance(choice, (HealAgent, UntapAgent)): return A_REST
    if isinstance(choice, MoveAgent):
        it = agent_of(g, choice.card)
        return A_STEP if it is not None and not any(is_at(g, it, site) for site in goals(g)) and any(
            g.kind[site] in [g.kind[goal] for goal in goals(g)] for site in moves(g, it)) else NEVER
    if isinstance(choice, OpenToCreatures):
        it = agent_of(g, choice.card)
        return LET_IN if it is not None and lets_something_in(g, it) else NEVER
    return None


def goals(g: Meccg) -> list[int]:
    """Where the companies of the active player are, or go."""
    return [destination(it) for it in g.companies if it.members and it.side == g.active]


def lets_something_in(g: Meccg, it: Agent) -> bool:
    """The hand holds a creature that this agent would let in at the company's site."""
    site = destination(g.companies[g.current])
    races = {attack.race for attack in automatic(g, site)}
    if g.kind[site] in printed_homes(g, it): races |= set(AT_HOME[like_a(g, site)])
    return any(g.facts(card).type == CREATURE and g.facts(card).race in races for card in g.piles[HAND + it.side()])


def judge_step(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    """To where a company is, or goes; the one whose phase it is first."""
    kinds = [g.kind[goal] for goal in goals(g)]
    here = g.current >= 0 and g.kind[option] == g.kind[destination(g.companies[g.current])]
    return 2.0 if here else 1.0 if g.kind[option] in kinds else 0.0


def judge_attack(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    """Whoever of the company would meet it: the strongest untapped, or the weakest if the agent may choose."""
    if option == 0: return 0.0
    it = agent_of(g, option - 1)
    if it is None or not isinstance(question, NameAgents): return NEVER
    company = g.companies[question.slot]
    facts, down, home = g.facts(option - 1), it.card < 0, may_be_home(g, it)
    own = facts.prowess + more_prowess(g, it, down, home)
    met = [prowess(g, one, facts.race) for one in fighters(g, company) if (down and home) or g.state[one] == UNTAPPED]
    against = (min(met) if (down and home) or facts.attacker_chooses else max(met)) if met else 0
    return 1.0 + own - against if own - against >= AT_LEAST else NEVER


def judge_tapping(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float: return float(option)
