"""Hey! come merry dol!, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import HALVES_WILDS, IsSo


class HalfWilds(IsSo):
    """Each Wilderness of the site path is half a one, and halves that make no whole are none."""
    def __init__(self) -> None: super().__init__(HALVES_WILDS)


HEY_COME_MERRY_DOL = ShortEvent("td-124", "Hey! come merry dol!", side=RESOURCE, done=True, rules=(
    may(END_OF_ORGANIZATION, ThisTurn(HalfWilds(), a(Companies(moving=1)))),
))
