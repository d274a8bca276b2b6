"""What a captain would answer, and why: the terms of the evaluation in which its plan is ahead of the other answers."""
from __future__ import annotations

from collections.abc import Sequence
from time import thread_time
from typing import Any, Final

import msgspec

from ravenhill.bots.comparing import compare
from ravenhill.bots.halving import WORD, Plan
from ravenhill.bots.searcher import Searcher
from ravenhill.core.dice import FastDice

WORLDS: Final = 24                       # in which the answers are compared
MOST_OTHERS: Final = 6                   # answers that the best one is compared with
MOST_REASONS: Final = 3
LEAST: Final = 0.02                      # of a point: a smaller difference is no reason


class Advice(msgspec.Struct, frozen=True):
    option: int                          # the place of the answer among those offered
    chance: float                        # of winning after it, as far as is known
    error: float                         # and its standard error
    ahead: float                         # of the next best answer, in chance
    sure: bool                           # beyond two standard errors
    reasons: list[tuple[str, float]]     # terms of the evaluation, the weightiest first, in points


def advise(captain: Searcher, view: dict[str, Any], kind: str, offered: Sequence[int]) -> Advice:
    """For a seat that is asked this and sees this; nothing else is looked at."""
    thought = captain.thought(view)
    plan = captain.plan(thought, kind, offered)
    others: list[Plan] = [((kind, option),) for option in offered if option != plan[0][1]]
    while len(others) > MOST_OTHERS: others.pop(captain.dice.pick(len(others)))
    found = compare(thought, [plan, *others], captain.dice, WORLDS, thread_time() + captain.most_s)
    mine, seat = found[0], view["seat"]
    teller = captain.teller(thought)
    told = mine if teller is thought else compare(teller, [plan], captain.dice, WORLDS, float("inf"))[0]
    chance = captain.calibrated(told.mean(), seat)
    error = captain.calibrated(told.mean() + told.error(), seat) - chance
    if not others: return Advice(offered.index(plan[0][1]), chance, error, 0.0, True, [])
    next_best = max(found[1:], key=lambda it: it.mean())
    more_by, doubt = mine.ahead_of(next_best)
    ahead = captain.calibrated(mine.mean(), seat) - captain.calibrated(next_best.mean(), seat)
    more = [0.0] * len(thought.terms)
    for _ in range(WORLDS):
        world, luck = thought.world(), captain.dice.pick(WORD)
        best, other = (thought.told(world, it, FastDice(luck)) for it in (plan, next_best.plan))
        for n in range(len(more)): more[n] += (best[n] - other[n]) / WORLDS
    weighty = sorted(zip(thought.terms, more), key=lambda it: -it[1])[:MOST_REASONS]
    return Advice(offered.index(plan[0][1]), chance, error, ahead, more_by > 2 * doubt,
                  [(term, round(value, 3)) for term, value in weighty if value > LEAST])

