"""Tables drawn for the terminal, from a view and nothing else. A game may bring its own: pictures/<game>.py."""
from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import RenderableType

from ravenhill.cli.pictures import plain_view
from ravenhill.core.game import Game
from ravenhill.locale import Speech


def picture(game: Game, view: dict[str, Any], speech: Speech, options: Mapping[str, Any]) -> RenderableType:
    """The table as the seat of this view sees it."""
    drawn: RenderableType = own(game).picture(game, view, speech, options)
    return drawn


def moment(game: Game, view: dict[str, Any], speech: Speech, options: Mapping[str, Any]) -> RenderableType | None:
    """What is going on just now, to be drawn whenever something is asked; most games have nothing of the kind."""
    module = own(game)
    drawn: RenderableType | None = module.moment(game, view, speech, options) if hasattr(module, "moment") else None
    return drawn


def own(game: Game) -> ModuleType:
    name = f"ravenhill.cli.pictures.{game.name}"
    return import_module(name) if find_spec(name) else plain_view
