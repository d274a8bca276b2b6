"""catanatron: four of its random players, in its own loop. Run by path in the peers' venv, never imported."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from catanatron.game import Game  # type: ignore[import-not-found, import-untyped, unused-ignore]
from catanatron.models.player import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
    Color,
    RandomPlayer,
)

POSITIONS = 16
EVERY = 50


class Program:
    def __init__(self) -> None:
        self.decisions = 0
        self.forced = 0

    def about(self) -> dict[str, str]:
        return {"version": version("catanatron")}

    def decide(self, player: Any, game: Any, actions: list[Any]) -> Any:
        """What its random player does, and one count."""
        self.decisions += 1
        if len(actions) == 1:
            self.forced += 1
        return random.choice(actions)

    def play(self, seed: int) -> tuple[int, int]:
        """One game. A game cut off by its own limit of turns counts for what was decided in it."""
        decisions, forced = self.decisions, self.forced
        new_game(seed).play(decide_fn=self.decide)
        return self.decisions - decisions, self.forced - forced

    def positions(self, seed: int) -> list[Callable[[], object]]:
        """The copying of a few positions along one game."""
        game = new_game(seed)
        found: list[Callable[[], object]] = []
        while game.winning_color() is None and len(found) < POSITIONS:
            for _ in range(EVERY):
                if game.winning_color() is None:
                    game.play_tick()
            found.append(game.copy().copy)
        return found


def new_game(seed: int) -> Any:
    """Its seed zero means "no seed", hence the one."""
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)
