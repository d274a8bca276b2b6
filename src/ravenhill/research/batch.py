"""Many games at once, as arrays: one row for each table, written in place, each table with a seed of its own."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ravenhill.core.frames import SEATS
from ravenhill.core.game import Game
from ravenhill.observations.observer import MOST_OPTIONS
from ravenhill.observations.schema import schema_of
from ravenhill.research.stepping import Stepper


class Batch:
    """So many tables of a game. A game that ends is followed by the next; its seed follows from the last one.

    The arrays are the same objects all the time: read them after a step, or copy what is to be kept. PyTorch shares
    their memory by `torch.from_dlpack(batch.observations)`.
    """

    def __init__(self, game: Game | str, seeds: Sequence[int], options: Mapping[str, Any] | None = None,
                 memory: Mapping[str, npt.NDArray[Any]] | None = None) -> None:
        self.schema = schema_of(game, options)
        self.game = self.schema.game
        arrays = {name: np.zeros(shape, dtype) for name, (shape, dtype) in shapes(self.schema, len(seeds)).items()}
        arrays.update(memory or {})
        self.observations = arrays["observations"]       # tables × numbers, of the seat that is asked
        self.masks = arrays["masks"]                     # tables × 256
        self.seats = arrays["seats"]                     # tables: the seat that is asked
        self.rewards = arrays["rewards"]                 # tables × seats, not zero only where a game has ended
        self.ended = arrays["ended"]                     # tables: whether one has
        bytes_of = [it.reshape(-1).view(np.uint8).data for it in (
            self.observations, self.masks, self.seats, self.rewards, self.ended)]
        self.stepper = Stepper(self.schema.observer, self.game.new(options), [int(it) for it in seeds], *bytes_of)

    def __len__(self) -> int:
        return len(self.seats)

    def step(self, actions: Sequence[int] | npt.NDArray[Any]) -> None:
        """One action for every table. IllegalAnswer, and nothing has changed, if one of them is not offered."""
        self.stepper.step(np.asarray(actions).tolist())


def shapes(schema: Any, tables: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The arrays of a batch: shape and type of each."""
    return {
        "observations": ((tables, schema.size), schema.dtype), "masks": ((tables, MOST_OPTIONS), np.int8),
        "seats": ((tables,), np.int8), "rewards": ((tables, SEATS), np.int8), "ended": ((tables,), np.int8),
    }
