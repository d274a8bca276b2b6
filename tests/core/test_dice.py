"""Dice: fast ones are fair and the same everywhere, scripted and recorded ones are exact."""
from __future__ import annotations

from math import sqrt

import pytest

from ravenhill.core.dice import FIRST, SECOND, FastDice, RecordingDice, ScriptedDice
from ravenhill.core.errors import OutOfDice

GOLDEN = [
    (0, 6, [4, 2, 5, 4, 4, 5, 3, 2, 5, 4, 3, 2, 1, 0, 0, 1, 0, 1, 2, 0]),
    (1, 6, [0, 1, 1, 5, 1, 1, 3, 5, 4, 0, 0, 5, 3, 1, 3, 0, 0, 3, 2, 3]),
    (2, 100, [6, 51, 83, 34, 34, 74, 4, 80, 29, 59, 62, 55, 48, 63, 1, 35, 35, 31, 57, 90]),
    (123456789, 1048576, [365618, 60560, 178111, 451950, 797812, 827063, 95839, 1012190]),
]


@pytest.mark.parametrize(("seed", "outcomes", "numbers"), GOLDEN)
def test_fast_dice_give_these_numbers_in_both_builds(seed: int, outcomes: int, numbers: list[int]):
    dice = FastDice(seed)
    assert [dice.pick(outcomes) for _ in numbers] == numbers


@pytest.mark.parametrize("outcomes", [2, 6, 18, 52, 256])
@pytest.mark.parametrize("seed", [0, 1, 2, 10**6, 10**18])
def test_fast_dice_are_uniform(seed: int, outcomes: int):
    dice = FastDice(seed)
    times = 200 * outcomes
    counts = [0] * outcomes
    for _ in range(times):
        counts[dice.pick(outcomes)] += 1
    chi = sum((count - 200) ** 2 / 200 for count in counts)
    assert abs(chi - (outcomes - 1)) < 4.5 * (2 * (outcomes - 1)) ** 0.5


def test_fast_dice_do_not_repeat_what_came_before():
    pairs = [0] * 36
    dice = FastDice(5)
    for _ in range(36 * 200):
        first = dice.pick(6)
        pairs[first * 6 + dice.pick(6)] += 1
    assert abs(sum((count - 200) ** 2 / 200 for count in pairs) - 35) < 4.5 * 70 ** 0.5


SEEDS = 6000                     # consecutive, each with a generator of its own
FACES = 6


def throws(start: int, step: int = 1, before: int = 0) -> list[int]:
    """One die of each of many consecutive seeds, after so many others."""
    found = []
    for seed in range(start, start + SEEDS * step, step):
        dice = FastDice(seed)
        for _ in range(before):
            dice.pick(FACES)
        found.append(dice.pick(FACES))
    return found


def chi_square(counts: list[int]) -> float:
    """How far the counts are from equal ones, in standard deviations of what chance does."""
    freedom, each = len(counts) - 1, sum(counts) / len(counts)
    return abs(sum((count - each) ** 2 / each for count in counts) - freedom) / sqrt(2 * freedom)


@pytest.mark.parametrize("before", [0, 1, 7])
@pytest.mark.parametrize(("start", "step"), [(0, 1), (-3000, 1), (10**9, 1), (2**64 - 3000, 1), (0, 7919), (0, 2**40)])
def test_a_throw_of_neighbouring_seeds_is_uniform(start: int, step: int, before: int):
    found = throws(start, step, before)
    assert chi_square([found.count(face) for face in range(FACES)]) < 4.5


@pytest.mark.parametrize("before", [0, 1, 7])
@pytest.mark.parametrize(("start", "step"), [(0, 1), (10**9, 1), (0, 7919)])
def test_throws_of_seeds_at_any_distance_are_independent(start: int, step: int, before: int):
    found = throws(start, step, before)
    worst = 0.0
    for lag in range(1, 101):
        pairs = [0] * FACES**2
        for one, other in zip(found, found[lag:]):
            pairs[one * FACES + other] += 1
        worst = max(worst, chi_square(pairs))
    assert worst < 5.5               # of a hundred; a generator whose lag of twelve agrees in 95 % has over a thousand


@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, 13), (5, 5 + 2**32), (7, 7 + 2**64), (3, -3), (2**70, 2**71)])
def test_games_of_two_seeds_agree_as_often_as_chance_does(one: int, other: int):
    first, second, times = FastDice(one), FastDice(other), 6000
    same = sum(first.pick(FACES) == second.pick(FACES) for _ in range(times))
    assert abs(same - times / FACES) < 4.5 * (times * 5 / 36) ** 0.5


def test_fast_dice_stay_within_machine_words():
    dice = FastDice(2**80)
    for _ in range(1000):
        assert 0 <= dice.pick(7) < 7
        assert 0 < dice.first < FIRST and 0 < dice.second < SECOND


def test_scripted_dice_say_what_is_wrong():
    dice = ScriptedDice([3, 9])
    assert dice.pick(6) == 3
    with pytest.raises(OutOfDice, match="result 2 of the script is 9, but there are 6"):
        dice.pick(6)
    assert dice.pick(10) == 9
    with pytest.raises(OutOfDice, match="asked for result 3, but the script has 2"):
        dice.pick(6)


def test_recording_dice_write_down_what_others_throw():
    dice = RecordingDice(ScriptedDice([1, 4]))
    assert [dice.pick(6), dice.pick(6), dice.results] == [1, 4, [1, 4]]
