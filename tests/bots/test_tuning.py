"""Weights: one file a game, fitted to games by regression, refined by SPSA, and both go on where they stopped."""
from __future__ import annotations

import json
from itertools import islice
from math import exp, log

import pytest

from ravenhill import bots
from ravenhill.bots import tuning
from ravenhill.bots.five_armies import ahead
from ravenhill.bots.five_armies.ahead import played_on
from ravenhill.bots.five_armies.worth import TERM_OF, TERMS
from ravenhill.bots.five_armies.worth import features as battle_features
from ravenhill.bots.five_armies.worth import worth as battle_worth
from ravenhill.bots.meccg.worth import chance
from ravenhill.bots.meccg.worth import features as card_features
from ravenhill.bots.searcher import Searcher
from ravenhill.bots.tuning import Sample, Step, fit, likelihood, names, reached, refined, sample, solved
from ravenhill.bots.weights import characters, weights, written
from ravenhill.core.dice import FastDice
from ravenhill.core.errors import RavenhillError
from ravenhill.games import load
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.meccg.piles import WOUNDED
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import organizing

TRUE = [2.0, -1.0, 0.5]
GAMES = ("five_armies", "meccg")


def invented(games: int, seed: int) -> list[Sample]:
    """Games that end as these weights say."""
    dice, found = FastDice(seed), []
    for n in range(games):
        row = [dice.pick(2001) / 1000 - 1 for _ in TRUE]
        chance = 1 / (1 + exp(-sum(one * other for one, other in zip(row, TRUE))))
        found.append(Sample(n, [row], float(dice.pick(10**6) < chance * 10**6)))
    return found


def test_a_fit_finds_the_weights_that_games_were_made_with() -> None:
    games = invented(4000, 1)
    found = fit(games, [1.0, 1.0, 1.0], held=0.1)
    assert found == pytest.approx(TRUE, abs=0.25)
    assert likelihood(invented(1000, 2), found) > likelihood(invented(1000, 2), [1.0, 1.0, 1.0])


def test_without_games_a_fit_changes_nothing_and_few_games_change_little() -> None:
    assert fit([], TRUE) == pytest.approx(TRUE)
    near, far = fit(invented(40, 3), [1.0, 1.0, 1.0], held=500), fit(invented(40, 3), [1.0, 1.0, 1.0], held=0.1)
    assert max(abs(it - 1) for it in near) < max(abs(it - 1) for it in far)


def test_by_tables_a_long_game_counts_more_than_a_short_one() -> None:
    """One side wins the long game, the other both short ones."""
    games = [Sample(1, [[1.0]] * 8, 1.0), Sample(2, [[1.0]], 0.0), Sample(3, [[1.0]], 0.0)]
    by_game, by_table = (fit(games, [0.0], held=1e-9, by_table=it)[0] for it in (False, True))
    assert by_game == pytest.approx(log(1 / 2), abs=1e-3) and by_table == pytest.approx(log(8 / 2), abs=1e-3)
    assert likelihood(games, [by_table], by_table=True) > likelihood(games, [by_game], by_table=True)
    assert likelihood(games, [by_game]) > likelihood(games, [by_table])


def test_a_system_of_equations() -> None:
    assert solved([[4.0, 0.0], [2.0, 3.0]], [2.0, 5.0]) == pytest.approx([-0.5, 2.0])


def test_steps_go_towards_who_won_and_less_and_less() -> None:
    begin = [1.0, -0.5, 0.0]
    up = reached(begin, [Step([1, -1, 1], 1.0)])
    assert up[0] > 1 and up[1] < -0.5 and up[2] > 0
    assert reached(begin, [Step([1, 1, 1], 0.0)]) == begin
    rows = [reached([1.0], [Step([1], 1.0)] * n)[0] for n in (0, 1, 200, 201)]
    assert rows[1] - rows[0] > rows[3] - rows[2] > 0


