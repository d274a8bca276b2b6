"""The deck laboratory: games of squires from both seats, what is counted of them, and the command that tells it."""
from __future__ import annotations

import json

import pytest

from ravenhill.bots.meccg.laboratory import Trial, report, trials
from ravenhill.games.meccg.decks.files import load

GANDALF = load("starter-gandalf")


@pytest.mark.many_games
def test_a_deck_is_played_from_both_seats_and_again_the_same() -> None:
    others = [("starter-saruman", load("starter-saruman"))]
    played = list(trials(GANDALF, others, 2, 7))
    assert played[0] == next(trials(GANDALF, others, 1, 7))
    for it in played:
        assert it.ended and it.turns > 4 and it.against == "starter-saruman" and sum(it.points) > 0
        assert it.drawn and all(0 < copies <= it.drawn[code] for code, copies in it.played.items())
        assert set(it.drawn) <= {*GANDALF.deck, *GANDALF.pool, *GANDALF.sideboard}
    assert played[0].drawn != played[1].drawn


def test_a_report_counts_what_was_played() -> None:
    one = Trial("a", 1.0, True, 10, [4, 0, 2, 0, 0, 0], {"tw-1": 2, "tw-2": 1}, {"tw-1": 2})
    two = Trial("b", 0.5, False, 20, [0, 0, 0, 0, 0, 6], {"tw-1": 1, "tw-3": 3}, {"tw-1": 1, "tw-3": 1})
    found = report([one, two])
    assert (found.games, found.score, found.unended, found.turns) == (2, 1.5, 1, 15)
    assert found.points == [2, 0, 1, 0, 0, 3] and found.against == {"a": (1.0, 1), "b": (0.5, 1)}
    assert found.idle == [("tw-2", 1, 0), ("tw-3", 3, 1), ("tw-1", 3, 3)]
    assert found.between[0] < 0.75 < found.between[1]
    assert report([]).games == 0


def test_the_command_tells_it_and_refuses_what_is_no_number_of_games(ravenhill, monkeypatch) -> None:
    one = Trial("starter-saruman", 1.0, True, 10, [4, 0, 2, 0, 0, 0], {"tw-162": 2}, {})
    monkeypatch.setattr("ravenhill.cli.deck_lab.trials", lambda deck, others, games, seed: [one] * games)
    for language in ("en", "es", "fr", "pl"):
        told = ravenhill("deck", "test", "starter-gandalf", "--games", 4, "--language", language)
        assert told.code == 0 and "100" in told.out and "starter-saruman" in told.out and "10.0" in told.out
    found = json.loads(ravenhill("deck", "test", "starter-gandalf", "-n", 2, "--json").out)
    assert found["games"] == 2 and found["idle"] == [["tw-162", 4, 0]]
    assert "between 1 and" in ravenhill("deck", "test", "starter-gandalf", "--games", 0).err
    assert ravenhill("deck", "test", "none-such").code != 0
