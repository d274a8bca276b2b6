"""Positions as text (TOML): a table a person can write down, with who is to act and why."""
from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from ravenhill.core.cards import CardTable
from ravenhill.core.errors import BadPosition
from ravenhill.core.library import Library


class Entry:
    """A part of a position, read with care: whatever is missing, of the wrong kind or unknown is named."""

    def __init__(self, data: dict[str, Any], path: str = "") -> None:
        self.data = data
        self.path = path
        self.read: set[str] = set()
        self.parts: dict[str, Entry] = {}

    def fault(self, key: str, what: str) -> BadPosition:
        return BadPosition(f"{self.path}{key}: {what}")

    def get(self, key: str, kind: type, default: Any = None) -> Any:
        self.read.add(key)
        value = self.data.get(key, default)
        if value is None:
            raise self.fault(key, "is missing")
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise self.fault(key, f"should be {_KINDS[kind]}, not {value!r}")
        return value

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        value: int = self.get(key, int, default)
        if not least <= value <= most:
            raise self.fault(key, f"should be from {least} to {most}, not {value}")
        return value

    def one_of(self, key: str, names: Mapping[str, int] | tuple[str, ...], default: str | None = None) -> int:
        value: str = self.get(key, str, default)
        return self._number(key, value, names)

    def some_of(self, key: str, names: Mapping[str, int] | tuple[str, ...]) -> list[int]:
        values: list[Any] = self.get(key, list, [])
        return [self._number(f"{key}[{i}]", value, names) for i, value in enumerate(values)]

    def _number(self, key: str, value: Any, names: Mapping[str, int] | tuple[str, ...]) -> int:
        numbers = names if isinstance(names, Mapping) else {name: i for i, name in enumerate(names)}
        if value not in numbers:
            raise self.fault(key, f"{value!r} is none of {', '.join(list(numbers)[:12])}")
        return numbers[value]

    def part(self, key: str) -> Entry:
        if key not in self.parts:
            self.parts[key] = Entry(self.get(key, dict, {}), f"{self.path}{key}.")
        return self.parts[key]

    def at(self, name: str) -> tuple[Entry, str]:
        """The part and the key of a name with dots, such as `west.hand`."""
        *path, key = name.split(".")
        entry = self
        for step in path:
            entry = entry.part(step)
        return entry, key

    def finished(self) -> None:
        """Nothing stands in the position that was not understood."""
        for key in self.data:
            if key not in self.read:
                raise self.fault(key, "is not something this game knows")
        for part in self.parts.values():
            part.finished()


_KINDS: dict[type, str] = {int: "a whole number", str: "a text", bool: "true or false", list: "a list", dict: "a table"}


def parse(text: str, game: str) -> Entry:
    """The entries of a position of this game."""
    try:
        doc = Entry(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadPosition(f"this is not a position: {error}") from None
    named = doc.get("game", str)
    if named != game:
        raise BadPosition(f"game: this is a position of {named}, not of {game}")
    return doc


def game_of(text: str) -> str:
    """Which game a position is of."""
    try:
        name: str = Entry(tomllib.loads(text)).get("game", str)
    except tomllib.TOMLDecodeError as error:
        raise BadPosition(f"this is not a position: {error}") from None
    return name


def write(doc: Mapping[str, Any]) -> str:
    """A position as text; `parse` reads it back."""
    lines: list[str] = []
    _write_part(doc, "", lines)
    return "\n".join(lines).strip() + "\n"


def _write_part(part: Mapping[str, Any], path: str, lines: list[str]) -> None:
    plain = {key: value for key, value in part.items() if not isinstance(value, Mapping)}
    if path and plain:
        lines += ["", f"[{path}]"]
    lines += [f"{_key(key)} = {_value(value)}" for key, value in plain.items()]
    for key, value in part.items():
        if isinstance(value, Mapping):
            _write_part(value, f"{path}.{_key(key)}" if path else _key(key), lines)


def _key(key: str) -> str:
    return key if key.replace("-", "").replace("_", "").isalnum() and key.isascii() else _value(key)


def _value(value: Any, deep: int = 0) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_value(item, 1)}" for key, item in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        if any(isinstance(item, Mapping) for item in value) and deep == 0:      # each table on a line of its own
            return "[\n" + "".join(f"    {_value(item, 1)},\n" for item in value) + "]"
        return "[" + ", ".join(_value(item, 1) for item in value) + "]"
    escaped = str(value).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


class Number:
    """A number of a table that a position may name: its field, its bounds and their rule, its place in a row."""

    def __init__(self, field: str, least: int, most: int, rule: str, place: int | None = None) -> None:
        self.field = field
        self.least = least
        self.most = most
        self.rule = rule
        self.place = place

    def read(self, table: Any) -> int:
        value: Any = getattr(table, self.field)
        number: int = value if self.place is None else value[self.place]
        return number

    def write(self, table: Any, value: int) -> None:
        if self.place is None:
            setattr(table, self.field, value)
        else:
            getattr(table, self.field)[self.place] = value

    def fault(self, table: Any, name: str) -> list[str]:
        value = self.read(table)
        inside = self.least <= value <= self.most
        return [] if inside else [f"{self.rule}: {name} should be from {self.least} to {self.most}, not {value}"]


def read_numbers(doc: Entry, table: Any, numbers: Mapping[str, Number]) -> None:
    """The numbers a position names (`west.archers = 2`); the others stay as they are."""
    for name, number in numbers.items():
        entry, key = doc.at(name)
        number.write(table, entry.get(key, int, number.read(table)))


def write_numbers(doc: dict[str, Any], table: Any, numbers: Mapping[str, Number]) -> None:
    for name, number in numbers.items():
        part, key = _part(doc, name)
        part[key] = number.read(table)


def lay_piles(doc: Entry, g: CardTable, places: Mapping[str, int], rest: int, kinds: list[int]) -> None:
    """Lay the cards a position names (`east.hand = ["fog"]`); those it does not name go to the pile `rest`."""
    cards = library_of(g).cards
    names = {card.id: number for number, card in enumerate(cards)}
    left = kinds.copy()
    for place, pile in places.items():
        entry, key = doc.at(place)
        for kind in entry.some_of(key, names):
            if kind not in left:
                raise entry.fault(key, f"there are not so many cards called {cards[kind].id!r}")
            left.remove(kind)
            g.add(kind, pile)
    for kind in left:
        g.add(kind, rest)


def name_piles(doc: dict[str, Any], g: CardTable, places: Mapping[str, int]) -> None:
    """The same the other way round: what lies where, by name."""
    for place, pile in places.items():
        part, key = _part(doc, place)
        part[key] = [library_of(g).cards[g.kind[card]].id for card in g.piles[pile]]


def library_of(g: CardTable) -> Library:
    library: Library = g.library  # type: ignore[attr-defined]
    return library


def _part(doc: dict[str, Any], name: str) -> tuple[dict[str, Any], str]:
    *path, key = name.split(".")
    for step in path:
        doc = doc.setdefault(step, {})
    return doc, key
