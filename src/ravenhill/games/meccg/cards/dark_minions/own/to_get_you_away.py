"""To Get You Away, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.words import If, Source, Who
from ravenhill.games.meccg.agents import Agent as Lurker
from ravenhill.games.meccg.choices import To
from ravenhill.games.meccg.lasting import WHILE_IT_LIES
from ravenhill.games.meccg.lines import AGENT_GOES_TO
from ravenhill.games.meccg.piles import LOCATION, LURKING
from ravenhill.games.meccg.rules.agent_attacks import agent_attack
from ravenhill.games.meccg.rules.agents import agent_in, agent_of, agents_of, printed_homes
from ravenhill.games.meccg.rules.attacks import Attacking
from ravenhill.games.meccg.rules.leaving import held_by, site_leaves
from ravenhill.games.meccg.rules.prisoners import host_goes_empty, host_waits
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.changes import Mark
from ravenhill.games.meccg.words.numbers import KEEPERS
from ravenhill.games.meccg.words.verbs.kinds import AtOnce, Playing
from ravenhill.games.meccg.words.who.agents import is_here


def prisons(g: Meccg, it: Lurker) -> list[int]:
    """R-AMB-137  A card of each home of the agent: of the location deck, or the one that lies under it."""
    homes = printed_homes(g, it)
    found: dict[int, int] = {}
    for site in [*([it.site] if it.site >= 0 else []), *sorted(g.piles[LOCATION + it.side()])]:
        if g.kind[site] in homes:
            found.setdefault(g.kind[site], site)
    return sorted(found.values())


class HomesOfIt(Who[int]):
    """The home sites of the agent that was picked."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        agents = [agent_of(g, source.picks[0])] if source.picks else [
            it for it in agents_of(g, source.side)
            if (it.card >= 0 or g.piles[LURKING + it.place]) and is_here(g, it)]
        return sorted({site for it in agents if it is not None for site in prisons(g, it)})
    def choice(self, thing: int) -> Choice: return To(thing)


class RaceOfIt(Mark):
    """Who guards the prisoner is of the race of the agent."""
    def __init__(self) -> None: super().__init__(KEEPERS)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return source.picks[1]


class Abduct(Playing):
    """The agent attacks and chooses whom to strike; who is hit is not wounded, but taken prisoner at that home."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        it = agent_of(g, thing) if thing >= 0 else None
        if it is None or it.card < 0 or g.current < 0:
            return thing < 0 or len(source.picks) < 2
        return len(source.picks) < 2 or source.picks[1] == it.site or g.pile[source.picks[1]] == LOCATION + source.side
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        it = agent_of(g, thing)
        if it is None or it.card < 0:
            return
        host_waits(g, source.card, source.picks[1])
        attack = agent_attack(g, g.current, it, it.masked)
        attack.chooses = True
        attack.captor = source.card
        it.masked = False
        g.then(attack)


class GuardedByItsKin(ThisTurn):
    """The attack that a rescue faces is of the race of the agent."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return True
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if g.is_in_play(source.card) and thing >= 0:
            g.lasts(self.number, source, source.card, WHILE_IT_LIES, int(g.facts(thing).race))


class ItIsTheCaptor(If):
    """The attack takes prisoners for this card."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attacks = [frame for frame in g.stack if isinstance(frame, Attacking)]
        return bool(attacks) and attacks[-1].captor == source.card


class CarryHome(AtOnce):
    """The agent goes to where its prisoner is kept; if it has taken nobody, this card is discarded."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        attack = g.nearest(Attacking)
        it, site = agent_in(g, attack.agent), g.host[source.card]
        if held_by(g, source.card) and it is not None and it.card >= 0:
            before, it.site, it.at, it.leaves = it.site, site, g.kind[site], False
            if before not in (-1, site):
                site_leaves(g, before)
            g.tell(AGENT_GOES_TO, it.card, site)
        host_goes_empty(g, source.card)


# Opponents who play minions are none of ours: what the card says of them has no behaviour.
TO_GET_YOU_AWAY = Host(
    "dm-092", "To Get You Away", rescue=(Automatic(NO_RACE, strikes=3, prowess=8),), done=True, rules=(
        may(
            HAZARDS, Abduct(THE_ONE), GuardedByItsKin(RaceOfIt(), THE_ONE),
            pay=Together(TapAgent(a(Agents(here=True))), NameSite(a(HomesOfIt()))),
        ),
        whenever(ATTACK_ENDS, CarryHome(THIS), when=ItIsTheCaptor()),
    ),
)
