"""The battle played on in thought: a plan, then what makes sense, to the end of an action; and the chance it leaves."""
from __future__ import annotations

from math import exp
from typing import Any, Final

from ravenhill.bots.five_armies.sense import sensible
from ravenhill.bots.five_armies.worth import SPREAD, WEIGHTS, worth
from ravenhill.core.dice import Dice
from ravenhill.core.frames import Decision
from ravenhill.games.five_armies.rules.turn import Turn
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import SHADOW

NEXT_ACTION: Final = 12                  # the step of a turn at which an action has ended and another may begin
NEXT_TURN: Final = 14                    # and the one at which the turn is over, and it is seen who has won


class Counted(Dice):
    """Other dice, counted: a plan ends where they have a say."""
    dice: Dice
    rolls: int

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.rolls = 0

    def pick(self, outcomes: int) -> int:
        self.rolls += 1
        return self.dice.pick(outcomes)


def next_question(g: Battle, passed: list[int], horizon: int) -> Decision[Any] | None:
    """Follow the rules until somebody must choose; None after so many actions, or at the end of a turn."""
    stack = g.stack
    while not g.ended:
        top = stack[len(stack) - 1]
        if isinstance(top, Turn):
            if top.at == NEXT_ACTION:
                passed[0] += 1
                if passed[0] >= horizon: return None
            elif top.at == NEXT_TURN: return None
        if not top.go(g):
            assert isinstance(top, Decision)
            return top
    return None


def went(
    world: Battle, seat: int, plan: tuple[tuple[str, int], ...], dice: Dice, horizon: int,
    weight: list[float] = WEIGHTS,
) -> tuple[tuple[tuple[str, int], ...], float]:
    """What this seat answered before anything new was learnt, the plan first, and its chance of winning after it."""
    done, g = played_on(world, seat, plan, dice, horizon)
    value = chance(g, weight)
    return done, value if seat == SHADOW else 1 - value


def played_on(
    world: Battle, seat: int, plan: tuple[tuple[str, int], ...], dice: Dice, horizon: int,
) -> tuple[tuple[tuple[str, int], ...], Battle]:
    """The same, and the table at the horizon."""
    g = world.copy()
    g.ask(seat)
    counted = Counted(dice)
    g.dice = counted
    g.quick = True
    passed = [0]
    done: list[tuple[str, int]] = []
    own = True
    while True:
        question = next_question(g, passed, horizon)
        if question is None: break
        kind = type(question).__name__
        own = own and question.side == seat and counted.rolls == 0
        at = len(done)
        if own and at < len(plan) and plan[at][0] == kind and plan[at][1] in g.offered: chosen = plan[at][1]
        else: chosen = sensible(g, question, g.offered, dice)
        if own: done.append((kind, chosen))
        g.accept(chosen)
    return tuple(done), g


def chance(g: Battle, weight: list[float] = WEIGHTS) -> float:
    """Of the Shadow to win, by what the table is worth."""
    return 1 / (1 + exp(-max(-50.0, min(50.0, worth(g, weight) / SPREAD))))
