"""The far end of the bench: times one program in an interpreter of its own, by JSON lines. Run by path.

Uses the standard library only, so that it also runs where Ravenhill is not installed.
"""

from __future__ import annotations

import json
import platform
import runpy
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, Protocol

SHORT = 0.01  # a part of a slice in which it is not worth looking at the clock
COPIES = 50
COPYING = 0.1  # seconds of copying at least: less would measure how cold the caches are
REPLAYS = 5


class Program(Protocol):
    """What a measured script brings, as a class of this name."""

    def about(self) -> dict[str, str]: ...
    def play(self, seed: int) -> tuple[int, int]: ...
    def positions(self, seed: int) -> list[Callable[[], object]]: ...


def about(program: Program) -> dict[str, str]:
    return {"python": platform.python_version(), **program.about()}


def play(program: Program, seconds: float, seed: int) -> dict[str, float]:
    """Whole games, one after the other, until the CPU time is used up."""
    decisions = forced = games = 0
    batch = 1
    start = last = process_time()
    while last - start < seconds:
        for _ in range(batch):
            asked, alone = program.play(seed + games)
            decisions += asked
            forced += alone
            games += 1
        now = process_time()
        if now - last < seconds * SHORT:
            batch *= 2
        last = now
    return {"decisions": decisions, "forced": forced, "games": games, "cpu_s": last - start}


def copy(program: Program, seed: int) -> float:
    """Mean time of a copy in microseconds, over positions along one game."""
    positions = program.positions(seed)
    copies = 0
    start = last = process_time()
    while last - start < COPYING:
        for position in positions:
            for _ in range(COPIES):
                position()
        copies += len(positions) * COPIES
        last = process_time()
    return (last - start) / copies * 1e6


def save(program: Program, seed: int) -> float | None:
    """Mean size of a saved state in bytes, over positions along one game."""
    sizes = getattr(program, "saved_sizes", None)
    return None if sizes is None else sum(found := sizes(seed)) / len(found)


def replay(program: Program, seed: int) -> float | None:
    """Time in milliseconds to go through the record of one finished game."""
    replaying = getattr(program, "replaying", None)
    if replaying is None:
        return None
    again: Callable[[], object] = replaying(seed)
    start = process_time()
    for _ in range(REPLAYS):
        again()
    return (process_time() - start) / REPLAYS * 1e3


REQUESTS: dict[str, Callable[..., Any]] = {"about": about, "play": play, "copy": copy, "save": save, "replay": replay}


def main(script: str, *arguments: str) -> None:
    replies = sys.stdout
    sys.stdout = sys.stderr  # a chatty program must not speak between the lines
    program: Program | None = None
    for line in sys.stdin:
        request = json.loads(line)
        try:
            if program is None:
                program = runpy.run_path(script)["Program"](*arguments)
            reply = {"value": REQUESTS[request.pop("do")](program, **request)}
        except Exception as error:
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), file=replies, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
