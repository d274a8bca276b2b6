"""Gymnasium's own test of its environments, and a seat against a bot."""
from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ravenhill.core.errors import RavenhillError
from ravenhill.games import names
from ravenhill.research.gym import Seat


@pytest.mark.parametrize("name", names())
def test_gymnasium_finds_no_fault(name: str) -> None:
    check_env(Seat(name, "random", 1), skip_render_check=True)


@pytest.mark.parametrize(("seat", "bot"), [(0, "random"), ("east", "novice")])
def test_a_game_against_a_bot_ends_and_is_paid(seat: int | str, bot: str) -> None:
    env, ends = Seat("ford", bot, seat), []
    for seed in range(6):
        _, info = env.reset(seed=seed)
        ended, reward = False, 0.0
        while not ended:
            actions = np.flatnonzero(info["action_mask"])
            assert len(actions) > 1
            _, reward, ended, cut, info = env.step(actions[0])
            assert not cut
        ends.append(reward)
    assert set(ends) <= {-1.0, 0.0, 1.0} and any(ends)


def test_an_action_that_is_not_offered_loses() -> None:
    env = Seat("ford")
    env.reset(seed=1)
    assert env.step(200)[1:3] == (-1.0, True)


def test_a_bot_that_is_not_there_is_named() -> None:
    with pytest.raises(RavenhillError, match="no bot called 'nobody'"): Seat("ford", "nobody")
