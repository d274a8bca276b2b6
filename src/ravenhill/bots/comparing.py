"""Plans against a favourite, on the same worlds with the same dice: how much better or worse each is, and how sure."""
from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import thread_time
from typing import Final

from ravenhill.bots.halving import WORD, Plan, Thought
from ravenhill.core.dice import Dice, FastDice

FEWEST: Final = 4                        # worlds that every plan is tried in before any is dropped
NO_DOUBT: Final = 1e-9


class Compared:
    """A plan, and its chances world by world."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.chances: list[float] = []

    def mean(self) -> float: return sum(self.chances) / len(self.chances)
    def error(self) -> float: return error_of(self.chances)

    def ahead_of(self, other: Compared) -> tuple[float, float]:
        """By how much it is better than another, and the standard error of that, over the worlds both were tried in."""
        more = [mine - its for mine, its in zip(self.chances, other.chances)]
        return sum(more) / len(more), error_of(more)

    def sureness(self, other: Compared) -> float:
        """How many standard errors it is ahead."""
        more, error = self.ahead_of(other)
        return more / error


def error_of(numbers: Sequence[float]) -> float:
    """The standard error of the mean; of a single number nothing is known."""
    count = len(numbers)
    if count < 2: return 1.0
    mean = sum(numbers) / count
    return sqrt(sum((it - mean) ** 2 for it in numbers) / (count - 1) / count) + NO_DOUBT


def compare(thought: Thought, plans: Sequence[Plan], dice: Dice, worlds: int, until: float) -> list[Compared]:
    """All plans in so many worlds, or in as many as time allows."""
    found = [Compared(plan) for plan in plans]
    for n in range(worlds):
        if n >= 2 and thread_time() > until: break
        meet(thought, found, dice)
    return found


def meet(thought: Thought, plans: Sequence[Compared], dice: Dice) -> None:
    """One world more."""
    world, luck = thought.world(), dice.pick(WORD)
    for it in plans: it.chances.append(thought.went(world, it.plan, FastDice(luck))[1])


def challenge(
    thought: Thought, plans: Sequence[Plan], dice: Dice, tries: int, until: float, enough: float,
) -> Compared:
    """The first plan, unless another is ahead of it by so many standard errors.

    Each round the worse half leaves, and with it whoever is not ahead of the first.
    """
    found = [Compared(plan) for plan in plans]
    favourite = found[0]
    rounds = max(2, (len(found) - 1).bit_length())
    for left in reversed(range(rounds)):
        if len(found) == 1: break
        for _ in range(max(FEWEST, tries // (rounds * len(found)))):
            if len(favourite.chances) >= 2 and thread_time() > until: break
            meet(thought, found, dice)
        others = sorted([it for it in found if it is not favourite], key=lambda it: -it.ahead_of(favourite)[0])
        if left == 0 or thread_time() > until: return others[0] if others[0].sureness(favourite) > enough else favourite
        found = [favourite, *[it for it in others[:(len(others) + 1) // 2] if it.ahead_of(favourite)[0] > 0]]
    return favourite
