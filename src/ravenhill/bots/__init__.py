"""Who plays when nobody sits there: bots for every game, and each game's own in a folder of its name."""
from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ravenhill.bots.bot import Bot
from ravenhill.bots.novice import Novice
from ravenhill.bots.random import Random
from ravenhill.core.dice import FastDice
from ravenhill.core.errors import RavenhillError
from ravenhill.core.game import Game

__all__ = ["Bot", "load", "names", "usual"]

ANY_GAME: dict[str, type[Bot]] = {"random": Random, "novice": Novice}


def known(game: Game) -> dict[str, type[Bot]]:
    """The bots of a game, weakest first: those of every game, then its own (`BOTS` in bots/<game>/)."""
    own = f"ravenhill.bots.{game.name}"
    return ANY_GAME | (import_module(own).BOTS if find_spec(own) else {})


def names(game: Game) -> tuple[str, ...]:
    return tuple(known(game))


def usual(game: Game) -> str:
    """Whom somebody new plays against: the squire, where there is one, who answers at once; else the strongest."""
    found = names(game)
    return "squire" if "squire" in found else found[-1]


def load(name: str, game: Game, seed: int = 0, options: Mapping[str, Any] | None = None) -> Bot:
    """The bot of this name for this game, with dice of its own."""
    found = known(game)
    if name not in found:
        raise RavenhillError(f"there is no bot called {name!r} for {game.name}; there are: {', '.join(found)}")
    return found[name](game, FastDice(seed), options or {})
