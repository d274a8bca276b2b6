"""What agents do by cards, and what is done to them."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Amount, If, Source, Who, amount
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.lines import TAPS
from ravenhill.games.meccg.piles import CHAIN, DISCARD, FIRST_AGENT, IN_PLAY, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.agent_attacks import agent_attack
from ravenhill.games.meccg.rules.agent_persuasion import Swaying, is_of_its_home, meeting_place, within_reach
from ravenhill.games.meccg.rules.agents import agent_of, reveal_agent, set_state, state_of
from ravenhill.games.meccg.rules.aid import helped
from ravenhill.games.meccg.rules.lands import destination
from ravenhill.games.meccg.rules.leaving import agent_leaves, happens
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ANY_NUMBER, SITE
from ravenhill.games.meccg.words.moments import EVENT_PLAYED
from ravenhill.games.meccg.words.numbers import ROBS_THE_COMPANY
from ravenhill.games.meccg.words.verbs.kinds import Hazardous, Playing
from ravenhill.games.meccg.words.who.agents import is_here


def unmasks(g: Meccg, it: Agent, source: Source) -> None:
    """R-AGT-14, 36, R-AMB-123  Revealed as a cost: at the company's site, or where it meets its target."""
    it.masked = it.card < 0
    target = source.picks[len(source.picks) - 1] if source.picks else -1
    site = g.kind[destination(g.companies[g.current])] if g.current >= 0 else -1
    if target >= 0 and agent_of(g, target) is None and g.facts(target).type != SITE:
        site = meeting_place(g, it, target)
    reveal_agent(g, it, site)


class TapAgent(Hazardous):
    """R-AGT-14  An untapped agent taps, and is revealed; only one that reaches something of these types, if so said."""
    sways: tuple[int, ...]
    def __init__(self, who: Who[Any], sways: tuple[int, ...] = ()) -> None:
        super().__init__(who)
        self.sways = sways
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        it = agent_of(g, thing)
        if it is None or state_of(g, it) != UNTAPPED:
            return False
        return not self.sways or bool(within_reach(g, it, self.sways))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        it = agent_of(g, thing)
        if it is not None:
            set_state(g, it, TAPPED)
            unmasks(g, it, source)
            g.tell(TAPS, thing)


class DiscardAgent(Hazardous):
    """R-AGT-36  An agent at the company's new site is revealed and discarded; the card itself, when it is over."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        it = agent_of(g, thing)
        return it is not None and is_here(g, it)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        it = agent_of(g, thing)
        if it is not None:
            unmasks(g, it, source)
            if it in g.agents:
                agent_leaves(g, it, CHAIN if thing == source.card else DISCARD)


class AgentAttacks(Hazardous):
    """R-AGT-35, 36, 37  The agent attacks the company in its movement/hazard phase, face down if it was."""
    prowess: int
    chooses: bool
    robs: bool                           # whom it hits is not wounded, but the company loses an item
    def __init__(self, who: Who[Any], prowess: int = 0, chooses: bool = False, robs: bool = False) -> None:
        super().__init__(who)
        self.prowess = prowess
        self.chooses = chooses
        self.robs = robs
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if thing < 0:
            return True
        it = agent_of(g, thing)
        return it is not None and is_here(g, it)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        it = agent_of(g, thing)
        if it is None or it.card < 0:
            return
        attack = agent_attack(g, g.current, it, it.masked)
        attack.more_prowess += self.prowess
        attack.chooses = attack.chooses or self.chooses
        attack.spares = ROBS_THE_COMPANY if self.robs else 0
        it.masked = False
        g.then(attack)


class Sway(Hazardous):
    """R-AGT-24, R-AMB-135  The agent tries to influence what was picked, with so much more, and more still at home."""
    more: Amount
    at_home: int                         # added for what is playable at the agent's home, or is at home there
    general: bool
    returns: bool                        # a success returns it to the hand
    sure: bool                           # what is playable at the agent's home is influenced without a roll
    def __init__(
        self, who: Who[Any], more: Amount = 0, at_home: int = 0, general: bool = True, returns: bool = False,
        sure: bool = False,
    ) -> None:
        super().__init__(who)
        self.more = more
        self.at_home = at_home
        self.general = general
        self.returns = returns
        self.sure = sure
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        it = swayer(g, source)
        if it is None or it.card < 0:
            return
        own = is_of_its_home(g, it, thing)
        more = amount(g, source, self.more) + (self.at_home if own else 0) + helped(g, source, it.card)
        g.then(Swaying(it.card, thing, more, self.general, self.returns, self.sure and own))


def swayer(g: Meccg, source: Source) -> Agent | None:
    """The agent that makes an attempt: the card itself, or the first that was picked."""
    own = agent_of(g, source.card)
    return own if own is not None or not source.picks else agent_of(g, source.picks[0])


class AgentHere(If):
    """R-AGT-31  This agent is at the site of the company, or where it goes."""
    def holds(self, g: Meccg, source: Source) -> bool:
        it = agent_of(g, source.card)
        return it is not None and is_here(g, it)


class LieOnAgent(Playing):
    """The event stays in play on an agent, face up whatever the agent does; on each of them once, if so said."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if g.facts(source.card).no_duplicate == ANY_NUMBER:
            return True
        kind = g.cards.identity[g.kind[source.card]]
        return not any(g.cards.identity[g.kind[card]] == kind for card in g.on(FIRST_AGENT - thing))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.move(source.card, IN_PLAY + g.owner[source.card])
        g.host[source.card] = FIRST_AGENT - thing
        happens(g, EVENT_PLAYED, source.card)
