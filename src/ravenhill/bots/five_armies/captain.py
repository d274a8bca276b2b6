"""Thinks its plans through: in worlds that its seat may be sitting at, the better ones again and longer."""
from __future__ import annotations

from collections.abc import Sequence
from time import thread_time
from typing import Any, Final

from ravenhill.bots.bot import Bot
from ravenhill.bots.five_armies.ahead import played_on, went
from ravenhill.bots.five_armies.worth import NAMES, TERMS, WEIGHTS, terms
from ravenhill.bots.halving import Plan, Thought, best_plan
from ravenhill.bots.searcher import Searcher
from ravenhill.bots.weights import FITTED, LORD, TOLD, weights
from ravenhill.core.dice import Dice
from ravenhill.core.frames import Table
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import FREE, SHADOW

ACTION: Final = ("UseGeneral", "Activate", "Act")        # with which an action begins: a whole plan follows
FOR_AN_ACTION: Final = 4                 # times as many tries


class Ahead(Thought):
    """To the end of so many actions: one's own, and the replies. From one imagined table others are dealt."""
    terms = TERMS

    def __init__(self, imagined: Battle, seat: int, dice: Dice, horizon: int, weight: list[float]) -> None:
        self.imagined = imagined
        self.seat = seat
        self.dice = dice
        self.horizon = horizon
        self.weight = weight

    def world(self) -> Battle:
        self.imagined.redeal(self.seat, self.dice)
        return self.imagined

    def went(self, world: Battle, plan: Plan, dice: Dice) -> tuple[Plan, float]:
        return went(world, self.seat, plan, dice, self.horizon, self.weight)

    def told(self, world: Battle, plan: Plan, dice: Dice) -> list[float]:
        sign = 1 if self.seat == SHADOW else -1
        return [sign * it for it in terms(played_on(world, self.seat, plan, dice, self.horizon)[1], self.weight)]


class Captain(Searcher):
    tries = 600
    horizon = 1
    looks = 48
    weight = WEIGHTS

    def thought(self, view: dict[str, Any]) -> Ahead:
        imagined = self.game.imagine(view, self.dice, self.options)
        assert isinstance(imagined, Battle)
        return Ahead(imagined, view["seat"], self.dice, self.horizon, self.weight_of(view["seat"]))

    def weight_of(self, seat: int) -> list[float]:
        """What it counts by, if it sits there."""
        return self.weight

    def plan(self, thought: Thought, kind: str, offered: Sequence[int]) -> Plan:
        return best_plan(thought, kind, offered, self.dice, self.tries_for(kind), thread_time() + self.most_s)

    def tries_for(self, kind: str) -> int:
        """Of plans that begin with an answer to such a question."""
        return self.tries

    def told_by(self) -> list[float]:
        """What it tells a table's chance by."""
        return self.weight

    def outlook(self, table: Table, dice: Dice) -> float:
        assert isinstance(table, Battle)
        return self.calibrated(went(table, FREE, (), dice, self.horizon, self.told_by())[1], FREE)


class Judge(Captain):
    """Whom analysis and hints ask: the same, but what it counts is worth what games of squires say.

    A table's chance and an answer's worth are two questions: who has Bolg in play has often begun to lose, and yet it
    is well to bring him. So it tells chances by other weights than it judges by.
    """
    weight = weights("five_armies", NAMES, FITTED)
    telling = weights("five_armies", NAMES, TOLD)

    def told_by(self) -> list[float]: return self.telling

    def teller(self, thought: Thought) -> Thought:
        assert isinstance(thought, Ahead)
        return Ahead(thought.imagined, thought.seat, self.dice, self.horizon, self.telling)


class Lord(Captain):
    """Thinks longest of what an action shall be; as the Shadow it foresees, where a captain only counts and waits."""
    as_shadow = weights("five_armies", NAMES, LORD)
    become = Bot.become

    def weight_of(self, seat: int) -> list[float]: return self.as_shadow if seat == SHADOW else self.weight
    def tries_for(self, kind: str) -> int: return self.tries * (FOR_AN_ACTION if kind in ACTION else 1)
