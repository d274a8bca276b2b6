"""Bane of the Ithil-stone, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.strength import items_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import Alter


class StonesTwice(Alter):
    """Palantíri weigh twice as much on their bearers."""
    def __init__(self) -> None: super().__init__(CORRUPTION)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + sum(g.facts(card).corruption for card in items_of(g, thing) if g.facts(card).has(PALANTIR))


BANE_OF_THE_ITHIL_STONE = PermanentEvent(
    "tw-013", "Bane of the Ithil-stone", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)), always(StonesTwice()), whenever(DECK_EXHAUSTED, Discard(THIS)),
    ),
)
