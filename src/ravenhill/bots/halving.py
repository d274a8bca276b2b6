"""Sequential halving over plans: many are tried a little, the better half of them again and longer, until one is left.

A plan is what a seat answers until something new is learnt: a whole dialog, often a whole action. What it is worth is
the mean over worlds that the seat may be sitting at, and over the dice; all plans of a round meet the same worlds.
"""
from __future__ import annotations

from collections.abc import Sequence
from time import thread_time
from typing import Any, Final

from ravenhill.core.dice import Dice, FastDice

Plan = tuple[tuple[str, int], ...]       # questions by their kind, and the answers
DOUBT: Final = 1.5                       # tries that a plan is credited with at the mean of its first answer
MOST_PLANS: Final = 16                   # that are looked at twice
WORD: Final = 1 << 30


class Thought:
    """What a game tells of a question: the worlds it may be asked in, and how a plan goes there."""
    terms: tuple[str, ...] = ()          # of its evaluation
    seat: int                            # who is asked

    def world(self) -> Any:
        """Another table that the seat may be sitting at; the one before may be changed by it."""
        raise NotImplementedError

    def went(self, world: Any, plan: Plan, dice: Dice) -> tuple[Plan, float]:
        """The plan, carried on sensibly until there is news, and the chance of winning at the horizon."""
        raise NotImplementedError

    def told(self, world: Any, plan: Plan, dice: Dice) -> list[float]:
        """The same plan: what each term of the evaluation says at the horizon, for this seat."""
        raise NotImplementedError


class Tried:
    """What is known of one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tries = 0
        self.total = 0.0

    def add(self, chance: float) -> None:
        self.tries += 1
        self.total += chance

    def mean(self) -> float: return self.total / self.tries


def best_plan(thought: Thought, kind: str, offered: Sequence[int], dice: Dice, tries: int, until: float) -> Plan:
    """The best plan that was found with so many tries."""
    found = first_look(thought, kind, offered, dice, tries // 2, until)
    rounds = max(1, (len(found) - 1).bit_length())
    while len(found) > 1 and thread_time() < until:
        for it in found: it.tries, it.total = 0, 0.0             # that it was chosen says it was lucky: begin anew
        for _ in range(max(2, tries // (2 * rounds * len(found)))):
            world = thought.world()
            luck = dice.pick(WORD)
            for it in found: it.add(thought.went(world, it.plan, FastDice(luck))[1])
            if thread_time() > until: break
        found = sorted(found, key=Tried.mean, reverse=True)[:(len(found) + 1) // 2]
    return found[0].plan


def first_look(
    thought: Thought, kind: str, offered: Sequence[int], dice: Dice, tries: int, until: float,
) -> list[Tried]:
    """Every option with what may follow it, and the plans that went best."""
    options = {option: Tried(((kind, option),)) for option in offered}
    plans: dict[Plan, Tried] = {}
    for _ in range(max(2, tries // len(offered))):
        world = thought.world()
        for option in offered:
            plan, chance = thought.went(world, options[option].plan, dice)
            options[option].add(chance)
            plans.setdefault(plan, Tried(plan)).add(chance)
        if thread_time() > until: break

    def promise(it: Tried) -> float:
        return (it.total + DOUBT * options[it.plan[0][1]].mean()) / (it.tries + DOUBT)

    return sorted(plans.values(), key=promise, reverse=True)[:MOST_PLANS]
