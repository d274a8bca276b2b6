"""What games prove: intervals, Elo, and a sequential test that errs as seldom as it says."""
from __future__ import annotations

import math

import pytest

from ravenhill.bots.rating import elo, interval, likelihood, share_of, verdict
from ravenhill.core.dice import FastDice


def test_wilsons_interval_is_that_of_the_books() -> None:
    assert interval(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert interval(0, 0) == (0.0, 1.0)


def test_elo_and_share_are_each_others_inverse() -> None:
    assert elo(0.75) == pytest.approx(190.85, abs=0.01) and elo(0.5) == 0
    assert (elo(0.0), elo(1.0)) == (-math.inf, math.inf)
    for difference in (-200.0, 0.0, 35.0, 400.0):
        assert elo(share_of(difference)) == pytest.approx(difference)


def judged(true: float, dice: FastDice) -> str:
    """The verdict on somebody who is truly so much stronger, after at most a thousand pairs."""
    pairs: list[float] = []
    while len(pairs) < 1000:
        pairs.append(sum(dice.pick(10_000) < 10_000 * share_of(true) for _ in range(2)) / 2)
        if found := verdict(likelihood(pairs, 0, 100)): return found
    return ""


@pytest.mark.parametrize(("true", "right"), [(0.0, "worse"), (100.0, "better"), (300.0, "better"), (-100.0, "worse")])
def test_the_sequential_test_seldom_errs(true: float, right: str) -> None:
    dice = FastDice(5)
    found = [judged(true, dice) for _ in range(200)]
    assert found.count(right) >= 0.9 * len(found) and "" not in found


def test_nothing_is_proved_by_nothing_or_by_two_pairs() -> None:
    assert verdict(likelihood([], 0, 60)) == "" == verdict(likelihood([1.0, 1.0], 0, 60))
