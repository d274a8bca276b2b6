"""Alatar, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, If, Source
from ravenhill.games.meccg.piles import UNCONTROLLED
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.rules.leaving import discard, join
from ravenhill.games.meccg.rules.movement import has_room
from ravenhill.games.meccg.rules.numbers import followers
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ALLY
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import DRAWS_OPPONENT, Alter


class ElsewhereAtHaven(If):
    """He is at a Haven, and another company of his player is attacked."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack, slot = the_attack(g), g.company[source.card]
        return attack is not None and slot >= 0 and attack.slot != slot and (
            g.companies[attack.slot].side == source.side and hold(g, g.companies[slot].site) == HAVEN)


class OpponentDrawsLess(Alter):
    """The opponent draws one card less for the movement of his company."""
    def __init__(self) -> None: super().__init__(DRAWS_OPPONENT)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return max(0, total - 1) if g.company[source.card] == thing else total


class RideToAid(Effect):
    """He joins that company, without his allies; he must face a strike, and afterwards taps and checks corruption."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return has_room(g, thing, [source.card])
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        attack = the_attack(g)
        if attack is None:
            return
        for card in g.on(source.card):
            if g.facts(card).type == ALLY:
                discard(g, card)
        for follower in followers(g, source.card):
            g.host[follower] = UNCONTROLLED
        join(g, source.card, thing)
        attack.sworn = source.card


ALATAR = Character(
    "tw-117", "Alatar", race=WIZARD, skills=frozenset({WARRIOR, SCOUT, RANGER, SAGE}), influence=10, prowess=6, body=9,
    homes=("Edhellond",), done=True, rules=(
        always(OpponentDrawsLess()),
        may(ATTACKED, RideToAid(COMPANY_ATTACKED), when=ByCreature() & ElsewhereAtHaven()),
    ),
)
