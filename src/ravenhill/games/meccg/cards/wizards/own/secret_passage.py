"""Secret Passage, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Hold
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import KEYED_BY_TYPE, Alter


class OnlyKeyedAt(Alter):
    """If the company moves to a site of this type, creatures are keyed to that site only."""
    type: Hold
    ways: tuple[int, ...]
    def __init__(self, type: Hold, *ways: int) -> None:
        super().__init__(KEYED_BY_TYPE)
        self.type = type
        self.ways = ways
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        going = g.companies[thing].going
        if going >= 0 and hold(g, going) == self.type:
            for way in self.ways:
                total |= 1 << 8 + way
        return total


SECRET_PASSAGE = ShortEvent("tw-325", "Secret Passage", side=RESOURCE, done=True, rules=(
    may(END_OF_ORGANIZATION, ThisTurn(OnlyKeyedAt(RUINS_AND_LAIRS, *ON_THE_WAY), a(Companies(moving=1)))),
))
