"""Black Arrow, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.piles import CHAIN, TAPPED, UNTAPPED
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class TapArrow(Effect):
    """The item taps; it is used up, unless its bearer is a Man."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return thing >= 0 and g.state[source.card] == UNTAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if g.facts(thing).race == MAN:
            g.state[source.card] = TAPPED
        else:
            g.move(source.card, CHAIN)


BLACK_ARROW = Item("tw-494", "Black Arrow", size=MINOR, corruption=1, promo=True, done=True, rules=(
    may(
        ATTACKED, changes_the_attack(prowess=-1, body=-1), pay=TapArrow(BEARER),
        when=Attacked() & BearerCan(WARRIOR),
    ),
))
