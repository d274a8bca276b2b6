"""`ravenhill train`: the scholar's network of a game, from nothing to a file that its bot plays."""
from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console

from ravenhill import bots
from ravenhill.cli.ladder import played
from ravenhill.core.errors import RavenhillError
from ravenhill.core.game import Game
from ravenhill.games import load
from ravenhill.observations.schema import schema_of

MATCH: Final = 20                        # pairs of games by which one network is found better than the one before
MATCH_SEED: Final = 1_000_000            # of the first of them


class Round(msgspec.Struct):
    """What is told of a network: whose games it read besides those before, and how well."""
    read: str                            # a hash of which games, and how
    teacher: str
    positions: int                       # that it read in all
    curve: list[tuple[int, float]]       # steps, and the share of its teachers' favourites that it likes most
    explains: float                      # of the variance of what options of one question are worth
    score: float | None                  # of a game against the best before it; none: it is the first
    minutes: float


def train(
    game: str, to: Path, teacher: str, games: int, tries: int, minutes: float, passes: int, rounds: int, seed: int,
    jobs: int, ray: str,
) -> int:
    """Write GAME.onnx, GAME.svg (its curve) and GAME.json (figures) into a folder, and the games it read beside."""
    if minutes <= 0 or min(games, tries, passes, jobs) < 1 or rounds < 0:
        raise RavenhillError("training takes games, tries, minutes, passes and jobs from 1 on, and rounds from 0")
    known, say = load(game), Console(stderr=True).print
    teacher = teacher or usual_teacher(known)
    bots.load(teacher, known)
    try:
        import torch
    except ImportError as missing:
        raise RavenhillError(f"training needs {missing.name}: pip install ravenhill[train]") from None
    from ravenhill.research.learning import curve
    from ravenhill.research.teaching import Course, shards, teach

    torch.set_num_threads(jobs)
    began, best, told = time.monotonic(), to / f"{game}.onnx", list[Round]()
    courses, first = list[Course](), seed
    for n in range(rounds + 1):
        courses.append(Course(game, "master", tries, best.read_bytes()) if n else Course(game, teacher, tries))
        seeds = range(first, first + (max(1, games // 8) if n else games))
        first, there = seeds.stop, 0
        for number in teach(courses[-1], seeds, to / "lessons", jobs, ray):
            there += number
            say(f"{there} more games of the {courses[-1].teacher}")
            if time.monotonic() > began + 60 * minutes: break
        made = to / f"{game}-{n}.onnx"
        of = "|".join([*[it.name for it in shards(to / "lessons", courses)], str(passes), str(seed)])
        digest = blake2b(of.encode(), digest_size=8).hexdigest()
        one = kept(made, digest)
        if one is None:
            positions, points, explains = read(courses, to, made, passes, seed, say)
            score = match(game, made, best, jobs) if n else None
            one = Round(digest, courses[-1].teacher, positions, points, explains, score,
                        round((time.monotonic() - began) / 60, 1))
            made.with_suffix(".json").write_bytes(msgspec.json.encode(one))
        if one.score is None or one.score > 0.5: shutil.copyfile(made, best)
        told.append(one)
        say(f"round {n}" if one.score is None else f"round {n}: {one.score:.0%} of games against the best before")
    curve(told[-1].curve, to / f"{game}.svg", "steps")
    (to / f"{game}.json").write_bytes(msgspec.json.format(msgspec.json.encode({
        "game": game, "observation": schema_of(game).version, "games": games, "tries": tries, "seed": seed,
        "rounds": told}), indent=1) + b"\n")
    sys.stdout.write(f"ravenhill ladder {game} --bots scholar scholar:{best}\n")
    return 0


def usual_teacher(game: Game) -> str:
    """The captain, where there is one, else the strongest that is offered."""
    return "captain" if "captain" in bots.known(game) else bots.names(game)[-1]


def kept(made: Path, read: str) -> Round | None:
    """What was told of this network, if it has read just that: then it need not be made again."""
    told = made.with_suffix(".json")
    if not (made.exists() and told.exists()): return None
    found = msgspec.json.decode(told.read_bytes(), type=Round)
    return found if found.read == read else None


def read(
    courses: Sequence[Any], to: Path, made: Path, passes: int, seed: int, say: Callable[[str], None],
) -> tuple[int, list[tuple[int, float]], float]:
    """A network that has read these courses: how many positions, its curve, and how much it explains."""
    from ravenhill.research.scholar import export
    from ravenhill.research.teaching import lessons
    from ravenhill.research.training import distilled

    game, given, told = courses[0].game, lessons(to / "lessons", courses), []
    for it in distilled(game, given, passes, seed=seed):
        say(f"step {it.step}: likes {it.agrees:.1%} of its teachers' favourites most, explains {it.explains:.1%}")
        told.append(it)
    export(told[-1].network, schema_of(game), made)
    return len(given), [(it.step, it.agrees) for it in told], told[-1].explains


def match(game: str, one: Path, other: Path, jobs: int) -> float:
    """The share of a game that scholars of the first network get from those of the other."""
    seeds = range(MATCH_SEED, MATCH_SEED + MATCH)
    found = [it.score for pair in played(game, (f"scholar:{one}", f"scholar:{other}"), seeds, "", jobs, None, [])
             for it in pair]
    return sum(found) / len(found)
