"""Who plays when nobody sits there: bots for every game, and each game's own in a folder of its name."""
from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from ravenhill.bots.bot import Bot
from ravenhill.bots.novice import Novice
from ravenhill.bots.random import Random
from ravenhill.bots.searcher import Searcher
from ravenhill.bots.weights import FITTED, LORD, TOLD, USUAL
from ravenhill.bots.weights import characters as characters_of
from ravenhill.core.dice import FastDice
from ravenhill.core.errors import RavenhillError
from ravenhill.core.game import Game

__all__ = ["Bot", "characters", "is_offered", "judge", "known", "laboratory", "load", "names", "usual"]

ANY_GAME: dict[str, type[Bot]] = {"random": Random, "novice": Novice}


def known(game: Game) -> dict[str, type[Bot]]:
    """The bots of a game, weakest first: those that are offered, then those not yet measured to be stronger."""
    return own(game, "BOTS", ANY_GAME) | own(game, "UNPROVEN", {})


def own(game: Game, shelf: str, more: dict[str, type[Bot]]) -> dict[str, type[Bot]]:
    """What bots/<game>/ has on this shelf, after those of every game."""
    room = f"ravenhill.bots.{game.name}"
    return more | (getattr(import_module(room), shelf, {}) if find_spec(room) else {})


def judge(game: Game) -> type[Searcher] | None:
    """Whose word analysis and hints give to people, if anybody thinks ahead in this game."""
    room = f"ravenhill.bots.{game.name}"
    return getattr(import_module(room), "JUDGE", None) if find_spec(room) else None


def names(game: Game) -> tuple[str, ...]:
    """The bots that are offered to people."""
    return tuple(own(game, "BOTS", ANY_GAME))


def characters(game: Game) -> dict[str, list[str]]:
    """The other ways in which those offered play who think ahead: `captain:careful` is one of the captain's."""
    thinking = [name for name, bot in own(game, "BOTS", {}).items()
                if issubclass(bot, Searcher) and bot.become is not Bot.become]
    return {name: [it for it in characters_of(game.name) if it not in (USUAL, FITTED, LORD, TOLD)] for name in thinking}


def is_offered(game: Game, name: str) -> bool:
    level, colon, character = name.partition(":")
    return level in names(game) and (not colon or character in characters(game).get(level, []))


def laboratory(game: Game) -> ModuleType | None:
    """Where decks of a game are tried, if they are: its room has games to play and a report of them."""
    room = f"ravenhill.bots.{game.name}"
    found = find_spec(room) and find_spec(f"{room}.laboratory")
    return import_module(f"{room}.laboratory") if found else None


def usual(game: Game) -> str:
    """Whom somebody new plays against: the squire, where there is one, who answers at once; else the strongest."""
    found = names(game)
    return "squire" if "squire" in found else found[-1]


def load(name: str, game: Game, seed: int = 0, options: Mapping[str, Any] | None = None) -> Bot:
    """The bot of this name for this game, with dice of its own; `captain:careful` plays in another way."""
    found = known(game)
    level, _, character = name.partition(":")
    if level not in found:
        raise RavenhillError(f"there is no bot called {level!r} for {game.name}; there are: {', '.join(found)}")
    bot = found[level](game, FastDice(seed), options or {})
    if character: bot.become(character)
    return bot
