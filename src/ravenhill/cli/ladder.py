"""`ravenhill ladder`: how strong the bots of a game are, measured by games in pairs, and the page that tells it."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any

import msgspec

from ravenhill import bots
from ravenhill.bots.contest import Played, play_pair
from ravenhill.bots.measured import Measured
from ravenhill.bots.rating import elo, interval, likelihood, verdict
from ravenhill.cli import wrong
from ravenhill.cli.house import print_json
from ravenhill.cli.simulating import progress
from ravenhill.core.errors import RavenhillError
from ravenhill.games import load

Pair = tuple[str, str]
Task = tuple[str, Pair, int, str]        # the arguments of `play_pair`


class Rung(msgspec.Struct):
    """The stronger of two neighbours against the weaker: what all their games say."""
    bots: Pair
    decks: str
    games: int
    score: float
    share: float
    between: tuple[float, float]
    elo: tuple[float | None, float | None, float | None]         # at the share and both ends; None: beyond measure
    likelihood: float
    verdict: str
    by_side: tuple[str, str]             # of the stronger, on the first and on the second seat
    adjudicated: int
    illegal: int
    decisions: tuple[int, int]
    slowest_ms: tuple[int, int]
    mean_ms: tuple[float, float]


def climb(
    name: str, chosen: Sequence[str], pairs: int, seed: int, decks: str, jobs: int, results: Path | None,
    test: tuple[float, float], whole: bool, page: Path | None, data: Path | None, json: bool, ray: str = "",
) -> int:
    game = load(name)
    levels = list(chosen) or list(bots.names(game))
    for level in levels: bots.load(level, game)
    if len(levels) < 2 or pairs < 0 or jobs < 1 or (decks and not game.brings_decks) or test[0] >= test[1]:
        raise RavenhillError("a ladder takes two bots or more, --pairs from 0, --jobs from 1, a game with decks for "
                             "--decks random, and --worse below --better")
    known = read_results(results)
    if results is not None and results.exists() and not results.read_bytes().endswith(b"\n"):
        results.write_bytes(lines(known))                        # a run was killed in the middle of a line
    duels = [(levels[n + 1], levels[n]) for n in range(len(levels) - 1)]
    with progress(2 * pairs * len(duels)) as bar:
        done = 0
        for duel in duels:
            for games in played(
                    name, duel, range(seed, seed + pairs), decks, jobs, None if whole else test, known, ray):
                known += games
                done += len(games)
                bar.show(done)
                if results is not None:
                    with results.open("ab") as file: file.write(lines(games))
    rungs = [rung(known, name, duel, decks, test) for duel in duels]
    if page is not None:
        page.write_text(told(read_results(results) if results else known, test), "utf-8")
    if data is not None:
        data.write_bytes(figures(read_results(results) if results else known))
    if json: print_json(msgspec.to_builtins(rungs))
    else: print(table_of(rungs))
    faults = sum(it.illegal for it in rungs)
    return wrong(f"{faults} answers were not among the options") if faults else 0


def played(
    name: str, duel: Pair, seeds: range, decks: str, jobs: int, test: tuple[float, float] | None, known: list[Played],
    ray: str = "",
) -> Iterator[list[Played]]:
    """The pairs that are missing, until a test knows enough; of those that are running then, the results count."""
    have = {it.seed for it in known if (it.game, it.bots, it.decks) == (name, duel, decks)}
    tasks = iter([(name, duel, seed, decks) for seed in seeds if seed not in have])

    def enough() -> bool: return test is not None and bool(rung(known, name, duel, decks, test).verdict)

    if ray:
        from ravenhill.research.cluster import in_cluster

        yield from in_cluster(ray, play_pair, tasks, enough)
    elif jobs == 1:
        for task in tasks:
            if enough(): return
            yield play_pair(*task)
    else:
        yield from in_processes(tasks, jobs, enough)


def in_processes(tasks: Iterator[Task], jobs: int, enough: Callable[[], bool]) -> Iterator[list[Played]]:
    from multiprocessing import get_context

    running: set[Future[list[Played]]] = set()
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        while True:
            while len(running) < jobs and not enough() and (task := next(tasks, None)) is not None:
                running.add(pool.submit(play_pair, *task))
            if not running: return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for one in finished: yield one.result()


def read_results(file: Path | None) -> list[Played]:
    """What was played before. Half a line at the end, of a run that was killed, is no game; a pair counts whole."""
    if file is None or not file.exists(): return []
    found: list[Played] = []
    rows = file.read_bytes().split(b"\n")
    for n, line in enumerate(rows):
        try:
            if line: found.append(msgspec.json.decode(line, type=Played))
        except msgspec.MsgspecError as error:
            if n < len(rows) - 1: raise RavenhillError(f"{file}, line {n + 1}: {error}") from None
    pairs: dict[tuple[Any, ...], list[Played]] = {}
    for it in found: pairs.setdefault((it.game, it.bots, it.decks, it.seed), []).append(it)
    whole = [games for games in pairs.values() if len(games) == 2]
    return [it for games in whole for it in games]


def lines(games: Sequence[Played]) -> bytes:
    return b"".join(msgspec.json.encode(it) + b"\n" for it in games)


def rung(known: Sequence[Played], name: str, duel: Pair, decks: str, test: tuple[float, float]) -> Rung:
    games = [it for it in known if (it.game, it.bots, it.decks) == (name, duel, decks)]
    score = sum(it.score for it in games)
    share = score / len(games) if games else 0.5
    low, high = interval(score, len(games))
    seeds = sorted({it.seed for it in games})
    ratio = likelihood([sum(it.score for it in games if it.seed == seed) / 2 for seed in seeds], *test)
    sides = [[it.score for it in games if it.swapped == swapped] for swapped in (False, True)]
    decisions = [sum(it.decisions[one] for it in games) for one in range(2)]
    spent = [sum(it.cpu_s[one] for it in games) for one in range(2)]
    return Rung(
        duel, decks, len(games), score, round(share, 4), (round(low, 4), round(high, 4)),
        (finite(share), finite(low), finite(high)), round(ratio, 2), verdict(ratio),
        (f"{sum(sides[0]):g} of {len(sides[0])}", f"{sum(sides[1]):g} of {len(sides[1])}"),
        sum(it.adjudicated for it in games), sum(sum(it.illegal) for it in games), (decisions[0], decisions[1]),
        (max([it.slowest_ms[0] for it in games], default=0), max([it.slowest_ms[1] for it in games], default=0)),
        (round(1000 * spent[0] / max(1, decisions[0]), 1), round(1000 * spent[1] / max(1, decisions[1]), 1)))


def finite(share: float) -> float | None:
    found = elo(share)
    return None if abs(found) > 4000 else round(found)


def table_of(rungs: Sequence[Rung]) -> str:
    """For the terminal and for the page, as a table of Markdown."""
    rows = [["", "games", "won", "95 %", "Elo", "first seat", "second seat", "test", "adjudicated", "mean, slowest ms"]]
    for it in rungs:
        at, low, high = ("∞" if value is None else f"{value:+.0f}" for value in it.elo)
        rows.append([
            f"{it.bots[0]} over {it.bots[1]}" + (f", {it.decks} decks" if it.decks else ""), str(it.games),
            f"{100 * it.share:.1f} %", f"{100 * it.between[0]:.1f}–{100 * it.between[1]:.1f} %",
            f"{at} ({low} … {high})", it.by_side[0], it.by_side[1], it.verdict or f"{it.likelihood:+.1f}",
            str(it.adjudicated), f"{it.mean_ms[0]:g}, {it.slowest_ms[0]}"])
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    drawn = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(row, wide)) + " |" for row in rows]
    return "\n".join([drawn[0], "|" + "|".join("-" * (width + 2) for width in wide) + "|", *drawn[1:]])


def figures(known: Sequence[Played]) -> bytes:
    """The same for people who choose a level: each bot over its neighbour, with the decks that come with the game."""
    found = []
    for name, duel in sorted({(it.game, it.bots) for it in known if not it.decks}):
        it = rung(known, name, duel, "", (0.0, 60.0))
        found.append(Measured(name, *duel, it.games, it.score))
    return msgspec.json.format(msgspec.json.encode(found)) + b"\n"


def told(known: Sequence[Played], test: tuple[float, float]) -> str:
    """The page docs/bots.md."""
    found = [HEAD.format(worse=test[0], better=test[1])]
    for name in sorted({it.game for it in known}):
        order = bots.names(load(name))
        duels = sorted({(it.bots, it.decks) for it in known if it.game == name},
                       key=lambda it: (it[1], *[order.index(bot) if bot in order else 99 for bot in reversed(it[0])]))
        found.append(f"## {name}\n\n" + table_of([rung(known, name, duel, decks, test) for duel, decks in duels]))
    return "\n\n".join(found) + "\n"


HEAD = """# How strong the bots are

Written by `ravenhill ladder GAME --results docs/ladder.jsonl --write docs/bots.md --data
src/ravenhill/bots/measured.json`; not by hand. The second file is what the browser shows beside each level.

Each level plays the one below it in pairs of games: the same dice, with the sides exchanged. *won* counts a draw as a
half; *95 %* is Wilson's interval of it, and *Elo* the difference that it means, with the ends of the interval. *test*
is a sequential test of {better:g} Elo against {worse:g}, with a risk of 5 % either way: the stronger is `better`, it
is `worse`, or the logarithm of how much likelier the first is so far (±2.9 decides). A game that does not end is
decided by points and counted as adjudicated. Milliseconds are processor time of the stronger for an answer."""
