"""One of our games stepped in a batch, with observations and masks. Run by path, never imported."""

from __future__ import annotations

import numpy as np

from ravenhill import BUILD, __version__
from ravenhill.research.batch import Batch

TABLES = 64
STEPS = 20


class Program:
    def __init__(self, name: str) -> None:
        self.batch = Batch(name, range(TABLES))
        self.dice = np.random.default_rng(1)

    def about(self) -> dict[str, str]:
        return {"version": __version__, "build": BUILD}

    def play(self, seed: int) -> tuple[int, int]:
        """So many steps of all tables, wherever their games are; none of them is forced."""
        batch = self.batch
        for _ in range(STEPS):
            batch.step(self.dice.integers(0, batch.masks.sum(axis=1, dtype=np.int64)))
        return TABLES * STEPS, 0
