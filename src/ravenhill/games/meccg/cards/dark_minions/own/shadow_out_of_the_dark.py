"""Shadow out of the Dark, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.choices import TheAgent
from ravenhill.games.meccg.lasting import EVERYTHING, THIS_TURN
from ravenhill.games.meccg.lines import TAPS
from ravenhill.games.meccg.piles import FIRST_AGENT, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.agents import agent_in, agent_of, agents_of
from ravenhill.games.meccg.rules.lands import destination
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Race
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import FREE, LETS_IN, Alter, ForRaces


def bearer(g: Meccg, card: int) -> int:
    """The agent on which this card lies, if it is face up and neither at a Free-hold nor at a Haven; or -1."""
    it = agent_in(g, FIRST_AGENT - g.host[card]) if g.host[card] <= FIRST_AGENT else None
    return it.card if it is not None and it.card >= 0 and g.cards.facts[it.at].hold not in (FREE_HOLD, HAVEN) else -1


class ShadowMages(Who[int]):
    """Your agents that are face up and can use shadow-magic."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it.place for it in agents_of(g, source.side) if it.card >= 0 and g.facts(it.card).is_such(SHADOW_MAGIC)]
    def choice(self, thing: int) -> Choice: return TheAgent(thing)


class TapBearer(Effect):
    """The agent on which this card lies taps; not at a Free-hold or a Haven."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        it = bearer(g, source.card)
        return it >= 0 and g.state[it] == UNTAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        it = bearer(g, source.card)
        if it >= 0:
            g.state[it] = TAPPED
            g.tell(TAPS, it)


class LetsIn(ForRaces):
    """Creatures of this race may be played at the agent's site."""
    def __init__(self, race: Race) -> None: super().__init__(LETS_IN, race)


class ForNothing(Alter):
    """Creatures of this race do not count against the limit of a company at the agent's site."""
    race: Race
    def __init__(self, race: Race) -> None:
        super().__init__(FREE)
        self.race = race
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        it = agent_of(g, source.picks[1])
        there = it is not None and it.card >= 0 and g.kind[destination(g.companies[thing])] == it.at
        return total | 1 << self.race if there else total


class AtTheAgents(ThisTurn):
    """This turn, where the agent is on which this card lies."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return True
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        it = bearer(g, source.card)
        if it >= 0:
            about = it if self.change.question == LETS_IN else EVERYTHING
            g.lasts(self.number, source, about, THIS_TURN, it)


SHADOW_OUT_OF_THE_DARK = PermanentEvent("dm-089", "Shadow out of the Dark", side=HAZARD, done=True, rules=(
    may(HAZARDS, LieOnAgent(a(ShadowMages()))),
    may(HAZARDS, AtTheAgents(LetsIn(UNDEAD), THIS), AtTheAgents(ForNothing(UNDEAD), THIS), pay=TapBearer(THIS)),
))
