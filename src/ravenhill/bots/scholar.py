"""It has read many games: a small network, made by `ravenhill train`, says which answers a captain would think about.

The network reads what any seat may know as numbers (docs/observations.md) and is played by onnxruntime.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from ravenhill.bots.bot import Bot
from ravenhill.core.choices import Choice
from ravenhill.core.dice import Dice
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import Table
from ravenhill.core.game import Game

NETWORKS: Final = Path(__file__).parent / "networks"


class Reader:
    """One network, and the rows it reads."""

    def __init__(self, path: Path, game: Game) -> None:
        try:
            import numpy
            import onnxruntime

            from ravenhill.observations.schema import schema_of
        except ImportError as missing:
            raise RavenhillError(f"the scholar needs {missing.name}: pip install ravenhill[bots]") from None
        alone = onnxruntime.SessionOptions()
        alone.intra_op_num_threads = alone.inter_op_num_threads = 1      # a question is small
        self.session = onnxruntime.InferenceSession(path, alone, ["CPUExecutionProvider"])
        self.schema = schema_of(game)
        read = self.session.get_modelmeta().custom_metadata_map.get("observation")
        if read != f"{game.name} {self.schema.version}":
            raise RavenhillError(f"{path.name} reads observations {read}; they are {game.name} {self.schema.version}")
        self.numpy = numpy
        self.row = numpy.zeros(self.schema.size, self.schema.dtype)
        self.mask = numpy.zeros(self.schema.parts[-1].shape[0], numpy.uint8)

    def likes(self, table: Table, seat: int) -> dict[int, float]:
        """The options of this seat, each with its score."""
        np, options = self.numpy, self.schema.parts[-1]
        order = self.schema.observer.look(table, seat, self.row.view(np.uint8).data, 0, self.mask.data, 0)
        scores, _ = self.session.run(None, {
            "states": self.row[None, :options.start].astype(np.int64),
            "options": self.row[options.start:].reshape(options.shape)[:len(order)].astype(np.int64),
            "of": np.zeros(len(order), np.int64)})
        return dict(zip(order, scores.tolist()))


@cache
def reader(game: Game) -> Reader:
    """The network that comes with the house."""
    return Reader(NETWORKS / f"{game.name}.onnx", game)


class Scholar(Bot):
    """Takes what it likes most, without thinking."""

    def __init__(self, game: Game, dice: Dice, options: Mapping[str, Any]) -> None:
        super().__init__(game, dice, options)
        self.reader = reader(game)

    def choose(
        self, view: dict[str, Any], kind: str, offered: Sequence[int], choices: Sequence[Choice],
    ) -> int:
        if len(offered) == 1: return offered[0]
        likes = self.reader.likes(self.game.imagine(view, self.dice, self.options), view["seat"])
        return max(offered, key=likes.__getitem__)
