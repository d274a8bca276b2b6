"""Wisp of Pale Sheen, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.rules.attacks import prowess_of, the_attack, the_strike
from ravenhill.games.meccg.rules.numbers import mind
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class Dazzled(If):
    """The strike was not cancelled, and the mind of the character who faced it is not above its prowess."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack, strike = the_attack(g), the_strike(g)
        if attack is None or strike is None or strike.cancelled or not source.picks:
            return False
        it = source.picks[0]
        if g.facts(it).type != CHARACTER or g.facts(it).is_wizard():
            return False                                       # a Wizard's mind is not printed: it yields to none
        return g.is_in_play(it) and mind(g, it) <= prowess_of(g, attack) + strike.strength


WISP_OF_PALE_SHEEN = Creature(
    "dm-113", "Wisp of Pale Sheen", race=UNDEAD, strikes=1, prowess=6, points=1, attacker_chooses=True, keyed_to=(
        at_site(SHADOW_HOLD),
        at_site(RUINS_AND_LAIRS),
        in_region(COASTAL_SEA),
        in_region(DARK_DOMAIN),
        in_region(SHADOW_LAND),
        in_region(WILDERNESS),
    ), done=True, rules=(
        whenever(STRIKE_OVER, Tap(THE_ONE), when=TheAttackIsThis() & Dazzled()),
    ),
)
