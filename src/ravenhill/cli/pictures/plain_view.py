"""The picture of a game that has none of its own: its public fields, and the cards that are known."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ravenhill.core.game import Game
from ravenhill.locale import Speech

NOT_FIELDS = ("cards", "hidden", "tops", "stack", "seat")


def picture(game: Game, view: dict[str, Any], speech: Speech, options: Mapping[str, Any]) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim")
    grid.add_column()
    for name, value in view.items():
        if name not in NOT_FIELDS:
            grid.add_row(name, Text(said(value)))
    piles: dict[int, list[str]] = {}
    for _, kind, pile, _ in view.get("cards", ()):
        piles.setdefault(pile, []).append(speech.line(f"card-{game.cards()[kind].id}", {}))
    for pile, _, count in view.get("hidden", ()):
        piles.setdefault(pile, []).append(speech.text("cards-count", n=count))
    for pile, cards in sorted(piles.items()):
        grid.add_row(f"pile {pile}", Text(", ".join(cards)))
    return Panel(grid, title=speech.line(f"game-{game.name}", {}), title_align="left", border_style="blue")


def said(value: Any) -> str:
    return " ".join(said(item) for item in value) if isinstance(value, list | tuple) else str(value)
