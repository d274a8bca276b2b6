"""`ravenhill analyse` and `ravenhill puzzles`: what is found is told in every language; what cannot be is refused."""
from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from ravenhill.bots.analysis import Analysis, Mistake, Moment
from ravenhill.bots.puzzles import BOTS, Puzzle, puzzles
from ravenhill.core.dice import FastDice
from ravenhill.core.frames import DICE, NOBODY
from ravenhill.core.match import Match
from ravenhill.games import load
from ravenhill.locale import LANGUAGES


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Analysis]:
    """A whole battle of whoever takes the first option, and what might be found of it."""
    match, mistake, luck = Match(load("five_armies"), dice=FastDice(4)), None, FastDice(1)
    while asked := match.table.to_answer():
        match.question(asked[0])
        offered = match.table.offered
        assert match.table.record is not None
        if mistake is None and len(offered) > 2:
            mistake = Mistake(len(match.table.record) // 2, asked[0], offered[0], offered[1], 0.21, 0.01)
            match.answer(asked[0], offered[0])
        else: match.answer(asked[0], offered[luck.pick(len(offered))])
    file = tmp_path_factory.mktemp("records") / "battle.rvn"
    file.write_bytes(match.record(["a", "b"]).write())
    assert mistake is not None and match.table.record is not None
    count = len(match.table.record) // 2
    moments = [Moment(0, NOBODY, 0.5, 0.02), Moment(9, DICE, 0.8, 0.02), Moment(12, 1, 0.6, 0.01),
               Moment(count, 0, float(match.table.winner == 0), 0.0)]
    return file, Analysis(count, count, moments, [mistake])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_is_told(ravenhill, record, monkeypatch, language) -> None:
    file, found = record
    monkeypatch.setattr("ravenhill.cli.analysing.analyse", lambda *given: found)
    told = ravenhill("analyse", file, "--language", language, "--seat", "shadow")
    assert told.code == 0 and "⟨" not in told.out
    assert "50 %" in told.out and "−30" in told.out and "+20" in told.out and "−21 ± 2" in told.out
    if language == "en":
        assert "The Shadow · chance of winning: 50 %" in told.out and "Luck: −30 ± 6" in told.out
        assert "After answer 9, The dice: −30, to 20 %" in told.out


def test_as_json_it_has_everything(ravenhill, record, monkeypatch) -> None:
    file, found = record
    monkeypatch.setattr("ravenhill.cli.analysing.analyse", lambda *given: found)
    told = json.loads(ravenhill("analyse", file, "--json").out)
    assert msgspec.convert(told, Analysis) == found and told["totals"]["luck"] == pytest.approx(0.3)


def test_games_that_are_not_over_or_have_no_captain_are_refused(ravenhill, played, record, tmp_path) -> None:
    assert "nobody can analyse ford yet" in ravenhill("analyse", played).err
    assert "has the seats free and shadow" in ravenhill("analyse", record[0], "--seat", "west").err
    unfinished = tmp_path / "unfinished.rvn"
    unfinished.write_bytes(Match(load("five_armies"), dice=FastDice(4)).record(["a", "b"]).write())
    assert "is not over yet" in ravenhill("analyse", unfinished).err


def test_puzzles_are_added_and_a_game_is_looked_through_once(ravenhill, tmp_path, monkeypatch) -> None:
    def one(game, seed): return [Puzzle(f"{seed}-7", game.name, 0, [(0, 1)], [(0, 0.0), (1, 0.1)], [], 2)]

    monkeypatch.setattr("ravenhill.cli.puzzling.mine", one)
    file = tmp_path / "puzzles.jsonl"
    assert ravenhill("puzzles", "mine", "five_armies", "--to", file, "--games", 2, "--seed", 5).code == 0
    assert ravenhill("puzzles", "mine", "five_armies", "--to", file, "--games", 3, "--seed", 5).code == 0
    assert [json.loads(line)["id"] for line in file.read_text().splitlines()] == ["5-7", "6-7", "7-7"]
    assert "at least one game" in ravenhill("puzzles", "mine", "five_armies", "--to", file, "--games", 0).err
    assert "nobody can analyse ford yet" in ravenhill("puzzles", "mine", "ford", "--to", file).err


def test_puzzles_are_listed_by_how_hard_they_are(ravenhill) -> None:
    found = json.loads(ravenhill("puzzles", "list", "five_armies", "--json").out)
    assert len(found) >= 10 and [it["rating"] for it in found] == sorted(it["rating"] for it in found)
    hard, easy = (Puzzle("1-2", "five_armies", 0, [], [], [], missed).rating() for missed in (BOTS, 0))
    assert hard == -easy > 200
    told = ravenhill("puzzles", "list", "five_armies").out.splitlines()
    assert len(told) == len(found) and found[0]["id"] in told[0]
    assert ravenhill("puzzles", "list", "ford").out == ""


def test_puzzles_are_rated_anew_and_nothing_else_of_their_file_changes(ravenhill, tmp_path) -> None:
    it, file = next(iter(puzzles("five_armies").values())), tmp_path / "puzzles.jsonl"
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(it, missed=0)) + b"\n")
    assert ravenhill("puzzles", "rate", file).code == 0
    found = msgspec.json.decode(file.read_bytes(), type=Puzzle)
    assert msgspec.structs.replace(found, missed=it.missed) == it and found.missed > 0
    assert "there is no file" in ravenhill("puzzles", "rate", tmp_path / "none.jsonl").err
