"""What a seat may know of a table as one row of numbers, written into memory that the caller keeps.

A row is the question, the columns of the game, the frames under way as this seat sees them, and the options; schema.py
says where each number stands. Everything is read through the same doors as a view: open fields, `is_known`, `seen_by`.
"""
from __future__ import annotations

import struct
from array import array
from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, TypeAlias

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
MOST_ROWS: Final = 1 << 17               # of options that are remembered,
FEWER: Final = 1 << 14                   # and of others, of each sort
BYTES: Final = "B"                       # the types of a game's numbers, as arrays call them
WORDS: Final = "h"                       # the machine's own, which begins with the lower byte wherever we build
MOST: Final = {BYTES: 255, WORDS: 32767}
Told: TypeAlias = "bytes | bytearray | array[int]"       # a part of a row


@mypyc_attr(allow_interpreted_subclasses=True)
class Columns:
    """What a game's table is in numbers. A number is never below zero: what may be is told with something added."""

    def write(self, g: Any, seat: int, kept: Kept) -> list[Told]:
        """All of it, as this seat knows it. What was kept of this table before, or of any other, may be made use of."""
        raise NotImplementedError


class Kind:
    """One kind of frame or of choice: its number from 1 on, and its fields with what each is."""

    def __init__(self, number: int, names: list[str], shapes: list[int], places: list[int]) -> None:
        self.number = number
        self.names = names
        self.shapes = shapes
        self.places = places             # of an option's fields: where in its row
        self.is_plain = max([PLAIN, *shapes]) == PLAIN
        self.read: Callable[[object], Any] = attrgetter("at", *names)    # of a frame: all it is told by
        self.rows: dict[Any, bytes] = {}                                 # of frames, by what they were told by


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
        self.no_options = [bytes((MOST_OPTIONS - n) * width * unit) for n in range(MOST_OPTIONS + 1)]
        self.no_frames = [bytes((FRAMES - n) * FRAME * unit) for n in range(FRAMES + 1)]
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
        parts: list[Told] = [packed([kind, seat], self.wide)]
        parts.extend(self.columns.write(g, seat, Kept() if kept is None else kept))
        self.add_frames(parts, g, seat)
        if isinstance(top, Decision):
            for option in order: parts.append(self.row(g, top, seat, option))
        parts.append(self.no_options[len(order)])
        memory[start:start + self.size] = b"".join(parts)
        masks[mask_start:mask_start + MOST_OPTIONS] = self.masks[len(order)]
        return order

    # What must still happen

    def add_frames(self, parts: list[Told], g: Table, seat: int) -> None:
        """The frames from the top downwards. One that hides itself stands for all that lies above it."""
        seen: list[Frame[Any]] = []
        for frame in g.stack:
            shown: Frame[Any] = frame.seen_by(g, seat)
            seen.append(shown)
            if shown is not frame: break
        few = min(FRAMES, len(seen))
        for place in range(len(seen) - 1, len(seen) - 1 - few, -1): parts.append(self.frame(seen[place]))
        parts.append(self.no_frames[few])

    def frame(self, frame: Frame[Any]) -> bytes:
        kind = self.frames[type(frame)]
        key: Any = kind.read(frame)
        if not kind.is_plain: key = fixed(kind, key)
        found = kind.rows.get(key)
        if found is None:
            if len(kind.rows) >= FEWER: kind.rows.clear()
            found = kind.rows[key] = packed(told_frame(kind, frame), self.wide)
        return found

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


