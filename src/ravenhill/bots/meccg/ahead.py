"""The card game played on in thought: a plan, then what makes sense, to the end of a turn; and the chance it leaves."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.bots.meccg.manner import SQUIRE, Manner
from ravenhill.bots.meccg.sense import sensible
from ravenhill.bots.meccg.worth import WEIGHTS, chance
from ravenhill.core.dice import Dice
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.rules.turn import Turns
from ravenhill.games.meccg.state import Meccg

TURN_OVER: Final = 7                     # the step of `Turns` at which a turn has ended
MOST_ANSWERS: Final = 400                # of one turn: a thought that does not end is cut short


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


def next_question(g: Meccg, passed: list[int], horizon: int) -> Decision[Any] | None:
    """Follow the rules until somebody must choose; None at the end of so many turns."""
    stack = g.stack
    while not g.ended:
        top = stack[len(stack) - 1]
        if isinstance(top, Turns) and top.at == TURN_OVER:
            passed[0] += 1
            if passed[0] >= horizon: return None
        if not top.go(g):
            assert isinstance(top, Decision)
            return top
    return None


def played_on(
    world: Meccg, seat: int, plan: tuple[tuple[str, int], ...], dice: Dice, horizon: int, by: Manner = SQUIRE,
) -> tuple[tuple[tuple[str, int], ...], Meccg]:
    """What this seat answered before anything new was learnt, the plan first, and the table at the horizon."""
    g = world.copy()
    g.ask(seat)
    counted = Counted(dice)
    g.dice = counted
    g.quick = True
    passed = [0]
    done: list[tuple[str, int]] = []
    own = True
    for _ in range(MOST_ANSWERS * horizon):
        question = next_question(g, passed, horizon)
        if question is None: break
        kind = type(question).__name__
        own = own and question.side == seat and counted.rolls == 0
        at = len(done)
        if own and at < len(plan) and plan[at][0] == kind and plan[at][1] in g.offered: chosen = plan[at][1]
        else: chosen = sensible(g, question, g.offered, by)
        if own: done.append((kind, chosen))
        g.accept(chosen)
    return tuple(done), g


def went(
    world: Meccg, seat: int, plan: tuple[tuple[str, int], ...], dice: Dice, horizon: int,
    weight: list[float] = WEIGHTS, by: Manner = SQUIRE,
) -> tuple[tuple[tuple[str, int], ...], float]:
    """The plan as it went, and the chance of winning after it."""
    done, g = played_on(world, seat, plan, dice, horizon, by)
    return done, chance(g, seat, weight)
