"""Measures in turns: every program gets a short slice of each round, so that a busy machine is unfair to nobody."""

from __future__ import annotations

import json as json_text
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from ravenhill.bench.figures import Figures, Slice
from ravenhill.bench.programs import Found, Program, ProgramFailed, find, find_build, find_sets
from ravenhill.bench.report import as_json, figures_table, ratios_table
from ravenhill.games import names

SLICE_S = 0.25  # the shorter, the less a neighbour's load falls on one program alone
FEWEST_ROUNDS = 5
SEEDS_OF_A_ROUND = 1_000_000


def run(
    json: bool = False, seconds: float = 6.0, games: list[str] | None = None, research: bool = False,
    beside: str = "", sets: bool = False,
) -> int:
    """Measure for so many CPU-seconds per program, and print. 0, or 2 when something did not work.

    For research, a decision is a step with its observation and its mask. Not beside peers, but beside the build
    installed in another venv, if one is named; and for `sets`, random decks beside random decks of the first set.
    """
    aside = Console(stderr=True, soft_wrap=True, highlight=False)
    unknown = sorted(set(games or []) - set(names()))
    if unknown:
        aside.print(f"error: no such game: {', '.join(unknown)}")
        return 2
    wanted = games or list(names())
    found = find_sets() if sets else find_build(wanted, Path(beside)) if beside else find(wanted, research)
    try:
        measured = measure(found, seconds, aside, research)
    finally:
        for program in found.programs:
            program.talk.end()
    if found.missing:
        aside.print(f"missing: {', '.join(found.missing)}", markup=False)
    for line in found.failed:
        aside.print(f"error: {line}", markup=False)
    if json:
        sys.stdout.write(json_text.dumps(as_json(measured, found.missing, found.failed), indent=2) + "\n")
    else:
        for table in (figures_table(measured), ratios_table(measured)):
            if table.row_count:
                Console().print(table)
    return 2 if found.failed or not measured else 0


def measure(found: Found, seconds: float, aside: Console, only_play: bool) -> list[Figures]:
    """All rounds of all programs. One that fails on the way is left out, and the rest goes on."""
    rounds = max(FEWEST_ROUNDS, round(seconds / SLICE_S))
    measured = {it.name: Figures(it.name, it.game, it.build, it.about) for it in found.programs}
    with Progress(console=aside, transient=True, disable=not aside.is_terminal) as progress:
        task = progress.add_task("measuring", total=(rounds + 1) * len(measured))
        for turn in range(rounds + 1):
            for program in found.programs:
                progress.update(task, description=program.name, advance=1)
                if program.name in measured:
                    try:
                        one_turn(program, measured[program.name], turn, seconds / rounds, only_play)
                    except ProgramFailed as failure:
                        found.failed.append(f"{program.name}: {failure}")
                        del measured[program.name]
    return list(measured.values())


def one_turn(program: Program, figures: Figures, turn: int, seconds: float, only_play: bool) -> None:
    """A slice of play, a copy, a save, a replay. The first turn warms up and counts for nothing."""
    ask = program.talk.ask
    seed = turn * SEEDS_OF_A_ROUND
    played = Slice(**ask("play", seconds=seconds, seed=seed))
    if turn == 0:
        return
    figures.slices.append(played)
    if only_play: return
    figures.copies_us.append(ask("copy", seed=seed))
    for request, values in (("save", figures.saved_bytes), ("replay", figures.replays_ms)):
        value = ask(request, seed=seed)
        if value is not None:
            values.append(value)
