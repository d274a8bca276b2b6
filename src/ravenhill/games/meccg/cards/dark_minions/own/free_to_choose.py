"""Free to Choose, and the words that it alone uses."""
from __future__ import annotations

from typing import Final

from ravenhill.core.words import If, Source, Who
from ravenhill.games.meccg.piles import IN_PLAY
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import WEIGHT, Alter

YOUR_ITEMS: Final = Items(YOURS)


class HeavyItems(Who[int]):
    """Items of your characters that are printed with so many corruption points or more."""
    least: int
    def __init__(self, least: int) -> None: self.least = least
    def find(self, g: Meccg, source: Source) -> list[int]:
        heavy = [it for it in g.piles[IN_PLAY] + g.piles[IN_PLAY + 1] if g.facts(it).corruption >= self.least]
        return [it for it in YOUR_ITEMS.find(g, source) if it in heavy] if heavy else []


class ItWeighsLess(Alter):
    """The item with which the card lies gives so many corruption points less."""
    less: int
    def __init__(self, less: int) -> None:
        super().__init__(WEIGHT)
        self.less = less
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total - self.less if g.host[source.card] == thing else total


class SubjectBearsIt(If):
    """The character the moment is about bears the item with which the card lies."""
    def holds(self, g: Meccg, source: Source) -> bool:
        item = g.host[source.card]
        return bool(source.picks) and item >= 0 and g.host[item] == source.picks[0]


FREE_TO_CHOOSE = PermanentEvent(
    "dm-133", "Free to Choose", side=RESOURCE, no_duplicate=PER_ITEM, done=True, rules=(
        may(ANYTIME, PutInPlay(a(HeavyItems(3)))),
        always(ItWeighsLess(2), when=~GATES), always(ItWeighsLess(3), when=GATES),
        whenever(CHECK_MADE, Discard(THIS), when=SubjectBearsIt()),
    ),
)
