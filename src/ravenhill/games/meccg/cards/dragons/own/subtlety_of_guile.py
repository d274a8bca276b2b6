"""Subtlety of Guile, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CHARACTER
from ravenhill.games.meccg.words import *


class WoundedMortals(Who[int]):
    """The characters whom the attack has wounded, but for Wizards."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        attack = the_attack(g)
        wounded = [] if attack is None else attack.wounded
        there = [it for it in wounded if g.is_in_play(it) and g.facts(it).type == CHARACTER]
        return [it for it in there if not g.facts(it).is_wizard()]


SUBTLETY_OF_GUILE = ShortEvent(
    "td-074", "Subtlety of Guile", side=HAZARD, no_duplicate=PER_CHARACTER, done=True, rules=(
        may(BODY_CHECK, ThisTurn(body_this_turn(-1), a(WoundedMortals())), when=Facing(DRAGON)),
        may(BETWEEN_STRIKES, ThisTurn(body_this_turn(-1), a(WoundedMortals())), when=Facing(DRAGON)),
        may(BODY_CHECK, ThisTurn(body_this_turn(-2), a(WoundedMortals())), when=ByDragon("Itangast")),
        may(BETWEEN_STRIKES, ThisTurn(body_this_turn(-2), a(WoundedMortals())), when=ByDragon("Itangast")),
        may(
            ATTACKED, ThisTurn(body_this_turn(-1), Characters(OF_ATTACKED, never=(WIZARD,))), when=ByDragon("Itangast"),
        ),
    ),
)
