"""The ford in columns of bytes."""
from __future__ import annotations

from typing import Final

from ravenhill.games.ford.state import FAR_BANK, Ford
from ravenhill.observations.observer import BYTES, Columns, Kept, Told, packed

VERSION: Final = 1
WIDE: Final = False


class FordColumns(Columns):
    def __init__(self, g: Ford) -> None:
        pass

    def write(self, g: Ford, seat: int, kept: Kept) -> list[Told]:
        numbers = [g.round, g.ford + FAR_BANK, g.active]
        numbers.extend(g.warriors)
        cards = kept.cards(g, seat, BYTES)
        return [
            packed(numbers, False), cards.is_, cards.lies, cards.hidden, kept.column(0, g.tops, BYTES),
            packed([len(g.waiting)], False)]

    def sizes(self, g: Ford) -> list[tuple[str, int, str]]:
        """Each column: its name, how many numbers, and what they are."""
        cards = len(g.kind)
        return [
            ("round", 1, "of seven"),
            ("ford", 1, "how far the fight has moved east, with 3 added"),
            ("active", 1, "whose round it is"),
            ("warriors", len(g.warriors), "by side * 3 + kind"),
            ("card_is", cards, "by card: one more than its place in the library; 0: not known to this seat"),
            ("card_lies", cards, "by card: one more than its pile; 0: not known to this seat"),
            ("hidden", len(g.piles), "by pile: cards that this seat does not know"),
            ("tops", len(g.piles), "by pile: cards on top that lie in a known order"),
            ("waiting", 1, "triggers not yet on a chain"),
        ]
