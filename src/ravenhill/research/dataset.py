"""Games of bots as Parquet: every position with its options, the choice, and what came of it.

A dataset is a folder of shards. Each shard follows from its seeds alone and appears under its name when it is whole, so
that a run that was interrupted is simply started again, and any number of processes or machines may share the work.
"""
from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from ravenhill import BUILD, __version__, bots
from ravenhill.core.dice import mixed
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import SEATS
from ravenhill.games import load
from ravenhill.observations.schema import Schema, schema_of
from ravenhill.research.episode import Episode

SHARD: Final = 16                        # games
MOST_ANSWERS: Final = 20_000             # after which a game is left out


@dataclass(frozen=True)
class Plan:
    """What a dataset is of."""
    game: str
    bots: tuple[str, str]                # by seat
    seed: int
    games: int
    options: Mapping[str, Any]

    def shards(self) -> list[range]:
        """The seeds of each shard. The last one may be shorter."""
        ends = range(self.seed, self.seed + self.games, SHARD)
        return [range(first, min(first + SHARD, self.seed + self.games)) for first in ends]


def write(plan: Plan, to: Path, jobs: int = 1, ray: str = "") -> Iterator[int]:
    """Write all shards that are not there yet; how many games each of them has, as they come.

    On a cluster of Ray at this address, machines send their shards, and only this one writes.
    """
    _check(plan)
    to.mkdir(parents=True, exist_ok=True)
    (to / "README.md").write_text(card(plan), encoding="utf-8")
    missing = [seeds for seeds in plan.shards() if not all(it.exists() for it in _paths(plan, to, seeds))]
    if ray:
        from ravenhill.research.cluster import in_cluster

        for seeds, shard in in_cluster(ray, made_shard, iter([(plan, seeds) for seeds in missing])):
            put(plan, to, seeds, shard)
            yield len(seeds)
        return
    if jobs <= 1:
        for seeds in missing: yield write_shard(plan, to, seeds)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(write_shard, [plan] * len(missing), [to] * len(missing), missing)


def _check(plan: Plan) -> None:
    game = load(plan.game)
    for bot in plan.bots:
        if bot not in bots.known(game):
            raise RavenhillError(f"there is no bot called {bot!r} for {game.name}; there are: "
                                 f"{', '.join(bots.known(game))}")
    if plan.games < 1: raise RavenhillError("a dataset has at least one game")


def _paths(plan: Plan, to: Path, seeds: range) -> tuple[Path, Path]:
    """Of the positions and of the games, partitioned by game and bots as Hive does."""
    inner = Path(f"game={plan.game}", f"first={plan.bots[0]}", f"second={plan.bots[1]}")
    name = f"seeds-{seeds.start:09d}-{seeds.stop - 1:09d}.parquet"
    return to / "positions" / inner / name, to / "games" / inner / name


def write_shard(plan: Plan, to: Path, seeds: range) -> int:
    """Play these games and write them."""
    put(plan, to, *made_shard(plan, seeds))
    return len(seeds)


def made_shard(plan: Plan, seeds: range) -> tuple[range, list[bytes]]:
    """Play these games: their positions and the games, each as a file of Parquet."""
    schema = schema_of(plan.game, plan.options)
    positions: list[dict[str, Any]] = []
    games: list[dict[str, Any]] = []
    for seed in seeds:
        found, game = play(plan, schema, seed)
        positions += found
        games.append(game)
    made = []
    for rows, shape in ((positions, positions_schema(schema)), (games, GAMES)):
        file = pa.BufferOutputStream()
        pq.write_table(pa.Table.from_pylist(rows, schema=shape), file, compression="zstd")
        made.append(file.getvalue().to_pybytes())
    return seeds, made


def put(plan: Plan, to: Path, seeds: range, shard: list[bytes]) -> None:
    """A shard appears whole or not at all."""
    for path, file in zip(_paths(plan, to, seeds), shard):
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_name(f".{path.name}.{os.getpid()}")
        unfinished.write_bytes(file)
        os.replace(unfinished, path)


