"""Athelas, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.lines import TAPS
from ravenhill.games.meccg.state import CHAIN, TAPPED, UNTAPPED, Meccg
from ravenhill.games.meccg.words import *


class SpendBy(Effect):
    """Somebody taps to use the item up; it leaves when what it does is over."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing >= 0 and g.state[thing] == UNTAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[thing] = TAPPED
        g.tell(TAPS, thing)
        g.move(source.card, CHAIN)


ATHELAS = Item("tw-195", "Athelas", size=MINOR, corruption=1, done=True, rules=(
    may(
        ANYTIME, Heal(a(Characters(OF_BEARER, wounded=1)), tapped=True),
        pay=SpendBy(a(Characters(OF_BEARER, race=DUNADAN))),
    ),
    may(ANYTIME, Discard(a(CorruptionCards(OF_BEARER))), pay=SpendBy(a(Characters(OF_BEARER, name="Aragorn II")))),
))
