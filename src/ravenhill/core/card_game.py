"""What every game of cards and chains answers alike: views, imagined tables, names of cards, why not."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ravenhill.core.cards import DrawCards
from ravenhill.core.chain import Chain, ChainTable, Declare, Declaring, OrderTriggers, Pick, Resolve, Window, explain
from ravenhill.core.dice import Dice
from ravenhill.core.errors import BadPosition
from ravenhill.core.frames import Plain, Procedure, Roll
from ravenhill.core.game import Game, Options
from ravenhill.core.library import Library, Printed
from ravenhill.core.log import HIDDEN
from ravenhill.core.plain import write
from ravenhill.core.positions import Entry, Number, lay_piles, name_piles, read_numbers, write_numbers
from ravenhill.core.views import imagine_table, view_table
from ravenhill.core.words import Source, Word


class CardGame(Game):
    """A game whose hidden things are cards, besides secret choices and dialogs under way."""
    library: Library
    public: tuple[str, ...]               # the fields of its table that everybody sees
    own_frames: tuple[Plain, ...]         # one of each frame the game adds to the table's own
    # How a position is written; a game without positions leaves this out:
    numbers: Mapping[str, Number] = {}    # its numbers, by name: "round"
    places: Mapping[str, int] = {}        # its piles, by name: "west.hand"
    bag: int = 0                          # the pile of all cards that it does not name
    turn: Procedure[Any]                  # what goes on then,
    beginnings: Mapping[str, int] = {}    # from one of these steps

    def blank(self, options: Options) -> ChainTable:
        """A table with nothing on it."""
        raise NotImplementedError

    def kinds(self, options: Options) -> list[int]:
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

    def imagine(self, view: dict[str, Any], dice: Dice, options: Options | None = None) -> ChainTable:
        blank = self.blank(options or {})
        imagine_table(view, blank, self.public, self.shelf, self.kinds(options or {}), dice)
        return blank

    def faults(self, table: Any) -> list[str]:
        lying = sorted(card for pile in table.piles for card in pile)
        lost = [] if lying == list(range(len(table.kind))) else ["a card lies in two places, or nowhere"]
        if not table.ended:
            for name, number in self.numbers.items():
                lost += number.fault(table, name)
        return lost

    def cards(self) -> Sequence[Printed]:
        return self.library.cards

    def explain(self, table: Any, seat: int, card: int) -> list[Word | None]:
        return explain(table, seat, card)

    def name_of(self, table: Any, field: str, value: int) -> str | None:
        if field.startswith("card"):
            return "a-card" if value == HIDDEN else f"card-{self.library.cards[table.kind[value]].id}"
        return super().name_of(table, field, value)

    def read_position(self, doc: Entry) -> ChainTable:
        if not self.beginnings: super().read_position(doc)
        g = self.blank({})
        g.active = doc.one_of("active", self.seats)
        read_numbers(doc, g, self.numbers)
        lay_piles(doc, g, self.places, self.bag, self.kinds({}))
        turn = self.turn.copy()
        assert isinstance(turn, Procedure)
        turn.at = doc.one_of("begins", self.beginnings)
        g.then(turn)
        return g

    def write_position(self, table: Any) -> dict[str, Any]:
        """The position, if reading it gives this very table again: at a beginning, and nobody knows a hidden card."""
        doc: dict[str, Any] = {"game": self.name, "active": self.seats[table.active], "begins": ""}
        write_numbers(doc, table, self.numbers)
        name_piles(doc, table, self.places)
        for doc["begins"] in self.beginnings:
            if self._picture(self.read_position(Entry(doc))) == self._picture(table):
                return doc
        raise BadPosition(f"only these can be written down: the beginning of {', '.join(self.beginnings)}")

    def _picture(self, table: Any) -> Any:
        """What a position says of a table, whatever number each card has."""
        g = table.copy()
        g.question()
        cards = [sorted((g.kind[card], g.knows[card]) for card in pile) for pile in g.piles]
        return write(g.stack), g.tops, cards, [write(getattr(g, name)) for name in self.public]