def play(plan: Plan, schema: Schema, seed: int) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """One game: its positions with what was chosen, and the game itself with its whole record."""
    record: list[int] = []
    episode = Episode(schema.game, seed, plan.options, record)
    sitting = [bots.load(bot, schema.game, mixed(2 * seed + seat), plan.options) for seat, bot in enumerate(plan.bots)]
    found: list[dict[str, Any]] = []
    options_at = schema.parts[-1].start
    while not episode.over and len(found) < MOST_ANSWERS:
        seat = episode.seat
        row, mask = episode.observe(seat)
        action, count = episode.asked(sitting[seat]), int(mask.sum())
        found.append({
            "seed": seed, "n": len(found), "seat": seat, "question": schema.questions[int(row[0]) - 1],
            "observation": row[:options_at], "options": list(schema.split(row)["options"][:count]), "choice": action})
        episode.act(action)
    returns = episode.returns()
    for it in found: it["outcome"] = int(returns[it["seat"]])
    table = episode.table
    return found, {
        "seed": seed, "winner": table.winner if table.ended else None,
        "why": table.why, "decisions": len(found), "points": [table.points(seat) for seat in range(SEATS)],
        "record": record}


def positions_schema(schema: Schema) -> pa.Schema:
    number = pa.uint8() if schema.dtype == np.uint8 else pa.int16()
    return pa.schema([
        ("seed", pa.int64()), ("n", pa.int32()), ("seat", pa.int8()),
        ("question", pa.dictionary(pa.int16(), pa.string())), ("observation", pa.list_(number, schema.parts[-1].start)),
        ("options", pa.list_(pa.list_(number, len(schema.option)))), ("choice", pa.int16()), ("outcome", pa.int8()),
    ], metadata={"game": schema.game.name, "observation_version": schema.version,
                 "rules_version": str(schema.game.rules_version)})


GAMES: Final = pa.schema([
    ("seed", pa.int64()), ("winner", pa.int8()), ("why", pa.string()),
    ("decisions", pa.int32()), ("points", pa.list_(pa.int32(), SEATS)), ("record", pa.list_(pa.int64())),
])


def read(at: Path | str, what: str = "positions", columns: Sequence[str] | None = None) -> pa.Table:
    """All positions, or all games, of a dataset, with its partitions as columns."""
    return pq.read_table(Path(at) / what, columns=columns, partitioning="hive")


def rows(table: pa.Table, column: str = "observation") -> Any:
    """A column of fixed length as a NumPy array with a row for each position, without a loop."""
    joined = table[column].combine_chunks()
    return joined.flatten().to_numpy(zero_copy_only=False).reshape(len(joined), -1)


def card(plan: Plan) -> str:
    """What the dataset says of itself."""
    schema = schema_of(plan.game, plan.options)
    return f"""# Games of {plan.game} between {plan.bots[0]} and {plan.bots[1]}

Made with Ravenhill {__version__} ({BUILD} build), rules version {schema.game.rules_version}, observation version
{schema.version}. The same command gives the same games:

    ravenhill dataset {plan.game} --bots {plan.bots[0]} {plan.bots[1]} --seed {plan.seed} --games {plan.games} --to .

- `positions/`: one row for each question with a choice: `seed` of its game, `n`, `seat`, `question`, `observation`
  (what that seat might know: question, table and stack), `options` (a row of numbers for each), `choice` (which of
  them), and `outcome` for that seat (1 won, -1 lost, 0 neither).
- `games/`: one row for each game: `seed`, `winner`, `why`, `decisions`, `points` and the whole
  `record` (seat and option by turns, -1 for the dice), from which any position can be played again.
- The folders say the game and the bots of both seats; readers of Parquet give them as columns.

Where each number stands: docs/observations.md of that version. Options of the match: {msgspec.json.encode(
        dict(plan.options)).decode()}.

**Not in it**: people. Bots play these games, so their mistakes are bots' mistakes.

**Licence**: MIT, as Ravenhill's own code and words. It holds numbers only: no text or art of a publisher.
"""
