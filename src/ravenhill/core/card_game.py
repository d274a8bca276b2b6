"""What every game of cards and chains answers alike: views, imagined tables, names of cards, why not."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ravenhill.core.cards import DrawCards
from ravenhill.core.chain import Chain, ChainTable, Declare, Declaring, OrderTriggers, Pick, Resolve, Window, explain
from ravenhill.core.dice import Dice
from ravenhill.core.frames import Plain, Roll
from ravenhill.core.game import Game
from ravenhill.core.log import HIDDEN
from ravenhill.core.views import imagine_table, view_table
from ravenhill.core.words import Library, Printed, Source, Word


class CardGame(Game):
    """A game whose hidden things are all cards."""
    library: Library
    public: tuple[str, ...]               # the fields of its table that everybody sees
    own_frames: tuple[Plain, ...]         # one of each frame the game adds to the table's own

    def blank(self, options: Mapping[str, Any]) -> ChainTable:
        """A table with nothing on it."""
        raise NotImplementedError

    def kinds(self, options: Mapping[str, Any]) -> list[int]:
        """What the cards of a match are, by number, before anything is dealt."""
        raise NotImplementedError

    def samples(self) -> Sequence[Plain]:
        source = Source(0, 0, 0, [])
        return (
            self.blank({}), source, Window(0, 0), Chain(0, 0, []), Declare(0), Declaring(0, 0, 0), Pick(0),
            OrderTriggers(0, 0), Resolve(source), DrawCards(0, 0, 0), Roll(0, 0), *self.own_frames,
        )

    def view(self, table: Any, seat: int) -> dict[str, Any]:
        return view_table(table, seat, self.public)

    def imagine(self, view: dict[str, Any], dice: Dice, options: Mapping[str, Any] | None = None) -> ChainTable:
        blank = self.blank(options or {})
        imagine_table(view, blank, self.public, self.shelf, self.kinds(options or {}), dice)
        return blank

    def faults(self, table: Any) -> list[str]:
        lying = sorted(card for pile in table.piles for card in pile)
        return [] if lying == list(range(len(table.kind))) else ["a card lies in two places, or nowhere"]

    def cards(self) -> Sequence[Printed]:
        return self.library.cards

    def explain(self, table: Any, seat: int, card: int) -> list[Word | None]:
        return explain(table, seat, card)

    def name_of(self, table: Any, field: str, value: int) -> str | None:
        if field.startswith("card"):
            return "a-card" if value == HIDDEN else f"card-{self.library.cards[table.kind[value]].id}"
        return super().name_of(table, field, value)
