"""catanatron's Gymnasium environment against its random player. Run by path in the peers' venv, never imported."""

from __future__ import annotations

import random

from catanatron_gym.envs.catanatron_env import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
    CatanatronEnv,
)

STEPS = 50


class Program:
    def __init__(self) -> None:
        self.env = CatanatronEnv()
        self.dice = random.Random(1)
        self.over = True

    def about(self) -> dict[str, str]:
        from importlib.metadata import version

        return {"version": version("catanatron_gym")}

    def play(self, seed: int) -> tuple[int, int]:
        """So many moves of its own seat; the other's are not counted."""
        moved = 0
        while moved < STEPS:
            if self.over: self.env.reset(seed=seed)
            _, _, ended, cut, _ = self.env.step(self.dice.choice(self.env.get_valid_actions()))
            self.over = bool(ended or cut)
            moved += 1
        return moved, 0
