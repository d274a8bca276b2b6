"""The games of the house, loaded when first asked for."""
from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import Table
from ravenhill.core.game import Game
from ravenhill.core.plain import write

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
    copyreg.pickle(type(game.new()), reduced)
    return game


def reduced(table: Table) -> tuple[Callable[..., Table], tuple[Any, ...]]:
    """For `pickle` and `copy`, which cannot look into compiled objects: the table as it is saved.

    Dice, log and record stay behind, as in any copy; a content pack is found again by its folder.
    """
    name = type(table).__module__.split(".")[2]
    return unpickled, (name, load(name).borrowed(table), write(table), table.quick)


def unpickled(name: str, borrowed: dict[str, Any], data: list[Any], quick: bool) -> Table:
    table = load(name).read_plain(data, borrowed)
    table.quick = quick
    return table
