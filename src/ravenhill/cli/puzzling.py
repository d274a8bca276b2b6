"""`ravenhill puzzles`: mined from games of squires and added to a file, rated anew, or those of a game in a list."""
from __future__ import annotations

from pathlib import Path

import msgspec

from ravenhill.bots.analysis import analyst
from ravenhill.bots.puzzles import BOTS, Puzzle, mine, puzzles, rated
from ravenhill.cli.house import console, print_json
from ravenhill.cli.simulating import progress
from ravenhill.core.errors import RavenhillError
from ravenhill.games import load


def list_puzzles(name: str, json: bool) -> int:
    game = load(name)
    found = sorted(puzzles(name).values(), key=lambda it: (it.rating(), it.id))
    if json:
        print_json([{"id": it.id, "seat": game.seat_name(it.seat), "rating": it.rating(), "missed": it.missed}
                    for it in found])
        return 0
    for it in found:
        console().print(f"{it.rating():+5d}  {it.id:12}  {game.seat_name(it.seat)}  {it.missed}/{BOTS}")
    return 0


def mine_puzzles(name: str, to: Path, games: int, seed: int) -> int:
    """Those of so many games; what the file has of a game already is not looked for again."""
    if games < 1: raise RavenhillError("at least one game must be played")
    game = load(name)
    analyst(game, {}, 0)
    lines = to.read_bytes().splitlines() if to.exists() else []
    have = {msgspec.json.decode(line, type=Puzzle).id.partition("-")[0] for line in lines}
    with progress(games) as bar:
        for n in range(seed, seed + games):
            for it in mine(game, n) if str(n) not in have else ():
                with to.open("ab") as file: file.write(msgspec.json.encode(it) + b"\n")
            bar.show(n - seed + 1)
    return 0


def rate_puzzles(file: Path) -> int:
    """What is harder for bots that have changed; nothing else of the file is touched."""
    if not file.exists(): raise RavenhillError(f"there is no file {file}")
    lines = file.read_bytes().splitlines()
    found: list[Puzzle] = []
    with progress(len(lines)) as bar:
        for n, line in enumerate(lines, 1):
            found.append(rated(msgspec.json.decode(line, type=Puzzle)))
            bar.show(n)
    file.write_bytes(b"".join(msgspec.json.encode(it) + b"\n" for it in found))
    return 0
