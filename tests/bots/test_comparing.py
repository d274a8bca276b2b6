"""Plans meet the same worlds and dice, and a favourite keeps its place unless another is better beyond doubt."""
from __future__ import annotations

import pytest

from ravenhill.bots.comparing import Compared, challenge, compare, error_of
from ravenhill.bots.halving import Plan, Thought
from ravenhill.core.dice import Dice, FastDice

NEVER = float("inf")


class Coins(Thought):
    """Each option is a coin that shows its head so often, of a hundred."""

    def __init__(self, *heads: int) -> None:
        self.heads = heads
        self.worlds = 0

    def world(self) -> None: self.worlds += 1

    def went(self, world: None, plan: Plan, dice: Dice) -> tuple[Plan, float]:
        return plan, float(dice.pick(100) < self.heads[plan[0][1]])


def plans(count: int) -> list[Plan]: return [(("Coin", n),) for n in range(count)]


def winners(coins: Coins, enough: float) -> list[int]:
    found = []
    for seed in range(40):
        best = challenge(coins, plans(len(coins.heads)), FastDice(seed), 400, NEVER, enough)
        found.append(best.plan[0][1])
    return found


def test_the_same_dice_make_equal_plans_equal() -> None:
    one, other = compare(Coins(50, 50), plans(2), FastDice(1), 30, NEVER)
    assert one.chances == other.chances and len(one.chances) == 30
    assert one.ahead_of(other)[0] == 0 == one.sureness(other)


def test_a_better_plan_is_told_from_its_favourite_and_an_equal_one_is_not_taken() -> None:
    assert winners(Coins(40, 45, 80), 2.0).count(2) >= 38
    assert winners(Coins(50, 50, 50), 1.0).count(0) == 40
    assert winners(Coins(60, 20, 30), 1.0).count(0) == 40


def test_who_is_not_ahead_of_the_favourite_is_not_tried_again() -> None:
    tried = []
    for heads in ((90, 10), (10, 90)):
        coins = Coins(*heads)
        challenge(coins, plans(2), FastDice(1), 40, NEVER, 1.0)
        tried.append(coins.worlds)
    assert tried == [10, 20]


def test_without_time_the_favourite_is_still_an_answer() -> None:
    assert challenge(Coins(50, 50), plans(2), FastDice(1), 400, 0.0, 1.0).plan[0][1] == 0
    assert challenge(Coins(50), plans(1), FastDice(1), 400, NEVER, 1.0).plan[0][1] == 0


def test_the_error_of_a_mean() -> None:
    assert error_of([0.0, 1.0, 0.0, 1.0]) == pytest.approx((1 / 3 / 4) ** 0.5)
    assert error_of([0.5]) == 1.0
    it = Compared((("Coin", 0),))
    it.chances = [0.2, 0.4]
    assert it.mean() == pytest.approx(0.3) and it.error() == pytest.approx(0.1)
