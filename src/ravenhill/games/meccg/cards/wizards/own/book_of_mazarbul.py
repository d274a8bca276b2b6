"""Book of Mazarbul, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.lasting import UNTIL_UNTAP
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class UntilUntap(ThisTurn):
    """Something is different until this player's next untap phase, whatever becomes of the card."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.lasts(self.number, source, thing, UNTIL_UNTAP)


BOOK_OF_MAZARBUL = Item(
    "tw-201", "Book of Mazarbul", size=SPECIAL, points=1, corruption=2, instead=Instead(points=5, when=StoredThere()),
    at=("Moria",),
    unique=True, done=True, rules=(
        may(ORGANIZING, CheckCorruption(BEARER), StoreThere(THIS), when=BearerAtDwarfHold()),
        may(ORGANIZING, UntilUntap(OnIt(HAND_SIZE, +1), YOU), pay=Tap(THIS), when=BearerCan(SAGE)),
    ),
)
