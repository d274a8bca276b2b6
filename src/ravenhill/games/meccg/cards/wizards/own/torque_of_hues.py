"""Torque of Hues, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.lines import TAPS
from ravenhill.games.meccg.state import TAPPED, UNTAPPED, Meccg
from ravenhill.games.meccg.words import *


class TapBoth(Effect):
    """The card and its bearer tap."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return thing >= 0 and g.state[thing] == UNTAPPED and g.state[source.card] == UNTAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[thing] = TAPPED
        g.state[source.card] = TAPPED
        g.tell(TAPS, thing)


TORQUE_OF_HUES = Item("tw-351", "Torque of Hues", size=MAJOR, points=2, corruption=2, unique=True, done=True, rules=(
    may(ATTACKED, Cancel(THE_ATTACK), CheckCorruption(BEARER), pay=TapBoth(BEARER), when=Attacked()),
))
