"""Dice: fast ones are fair and the same everywhere, scripted and recorded ones are exact."""
from __future__ import annotations

import pytest

from ravenhill.core.dice import FIRST, SECOND, FastDice, RecordingDice, ScriptedDice
from ravenhill.core.errors import OutOfDice

GOLDEN = [
    (0, 6, [2, 4, 1, 4, 3, 0, 1, 2, 5, 1, 2, 1, 2, 2, 3, 0, 5, 0, 0, 3]),
    (1, 6, [2, 4, 2, 2, 3, 4, 5, 0, 0, 1, 4, 4, 3, 1, 5, 4, 4, 1, 0, 3]),
    (2, 100, [57, 71, 57, 97, 73, 35, 55, 80, 37, 32, 17, 37, 56, 25, 24, 47, 54, 52, 1, 67]),
    (123456789, 1048576, [345086, 167840, 733700, 77791, 900989, 816222, 516677, 634438]),
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


def test_the_first_throws_of_neighbouring_seeds_are_independent():
    counts = [0] * 6
    for seed in range(6000):
        counts[FastDice(seed).pick(6)] += 1
    assert abs(sum((count - 1000) ** 2 / 1000 for count in counts) - 5) < 4.5 * 10 ** 0.5


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
