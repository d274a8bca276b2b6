"""`ravenhill dataset`: games of bots, written for those who learn from them."""
from __future__ import annotations

import json as json_text
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from ravenhill.research.dataset import Plan, write


def write_dataset(
    game: str, to: Path, bots: tuple[str, str], games: int, seed: int, jobs: int, ray: str, json: bool,
) -> int:
    """Write what is missing, and say how much it was."""
    plan = Plan(game, bots, seed, games, {})
    aside, written = Console(stderr=True), 0
    with Progress(console=aside, transient=True, disable=not aside.is_terminal) as progress:
        task = progress.add_task(game, total=games)
        for count in write(plan, to, jobs, ray):
            written += count
            progress.advance(task, count)
    told = {"game": game, "bots": list(bots), "games": games, "written": written, "to": str(to)}
    sys.stdout.write(json_text.dumps(told) + "\n" if json else f"{written} games written to {to}, {games} are there\n")
    return 0
