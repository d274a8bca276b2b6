"""A bot that thinks ahead: what the captains of all games have in common, and what hints and analysis ask of them."""
from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from math import exp, log
from typing import Any, Final

from ravenhill.bots.bot import Bot
from ravenhill.bots.halving import Plan, Thought
from ravenhill.bots.weights import weights
from ravenhill.core.choices import Choice
from ravenhill.core.dice import Dice
from ravenhill.core.frames import Table

TINY: Final = 1e-12                      # a chance is never quite none


class Searcher(Bot):
    """A level is a number of tries; time is only a cap, so that a choice follows from the view and the seed."""
    tries: int
    most_s: float = 2.0                  # of a processor: a busy machine makes it slower, not weaker
    weight: list[float]                  # of its evaluation, in the order of its NAMES
    looks: int                           # at a table, until its chance is known well enough for an analysis
    # What its evaluation calls even is so much better for the first seat, and so much of its certainty was true, in
    # logits, in games of squires: docs/decisions/0006-luck-and-choice.md.
    calibration: tuple[float, float] = (0.0, 1.0)

    def become(self, character: str) -> None:
        worth = f"ravenhill.bots.{self.game.name}.worth"
        if find_spec(worth) is None: super().become(character)
        self.weight = weights(self.game.name, import_module(worth).NAMES, character)

    def thought(self, view: dict[str, Any]) -> Thought:
        """The worlds of this view, and how plans go there."""
        raise NotImplementedError

    def plan(self, thought: Thought, kind: str, offered: Sequence[int]) -> Plan:
        """What it would answer, as far as it has thought."""
        raise NotImplementedError

    def teller(self, thought: Thought) -> Thought:
        """The same worlds, and what chance is told there: it may be another than that by which plans are compared."""
        return thought

    def outlook(self, table: Table, dice: Dice) -> float:
        """The chance of the first seat, if all goes on sensibly from this table: once, with these dice."""
        raise NotImplementedError

    def calibrated(self, chance: float, seat: int) -> float:
        """What a seat's chance by the evaluation is worth in games played."""
        offset, slope = self.calibration
        chance = min(1 - TINY, max(TINY, chance))
        return 1 / (1 + exp((offset if seat else -offset) - slope * log(chance / (1 - chance))))

    def judges(self, kind: str) -> bool:
        """Whether thinking ahead tells answers to such a question apart."""
        return True

    def choose(
        self, view: dict[str, Any], kind: str, offered: Sequence[int], choices: Sequence[Choice],
    ) -> int:
        if len(offered) == 1: return offered[0]
        planned = self.planned(kind, offered)
        if planned is not None: return planned
        plan = self.plan(self.thought(view), kind, offered)
        self.memory = list(plan[1:])
        return plan[0][1]
