"""Tables drawn for the terminal, from a view and nothing else. A game may bring its own: pictures/<game>.py."""
from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from ravenhill.cli.pictures import plain_view
from ravenhill.core.game import Game
from ravenhill.locale import Speech


def picture(game: Game, view: dict[str, Any], speech: Speech) -> RenderableType:
    """The table as the seat of this view sees it."""
    own = f"ravenhill.cli.pictures.{game.name}"
    module = import_module(own) if find_spec(own) else plain_view
    drawn: RenderableType = module.picture(game, view, speech)
    return drawn
