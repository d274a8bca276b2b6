"""The inner loop of simulation: a whole game at random, compiled with the rest of the table."""
from __future__ import annotations

from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Table


def play_random(table: Table, dice: FastDice, most: int = 1_000_000) -> int:
    """Play to the end at random; the number of questions answered, those with one option not counted."""
    table.dice = dice
    table.quick = True
    decisions = 0
    while table.question() is not None:
        offered = table.offered
        if not offered:
            raise AssertionError(f"{type(table.stack[-1]).__name__} has no options")
        table.accept(offered[dice.pick(len(offered))])
        decisions += 1
        if decisions > most:
            raise AssertionError("this game does not end")
    return decisions
