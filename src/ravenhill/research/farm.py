"""Batches on all cores: each process steps its share of the tables in memory that all of them see."""
from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ravenhill.core.errors import IllegalAnswer, RavenhillError
from ravenhill.core.game import Game
from ravenhill.observations.schema import Schema, schema_of
from ravenhill.research.batch import Batch, shapes

GONE: Final = "a process of this farm is gone: close it, and make another"


class Farm:
    """A `Batch` over several processes: the same arrays, the same games for the same seeds, whatever their number."""

    def __init__(self, game: Game | str, seeds: Sequence[int], options: Mapping[str, Any] | None = None,
                 processes: int | None = None) -> None:
        self.schema = schema_of(game, options)
        wanted = shapes(self.schema, len(seeds))
        size = sum(_bytes(shape, dtype) for shape, dtype in wanted.values())
        self.memory = SharedMemory(create=True, size=size)
        self.arrays = laid_out(self.schema, len(seeds), self.memory)
        self.observations, self.masks = self.arrays["observations"], self.arrays["masks"]
        self.seats, self.rewards, self.ended = self.arrays["seats"], self.arrays["rewards"], self.arrays["ended"]
        shares = np.array_split(np.arange(len(seeds)), min(processes or os.cpu_count() or 1, len(seeds)))
        self.shares = [slice(int(share[0]), int(share[-1]) + 1) for share in shares]
        self.workers: list[tuple[Any, Connection]] = []
        context = get_context("spawn")
        for share in self.shares:
            ours, theirs = context.Pipe()
            process = context.Process(target=work, daemon=True, args=(
                theirs, self.memory.name, self.schema.game.name, dict(options or {}), [int(it) for it in seeds], share))
            process.start()
            theirs.close()
            self.workers.append((process, ours))
        self.told()

    def __len__(self) -> int:
        return len(self.seats)

    def step(self, actions: Sequence[int] | npt.NDArray[Any]) -> None:
        """One action for every table. IllegalAnswer, and nothing has changed, if one of them is not offered."""
        taken = np.asarray(actions)
        if len(taken) != len(self): raise IllegalAnswer(f"{len(taken)} actions are not one for each table")
        wrong = np.flatnonzero((taken < 0) | (taken >= self.masks.sum(axis=1, dtype=np.int64)))
        if len(wrong): raise IllegalAnswer(f"table {wrong[0]}: {taken[wrong[0]]} is not one of its options")
        try:
            for (_, pipe), share in zip(self.workers, self.shares): pipe.send(taken[share].tolist())
        except OSError:
            raise RavenhillError(GONE) from None
        self.told()

    def told(self) -> None:
        """Wait until every process has stepped."""
        for _, pipe in self.workers:
            try:
                fault = pipe.recv()
            except (EOFError, OSError):
                raise RavenhillError(GONE) from None
            if fault: raise RavenhillError(fault)

    def close(self) -> None:
        for process, pipe in self.workers:
            pipe.close()
            process.join(5)
            process.kill()
        self.workers = []
        for name in ("observations", "masks", "seats", "rewards", "ended"): delattr(self, name)
        self.arrays = {}
        self.memory.close()
        self.memory.unlink()

    def __enter__(self) -> Farm: return self
    def __exit__(self, *_: object) -> None: self.close()


def _bytes(shape: tuple[int, ...], dtype: Any) -> int:
    """Rounded up, so that every array begins where its numbers may."""
    return (int(np.prod(shape)) * int(np.dtype(dtype).itemsize) + 7) // 8 * 8


def laid_out(schema: Schema, tables: int, memory: SharedMemory) -> dict[str, npt.NDArray[Any]]:
    """The arrays of a batch, one after the other in one memory."""
    found: dict[str, npt.NDArray[Any]] = {}
    at = 0
    for name, (shape, dtype) in shapes(schema, tables).items():
        found[name] = np.ndarray(shape, dtype, memory.buf, at)
        at += _bytes(shape, dtype)
    return found


def work(pipe: Connection, memory: str, game: str, options: dict[str, Any], seeds: list[int], share: slice) -> None:
    """A process: steps its share until nobody asks any more."""
    shared = SharedMemory(memory)
    try:
        arrays = laid_out(schema_of(game, options), len(seeds), shared)
        batch = Batch(game, seeds[share], options, {name: array[share] for name, array in arrays.items()})
        pipe.send("")
        while True:
            batch.step(pipe.recv())
            pipe.send("")
    except (EOFError, OSError, KeyboardInterrupt):
        pass                                             # the farm was closed
    except Exception as fault:
        pipe.send(f"{type(fault).__name__}: {fault}")
    finally:
        os._exit(0)                                      # the arrays still point into the memory, which is not ours
