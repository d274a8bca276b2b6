"""Simulation: the figures others rely on, equal for equal seeds, and every fault named with its seed."""
from __future__ import annotations

import json

import pytest

import ravenhill as package
from ravenhill.cli import simulating
from ravenhill.core.play import play_random
from ravenhill.games import load

FIELDS = ["games", "finished", "errors", "stuck", "decisions", "forced", "decisions_per_cpu_s", "wins", "build"]


def figures(run):
    return {name: value for name, value in json.loads(run.out).items() if name != "decisions_per_cpu_s"}


def test_the_fields_are_those_promised(ravenhill):
    run = ravenhill("simulate", "ford", "--games", 60, "--seed", 7, "--json")
    found = json.loads(run.out)
    assert run.code == 0 and run.err == "" and list(found) == FIELDS
    assert found["games"] == found["finished"] == 60 and found["errors"] == found["stuck"] == 0
    assert found["build"] == package.BUILD and list(found["wins"]) == ["west", "east", "draws"]
    assert sum(found["wins"].values()) == 60
    assert found["decisions"] > 600 and found["forced"] > 0 and found["decisions_per_cpu_s"] > 1000


def test_the_same_seeds_give_the_same_games_however_they_are_played(ravenhill):
    alone = figures(ravenhill("simulate", "ford", "--games", 120, "--json"))
    assert figures(ravenhill("simulate", "ford", "--games", 120, "--json", "--jobs", 2)) == alone
    assert figures(ravenhill("simulate", "ford", "--games", 120, "--json", "--check")) == alone
    assert figures(ravenhill("simulate", "ford", "--games", 120, "--json", "--seed", 1000)) != alone


def test_for_people_it_is_a_short_list(ravenhill):
    lines = ravenhill("simulate", "ford", "--games", 10).out.splitlines()
    assert [line.split()[0] for line in lines] == FIELDS


def test_every_game_that_fails_is_counted_and_named_by_its_seed(ravenhill, monkeypatch):
    seeds = iter(range(1, 100))

    def fails_twice(table, dice, most):
        seed = next(seeds)
        if seed == 3:
            raise KeyError("lost")
        if seed == 5:
            raise AssertionError("this game does not end")
        return play_random(table, dice, most)

    monkeypatch.setattr(simulating, "play_random", fails_twice)
    run = ravenhill("simulate", "ford", "--games", 10, "--json")
    found = json.loads(run.out)
    assert run.code == 2 and (found["finished"], found["errors"], found["stuck"]) == (8, 1, 1)
    assert run.err == "ravenhill: 2 of 10 games failed; seed 3: KeyError: 'lost'; " \
                      "seed 5: AssertionError: this game does not end\n"


def test_check_looks_at_every_table(ravenhill, monkeypatch):
    monkeypatch.setattr(type(load("ford")), "faults", lambda self, table: ["F-12: no"] if table.round == 3 else [])
    assert ravenhill("simulate", "ford", "--games", 5).code == 0
    run = ravenhill("simulate", "ford", "--games", 5, "--check")
    assert run.code == 2 and "5 of 5 games failed; seed 1: AssertionError: F-12: no" in run.err


@pytest.mark.parametrize("watched", [True, False])
def test_a_bar_is_shown_when_it_takes_long_and_somebody_watches(ravenhill, monkeypatch, watched):
    monkeypatch.setattr(simulating, "PATIENCE_S", 0.0)
    monkeypatch.setattr("sys.stderr.isatty", lambda: watched)
    run = ravenhill("simulate", "ford", "--games", 100, "--json")
    assert ("of 100 games" in run.err) == watched and json.loads(run.out)["games"] == 100
