"""Where each number of an observation stands: made from the code of the game, with a version, and told as a page."""
from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from ravenhill.core.choices import Choice
from ravenhill.core.frames import Decision, Frame, Plain
from ravenhill.core.game import Game
from ravenhill.core.plain import fields
from ravenhill.core.words import Source
from ravenhill.games import load
from ravenhill.observations.observer import (
    CARD,
    FRAME,
    FRAMES,
    LINKS,
    MOST_OPTIONS,
    NUMBERS,
    PLAIN,
    SEVERAL,
    SOURCE,
    Kind,
    Observer,
)

Numbers = npt.NDArray[Any]
COLUMNS: Final = {"ford": "FordColumns", "five_armies": "BattleColumns", "meccg": "CardColumns"}
LISTS: Final = {"faces": 10, "played": 2}        # how many numbers of a list in a frame are told; else:
USUAL: Final = 4


@dataclass(frozen=True)
class Part:
    """So many numbers of an observation from a place on."""
    name: str
    start: int
    shape: tuple[int, ...]
    about: str

    @property
    def end(self) -> int:
        return self.start + int(np.prod(self.shape))


@dataclass(frozen=True, eq=False)
class Schema:
    """What an observation of a game is made of, and who writes it."""
    game: Game
    version: str                         # what we call it, and a hash of where every number stands
    dtype: np.dtype[Any]
    parts: tuple[Part, ...]              # question, table, stack, options: all of it, in order
    columns: tuple[Part, ...]            # the table again, column by column
    questions: tuple[str, ...]           # the kinds, from 1 on
    frames: Mapping[str, Kind]
    choices: Mapping[str, Kind]
    option: tuple[str, ...]              # the numbers of an option's row
    observer: Observer

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.parts[-1].end

    def split(self, rows: Numbers) -> dict[str, Numbers]:
        """The parts of one observation, or of many in rows, without copying."""
        return {it.name: rows[..., it.start:it.end].reshape(*rows.shape[:-1], *it.shape) for it in self.parts}

    def column(self, rows: Numbers, name: str) -> Numbers:
        """One column of the table, of one observation or of many, without copying."""
        it = next(it for it in self.columns if it.name == name)
        return rows[..., it.start:it.end]


def schema_of(game: Game | str, options: Mapping[str, Any] | None = None) -> Schema:
    """The schema of a game's matches; options such as a content pack of the war game may change its sizes."""
    known = load(game) if isinstance(game, str) else game
    return _made(known.name, msgspec.json.encode(dict(options or {}), order="sorted"))


@lru_cache(maxsize=64)
def _made(name: str, encoded: bytes) -> Schema:
    game = load(name)
    table: Any = game.new(msgspec.json.decode(encoded))
    room = import_module(f"ravenhill.observations.columns.{name}")
    columns = getattr(room, COLUMNS[name])(table)
    dtype = np.dtype("<i2" if room.WIDE else np.uint8)
    things = {type(it).__name__: it for it in game.samples()}
    frames = {kind: thing for kind, thing in sorted(things.items()) if isinstance(thing, Frame)}
    questions = [kind for kind, thing in frames.items() if isinstance(thing, Decision)]
    kinds = {kind: _frame(number, frames[kind]) for number, kind in enumerate(frames, 1)}
    choices, row = _choices(name)
    start, told = 2, []
    for column, size, about in columns.sizes(table):
        told.append(Part(column, start, (size,), about))
        start += size
    stack = Part("stack", start, (FRAMES, FRAME), "what must still happen as this seat sees it, the top first")
    parts = (
        Part("question", 0, (2,), "the kind of question this seat is asked (0: none), and the seat"),
        Part("table", 2, (start - 2,), "the columns below"), stack,
        Part("options", stack.end, (MOST_OPTIONS, len(row)), "the options, in the order of actions"))
    observer = Observer(
        columns, {type(frames[kind]): number for number, kind in enumerate(questions, 1)},
        {type(frames[kind]): it for kind, it in kinds.items()},
        {cls: choices[cls.__name__] for cls in _classes(name)}, len(row), room.WIDE, (start - 2) * dtype.itemsize)
    assert observer.size == parts[-1].end * dtype.itemsize
    layout = [[(it.name, it.start, it.shape) for it in (*parts, *told)], questions, row, dtype.name,
              *[[(name, it.number, it.names, it.shapes) for name, it in of.items()] for of in (kinds, choices)]]
    version = f"{room.VERSION}.{blake2b(repr(layout).encode(), digest_size=4).hexdigest()}"
    return Schema(
        game, version, dtype, parts, tuple(told), tuple(questions), kinds, choices, row, observer)


