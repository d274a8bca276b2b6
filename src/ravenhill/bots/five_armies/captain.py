"""Thinks its plans through: in worlds that its seat may be sitting at, the better ones again and longer."""
from __future__ import annotations

from collections.abc import Sequence
from time import thread_time
from typing import Any

from ravenhill.bots.bot import Bot
from ravenhill.bots.five_armies.ahead import went
from ravenhill.bots.halving import Plan, Thought, best_plan
from ravenhill.core.choices import Choice
from ravenhill.core.dice import Dice
from ravenhill.games.five_armies.state import Battle


class Ahead(Thought):
    """To the end of so many actions: one's own, and the replies."""

    def __init__(self, horizon: int) -> None:
        self.horizon = horizon

    def went(self, world: Battle, seat: int, plan: Plan, dice: Dice) -> tuple[Plan, float]:
        return went(world, seat, plan, dice, self.horizon)


class Captain(Bot):
    """A level is a number of tries; time is only a cap, so that a choice follows from the view and the seed."""
    tries: int = 600
    horizon: int = 1
    most_s: float = 2.0                  # of a processor: a busy machine makes it slower, not weaker

    def choose(
        self, view: dict[str, Any], kind: str, offered: Sequence[int], choices: Sequence[Choice],
    ) -> int:
        if len(offered) == 1: return offered[0]
        planned = self.planned(kind, offered)
        if planned is not None: return planned
        world = self.game.imagine(view, self.dice, self.options)
        assert isinstance(world, Battle)
        plan = best_plan(Ahead(self.horizon), world, view["seat"], kind, offered, self.dice, self.tries,
                         thread_time() + self.most_s)
        self.memory = list(plan[1:])
        return plan[0][1]
