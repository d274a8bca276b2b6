"""PettingZoo's chess: random legal moves with observation and mask. Run by path in the peers' venv, never imported."""

from __future__ import annotations

import numpy as np
from pettingzoo.classic import chess_v6  # type: ignore[import-not-found, import-untyped, unused-ignore]

STEPS = 50


class Program:
    def __init__(self) -> None:
        self.env = chess_v6.env()
        self.dice = np.random.default_rng(1)
        self.over = True

    def about(self) -> dict[str, str]:
        import pettingzoo

        return {"version": str(pettingzoo.__version__)}

    def play(self, seed: int) -> tuple[int, int]:
        """So many moves, wherever the game is."""
        env, moved = self.env, 0
        while moved < STEPS:
            if self.over: env.reset(seed=seed)
            seen, _, ended, cut, _ = env.last()
            self.over = bool(ended or cut)
            if not self.over:
                env.step(int(self.dice.choice(np.flatnonzero(seen["action_mask"]))))
                moved += 1
        return moved, 0
