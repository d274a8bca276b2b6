"""Dragon's Hunger, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.choices import Choice, Take
from ravenhill.core.frames import EVERYBODY, Decision, Plain
from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.lines import ATTACK_CANCELLED, DISCARDED, LIMIT
from ravenhill.games.meccg.piles import HAND
from ravenhill.games.meccg.rules.attacks import attack_depth, is_fixed, the_attack
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import limit_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURE
from ravenhill.games.meccg.words import *


def creatures_of(g: Meccg, side: int) -> list[int]:
    return [card for card in sorted(g.piles[HAND + side]) if g.facts(card).type == CREATURE]


class FeedIt(Decision[Meccg]):
    """Which creature of the hand is the Dragon's prey."""

    def copy(self) -> FeedIt: return FeedIt(self.side)
    def options(self, g: Meccg) -> list[int]: return creatures_of(g, self.side)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)

    def choose(self, g: Meccg, option: int) -> None:
        g.learn(option, EVERYBODY)
        g.tell(DISCARDED, option)
        discard(g, option)


class FeedOrFlee(ThisTurn):
    """The opponent discards a creature, and fewer hazards await the company; who has none shows it, and all is well."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(OnIt(LIMIT_NOW, -1), who)
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return True
    def cancels(self) -> bool: return True
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if creatures_of(g, 1 - source.side):
            g.lasts(self.number, source, thing)
            g.tell_of(LIMIT, g.companies[thing], limit_of(g, thing))
            g.then(FeedIt(1 - source.side))
            return
        for card in g.piles[HAND + 1 - source.side]:
            g.look(card, source.side)
        attack = the_attack(g)
        if attack is not None and not is_fixed(g, attack):
            g.tell(ATTACK_CANCELLED, attack.card)
            g.stop(attack_depth(g))


DRAGONS_HUNGER = ShortEvent("td-106", "Dragon's Hunger", side=RESOURCE, done=True, rules=(
    may(ATTACKED, FeedOrFlee(COMPANY_ATTACKED), when=Facing(DRAGON, DRAKE)),
))
FRAMES: tuple[Plain, ...] = (FeedIt(0),)
