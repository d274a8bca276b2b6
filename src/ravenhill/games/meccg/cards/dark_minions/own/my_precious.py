"""My Precious, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision, Plain
from ravenhill.core.words import If, Source, Who
from ravenhill.games.meccg.lines import DISCARDED, GAINS, TAPS
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, MARSHALLED, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.agent_wounds import ELIMINATED
from ravenhill.games.meccg.rules.agents import agent_of
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.rules.leaving import agent_leaves, discard, happens
from ravenhill.games.meccg.rules.numbers import may_bear
from ravenhill.games.meccg.rules.removal import items_in
from ravenhill.games.meccg.rules.strength import is_ring
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.moments import COMPANY_CHANGED
from ravenhill.games.meccg.words.verbs.kinds import AtOnce


def rings_in(g: Meccg, slot: int) -> list[int]:
    """All rings of a company."""
    return [card for card in items_in(g, slot) if is_ring(g, card) or g.facts(card).is_such(A_RING)]


class ItHit(If):
    """A strike of the attack has succeeded."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and attack.hits > 0


class StolenRing(Decision[Meccg]):
    """Which ring is lost."""
    slot: int

    def __init__(self, side: int, slot: int) -> None:
        super().__init__(side)
        self.slot = slot

    def copy(self) -> StolenRing: return StolenRing(self.side, self.slot)
    def options(self, g: Meccg) -> list[int]: return rings_in(g, self.slot)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)

    def choose(self, g: Meccg, option: int) -> None:
        g.tell(DISCARDED, option)
        discard(g, option)


class StealRing(AtOnce):
    """If the company has a ring, the agent and a ring of the attacker's choice are discarded."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        attack, it = the_attack(g), agent_of(g, source.card)
        if attack is None or it is None or not rings_in(g, attack.slot):
            return
        if attack.fell != ELIMINATED:
            agent_leaves(g, it, DISCARD)
        g.then(StolenRing(it.side(), attack.slot))


def is_elsewhere(g: Meccg, kind: int) -> bool:
    """A card of this name is in play, scores or is out of the game."""
    identity = g.cards.identity[kind]
    return any(g.cards.identity[g.kind[card]] == identity
               for pile in range(MARSHALLED, IN_PLAY + 2) for card in g.piles[pile])


class TameIt(Decision[Meccg]):
    """R-AMB-112  Somebody untapped may tap and take the one that is named along; then the agent is discarded."""
    slot: int
    card: int                        # the agent
    name: int                        # the kind of the card that is played in its place

    def __init__(self, side: int, slot: int, card: int, name: int) -> None:
        super().__init__(side)
        self.slot = slot
        self.card = card
        self.name = name

    def copy(self) -> TameIt: return TameIt(self.side, self.slot, self.card, self.name)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def found(self, g: Meccg) -> list[int]:
        if is_elsewhere(g, self.name):
            return []
        return [card for card in sorted(g.piles[HAND + self.side]) if g.cards.identity[g.kind[card]] == self.name]

    def options(self, g: Meccg) -> list[int]:
        cards = self.found(g)
        if not cards:
            return [0]
        members = g.companies[self.slot].members
        return [0, *[it + 1 for it in members if g.state[it] == UNTAPPED and may_bear(g, it, cards[0])]]

    def choose(self, g: Meccg, option: int) -> None:
        it = agent_of(g, self.card)
        if option == 0 or it is None:
            return
        ally = self.found(g)[0]
        agent_leaves(g, it, DISCARD)
        g.state[option - 1] = TAPPED
        g.tell(TAPS, option - 1)
        g.move(ally, IN_PLAY + self.side)
        g.host[ally] = option - 1
        g.tell(GAINS, option - 1, ally)
        happens(g, COMPANY_CHANGED, self.slot)


class MayBeTamed(AtOnce):
    """Unless the agent was defeated, the defender may tap somebody to play that card; then the agent is discarded."""
    name: str
    def __init__(self, who: Who[Any], name: str) -> None:
        super().__init__(who)
        self.name = name
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        attack = the_attack(g)
        if attack is not None and not attack.defeated and attack.fell != ELIMINATED:
            g.then(TameIt(g.companies[attack.slot].side, attack.slot, source.card, g.cards.names[self.name]))


MY_PRECIOUS = Agent(
    "dm-029", "My Precious", race=HOBBIT, skills=frozenset({SCOUT}), mind=4, prowess=2, body=9, points=-1,
    corruption_check=+4, homes=("Goblin-gate", "Moria", "Shelob's Lair", "Mount Doom"), twin="Gollum", done=True,
    rules=(
        always(ExtraActions(every=False, counts=False)),
        whenever(ATTACK_OVER, StealRing(THIS), when=TheAttackIsThis() & ItHit()),
        whenever(ATTACK_OVER, MayBeTamed(THIS, "Gollum"), when=TheAttackIsThis() & ~ItHit()),
    ),
)
FRAMES: tuple[Plain, ...] = (StolenRing(0, 0), TameIt(0, 0, 0, 0))
