"""`ravenhill train`: the scholar's network of a game, from nothing to a file that its bot plays."""
from __future__ import annotations

import json as json_text
import sys
import time
from pathlib import Path

from rich.console import Console

from ravenhill import bots
from ravenhill.core.errors import RavenhillError
from ravenhill.games import load
from ravenhill.observations.schema import schema_of


def train(
    game: str, to: Path, teacher: str, games: int, tries: int, minutes: float, passes: int, seed: int, jobs: int,
) -> int:
    """Write GAME.onnx, GAME.svg (its curve) and GAME.json (figures) into a folder, and the teacher's games beside."""
    if minutes <= 0 or min(games, tries, passes, jobs) < 1:
        raise RavenhillError("training takes games, tries, minutes, passes and jobs from 1 on")
    known = load(game)
    teacher = teacher or bots.names(known)[-1]
    bots.load(teacher, known)
    try:
        import torch

        from ravenhill.research.scholar import export
        from ravenhill.research.training import distilled
    except ImportError as missing:
        raise RavenhillError(f"training needs {missing.name}: pip install ravenhill[train]") from None
    from ravenhill.research.learning import curve
    from ravenhill.research.teaching import lessons, teach

    torch.set_num_threads(jobs)
    aside, began, version = Console(stderr=True), time.monotonic(), schema_of(game).version
    for positions in teach(game, teacher, tries, games, seed, to / "lessons", jobs):
        aside.print(f"{positions} positions of games of the {teacher}")
        if time.monotonic() > began + 60 * minutes: break
    given, told = lessons(to / "lessons", game), []
    for it in distilled(game, given, passes, seed=seed):
        aside.print(f"step {it.step}: likes {it.agrees:.1%} of the {teacher}'s favourites most, {it.surprise:.3f} nats")
        told.append(it)
    export(told[-1].network, schema_of(game), to / f"{game}.onnx")
    points = [(it.step, it.agrees) for it in told]
    curve(points, to / f"{game}.svg", "steps")
    (to / f"{game}.json").write_text(json_text.dumps({
        "game": game, "observation": version, "teacher": teacher, "tries": tries, "seed": seed,
        "positions": len(given), "curve": points, "surprise": told[-1].surprise, "error_of_worth": told[-1].error,
        "minutes": round((time.monotonic() - began) / 60, 1)}, indent=1) + "\n", "utf-8")
    sys.stdout.write(f"{to / game}.onnx: src/ravenhill/bots/networks is where the scholar reads it\n")
    return 0
