"""It has read many games: a small network, made by `ravenhill train`, says what each answer was worth in them.

The network reads what any seat may know as numbers (docs/observations.md) and is played by onnxruntime.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ravenhill.bots.bot import Bot
from ravenhill.bots.halving import Plan, Thought
from ravenhill.bots.searcher import Searcher
from ravenhill.core.choices import Choice
from ravenhill.core.dice import Dice
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import Table
from ravenhill.core.game import Game

NETWORKS: Final = Path(__file__).parent / "networks"
UNIT: Final = 0.02                       # of a chance to win is what a unit of a network's score means
MOST: Final = 14                         # answers that are thought about
BEHIND: Final = 6.0                      # units: an answer so far behind the first is left


class Reader:
    """One network, and the rows it reads."""

    def __init__(self, network: bytes, game: Game) -> None:
        try:
            import numpy
            import onnxruntime

            from ravenhill.observations.schema import schema_of
        except ImportError as missing:
            raise RavenhillError(f"the scholar needs {missing.name}: pip install ravenhill[bots]") from None
        alone = onnxruntime.SessionOptions()
        alone.intra_op_num_threads = alone.inter_op_num_threads = 1      # a question is small
        self.session = onnxruntime.InferenceSession(network, alone, ["CPUExecutionProvider"])
        self.schema = schema_of(game)
        read = self.session.get_modelmeta().custom_metadata_map.get("observation")
        if read != f"{game.name} {self.schema.version}":
            raise RavenhillError(f"the network reads observations {read}; they are {game.name} {self.schema.version}")
        self.numpy = numpy
        self.row = numpy.zeros(self.schema.size, self.schema.dtype)
        self.mask = numpy.zeros(self.schema.parts[-1].shape[0], numpy.uint8)

    def likes(self, table: Table, seat: int) -> dict[int, float]:
        """The options of this seat, each with its score."""
        np, options = self.numpy, self.schema.parts[-1]
        order = self.schema.observer.look(table, seat, self.row.view(np.uint8).data, 0, self.mask.data, 0)
        scores = self.session.run(["scores"], {
            "states": self.row[None, :options.start].astype(np.int64),
            "options": self.row[options.start:].reshape(options.shape)[:len(order)].astype(np.int64),
            "of": np.zeros(len(order), np.int64)})[0]
        return dict(zip(order, scores.tolist()))


@lru_cache(maxsize=8)
def reader(game: Game, network: bytes = b"") -> Reader:
    """Of this network; without one, of that which comes with the house."""
    return Reader(network or (NETWORKS / f"{game.name}.onnx").read_bytes(), game)


class Reading(Bot):
    """Who has read something. `scholar:war/five_armies.onnx` has read another network than the house's."""

    def __init__(self, game: Game, dice: Dice, options: Mapping[str, Any]) -> None:
        super().__init__(game, dice, options)
        self.reader = reader(game)

    def become(self, character: str) -> None:
        try: self.reader = reader(self.game, Path(character).read_bytes())
        except OSError as fault: raise RavenhillError(f"there is no network at {character}: {fault.strerror}") from None

    def likes(self, world: Table, seat: int) -> Mapping[int, float]: return self.reader.likes(world, seat)


class Scholar(Reading):
    """Takes what it likes most, without thinking."""

    def choose(
        self, view: dict[str, Any], kind: str, offered: Sequence[int], choices: Sequence[Choice],
    ) -> int:
        if len(offered) == 1: return offered[0]
        likes = self.likes(self.game.imagine(view, self.dice, self.options), view["seat"])
        return max(offered, key=likes.__getitem__)


class Guided(Reading, Searcher):
    """Who thinks ahead, but of nothing except what the network likes: from its games the next network learns."""

    def plan(self, thought: Thought, kind: str, offered: Sequence[int]) -> Plan:
        few = favourites(self.likes(thought.world(), thought.seat), offered)
        return super().plan(thought, kind, few) if len(few) > 1 else ((kind, few[0]),)


def favourites(likes: Mapping[int, float], offered: Sequence[int]) -> list[int]:
    """What is liked, the best first."""
    order = sorted(offered, key=likes.__getitem__, reverse=True)[:MOST]
    return [option for option in order if likes[option] >= likes[order[0]] - BEHIND]
