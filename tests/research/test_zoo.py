"""PettingZoo's own tests of its environments, of ours; a warning is an error here."""
from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from ravenhill.games import names
from ravenhill.research import zoo

CYCLES = {"ford": 40, "five_armies": 30, "meccg": 20}


@pytest.mark.parametrize("name", names())
def test_pettingzoo_finds_no_fault(name: str) -> None:
    api_test(zoo.env(name), num_cycles=CYCLES[name], verbose_progress=False)


@pytest.mark.parametrize("name", names())
def test_a_seed_makes_one_game(name: str) -> None:
    seed_test(lambda: zoo.env(name), num_cycles=CYCLES[name])


def played(env: Any, seed: int) -> tuple[dict[str, float], list[int]]:
    """A game with the first or the last action by turns, and what both got."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    taken: list[int] = []
    for agent in env.agent_iter():
        _, reward, ended, cut, info = env.last()
        total[agent] += reward
        if ended or cut:
            env.step(None)
            continue
        options = np.flatnonzero(info["action_mask"])
        assert len(options) > 1, "what has one answer answers itself"
        taken.append(int(options[-(len(taken) % 2)]))
        env.step(taken[-1])
    return total, taken


def test_a_whole_game_pays_the_winner_what_the_other_loses() -> None:
    env = zoo.env("ford")
    ends = [played(env, seed) for seed in range(8)]
    assert all(sum(total.values()) == 0 for total, _ in ends)
    assert any(total["west_0"] for total, _ in ends)
    assert played(env, 3) == ends[3]


def test_an_action_that_is_not_offered_loses() -> None:
    env = zoo.env("ford")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(255)
    assert env.terminations[agent] and env.rewards[agent] == -1


def test_it_can_be_read() -> None:
    env = zoo.raw_env("ford", render_mode="ansi")
    env.reset(seed=1)
    assert "Fight(stance=0)" in str(env.render()) or "Pass()" in str(env.render())
