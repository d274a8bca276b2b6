"""`ravenhill tune`: weights of an evaluation from games, and the file that they are kept in."""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from ravenhill.bots.tuning import Sample, Step, fit, likelihood, names, reached, refined, sample
from ravenhill.bots.weights import USUAL, weights, written
from ravenhill.cli.house import print_json
from ravenhill.cli.simulating import progress
from ravenhill.core.errors import RavenhillError
from ravenhill.games import load

T = TypeVar("T", Sample, Step)
HELD_OUT = 4                             # every so many-th game is not fitted to, but asked whether the fit is better


def tune(name: str, games: int, refine: int, seed: int, samples: Path, steps: Path, write: Path | None,
         character: str = USUAL, by_table: bool = False) -> int:
    game = load(name)
    order = names(game)
    begin = weights(name, order, character)
    if games < 0 or refine < 0: raise RavenhillError("--games and --refine are numbers from 0")
    known = read(samples, Sample)
    have = {it.seed for it in known}
    with progress(games + refine) as bar:
        for n, at in enumerate(at for at in range(seed, seed + games) if at not in have):
            known.append(append(samples, sample(game, at)))
            bar.show(n + 1)
        fitted, told = judged(known, begin, by_table)
        done = read(steps, Step)
        if any(len(it.signs) != len(begin) for it in done):
            raise RavenhillError(f"{steps} is of other weights: begin with another file")
        for n, step in enumerate(zip(range(refine), refined(game, fitted, done, seed))):
            done.append(append(steps, step[1]))
            bar.show(games + n + 1)
    found = dict(zip(order, reached(fitted, done)))
    print_json({"games": len(known), "steps": len(done), **told, "weights": found})
    if write is not None: write.write_bytes(written(name, found, character))
    return 0


def judged(
    known: Sequence[Sample], begin: Sequence[float], by_table: bool = False,
) -> tuple[list[float], dict[str, float]]:
    """The fit to all games, and how much better a fit to most of them foretold the rest than the weights before."""
    if not known: return list(begin), {}
    most = [it for n, it in enumerate(known) if n % HELD_OUT]
    rest = [it for n, it in enumerate(known) if n % HELD_OUT == 0]
    return fit(known, begin, by_table=by_table), {
        "before": round(likelihood(rest, begin, by_table), 4),
        "after": round(likelihood(rest, fit(most, begin, by_table=by_table), by_table), 4)}


def read(file: Path, kind: type[T]) -> list[T]:
    """What is there; half a line at the end, of a run that was killed, does not count."""
    if not file.exists(): return []
    found = []
    rows = file.read_bytes().split(b"\n")
    for n, line in enumerate(rows):
        try:
            if line: found.append(msgspec.json.decode(line, type=kind))
        except msgspec.MsgspecError as error:
            if n < len(rows) - 1: raise RavenhillError(f"{file}, line {n + 1}: {error}") from None
    file.write_bytes(b"".join(msgspec.json.encode(it) + b"\n" for it in found))
    return found


def append(file: Path, it: T) -> T:
    with file.open("ab") as out: out.write(msgspec.json.encode(it) + b"\n")
    return it


