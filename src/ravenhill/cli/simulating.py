"""`ravenhill simulate`: many random games, counted."""
from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import msgspec

from ravenhill.cli import wrong
from ravenhill.cli.house import options_of, print_json
from ravenhill.core.dice import FastDice
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import Table
from ravenhill.core.game import Game
from ravenhill.core.play import play_random

SLICE = 50                               # games between two looks at the clock
PATIENCE_S = 2.0
MOST_ANSWERS = 1_000_000
STUCK = ("has no options", "does not end", "neither a question nor an end")


class Count(msgspec.Struct):
    """What came of some games."""
    games: int = 0
    finished: int = 0
    errors: int = 0
    stuck: int = 0
    decisions: int = 0
    forced: int = 0
    cpu_s: float = 0.0
    wins: dict[str, int] = {}
    faults: list[str] = []

    def add(self, other: Count) -> None:
        for name in ("games", "finished", "errors", "stuck", "decisions", "forced", "cpu_s"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.wins = {name: self.wins.get(name, 0) + n for name, n in other.wins.items()}
        self.faults = self.faults + other.faults


def simulate_games(
    name: str, games: int, seed: int, json: bool, check: bool, jobs: int, content: Path | None,
    wishes: Sequence[str] = (),
) -> int:
    import ravenhill
    from ravenhill.games import load

    if games < 1 or jobs < 1:
        raise RavenhillError("--games and --jobs must be at least 1")
    options = options_of(load(name), content, wishes)
    slices = [(name, options, first, min(SLICE, seed + games - first), check)
              for first in range(seed, seed + games, SLICE)]
    count = Count()
    with progress(games) as bar:
        for part in played(slices, jobs):
            count.add(part)
            bar.show(count.games)
    found = {key: getattr(count, key) for key in ("games", "finished", "errors", "stuck", "decisions", "forced")}
    found |= {"decisions_per_cpu_s": round(count.decisions / count.cpu_s) if count.cpu_s else 0,
              "wins": count.wins, "build": ravenhill.BUILD}
    if json:
        print_json(found)
    else:
        for key, value in found.items():
            shown = ", ".join(f"{who} {n:,}" for who, n in value.items()) if isinstance(value, dict) else value
            print(f"{key:20} {shown:,}" if isinstance(shown, int) else f"{key:20} {shown}")
    failed = f"{len(count.faults)} of {count.games} games failed"
    return wrong("; ".join([failed, *count.faults])) if count.faults else 0


def played(slices: list[tuple[str, dict[str, Any], int, int, bool]], jobs: int) -> Iterator[Count]:
    """The slices, one after the other or in several processes; what comes of each does not depend on that."""
    if jobs == 1:
        yield from map(one_slice, slices)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(one_slice, slices)


def one_slice(asked: tuple[str, dict[str, Any], int, int, bool]) -> Count:
    """So many games from this seed on."""
    from ravenhill.games import load

    name, options, first, games, check = asked
    game = load(name)
    count = Count(wins={**dict.fromkeys(game.seats, 0), "draws": 0})
    start = time.process_time()
    for seed in range(first, first + games):
        one_game(game, options, seed, check, count)
    count.cpu_s = time.process_time() - start
    return count


def one_game(game: Game, options: Mapping[str, Any], seed: int, check: bool, count: Count) -> None:
    """One game, whatever comes of it. A rule that fails must not end the run: that is what is being looked for."""
    count.games += 1
    try:
        table = game.new(game.varied(options, seed) if check else options)
        dice = FastDice(seed)
        count.decisions += play_checked(game, table, dice) if check else play_random(table, dice, MOST_ANSWERS)
    except Exception as error:
        if isinstance(error, AssertionError) and str(error).endswith(STUCK):
            count.stuck += 1
        else:
            count.errors += 1
        count.faults.append(f"seed {seed}: {type(error).__name__}: {error}")
        return
    count.finished += 1
    count.forced += table.forced
    winner = game.seats[table.winner] if table.winner >= 0 else "draws"
    count.wins[winner] += 1


def play_checked(game: Game, table: Table, dice: FastDice) -> int:
    """The same game as `play_random` plays, with every table looked over."""
    table.dice = dice
    table.quick = True
    decisions = 0
    while table.question() is not None:
        offered = table.offered
        if not offered:
            raise AssertionError(f"{type(table.stack[-1]).__name__} has no options")
        if len(offered) > 256:
            raise AssertionError(f"{type(table.stack[-1]).__name__} has {len(offered)} options")
        faults = game.faults(table)
        if faults:
            raise AssertionError(faults[0])
        table.answer(offered[dice.pick(len(offered))])
        decisions += 1
        if decisions > MOST_ANSWERS:
            raise AssertionError("this game does not end")
    faults = game.faults(table)
    if faults:
        raise AssertionError(faults[0])
    return decisions


class Bar(Protocol):
    def show(self, done: int) -> None: ...


class Waiting:
    """A progress bar that appears after two seconds, if somebody is watching."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.start = time.monotonic()
        self.bar: Any = None

    def show(self, done: int) -> None:
        if self.bar is None:
            if time.monotonic() - self.start < PATIENCE_S or not sys.stderr.isatty():
                return
            from rich.console import Console
            from rich.progress import Progress

            self.bar = Progress(console=Console(stderr=True), transient=True)
            self.bar.start()
            self.task = self.bar.add_task("", total=self.games)
        self.bar.update(self.task, completed=done, description=f"{done:,} of {self.games:,} games")


@contextmanager
def progress(games: int) -> Iterator[Bar]:
    waiting = Waiting(games)
    try:
        yield waiting
    finally:
        if waiting.bar is not None:
            waiting.bar.stop()
