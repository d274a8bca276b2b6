"""What a seat may know of a table as one row of numbers, written into memory that the caller keeps.

A row is the question, the columns of the game, the frames under way as this seat sees them, and the options; schema.py
says where each number stands. Everything is read through the same doors as a view: open fields, `is_known`, `seen_by`.
"""
from __future__ import annotations

import struct
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ravenhill.core.cards import CardTable
from ravenhill.core.choices import Choice
from ravenhill.core.frames import NOT_YET, Decision, Frame, Secret, Table
from ravenhill.core.words import Source

MOST_OPTIONS: Final = 256                # no question offers more
FRAMES: Final = 6                        # of those under way, from the top of the stack downwards
NUMBERS: Final = 30                      # of a frame, after its kind and how far it has gone
FRAME: Final = 2 + NUMBERS

# What a number of a frame or of an option is
PLAIN: Final = 0
CARD: Final = 1                          # of an option: followed by what the card is
SOURCE: Final = 2                        # a card that speaks: card, ability, side
LINKS: Final = 3                         # several of those: the last
SEVERAL: Final = 4                       # and from here on: so many numbers, less this
ZEROS: Final = [0] * FRAME
MOST_ROWS: Final = 1 << 17               # of options that are remembered


@mypyc_attr(allow_interpreted_subclasses=True)
class Columns:
    """What a game's table is in numbers. A number is never below zero: what may be is told with something added."""

    def write(self, g: Any, seat: int, kept: Kept) -> bytes:
        """All of it, as this seat knows it. What was kept of this table before, or of any other, may be made use of."""
        raise NotImplementedError


class Kind:
    """One kind of frame or of choice: its number from 1 on, and its fields with what each is."""

    def __init__(self, number: int, names: list[str], shapes: list[int], places: list[int]) -> None:
        self.number = number
        self.names = names
        self.shapes = shapes
        self.places = places             # of an option's fields: where in its row


def packed(numbers: list[int], wide: bool) -> bytes:
    """As bytes, or as words of 16 bits. What is too large is told as the largest."""
    if not wide:
        try:
            return bytes(numbers)
        except ValueError:
            return bytes([min(255, max(0, n)) for n in numbers])
    try:
        return struct.pack(f"<{len(numbers)}h", *numbers)
    except struct.error:
        return struct.pack(f"<{len(numbers)}h", *[min(32767, max(0, n)) for n in numbers])


def widened(numbers: list[int]) -> bytes:
    """As words of 16 bits, where most rows hold nothing above 255: such a row is written as bytes, two places apart."""
    try:
        low = bytes(numbers)
    except ValueError:
        return packed(numbers, True)
    words = bytearray(2 * len(low))
    words[::2] = low
    return bytes(words)


class Row:
    """An option's numbers as they were told last, and the cards among them with what each was told to be."""

    def __init__(self, numbers: bytes, cards: list[int], told: list[int]) -> None:
        self.numbers = numbers
        self.cards = cards
        self.told = told