def test_spsa_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A duel that whoever has more of the first and less of the second weight wins."""
    monkeypatch.setattr(tuning, "duel", lambda game, either, seed, swapped: float(
        either[0][0] - either[0][1] > either[1][0] - either[1][1]))
    game = load("meccg")
    whole = list(islice(refined(game, [1.0, 1.0], [], 7), 60))
    assert list(islice(refined(game, [1.0, 1.0], whole[:20], 7), 40)) == whole[20:]
    found = reached([1.0, 1.0], whole)
    assert found[0] > 1.5 and found[1] < 0.5


@pytest.mark.parametrize("name", GAMES)
def test_every_weight_is_in_its_file_and_has_a_term(name: str) -> None:
    order = names(load(name))
    assert len(weights(name, order)) == len(order) == len(set(order))
    assert all(set(it) <= set(order) for it in characters(name).values())
    assert json.loads(written(name, dict.fromkeys(order, 1.0)))["usual"] == dict.fromkeys(order, 1.0)
    with pytest.raises(RavenhillError, match="should be there"): weights(name, [*order, "another"])
    with pytest.raises(RavenhillError, match="no character"): weights(name, order, "reckless")
    assert len(TERM_OF) == len(names(load("five_armies"))) and max(TERM_OF) < len(TERMS)


def test_what_is_counted_makes_the_chance() -> None:
    g = load("five_armies").new({})
    assert isinstance(g, Battle)
    order = weights("five_armies", names(load("five_armies")))
    mine, its = (sum(one * other for one, other in zip(battle_features(g, seat), order)) for seat in (0, 1))
    assert mine == pytest.approx(-its) and its * 2.2 == pytest.approx(battle_worth(g))
    h = load("meccg").new({})
    assert isinstance(h, Meccg)
    logit = sum(one * other for one, other in zip(card_features(h, 0), weights("meccg", names(load("meccg")))))
    assert chance(h, 0) == pytest.approx(1 / (1 + exp(-logit)))
    other = [0.0] * len(card_features(h, 0))
    assert chance(h, 0, other) == 0.5


def test_a_sample_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "MOST_ANSWERS", 40)
    found = sample(load("five_armies"), 3, "novice")
    assert found.result == 0.5 and len(found.rows) == 3
    with pytest.raises(RavenhillError, match="nothing to tune"): sample(load("ford"), 3)


def test_a_sample_looks_where_there_is_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """As an analysis does: long rows of forced answers say nothing that people would see told."""
    offered: list[int] = []

    def noted(table: Battle, *more: object) -> object:
        offered.append(len(table.offered))
        return played_on(table, *more)                                   # type: ignore[arg-type]

    monkeypatch.setattr(ahead, "played_on", noted)
    found = sample(load("five_armies"), 4, "novice")
    assert len(offered) >= len(found.rows) > 5 and min(offered) > 1


@pytest.mark.parametrize("name", GAMES)
def test_a_captain_of_another_character_has_its_weights(name: str) -> None:
    game = load(name)
    found = [bots.load(f"captain{it}", game) for it in ("", ":usual", ":aggressive", ":careful")]
    held = [it.weight for it in found if isinstance(it, Searcher)]
    assert held[0] == held[1] and len({tuple(it) for it in held}) == 3
    with pytest.raises(RavenhillError, match="no character"): bots.load("captain:reckless", game)
    with pytest.raises(RavenhillError, match="captains have some"): bots.load("squire:careful", game)


def test_the_careful_mind_wounds_more() -> None:
    g, (gimli,) = organizing("Bree", "Gimli")
    hurt = g.copy()
    hurt.state[gimli] = WOUNDED
    loses = []
    for character in ("aggressive", "usual", "careful"):
        weight = weights("meccg", names(load("meccg")), character)
        loses.append(chance(g, 0, weight) - chance(hurt, 0, weight))
    assert 0 < loses[0] < loses[1] < loses[2]
