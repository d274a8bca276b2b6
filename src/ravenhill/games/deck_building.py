"""Games whose players bring decks: the room in which each of them judges, mends, reads and writes a deck."""
from __future__ import annotations

from importlib import import_module
from types import ModuleType


def deck_room(game: str) -> ModuleType | None:
    """`decks/building.py` of a game; None of a game without decks."""
    name = f"ravenhill.games.{game}.decks"
    try:
        return import_module(f"{name}.building")
    except ModuleNotFoundError as error:
        if error.name not in (name, f"{name}.building"): raise
        return None
