"""Bane of the Ithil-stone, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import DOUBLED, WEIGHT, Alter


class StonesTwice(Alter):
    """Palantíri weigh twice as much on their bearers."""
    def __init__(self) -> None: super().__init__(WEIGHT, DOUBLED)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return 2 * total if g.facts(thing).has(PALANTIR) else total


BANE_OF_THE_ITHIL_STONE = PermanentEvent(
    "tw-013", "Bane of the Ithil-stone", side=HAZARD, no_duplicate=GLOBAL, traits=frozenset({VEILS}),
    done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)), always(StonesTwice()), whenever(DECK_EXHAUSTED, Discard(THIS)),
    ),
)
