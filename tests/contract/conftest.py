"""Every test of the contract runs on every registered game; a new game gets them all by being registered."""
from __future__ import annotations

import pytest

from ravenhill.core.game import Game
from tests.contract.playing import GAMES, NAMES, Moment, Played, game_of, part, played

GOLDEN = 10                             # golden games of each game; of a long one two


def golden(name: str) -> int:
    return min(GOLDEN, 2 * part(name, GOLDEN))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "number" in metafunc.fixturenames:
        metafunc.parametrize(("name", "number"), [(name, n) for name in NAMES for n in range(1, golden(name) + 1)])
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", NAMES)


@pytest.fixture
def game(name: str) -> Game:
    return game_of(name)


@pytest.fixture
def games(name: str) -> list[Played]:
    """A few random games, played to the end."""
    return [played(name, seed) for seed in range(1, part(name, GAMES) + 1)]


@pytest.fixture
def moments(games: list[Played]) -> list[Moment]:
    """Some moments of each game, of all kinds."""
    return [moment for one in games for moment in one.some()]
