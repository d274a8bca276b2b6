"""Perft: how many ways there are to go on from fixed tables, all options and all outcomes of the dice counted.

One number notices what no assertion asked. `make playthroughs` writes the counts anew, one file for each game.
"""
from __future__ import annotations

import json
from pathlib import Path

from ravenhill.core.frames import DICE, Table
from ravenhill.core.game import Game
from tests.contract.playing import LONG, answer, part, played

FOLDER = Path(__file__).parents[1] / "playthroughs"
TABLES = ((1, 0), (1, 10), (2, 20), (3, 35), (4, 50), (5, 65))       # which random game, after how many answers
MOST = 3000                                                         # no deeper than this many positions
TABLES_OF_ONE = ((1, 0), (1, 60), (1, 250), (1, 500), (1, 900))     # the same of a long game


def positions_after(table: Table, answers: int) -> int:
    """How many positions are reached by so many answers; a game that has ended goes no further."""
    if answers == 0:
        return 1
    total = 0
    for seat in table.to_answer()[:1]:
        if seat != DICE:
            table.ask(seat)
        for option in range(table.outcomes) if seat == DICE else table.offered:
            twin = table.copy()
            answer(twin, seat, option)
            total += positions_after(twin, answers - 1)
    return total


def counts(game: Game) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for seed, n in TABLES_OF_ONE if game.name in LONG else TABLES:
        moments = played(game.name, seed).moments
        table = moments[min(n, len(moments) - 2)].table
        row = [1]
        while len(row) < 12 and row[-1] * row[-1] // row[max(0, len(row) - 2)] <= part(game.name, MOST):
            row.append(positions_after(table, len(row)))
        found[f"game {seed}, answer {n}"] = row
    return found


def test_perft_is_as_written(game: Game, rewrite: bool):
    path = FOLDER / f"{game.name}.perft.json"
    found = counts(game)
    if rewrite:
        FOLDER.mkdir(exist_ok=True)
        path.write_text("{\n" + ",\n".join(f'  "{key}": {row}' for key, row in found.items()) + "\n}\n")
    assert path.exists(), "write it with `make playthroughs`"
    assert found == json.loads(path.read_text())