def fixed(kind: Kind, values: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a frame is told by, as what cannot change: of a list, the numbers that are told."""
    found: list[Any] = [values[0]]
    for place, shape in enumerate(kind.shapes):
        value: Any = values[place + 1]
        if shape == PLAIN: found.append(value)
        elif shape == SOURCE: add_source(found, value)
        elif shape == LINKS:
            if value: add_source(found, value[-1])
            else: found.append(None)
        else: found.append(tuple(value[:shape - SEVERAL]))
    return tuple(found)


def told_frame(kind: Kind, frame: Frame[Any]) -> list[int]:
    numbers = [kind.number, min(255, frame.at)]
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
    numbers.extend(ZEROS[:FRAME - len(numbers)])
    return numbers


def add_source(numbers: list[int], source: Source) -> None:
    numbers.append(source.card + 1 if source.card >= 0 else 0)
    numbers.append(source.ability + 1)
    numbers.append(source.side + 1)


class Column:
    """Numbers of a table as a row tells them, kept: most answers change none of them, and the others few."""

    def __init__(self, code: str, added: int) -> None:
        self.added = added                       # so that none is below zero
        self.most = MOST[code]
        self.array = array(code)
        self.told = b""
        self.numbers: list[int] = []             # as they were when they were told
        self.shared: tuple[int, ...] | None = None       # the same, if they came as what never changes

    def now(self, numbers: list[int] | tuple[int, ...]) -> bytes:
        """As they are told now."""
        if isinstance(numbers, tuple):
            if numbers is not self.shared:
                self.shared = numbers
                self.change(list(numbers))
        elif numbers != self.numbers:
            self.change(numbers)
        return self.told

    def change(self, numbers: list[int]) -> None:
        if len(numbers) != len(self.numbers):
            self.numbers = [-self.added] * len(numbers)
            self.array = array(self.array.typecode, [0]) * len(numbers)
        old = self.numbers
        for place, number in enumerate(numbers):
            if number != old[place]:
                old[place] = number
                self.array[place] = min(self.most, max(0, number + self.added))
        self.told = self.array.tobytes()


class Known:
    """What a seat knows of the cards: what each is and where it lies, by its number, and how many others lie where.

    A card is told as one more than its place in the library, a pile as one more than its number; 0: not known.
    """

    def __init__(self, g: CardTable, seat: int, code: str) -> None:
        """Nothing yet."""
        self.bit = 1 << seat
        self.most = MOST[code]
        self.is_ = array(code, [0]) * len(g.kind)
        self.lies = array(code, [0]) * len(g.kind)
        self.others = [len(cards) for cards in g.piles]
        self.hidden = array(code, self.others)
        self.kind = g.kind                       # what it was told by
        self.knows = bytearray(len(g.kind))
        self.pile = g.pile.copy()

    def follow(self, g: CardTable) -> None:
        """Change what is no longer so: of cards that were moved, then of those that were shown or mixed as they lay."""
        before = self.others.copy()
        if g.pile != self.pile:
            for card, at in enumerate(g.pile):
                if at != self.pile[card]: self.change(card, g.knows[card], at)
        if g.knows != self.knows:
            knows, knew = bytes(g.knows), bytes(self.knows)      # which a compiled loop reads faster
            for card, at in enumerate(self.pile):
                if knows[card] != knew[card]: self.change(card, knows[card], at)
        if self.others != before: self.hidden = array(self.hidden.typecode, self.others)

    def change(self, card: int, now: int, at: int) -> None:
        """Who knows it now, and where it lies."""
        knows = now & self.bit != 0
        if not self.knows[card] & self.bit: self.others[self.pile[card]] -= 1
        if not knows: self.others[at] += 1
        self.knows[card] = now
        self.pile[card] = at
        self.is_[card] = min(self.most, self.kind[card] + 1) if knows else 0
        self.lies[card] = at + 1 if knows else 0


class Kept:
    """What was told of a table, and what it was made of: of the longest columns most answers change little."""

    def __init__(self) -> None:
        self.known: dict[int, Known] = {}        # by seat
        self.columns: dict[int, Column] = {}     # by a number of their own

    def cards(self, g: CardTable, seat: int, code: str) -> Known:
        found = self.known.get(seat)
        if found is None or found.kind is not g.kind:
            found = self.known[seat] = Known(g, seat, code)
        found.follow(g)
        return found

    def column(self, place: int, numbers: list[int] | tuple[int, ...], code: str, added: int = 0) -> bytes:
        """A column of the table; those that are no seat's secret are the same for both."""
        found = self.columns.get(place)
        if found is None: found = self.columns[place] = Column(code, added)
        return found.now(numbers)
