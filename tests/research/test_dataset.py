"""A dataset is whole, follows from its seeds, and goes on where it stopped."""
from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ravenhill.cli import main
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import DICE
from ravenhill.games import load
from ravenhill.observations.schema import schema_of
from ravenhill.research import dataset
from ravenhill.research.dataset import Plan
from ravenhill.research.episode import Episode


def made(to: Path, games: int, second: str = "random") -> list[int]:
    return list(dataset.write(Plan("ford", ("random", second), 1, games, {}), to))


def test_positions_choices_and_outcomes_are_those_of_the_games(tmp_path: Path) -> None:
    assert made(tmp_path, 3, "novice") == [3]
    games = dataset.read(tmp_path, "games").to_pylist()
    found = dataset.read(tmp_path)
    schema = schema_of("ford")
    first = [row for row in found.to_pylist() if row["seed"] == 1]
    assert len(found) == sum(game["decisions"] for game in games) and first
    assert dataset.rows(found).shape == (len(found), schema.parts[-1].start)
    episode = Episode("ford", 1)
    for n, row in enumerate(first):                      # the same game, played again by its choices
        seen, mask = episode.observe(episode.seat)
        assert (row["n"], row["seat"], row["question"]) == (n, episode.seat, schema.questions[seen[0] - 1])
        assert np.array_equal(row["observation"], seen[:schema.parts[-1].start])
        assert np.array_equal(row["options"], schema.split(seen)["options"][:mask.sum()])
        episode.act(row["choice"])
    assert episode.over and [row["outcome"] for row in first] == [int(episode.returns()[row["seat"]]) for row in first]


def test_the_record_of_a_game_plays_it_again(tmp_path: Path) -> None:
    made(tmp_path, 1)
    [game] = dataset.read(tmp_path, "games").to_pylist()
    table, record = load("ford").new(), game["record"]
    for seat, option in zip(record[::2], record[1::2]):
        assert seat in table.to_answer()
        if seat != DICE: table.ask(seat)
        table.answer(option)
    assert table.question() is None
    assert (table.winner, table.why) == (game["winner"], game["why"])


def test_it_goes_on_where_it_stopped_and_a_shard_is_whole_or_not_there(tmp_path: Path) -> None:
    assert made(tmp_path, 20) == [16, 4]
    whole = {path: path.read_bytes() for path in tmp_path.rglob("*.parquet")}
    assert len(whole) == 4 and made(tmp_path, 20) == []
    lost = next(path for path in whole if "positions" in path.parts and "000000017" in path.name)
    lost.unlink()
    lost.with_name(f".{lost.name}.1").write_bytes(b"half a shard")
    assert made(tmp_path, 20) == [4]
    assert {path: path.read_bytes() for path in whole} == whole
    assert len(dataset.read(tmp_path, "games")) == 20


def test_the_command_writes_it_with_its_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dataset", "ford", "--bots", "random", "random", "-n", "2", "--to", str(tmp_path)]) == 0
    assert "2 games written" in capsys.readouterr().out
    assert "**Licence**: MIT" in (tmp_path / "README.md").read_text("utf-8")
    assert main(["dataset", "ford", "--bots", "nobody", "random", "--to", str(tmp_path)]) == 2
    assert "no bot called 'nobody'" in capsys.readouterr().err


def test_a_plan_without_games_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RavenhillError, match="at least one game"): made(tmp_path, 0)
