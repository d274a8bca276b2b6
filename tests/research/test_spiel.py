"""OpenSpiel's own tests of its games, and a corner of the ford that it solves."""
from __future__ import annotations

import os
import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

from ravenhill import BUILD
from ravenhill.core.dice import FastDice
from ravenhill.games import names
from ravenhill.research import spiel

SIMULATIONS = 5 if "RAVENHILL_SOAK" in os.environ else 1
WHOLE = names() if BUILD == "compiled" else ("ford",)    # the large games take a minute on the pure build
# The last battle of the last round: one rider who holds a fog that may hide the fight, against one spearman.
CORNER = """
game = "ford"
active = "west"
begins = "battle"
round = 7
ford = 0
used = []
west = { archers = 0, spearmen = 0, riders = 1, hand = ["fog"], table = [] }
east = { archers = 0, spearmen = 1, riders = 0, hand = [], table = [] }
"""


def after(name: str, answers: int, seed: int) -> spiel.SpielState:
    """A game after so many random answers, chance included."""
    state, dice = pyspiel.load_game(f"ravenhill_{name}").new_initial_state(), FastDice(seed)
    for _ in range(answers):
        actions = [it for it, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(actions[dice.pick(len(actions))])
    while state.is_chance_node(): state.apply_action(0)
    assert isinstance(state, spiel.SpielState) and not state.is_terminal()
    return state


@pytest.mark.parametrize("name", WHOLE)
def test_openspiel_finds_no_fault_in_whole_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"ravenhill_{name}"), SIMULATIONS, True, False)


@pytest.mark.parametrize("name", names())
def test_states_are_copied_and_written_down(name: str) -> None:
    state = after(name, 40, 3)
    seat = state.current_player()
    twins = [state.clone(), pickle.loads(pickle.dumps(state)),
             pyspiel.deserialize_game_and_state(
                 pyspiel.serialize_game_and_state(state.get_game(), state))[1]]
    for twin in twins:
        assert twin.history() == state.history() and twin.legal_actions() == state.legal_actions()
        for player in (0, 1):
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert np.array_equal(twin.observation_tensor(player), state.observation_tensor(player))
            assert np.array_equal(twin.information_state_tensor(player), state.information_state_tensor(player))
    before = state.information_state_string(seat)
    twins[0].apply_action(twins[0].legal_actions()[-1])
    assert state.information_state_string(seat) == before, "a copy shares nothing"


@pytest.mark.parametrize("name", names())
def test_what_is_dealt_anew_looks_the_same_to_the_seat_and_can_be_played(name: str) -> None:
    dice = random.Random(1)
    for seed in (4, 5):
        state = after(name, 40, seed)
        seat = state.current_player()
        for _ in range(3):
            other = state.resample_from_infostate(seat, dice.random)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.legal_actions() == state.legal_actions() and other.current_player() == seat
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert np.array_equal(other.information_state_tensor(seat), state.information_state_tensor(seat))
            other.apply_action(other.legal_actions()[0])


def test_a_seat_remembers_what_it_did() -> None:
    """Perfect recall: other answers of its own make other information states, even where the table is the same."""
    game = pyspiel.load_game("ravenhill_ford", spiel.parameters({"position": CORNER}))
    state = game.new_initial_state()
    seat = state.current_player()
    assert len({state.child(action).information_state_string(seat) for action in state.legal_actions()}) == 2
    other = 1 - seat
    assert len({state.child(action).information_state_string(other) for action in state.legal_actions()}) == 1


@pytest.mark.parametrize("name", names())
def test_the_tensor_of_an_information_state_is_the_row_the_newest_answers_and_the_past(name: str) -> None:
    state = after(name, 60, 3)
    seat, game = state.current_player(), state.get_game()
    tensor = np.array(state.information_state_tensor(seat), np.float32)
    assert tensor.shape == tuple(game.information_state_tensor_shape())
    row, asked = state.row(seat), state.legal_actions()[-1]
    assert np.array_equal(tensor[:len(row)], row)
    state.apply_action(asked)
    seen = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    seen.set_from(state, seat)
    option = game.schema.split(row)["options"][asked]
    assert seen.dict["recent"][0].tolist() == [row[0], *option.tolist()]
    assert np.packbits(seen.dict["past"].astype(np.uint8)).tobytes() == state.past[seat]


def test_information_states_differ_exactly_where_their_tensors_do() -> None:
    """Every decision of a corner of the ford: as many tensors as strings."""
    game = pyspiel.load_game("ravenhill_ford", spiel.parameters({"position": CORNER}))
    found: dict[str, bytes] = {}
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        if state.is_terminal(): continue
        if not state.is_chance_node():
            tensor = np.array(state.information_state_tensor(), np.float32).tobytes()
            assert found.setdefault(state.information_state_string(), tensor) == tensor
        waiting += [state.child(action) for action in state.legal_actions()]
    assert len(set(found.values())) == len(found) > 4


def test_cfr_solves_a_corner_of_the_ford_and_measures_our_bots() -> None:
    game = pyspiel.load_game("ravenhill_ford", spiel.parameters({"position": CORNER}))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(20): solver.evaluate_and_update_policy()
    solved = exploitability.exploitability(game, solver.average_policy())
    uniform = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    novice = exploitability.exploitability(game, spiel.BotPolicy(game, "novice", 20))
    assert solved < 0.012 < uniform
    assert solved <= novice
    print(f"exploitability: solved {solved:.4f}, uniform {uniform:.4f}, novice {novice:.4f}")
