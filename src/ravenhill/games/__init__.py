"""The games of the house, loaded when first asked for."""
from __future__ import annotations

from functools import cache
from importlib import import_module

from ravenhill.core.errors import RavenhillError
from ravenhill.core.game import Game

NAMES = ("ford", "five_armies", "meccg")


def names() -> tuple[str, ...]:
    return NAMES


@cache
def load(name: str) -> Game:
    """The game of this name."""
    if name not in NAMES:
        raise RavenhillError(f"there is no game called {name!r}; there are: {', '.join(NAMES)}")
    game = import_module(f"ravenhill.games.{name}").GAME
    assert isinstance(game, Game)
    return game
