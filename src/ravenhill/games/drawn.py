"""What a game tells a client that draws its cards: the faces, and their texts in one language."""
from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any


def faces_of(game: str) -> list[Any]:
    """Every card as plain data, as the game's `faces.py` has it; none of a game that has no such room."""
    room = faces_room(game)
    return [] if room is None else list(room.faces())


def texts_of(game: str, language: str) -> dict[str, Any]:
    """The text of every card, by its code."""
    room = faces_room(game)
    return {} if room is None else dict(room.texts(language))


def set_of(code: str) -> str:
    """The set a card is of: what its code begins with."""
    return code.split("-")[0]


def faces_room(game: str) -> ModuleType | None:
    name = f"ravenhill.games.{game}.faces"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name: raise
        return None
