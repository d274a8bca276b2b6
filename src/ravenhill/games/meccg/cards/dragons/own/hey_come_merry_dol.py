"""Hey! come merry dol!, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import HALVES_WILDS, Alter


class HalfWilds(Alter):
    """Each Wilderness of the site path is half a one, and halves that make no whole are none."""
    def __init__(self) -> None: super().__init__(HALVES_WILDS)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return 1


HEY_COME_MERRY_DOL = ShortEvent("td-124", "Hey! come merry dol!", side=RESOURCE, done=True, rules=(
    may(END_OF_ORGANIZATION, ThisTurn(HalfWilds(), a(Companies(moving=1)))),
))
