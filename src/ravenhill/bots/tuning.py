"""Weights from games: fitted to who won, then refined by games of captains whose weights differ a little.

The first is logistic regression: what an evaluation counts at some tables of squires' games, and how the game ended.
The fit is held to the weights it began with, so that what the games say nothing about stays as it is. The second is
simultaneous perturbation (SPSA): all weights are changed at once at random, one captain has them greater and the other
less, and the weights go a step towards whoever won. Both go on from a file.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from math import exp, log
from typing import Any, Final

import msgspec

from ravenhill import bots
from ravenhill.bots.analysis import analyst
from ravenhill.core.dice import FastDice, mixed
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import NOBODY, SEATS, Table
from ravenhill.core.game import Game

EVERY: Final = 12                        # choices between two tables of a game that are looked at
MOST_ANSWERS: Final = 6_000
HELD: Final = 20.0                       # so many games' worth of doubt hold a weight that is as great as itself
STEPS: Final = 12                        # of Newton's method: it needs half of them
LEAST: Final = 0.05                      # a smaller weight is changed as if it were this
CHANGED: Final = 0.25                    # of a weight, by SPSA, at first,
GAIN: Final = 0.08                       # and how far it goes towards the winner
FADING: Final = 50.0                     # steps after which both are notably less


class Sample(msgspec.Struct, frozen=True):
    """One game: what was counted at its tables for the first seat, and what the first seat got."""
    seed: int
    rows: list[list[float]]
    result: float


class Step(msgspec.Struct, frozen=True):
    """One pair of games of SPSA: the signs of the changes, and what who had them greater won of it, from -1 to 1."""
    signs: list[int]
    won: float


def names(game: Game) -> tuple[str, ...]: return tuple(evaluation(game).NAMES)


def evaluation(game: Game) -> Any:
    room = f"ravenhill.bots.{game.name}"
    if not (find_spec(room) and find_spec(f"{room}.worth")): raise RavenhillError(f"{game.name} has nothing to tune")
    return import_module(f"{room}.worth")


def sample(game: Game, seed: int, by: str = "squire") -> Sample:
    """A game of two bots: what is counted where a search looks, at the end of an action or a turn."""
    table, features, thinks = game.new({}), evaluation(game).features, FastDice(mixed(seed))
    played_on = import_module(f"ravenhill.bots.{game.name}.ahead").played_on
    table.dice, table.quick = FastDice(seed), True
    sitting = [bots.load(by, game, mixed(2 * seed + seat)) for seat in range(SEATS)]
    rows: list[list[float]] = []
    choices = 0
    for _ in range(MOST_ANSWERS):
        asked = table.to_answer()
        if not asked: break
        question = table.ask(asked[0])
        if question is None: continue
        choices += len(table.offered) > 1
        if len(table.offered) > 1 and choices % EVERY == 0:
            after = played_on(table, 0, (), thinks, 1)[1]
            if not after.ended: rows.append([round(it, 4) for it in features(after, 0)])
        answer(game, table, sitting[asked[0]], asked[0])
    return Sample(seed, rows, result(table))


def answer(game: Game, table: Table, bot: bots.Bot, seat: int) -> None:
    question = table.ask(seat)
    if question is None: return
    kind, offered = type(question).__name__, list(table.offered)
    table.answer(bot.choose(game.view(table, seat), kind, offered, game.choices(table)))


def result(table: Table) -> float:
    if not table.ended or table.winner == NOBODY: return 0.5
    return float(table.winner == 0)


def likelihood(samples: Sequence[Sample], weights: Sequence[float], by_table: bool = False) -> float:
    """The mean logarithm of what the weights said of how the games ended; every game counts alike, or every table."""
    total, counted = 0.0, 0.0
    for it in samples:
        for row in it.rows:
            chance = chance_of(row, weights)
            total += share(it, by_table) * (it.result * log(chance) + (1 - it.result) * log(1 - chance))
            counted += share(it, by_table)
    return total / max(1.0, counted)


def share(sample: Sample, by_table: bool) -> float:
    """What one table of it counts: by games a long one counts no more than a short one."""
    return 1.0 if by_table else 1 / len(sample.rows)


def chance_of(row: Sequence[float], weights: Sequence[float]) -> float:
    logit = sum(one * other for one, other in zip(row, weights))
    return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))


def fit(
    samples: Sequence[Sample], begin: Sequence[float], held: float = HELD, by_table: bool = False,
) -> list[float]:
    """The weights under which the games went likeliest, held to those it begins with."""
    size, found = len(begin), list(begin)
    hold = [held / max(LEAST, abs(it)) ** 2 / max(1, size) for it in begin]
    for _ in range(STEPS):
        slope = [hold[n] * (begin[n] - found[n]) for n in range(size)]
        curve = [[hold[n] if n == m else 0.0 for m in range(size)] for n in range(size)]
        for it in samples:
            for row in it.rows:
                chance = chance_of(row, found)
                off, bend = share(it, by_table) * (it.result - chance), share(it, by_table) * chance * (1 - chance)
                for n in range(size):
                    slope[n] += off * row[n]
                    for m in range(n + 1): curve[n][m] += bend * row[n] * row[m]
        found = [one + more for one, more in zip(found, solved(curve, slope))]
    return found


def solved(curve: list[list[float]], slope: list[float]) -> list[float]:
    """The solution of a symmetric system, of which the lower half is given (Cholesky's)."""
    size = len(slope)
    lower = [[0.0] * size for _ in range(size)]
    for n in range(size):
        for m in range(n + 1):
            rest = curve[n][m] - sum(lower[n][k] * lower[m][k] for k in range(m))
            lower[n][m] = rest ** 0.5 if n == m else rest / lower[m][m]
    half: list[float] = []
    for n in range(size): half.append((slope[n] - sum(lower[n][k] * half[k] for k in range(n))) / lower[n][n])
    found = [0.0] * size
    for n in reversed(range(size)):
        found[n] = (half[n] - sum(lower[k][n] * found[k] for k in range(n + 1, size))) / lower[n][n]
    return found


def reached(begin: Sequence[float], steps: Sequence[Step]) -> list[float]:
    """Where SPSA is after these steps."""
    found = list(begin)
    for n, step in enumerate(steps):
        far = GAIN / (1 + n / FADING) ** 0.6
        for place, sign in enumerate(step.signs): found[place] += far * step.won * sign * max(LEAST, abs(begin[place]))
    return found


def refined(game: Game, begin: Sequence[float], done: Sequence[Step], seed: int) -> Iterator[Step]:
    """More steps, without end."""
    steps = list(done)
    while True:
        n = len(steps)
        dice, middle = FastDice(mixed(seed << 20 | n)), reached(begin, steps)
        signs = [2 * dice.pick(2) - 1 for _ in begin]
        far = CHANGED / (1 + n / FADING) ** 0.1
        either = [[it + way * far * sign * max(LEAST, abs(at)) for it, sign, at in zip(middle, signs, begin)]
                  for way in (1, -1)]
        won = sum(duel(game, either, mixed(seed << 21 | n), swapped) for swapped in (False, True)) - 1
        steps.append(Step(signs, won))
        yield steps[-1]


def duel(game: Game, either: Sequence[list[float]], seed: int, swapped: bool) -> float:
    """One game of two captains, the first with the first weights: 1, 0.5 or 0 for it."""
    table = game.new({})
    table.dice, table.quick = FastDice(seed), True
    sitting = [analyst(game, {}, mixed(2 * seed + seat)) for seat in range(SEATS)]
    for seat, captain in enumerate(sitting): captain.weight = either[seat != swapped]
    for _ in range(MOST_ANSWERS):
        asked = table.to_answer()
        if not asked: break
        answer(game, table, sitting[asked[0]], asked[0])
    return 1 - result(table) if swapped else result(table)
