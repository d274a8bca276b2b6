"""One seat of a game against a bot, as a Gymnasium environment."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ravenhill import bots
from ravenhill.core.errors import RavenhillError
from ravenhill.core.game import Game
from ravenhill.observations.observer import MOST_OPTIONS
from ravenhill.observations.schema import schema_of
from ravenhill.research.episode import Episode

SEEDS = 1 << 62


class Seat(gymnasium.Env[npt.NDArray[Any], np.int64]):
    """Gives 1 for a game won, -1 for one lost; an action that is not offered loses at once.

    `info["action_mask"]` says which actions there are. The bot sees a view of its own seat, and no more.
    """
    metadata = {"render_modes": []}

    def __init__(
        self, game: Game | str = "ford", bot: str = "random", seat: int | str = 0,
        options: Mapping[str, Any] | None = None, render_mode: str | None = None,
    ) -> None:
        self.schema = schema_of(game, options)
        self.game = self.schema.game
        self.seat = self.game.seat(seat) if isinstance(seat, str) else seat
        if bot not in bots.known(self.game):
            raise RavenhillError(f"there is no bot called {bot!r} for {self.game.name}")
        self.bot, self.options, self.render_mode = bot, options, render_mode
        top = int(np.iinfo(self.schema.dtype).max)
        self.observation_space = spaces.Box(0, top, (self.schema.size,), self.schema.dtype.type)
        self.action_space = spaces.Discrete(MOST_OPTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None,
    ) -> tuple[npt.NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed)
        while True:                                      # until there is something to choose
            self.episode = Episode(self.game, int(self.np_random.integers(SEEDS)), self.options)
            seed_of_bot = int(self.np_random.integers(SEEDS))
            self.opponent = bots.load(self.bot, self.game, seed_of_bot, self.options)
            self.other_seat_plays()
            if not self.episode.over: return self.seen()

    def step(self, action: np.int64 | int) -> tuple[npt.NDArray[Any], float, bool, bool, dict[str, Any]]:
        if not 0 <= action < len(self.episode.actions()):
            row, info = self.seen()
            return row, -1.0, True, False, info
        self.episode.act(int(action))
        self.other_seat_plays()
        row, info = self.seen()
        return row, self.episode.returns()[self.seat], self.episode.over, False, info

    def seen(self) -> tuple[npt.NDArray[Any], dict[str, Any]]:
        row, mask = self.episode.observe(self.seat)
        return row, {"action_mask": mask}

    def other_seat_plays(self) -> None:
        episode = self.episode
        while not episode.over and episode.seat != self.seat: episode.act(episode.asked(self.opponent))