class Observer:
    """Writes observations of one game. It remembers rows of options, so that each is made once."""

    def __init__(
        self, columns: Columns, questions: dict[type, int], frames: dict[type, Kind], choices: dict[type, Kind],
        width: int, wide: bool, table_bytes: int,
    ) -> None:
        self.columns = columns
        self.questions = questions       # kinds of questions, by class
        self.frames = frames
        self.choices = choices
        self.width = width               # of an option's row
        self.wide = wide
        unit = 2 if wide else 1
        self.table_at = 2 * unit
        self.frames_at = self.table_at + table_bytes
        self.options_at = self.frames_at + FRAMES * FRAME * unit
        self.size = self.options_at + MOST_OPTIONS * width * unit      # in bytes
        self.rows: dict[Choice, Row] = {}
        self.no_options = bytes(MOST_OPTIONS * width * unit)
        self.no_frames = bytes(FRAMES * FRAME * unit)
        self.masks = [b"\1" * n + bytes(MOST_OPTIONS - n) for n in range(MOST_OPTIONS + 1)]

    def look(
        self, g: Table, seat: int, memory: memoryview, start: int, masks: memoryview, mask_start: int,
        kept: Kept | None = None,
    ) -> list[int]:
        """Write what this seat may know from `start` on, and the mask of its options; the options, in this order.

        None are written, and none are given, if this seat may not answer now. Who looks at a table again and again
        gives what is kept of it, which makes it faster and nothing else.
        """
        top = g.follow()
        order: list[int] = []
        kind = 0
        if isinstance(top, Secret):
            if top.picks[seat] == NOT_YET: order = top.choices(g, seat).copy()
        elif isinstance(top, Decision):
            if top.side == seat: order = g.offered.copy()
        if order:
            order.sort()
            kind = self.questions[type(top)]
            if len(order) > MOST_OPTIONS:
                raise AssertionError(f"{type(top).__name__} offers {len(order)} options, more than can be told")
        table = self.columns.write(g, seat, Kept() if kept is None else kept)
        frames = self.under_way(g, seat)
        rows = b"".join([self.row(g, top, seat, option) for option in order]) if isinstance(top, Decision) else b""
        memory[start:start + self.size] = b"".join([
            packed([kind, seat], self.wide), table, frames, self.no_frames[len(frames):],
            rows, self.no_options[len(rows):]])
        masks[mask_start:mask_start + MOST_OPTIONS] = self.masks[len(order)]
        return order

    # What must still happen

    def under_way(self, g: Table, seat: int) -> bytes:
        """The frames from the top downwards. One that hides itself stands for all that lies above it."""
        stack = g.stack
        seen: list[Frame[Any]] = []
        for frame in stack:
            shown: Frame[Any] = frame.seen_by(g, seat)
            seen.append(shown)
            if shown is not frame: break
        numbers: list[int] = []
        for place in range(len(seen) - 1, max(-1, len(seen) - 1 - FRAMES), -1):
            self.add_frame(numbers, seen[place])
        return packed(numbers, self.wide)

    def add_frame(self, numbers: list[int], frame: Frame[Any]) -> None:
        kind = self.frames[type(frame)]
        end = len(numbers) + FRAME
        numbers.append(kind.number)
        at = frame.at
        numbers.append(at if at < 255 else 255)
        for place, name in enumerate(kind.names):
            shape = kind.shapes[place]
            value: Any = getattr(frame, name)
            if shape == PLAIN:
                number: int = value
                numbers.append(number + 1 if number >= 0 else 0)
            elif shape == SOURCE:
                add_source(numbers, value)
            elif shape == LINKS:
                if value: add_source(numbers, value[-1])
                else: numbers.extend(ZEROS[:3])
            else:
                few: list[int] = list(value[:shape - SEVERAL])
                numbers.extend([n + 1 if n >= 0 else 0 for n in few])
                numbers.extend(ZEROS[:shape - SEVERAL - len(few)])
        numbers.extend(ZEROS[:end - len(numbers)])

    # What may be answered

    def row(self, g: Table, question: Decision[Any], seat: int, option: int) -> bytes:
        choice: Choice = question.choice(g, option)
        found = self.rows.get(choice)
        if found is not None:
            if not found.cards: return found.numbers
            told = are(g, seat, found.cards)
            if told == found.told: return found.numbers
        made = self.made(g, choice, seat)
        if len(self.rows) >= MOST_ROWS: self.rows.clear()
        self.rows[choice] = made
        return made.numbers

    def made(self, g: Table, choice: Choice, seat: int) -> Row:
        kind = self.choices[type(choice)]
        numbers = [0] * self.width
        numbers[0] = kind.number
        cards: list[int] = []
        for n, name in enumerate(kind.names):
            value: int = getattr(choice, name)
            place = kind.places[n]
            numbers[place] = value + 1 if value >= 0 else 0
            if kind.shapes[n] == CARD:
                cards.append(value)
                numbers[place + 1] = are(g, seat, [value])[0]
        return Row(packed(numbers, self.wide), cards, are(g, seat, cards))


def are(g: Table, seat: int, cards: list[int]) -> list[int]:
    """What each of these cards is, with 1 added; 0: this seat does not know."""
    if not isinstance(g, CardTable): return [0 for _ in cards]
    return [g.kind[card] + 1 if 0 <= card < len(g.kind) and g.is_known(card, seat) else 0 for card in cards]


def add_source(numbers: list[int], source: Source) -> None:
    numbers.append(source.card + 1 if source.card >= 0 else 0)
    numbers.append(source.ability + 1)
    numbers.append(source.side + 1)


class Known:
    """What a seat knows of the cards: what each is and where it lies, by its number, and how many others lie where.

    A card is told as one more than its place in the library, a pile as one more than its number; 0: not known.
    """

    def __init__(self, g: CardTable, seat: int) -> None:
        bit, kind, pile = 1 << seat, g.kind, g.pile
        knows: list[int] = list(g.knows)         # a compiled loop reads lists, not bytes, at full speed
        is_ = [0] * len(knows)
        lies = [0] * len(knows)
        hidden = [len(cards) for cards in g.piles]
        for card, mask in enumerate(knows):
            if mask & bit:
                at = pile[card]
                is_[card] = kind[card] + 1
                lies[card] = at + 1
                hidden[at] -= 1
        self.is_ = is_
        self.lies = lies
        self.hidden = hidden
        self.told = b""                          # the same as a game's columns tell it
        self.kind = kind                         # and what it was made of
        self.knows = g.knows.copy()
        self.pile = pile.copy()

    def holds(self, g: CardTable) -> bool:
        """Whether it is still so."""
        return g.kind is self.kind and g.knows == self.knows and g.pile == self.pile


class Kept:
    """The longest columns of a table as they were told last, and what they were made of: most answers change none."""

    def __init__(self) -> None:
        self.known: dict[int, Known] = {}        # by seat
        self.numbers: dict[int, Any] = {}        # columns by a number of their own
        self.told: dict[int, bytes] = {}

    def cards(self, g: CardTable, seat: int) -> Known:
        found = self.known.get(seat)
        if found is None or not found.holds(g):
            found = Known(g, seat)
            self.known[seat] = found
        return found
