"""The dice, a player like the others: fast for simulation, scripted for tests, recording for replays."""
from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ravenhill.core.errors import OutOfDice

# Two multiplicative generators, combined (moduli and multipliers from L'Ecuyer's tables of 1999). All numbers stay
# below 2**30 and all products below 2**60, where mypyc's integers are machine words: no big integer is ever made.
FIRST: Final = 1073741789
SECOND: Final = 536870909
# Seeds are mixed with the finisher of splitmix64, where one bit of difference changes half of the bits.
WORD: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Whoever answers the questions of chance."""

    def pick(self, outcomes: int) -> int:
        """One of so many equally likely outcomes."""
        raise NotImplementedError


def mixed(word: int) -> int:
    """Another word of 64 bits, unlike that of any neighbour."""
    word = (word + GOLDEN) & WORD
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & WORD
    return word ^ word >> 31


class FastDice(Dice):
    """A small seeded generator for simulation, equal in both builds; neighbouring seeds have nothing in common."""
    first: int
    second: int

    def __init__(self, seed: int) -> None:
        word = mixed(seed & WORD)
        seed >>= 64
        while seed not in (0, -1):               # a long seed counts to its last bit
            word = mixed(word ^ seed & WORD)
            seed >>= 64
        self.first = 1 + word % (FIRST - 1)
        self.second = 1 + mixed(word) % (SECOND - 1)

    def pick(self, outcomes: int) -> int:
        self.first = self.first * 771645345 % FIRST
        self.second = self.second * 520332806 % SECOND
        return (self.first - self.second) % (FIRST - 1) * outcomes // (FIRST - 1)


class ScriptedDice(Dice):
    """The results a test or a replay wants, in order."""
    script: list[int]
    next: int

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.next = 0

    def pick(self, outcomes: int) -> int:
        if self.next >= len(self.script):
            raise OutOfDice(f"the dice were asked for result {self.next + 1}, but the script has {len(self.script)}")
        result = self.script[self.next]
        if not 0 <= result < outcomes:
            raise OutOfDice(f"result {self.next + 1} of the script is {result}, but there are {outcomes} outcomes")
        self.next += 1
        return result


class RecordingDice(Dice):
    """Other dice, with every result written down."""
    dice: Dice
    results: list[int]

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.results = []

    def pick(self, outcomes: int) -> int:
        result = self.dice.pick(outcomes)
        self.results.append(result)
        return result
