"""Greedy: it plays each option to the end of the action, sensibly, several times, and takes what is worth most then."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ravenhill.bots.bot import Bot
from ravenhill.bots.five_armies.sense import sensible
from ravenhill.bots.five_armies.worth import worth
from ravenhill.core.choices import Choice
from ravenhill.core.dice import Dice
from ravenhill.core.frames import Decision
from ravenhill.games.five_armies.rules.dice import Action
from ravenhill.games.five_armies.rules.turn import Turn
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import SHADOW

TRIES: Final = 44                        # actions played in thought, shared by the options
FEWEST: Final = 2                        # for each option
WORLDS: Final = 2                        # tables imagined
MOST_OPTIONS: Final = 18                 # of more than these it thinks of some
DOUBT: Final = 1.5                       # tries that a plan is credited with at the worth of its option

Plan = tuple[tuple[str, int], ...]       # the questions that follow, and their answers


class Squire(Bot):
    def choose(
        self, view: dict[str, Any], kind: str, offered: Sequence[int], choices: Sequence[Choice],
    ) -> int:
        if len(offered) == 1: return offered[0]
        planned = self.planned(kind, offered)
        if planned is not None: return planned
        thought_of = some(list(offered), self.dice)
        each = max(FEWEST, TRIES // len(thought_of))
        seat: int = view["seat"]
        plans: list[dict[Plan, list[float]]] = [{} for _ in thought_of]
        for n in range(WORLDS):
            world = self.game.imagine(view, self.dice, self.options)
            assert isinstance(world, Battle)
            for place, option in enumerate(thought_of):
                for _ in range(each // WORLDS + (each % WORLDS > n)):
                    plan, value = self.went(world, seat, option)
                    plans[place].setdefault(plan, []).append(value)
        best = [best_plan(found) for found in plans]
        place = max(range(len(best)), key=lambda n: best[n][0])
        self.memory = list(best[place][1])
        return thought_of[place]

    def went(self, world: Battle, seat: int, option: int) -> tuple[Plan, float]:
        """This answer and sensible ones after it: what this seat chose before anything else happened, and the worth."""
        table = world.copy()
        table.ask(seat)
        table.answer(option)
        dice = Watched(self.dice)
        table.dice = dice
        table.quick = True
        plan: list[tuple[str, int]] = []
        own = True
        while (question := next_question(table)) is not None:
            chosen = sensible(table, question, table.offered, self.dice)
            own = own and question.side == seat and dice.rolls == 0
            if own: plan.append((type(question).__name__, chosen))
            table.accept(chosen)
        value = worth(table)
        return tuple(plan), value if seat == SHADOW else -value


def next_question(table: Battle) -> Decision[Any] | None:
    """Follow the rules until somebody must choose, or the action, or a phase, is over."""
    stack = table.stack
    while not table.ended:
        top = stack[-1]
        if isinstance(top, Turn) or (isinstance(top, Action) and top.at <= 1): return None
        if not top.go(table):
            assert isinstance(top, Decision)
            return top
    return None


class Watched(Dice):
    """Other dice, counted."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.rolls = 0

    def pick(self, outcomes: int) -> int:
        self.rolls += 1
        return self.dice.pick(outcomes)


def some(offered: list[int], dice: Dice) -> list[int]:
    return offered if len(offered) <= MOST_OPTIONS else [
        offered.pop(dice.pick(len(offered))) for _ in range(MOST_OPTIONS)]


def best_plan(plans: dict[Plan, list[float]]) -> tuple[float, Plan]:
    """The best plan and its mean, drawn towards the mean of all: luck is no merit."""
    every = [value for values in plans.values() for value in values]
    mean = sum(every) / len(every)
    return max(((sum(values) + DOUBT * mean) / (len(values) + DOUBT), plan) for plan, values in plans.items())
