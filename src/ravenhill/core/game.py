"""A registered game: the front door through which every driver enters."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct

from ravenhill.core import plain, positions, saving
from ravenhill.core.choices import Choice
from ravenhill.core.dice import Dice
from ravenhill.core.errors import BadPosition, BadSave, IllegalAnswer, RavenhillError
from ravenhill.core.frames import NOBODY, Decision, Draft, Frame, Plain, Table
from ravenhill.core.library import Printed
from ravenhill.core.words import Rule, Word

Options = Mapping[str, Any]               # what a match is played with: variants, decks


@dataclass(frozen=True)
class Setting:
    """One option that people may choose when they make a match. Its texts are `option-<name>` and `…-<value>`."""
    name: str
    kind: Literal["one", "several", "switch"]         # one of the values, any of them, or on and off
    default: Any
    values: tuple[str | int, ...] = ()


class Game:
    """What a game must answer. Everything below `samples` may be left out by a game that has none of it."""
    name: str
    rules_version: int = 1
    seats: tuple[str, str]
    rule_ids: str = ""                    # the pattern of its rule ids, such as B-[A-Z]+-\\d+
    takes: tuple[str, ...] = ()           # the names of the options it knows, such as content
    settings: tuple[Setting, ...] = ()    # and those of them that people choose, in the order of a form
    brings_decks: bool = False            # each seat brings a deck of its own: the option `decks`, None where unknown
    names: Mapping[str, Sequence[str]] = {}     # the locale keys of things, by the field that points at them

    def new(self, options: Options | None = None) -> Table:
        """A table set up and ready for its first question."""
        raise NotImplementedError

    def view(self, table: Any, seat: int) -> dict[str, Any]:
        """What this seat, or SPECTATOR, may see: plain data."""
        raise NotImplementedError

    def imagine(self, view: dict[str, Any], dice: Dice, options: Options | None = None) -> Table:
        """A table this view could be of, every such table equally likely; secret choices of others are not made yet."""
        raise NotImplementedError

    def deck(self, given: Any, seat: int, options: Options) -> Any:
        """The deck a seat brings (None: a starter) as plain data; BadDeck names every rule it breaks."""
        raise NotImplementedError

    def samples(self) -> Sequence[Plain]:
        """One of each frame, and a table: what a save may hold."""
        raise NotImplementedError

    def varied(self, options: Options, seed: int) -> Options:
        """The options of one checked game out of many: those that were given or, for a game that says so, any."""
        return options

    def faults(self, table: Any) -> list[str]:
        """The invariants this table breaks, each with its rule."""
        return []

    def cards(self) -> Sequence[Printed]:
        return ()

    def explain(self, table: Any, seat: int, card: int) -> list[Word | None]:
        """For each thing a card offers (each `may`): the word that says no now, or None."""
        return []

    def why_not(self, table: Any, seat: int, field: str, value: int) -> Word | None:
        """The word that says why a thing other than a card cannot be used now, or None if it can."""
        asked = table.ask(seat)
        if asked is None:
            return Word()
        for option in table.offered:
            if asked.choice(table, option).plain().get(field) == value:
                return None
        cited = asked.rules()
        return Rule(cited[0]) if cited else Word()

    def prompt(self, table: Any, question: Decision[Any]) -> tuple[str, dict[str, int]]:
        """What a prompt names: the end of its key (`ask-Kind-end`, nothing: `ask-Kind`), and the things in its text."""
        return "", {}

    def use_of(self, table: Any, choice: Choice) -> str:
        """What this choice does with its thing, where its name alone does not tell; nothing: it does."""
        return ""

    def odds(self, table: Any, seat: int) -> dict[str, Any] | None:
        """What the dice may bring next: each outcome with its weight, and a summary. None: nothing is to be counted.

        The table is one this seat might be sitting at, after the answers it asks about; only what it sees may be used.
        """
        return None

    def survey(self, table: Any, seat: int, thing: str) -> dict[str, Any] | None:
        """What can be planned with a thing such as `company:2` (a card by its number here), on such a table."""
        return None

    def sums(self, table: Any) -> dict[str, Any]:
        """Figures with the parts they are made of, {value, parts: [{n, key, source}]}, from what everybody sees."""
        return {}

    def shown(self, table: Any, seat: int, handle: Callable[[int], str]) -> Struct | None:
        """What this seat, or SPECTATOR, sees, in the game's own types (its `view.py`), with cards by their handles.

        None: the game has no such types, and its plain view is shown.
        """
        return None

    def name_of(self, table: Any, field: str, value: int) -> str | None:
        """The locale key of a thing that an option or a log line points at; None for a plain number."""
        if field.startswith("side"):
            return self.seats[value] if value >= 0 else "nobody"
        for name, keys in self.names.items():
            if field.startswith(name):
                return keys[value]
        return None

    def texts(self, options: Options, language: str) -> str:
        """Fluent text that the options of a match add, such as the names in a content pack."""
        return ""

    def read_position(self, doc: positions.Entry) -> Table:
        raise BadPosition(f"{self.name} has no positions")

    def write_position(self, table: Any) -> dict[str, Any]:
        raise BadPosition(f"{self.name} has no positions")

    def position_options(self, table: Any) -> Options:
        """The options of a match that this table, read from a position, could be of."""
        return {}

    def borrowed(self, table: Any) -> dict[str, Any]:
        """The options that name what a table has and never saves, such as a content pack."""
        return {}

    # The same for every game

    def read_plain(self, data: list[Any], borrowed: Options) -> Table:
        """A table from its plain form, with what it borrows."""
        found = self.shelf.read(data)
        assert isinstance(found, Table)
        return found

    @cached_property
    def shelf(self) -> plain.Samples:
        return plain.Samples(self.samples())

    def seat(self, name: str) -> int:
        if name not in self.seats:
            raise RavenhillError(f"{self.name} has the seats {' and '.join(self.seats)}, not {name!r}")
        return self.seats.index(name)

    def seat_name(self, seat: int) -> str:
        return self.seats[seat] if 0 <= seat < len(self.seats) else "nobody" if seat == NOBODY else "dice"

    def save(self, table: Table, options: Options | None = None, *, json: bool = False) -> bytes:
        return saving.save(self.name, self.rules_version, options or {}, table, json=json)

    def load(self, data: bytes) -> Table:
        saved = saving.open_save(data)
        if saved.game != self.name:
            raise BadSave(f"this is a save of {saved.game}, not of {self.name}")
        if saved.rules != self.rules_version:
            raise BadSave(f"this save is of version {saved.rules} of the rules; these are version {self.rules_version}")
        return self._load(saved)

    def carry_over(self, data: bytes) -> Table:
        """A table saved under other rules, to be played on under these; BadSave if it cannot be."""
        return self._load(self.carried(saving.open_save(data)))

    def carried(self, saved: saving.Saved) -> saving.Saved:
        """A save of other rules as these would have written it: a game whose table has changed says how."""
        return saved

    def _load(self, saved: saving.Saved) -> Table:
        table = saving.load(saved, self.shelf, self.new(saved.options))
        faults = self.faults(table)
        if faults:
            raise BadSave(faults[0])
        return table

    def choices(self, table: Table) -> list[Choice]:
        """The options of the question being asked, as named values."""
        question = table.question()
        return [question.choice(table, option) for option in table.offered] if isinstance(question, Decision) else []

    def option(self, table: Table, choice: Choice | Mapping[str, Any]) -> int:
        """The option that is meant by a named value, or by its JSON form."""
        question = table.question()
        wanted = choice.plain() if isinstance(choice, Choice) else dict(choice)
        if isinstance(question, Decision):
            for option in table.offered:
                if question.choice(table, option).plain() == wanted:
                    return option
            rule = "".join(f"{rule}: " for rule in question.rules()[:1])
            raise IllegalAnswer(f"{rule}{wanted} is not among the options of {type(question).__name__}")
        raise IllegalAnswer("nobody is asked" if question is None else "the dice are asked")

    def group(self, table: Table) -> str:
        """The name of the dialog that the question is part of, or nothing if it stands alone.

        How far the frames below it have gone tells it from the next dialog of its kind.
        """
        depth = self.dialog(table)
        if depth < 0: return ""
        frame: Frame[Any] = table.stack[depth]
        return f"{type(frame).__name__}-{depth}-{sum([below.at for below in table.stack[:depth]])}"

    def dialog(self, table: Table) -> int:
        """Where on the stack the dialog lies that is under way; -1: nowhere."""
        for depth in range(len(table.stack) - 1, -1, -1):
            frame: Frame[Any] = table.stack[depth]
            if isinstance(frame, Draft) and not frame.is_over(table): return depth
        return -1

    def has_begun(self, table: Table) -> bool:
        """Whether anything has been chosen in the dialog: until then it lies as a blank one does when it is asked."""
        depth = self.dialog(table)
        if depth < 0: return False
        anew = table.copy()
        frame: Frame[Any] = anew.stack[depth]
        assert isinstance(frame, Draft)
        anew.stack[depth:] = [frame.blank(anew)]
        anew.question()
        return bool(plain.write(anew.stack[depth:]) != plain.write(table.stack[depth:]))

    def position(self, text: str) -> Table:
        """The table of a position in text form; BadPosition names what is wrong."""
        doc = positions.parse(text, self.name)
        table = self.read_position(doc)
        doc.finished()
        faults = self.faults(table)
        if faults:
            raise BadPosition(faults[0])
        return table
