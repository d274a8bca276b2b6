"""The ladder: pairs with the sides exchanged, results that are gone on with, and the page they make."""
from __future__ import annotations

import json
from pathlib import Path

import msgspec

from ravenhill import bots
from ravenhill.bots.contest import Played, play_pair
from ravenhill.bots.measured import FILE
from ravenhill.bots.random import Random
from ravenhill.cli.ladder import figures, read_results, told
from ravenhill.core.dice import FastDice

ROOT = Path(__file__).parents[2]


def what(games: list[Played]) -> list[tuple[object, ...]]:
    """All but how long it took."""
    return sorted((it.bots, it.seed, it.swapped, it.score, it.answers) for it in games)


def test_a_pair_is_one_seed_with_the_sides_exchanged() -> None:
    games = play_pair("ford", ("novice", "random"), 3)
    assert [it.swapped for it in games] == [False, True] and {it.seed for it in games} == {3}
    assert what(games) == what(play_pair("ford", ("novice", "random"), 3))
    alike = [play_pair("ford", ("random", "random"), seed) for seed in range(4)]
    assert all(it.illegal == (0, 0) and not it.adjudicated for pair in alike for it in pair)


def test_a_game_that_does_not_end_is_decided_by_points_and_says_so() -> None:
    games = play_pair("ford", ("random", "random"), 1, most=3)
    assert all(it.adjudicated and it.answers == 3 and it.why == "" for it in games)


def test_an_answer_that_was_not_offered_is_counted(monkeypatch) -> None:
    class Liar(Random):
        def choose(self, view, kind, offered, choices): return 10**6

    monkeypatch.setattr(bots, "load", lambda name, game, seed, options: (
        Liar if name == "novice" else bots.known(game)[name])(game, FastDice(seed), options))
    games = play_pair("ford", ("novice", "random"), 1)
    assert all(it.illegal[0] == it.decisions[0] > 0 == it.illegal[1] for it in games)


def test_a_ladder_is_gone_on_with_where_it_stopped(ravenhill, tmp_path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    given = ("ladder", "ford", "--bots", "random", "novice")
    assert ravenhill(*given, "--pairs", 3, "--results", whole, "--jobs", 2).code == 0
    ravenhill(*given, "--pairs", 1, "--results", parts)
    with parts.open("ab") as file: file.write(b'{"game": "ford", "bo')             # killed while it wrote
    run = ravenhill(*given, "--pairs", 3, "--results", parts, "--json")
    assert what(read_results(whole)) == what(read_results(parts)) and len(read_results(parts)) == 6
    (rung,) = json.loads(run.out)
    assert rung["bots"] == ["novice", "random"] and rung["games"] == 6 and rung["illegal"] == 0
    assert rung["score"] == sum(it.score for it in read_results(parts))
    again = ravenhill(*given, "--pairs", 3, "--results", parts)
    assert len(read_results(parts)) == 6 and "novice over random" in again.out


def test_it_stops_when_enough_is_known(ravenhill, tmp_path) -> None:
    file = tmp_path / "results.jsonl"
    won = [Played("ford", ("novice", "random"), seed, swapped, "", 1.0, "", 10) for seed in range(100, 160)
           for swapped in (False, True)]
    file.write_bytes(b"".join(msgspec.json.encode(it) + b"\n" for it in won))
    run = ravenhill("ladder", "ford", "--bots", "random", "novice", "--pairs", 5, "--results", file)
    assert "better" in run.out and len(read_results(file)) == 120
    ravenhill("ladder", "ford", "--bots", "random", "novice", "--pairs", 2, "--results", file, "--all")
    assert len(read_results(file)) == 124


def test_bad_wishes_are_one_clear_line(ravenhill, tmp_path) -> None:
    assert "there is no bot called 'sauron'" in ravenhill("ladder", "ford", "--bots", "random", "sauron").err
    assert "a ladder takes two bots or more" in ravenhill("ladder", "ford", "--bots", "random").err
    assert "a game with decks" in ravenhill("ladder", "ford", "--decks", "random").err
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}\n{}\n")
    assert "broken.jsonl, line 1" in ravenhill("ladder", "ford", "--results", broken).err


def test_the_page_is_written_from_the_results() -> None:
    file = ROOT / "docs" / "ladder.jsonl"
    assert (ROOT / "docs" / "bots.md").read_text("utf-8") == told(read_results(file), (0.0, 60.0))
    assert FILE.read_bytes() == figures(read_results(file))
