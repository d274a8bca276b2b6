"""Nameless Thing, and what its prey may do against it."""
from __future__ import annotations

from typing import Any

from ravenhill.core.choices import Choice, Done, Take
from ravenhill.core.frames import Decision
from ravenhill.core.words import Source
from ravenhill.games.meccg.cards.dark_minions.under_deeps import UNDER_DEEPS
from ravenhill.games.meccg.lines import ATTACK_CANCELLED, TAPS
from ravenhill.games.meccg.piles import TAPPED
from ravenhill.games.meccg.rules.attacks import Attacking, attack_depth, defender, the_attack
from ravenhill.games.meccg.rules.numbers import untapped
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import AtOnce

NEAR_THEM = (
    "Morannon", "Barad-dûr", "Dol Guldur", "Carn Dûm", "Mount Gram", "Mount Gundabad", "Goblin-gate", "Moria",
    "Dunharrow", "Glittering Caves",
)


class WardOff(Decision[Meccg]):
    """Somebody of the company may tap to cancel this one of the attacks."""

    def copy(self) -> WardOff: return WardOff(self.side)
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Take(option - 1)
    def options(self, g: Meccg) -> list[int]:
        return [0, *[it + 1 for it in untapped(g, g.companies[g.nearest(Attacking).slot])]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            attack = g.nearest(Attacking)
            g.state[option - 1] = TAPPED
            g.tell(TAPS, option - 1)
            attack.thwarted += 1
            g.tell(ATTACK_CANCELLED, attack.card)
            g.stop(attack_depth(g))


class OneMayBeWardedOff(AtOnce):
    """A character of the company may tap to cancel one of the attacks."""
    def happen(self, g: Any, source: Source) -> bool:
        attack = the_attack(g)
        if attack is not None and attack.thwarted == 0 and not attack.fixed and untapped(g, g.companies[attack.slot]):
            g.then(WardOff(defender(attack)))
        return True


FRAMES = (WardOff(0),)

NAMELESS_THING = Creature(
    "dm-109", "Nameless Thing", race=DRAKE, strikes=2, prowess=10, body=4, attacks=3, points=3, keyed_to=(
        in_region(COASTAL_SEA, when=DOORS),
        at_named(*NEAR_THEM, when=DOORS),
        at_named(*UNDER_DEEPS),
    ), done=True, rules=(
        whenever(ASSIGNING, OneMayBeWardedOff(THIS), when=TheAttackIsThis()),
    ),
)
