"""Every test of the contract runs on every registered game; a new game gets them all by being registered."""
from __future__ import annotations

import pytest

from ravenhill.core.game import Game
from tests.contract.playing import GAMES, NAMES, Moment, Played, game_of, played


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", NAMES)


@pytest.fixture
def game(name: str) -> Game:
    return game_of(name)


@pytest.fixture
def games(name: str) -> list[Played]:
    """A few random games, played to the end."""
    return [played(name, seed) for seed in range(1, GAMES + 1)]


@pytest.fixture
def moments(games: list[Played]) -> list[Moment]:
    """Some moments of each game, of all kinds."""
    return [moment for one in games for moment in one.some()]