def _frame(number: int, sample: Plain) -> Kind:
    """The numbers of a frame: single ones, then who speaks, then the first of each list, as long as there is room."""
    single: list[tuple[str, int]] = []
    longer: list[tuple[str, int]] = []
    for name in fields(type(sample)):
        value = getattr(sample, name)
        if name == "links": longer.append((name, LINKS))
        elif isinstance(value, Source): longer.append((name, SOURCE))
        elif isinstance(value, list | tuple): longer.append((name, SEVERAL + LISTS.get(name, USUAL)))
        elif isinstance(value, int) and name not in ("at", "stopped"): single.append((name, PLAIN))
    told: list[tuple[str, int]] = []
    for it in [*single, *longer]:
        if sum(_room(shape) for _, shape in [*told, it]) <= NUMBERS: told.append(it)
    return Kind(number, [name for name, _ in told], [shape for _, shape in told], [])


def _room(shape: int) -> int:
    return 1 if shape in (PLAIN, CARD) else 3 if shape in (SOURCE, LINKS) else shape - SEVERAL


def _classes(name: str) -> list[type[Choice]]:
    """Every kind of choice of the core and of this game, by name."""
    rooms = ("ravenhill.core.", f"ravenhill.games.{name}.")
    return sorted((it for it in _below(Choice) if it.__module__.startswith(rooms)), key=lambda it: it.__name__)


def _below(cls: type[Choice]) -> Iterator[type[Choice]]:
    for it in cls.__subclasses__():
        yield it
        yield from _below(it)


def _choices(name: str) -> tuple[dict[str, Kind], tuple[str, ...]]:
    classes = _classes(name)
    row = ["choice"]
    for field in sorted({field for cls in classes for field in cls.__struct_fields__}):
        row += [field, f"{field}_is"] if field.startswith("card") else [field]
    found: dict[str, Kind] = {}
    for number, cls in enumerate(classes, 1):
        names = list(cls.__struct_fields__)
        shapes = [CARD if field.startswith("card") else PLAIN for field in names]
        found[cls.__name__] = Kind(number, names, shapes, [row.index(field) for field in names])
    assert len(found) == len(classes), "two kinds of choices have one name"
    return found, tuple(row)


# The page

def page(games: Sequence[str] = tuple(COLUMNS)) -> str:
    """docs/observations.md: every number of every game's observations."""
    return "\n".join([
        "# Observations",
        "",
        "Written by `scripts/make-schema`; not by hand. An observation is one row of numbers: what a seat may know,",
        "and nothing else. [research.md](research.md) says how to get one. A version is a number, which grows when",
        "something means another thing, and a hash of where each number stands; a model or a dataset is of one.",
        "",
        "An action is the place of an option among those offered, in ascending order of their numbers: 0 to "
        f"{MOST_OPTIONS - 1},",
        "and the mask says which there are. Numbers of frames and options are told with 1 added, so that 0 is none; a",
        "card is its number on the table, and `card_is` what it is, one more than its place in the library. Of a list",
        "in a frame so many numbers are told as stand in brackets. What is too large for its place is told as the",
        "largest that fits. Not told, since it follows from the rest or ends the game: the sums of a view, `armies`,",
        "`winner` and `why`; nor what a list holds beyond what is said here.",
        "", *(line for name in games for line in _told(schema_of(name)))]) + "\n"


def _told(it: Schema) -> Iterator[str]:
    yield from (f"## {it.game.name}, version {it.version}", "")
    yield f"{it.size:,} numbers of type `{it.dtype.name}`."
    yield from ("", "| part | from | shape | what |", "| --- | --- | --- | --- |")
    for part in it.parts:
        yield f"| {part.name} | {part.start} | {' × '.join(map(str, part.shape))} | {part.about} |"
    yield from ("", "| column of the table | from | numbers | what |", "| --- | --- | --- | --- |")
    for part in it.columns: yield f"| `{part.name}` | {part.start} | {part.shape[0]} | {part.about} |"
    yield from ("", f"**An option's row.** {', '.join(f'{n} `{name}`' for n, name in enumerate(it.option))}.")
    yield from ("", f"**Choices.** {', '.join(f'{kind.number} `{name}`' for name, kind in it.choices.items())}.")
    yield from ("", f"**Questions.** {', '.join(f'{n} `{name}`' for n, name in enumerate(it.questions, 1))}.")
    yield from ("", "**Frames.** A frame's row is its kind, how far it has gone, and then these numbers.", "")
    for name, kind in it.frames.items():
        yield f"- {kind.number} `{name}`: {', '.join(_of(*pair) for pair in zip(kind.names, kind.shapes)) or 'none'}"
    yield ""


def _of(name: str, shape: int) -> str:
    if shape == SOURCE: return f"{name} (card, ability, side)"
    if shape == LINKS: return f"the last of {name} (card, ability, side)"
    return name if shape == PLAIN else f"{name} ({shape - SEVERAL})"


def main(check: bool) -> int:
    """Write the page, or say whether it is as the code would write it."""
    path, text = Path("docs/observations.md"), page()
    if check: return 0 if path.read_text(encoding="utf-8") == text else 1
    path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main("--check" in sys.argv))
