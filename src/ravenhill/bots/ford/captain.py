"""Thinks every answer through to the end: a game is so short that it needs no opinion of what lies on the table."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import thread_time
from typing import Any

from ravenhill.bots.halving import Plan, Thought, best_plan
from ravenhill.bots.scholar import Guided
from ravenhill.bots.searcher import Searcher
from ravenhill.core.dice import Dice
from ravenhill.core.frames import NOBODY, Table
from ravenhill.core.game import Game


class ToTheEnd(Thought):
    """One answer, then anything, by both sides, until somebody has won."""

    def __init__(self, game: Game, view: dict[str, Any], dice: Dice, options: Mapping[str, Any]) -> None:
        self.game, self.view, self.dice, self.options = game, view, dice, options
        self.seat = view["seat"]

    def world(self) -> Table: return self.game.imagine(self.view, self.dice, self.options)

    def went(self, world: Table, plan: Plan, dice: Dice) -> tuple[Plan, float]:
        table = world.copy()
        assert isinstance(table, Table)
        table.ask(self.seat)
        table.answer(plan[0][1])
        table.dice, table.quick = dice, True
        while table.question() is not None: table.accept(table.offered[dice.pick(len(table.offered))])
        return plan, 0.5 if table.winner == NOBODY else float(table.winner == self.seat)


class Captain(Searcher):
    tries = 400

    def thought(self, view: dict[str, Any]) -> ToTheEnd: return ToTheEnd(self.game, view, self.dice, self.options)

    def plan(self, thought: Thought, kind: str, offered: Sequence[int]) -> Plan:
        return best_plan(thought, kind, offered, self.dice, self.tries, thread_time() + self.most_s)


class Master(Guided, Captain):
    """A captain who has read."""
