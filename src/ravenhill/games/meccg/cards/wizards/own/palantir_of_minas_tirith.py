"""Palantír of Minas Tirith, and the words that it alone uses."""
from __future__ import annotations

from typing import Final

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.rules.deck_top import gaze
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class BothPlayers(Who[int]):
    """Both players, who plays the card first."""
    def find(self, g: Meccg, source: Source) -> list[int]: return [source.side, 1 - source.side]


BOTH_PLAYERS: Final = BothPlayers()


class SeeTop(Effect):
    """The five top cards of this player's play deck are looked at, shuffled and laid back."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None: gaze(g, thing, source.side)


PALANTIR_OF_MINAS_TIRITH = Item(
    "tw-299", "Palantír of Minas Tirith", size=SPECIAL, points=2, corruption=2, at=("Minas Tirith",),
    keywords=frozenset({PALANTIR}), unique=True, done=True, rules=(
        may(ANYTIME, SeeTop(BOTH_PLAYERS), CheckCorruption(BEARER), pay=UseStone(BEARER)),
    ),
)
