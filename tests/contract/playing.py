"""Random games, answer by answer: what every contract test looks at."""
from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, TypeVar

import ravenhill
from ravenhill.core.dice import Dice, FastDice
from ravenhill.core.frames import DICE, SEATS, SPECTATOR, Decision, Table
from ravenhill.core.game import Game
from ravenhill.core.log import Said
from ravenhill.core.plain import fingerprint
from ravenhill.core.records import pairs
from ravenhill.games import load, names

NAMES = tuple(os.environ.get("RAVENHILL_CONTRACT_NAMES", " ".join(names())).split())     # one not yet registered, too
# Of each game; `make test` plays more of them on the compiled build, a soak more still.
GAMES = int(os.environ.get("RAVENHILL_CONTRACT_GAMES", "12" if ravenhill.BUILD == "compiled" else "6"))
MOMENTS = int(os.environ.get("RAVENHILL_CONTRACT_MOMENTS", "40"))   # of each game, for the tests that dig deeper
LONG = {"meccg": int(os.environ.get("RAVENHILL_CONTRACT_LONG", "12"))}  # of a long game only this part is looked at
MOST_ANSWERS = 50_000
EYES = (*range(SEATS), SPECTATOR)
Thing = TypeVar("Thing")


def part(name: str, whole: int) -> int:
    """So many of something; of a long game its part, but one at least."""
    return max(1, whole // LONG.get(name, 1))


def begin(game: Game) -> Table:
    """A new table that keeps its record and its log, and whose dice are asked like anybody."""
    table = game.new()
    table.record = []
    table.log = []
    return table


def walk(game: Game, seed: int) -> Iterator[Table]:
    """A random game: its one table, at each question and at the end. Secret choices are made in any order."""
    table = begin(game)
    dice = FastDice(seed)
    for _ in range(MOST_ANSWERS):
        seats = table.to_answer()
        yield table
        if not seats:
            return
        answer(table, *any_answer(table, seats[dice.pick(len(seats))], dice))
    raise AssertionError(f"{game.name}, seed {seed}: this game does not end")


def any_answer(table: Table, seat: int, dice: Dice) -> tuple[int, int]:
    """A random answer of this seat, which is asked."""
    if seat == DICE:
        return DICE, dice.pick(table.outcomes)
    assert table.ask(seat) is not None
    return seat, table.offered[dice.pick(len(table.offered))]


def answer(table: Table, seat: int, option: int) -> None:
    """The answer of a seat; then the table stands at its next question."""
    if seat != DICE:
        table.ask(seat)
    table.answer(option)
    table.question()


def asked(table: Table, seat: int) -> tuple[str, list[int], list[dict[str, Any]]] | None:
    """What this seat is asked and offered, in numbers and in names."""
    twin = table.copy()
    twin.ready = False
    question = twin.ask(seat)
    if question is None:
        return None
    return type(question).__name__, list(twin.offered), [question.choice(twin, o).plain() for o in twin.offered]


@dataclass(frozen=True)
class Moment:
    """A table of a played game at one of its questions, what was said before it, and what was answered."""
    table: Table
    before: list[tuple[int, int]]
    log: list[Said]
    hash: int
    next: tuple[int, int] | None

    @property
    def kind(self) -> str:
        question = self.table.question()
        half = isinstance(question, Decision) and len(self.table.to_answer()) == 1
        return f"{type(question).__name__} {half}"


@dataclass(frozen=True)
class Played:
    """A finished random game."""
    game: Game
    seed: int
    moments: list[Moment]
    table: Table

    def some(self, most: int = MOMENTS) -> list[Moment]:
        """About so many moments of it, of all kinds of questions alike, and at least one of each."""
        kinds: dict[str, list[Moment]] = {}
        for moment in self.moments:
            kinds.setdefault(moment.kind, []).append(moment)
        each = -(-most // len(kinds))
        found = [moment for like in kinds.values() for moment in thinned(like, each)]
        return sorted(found, key=lambda moment: len(moment.before))


def game_of(name: str) -> Game:
    """A game of the house; one that is still being written need not be registered to be tried."""
    if name in names():
        return load(name)
    game = import_module(f"ravenhill.games.{name}").GAME
    assert isinstance(game, Game)
    return game


def thinned(things: Sequence[Thing], most: int) -> Sequence[Thing]:
    """At most so many of them, evenly spread."""
    return things[::max(1, -(-len(things) // most))]


@cache
def played(name: str, seed: int) -> Played:
    return play(game_of(name), seed)


def play(game: Game, seed: int) -> Played:
    """Play a whole game at random and keep a copy of every table it came through."""
    tables: list[Table] = []
    said: list[int] = []
    table = begin(game)
    for table in walk(game, seed):
        tables.append(table.copy())
        assert table.log is not None
        said.append(len(table.log))
    assert table.record is not None and table.log is not None
    answers = pairs(table.record)
    moments = [
        Moment(twin, answers[:n], table.log[:said[n]], fingerprint(twin), answers[n] if n < len(answers) else None)
        for n, twin in enumerate(tables)
    ]
    return Played(game, seed, moments, table)
