"""A finished game, looked at again: the chance of winning all along, what was luck and what was choice, and mistakes.

The chance of a table is that of sensible play from it, with all cards open. Whoever made a step, the dice or a seat, is
given its whole change; what the first chance and all changes add up to is the result, exactly. A mistake is looked for
in what its seat could know: in worlds that it might have been sitting at, another answer was better beyond doubt.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from time import thread_time
from typing import Any, Final

import msgspec

from ravenhill import bots
from ravenhill.bots.comparing import Compared, compare, error_of
from ravenhill.bots.halving import Plan
from ravenhill.bots.searcher import Searcher
from ravenhill.core.dice import FastDice, mixed
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import DICE, NOBODY, SEATS, Table
from ravenhill.core.game import Game
from ravenhill.core.records import follow

PATIENT_S: Final = 60.0                  # of a processor: what is found does not depend on how fast it is
GLANCE: Final = 12                       # worlds in which an answer is compared with the best one at first,
WORLDS: Final = 48                       # and those in which a mistake must show
MISTAKE: Final = 0.03                    # of chance: what is worse by less is as good
SURE: Final = 2.0                        # standard errors
TURNING: Final = 0.08                    # of chance: so much changed the game,
MOST_TURNING: Final = 5                  # and only the greatest of them are named
BEGINNING: Final = NOBODY                # who made the first table


class Moment(msgspec.Struct, frozen=True):
    """The chance of the first seat after so many answers, the last of them made by the dice or by one seat."""
    n: int
    seat: int
    chance: float
    error: float                         # standard; of the result none


class Mistake(msgspec.Struct, frozen=True):
    """After n answers this seat could have done better."""
    n: int
    seat: int
    chosen: int                          # the option that was taken,
    better: int                          # and the one that was better
    loss: float                          # of chance, for this seat, as far as it could know
    error: float


class Analysis(msgspec.Struct):
    """As much of a game as was looked at, from the left."""
    answers: int                         # of the whole game
    upto: int = 0                        # so many of them
    moments: list[Moment] = []
    mistakes: list[Mistake] = []


class Totals(msgspec.Struct, frozen=True):
    """Chances of the first seat: where it began, what the dice and each seat's choices changed, and where it ended."""
    start: float
    luck: float
    choice: tuple[float, float]          # by seat
    end: float
    luck_error: float                    # of the luck; what it has too much, the choices have too little
    turning: list[int]                   # the moments that changed most, in their order


def analyst(game: Game, options: Mapping[str, Any], seed: int) -> Searcher:
    """Whoever judges a game looks at it, with patience."""
    judge = bots.judge(game)
    if judge is None: raise RavenhillError(f"nobody can analyse {game.name} yet: it has no captain")
    found = judge(game, FastDice(seed), options)
    found.most_s = PATIENT_S
    return found


def analyse(
    game: Game, options: Mapping[str, Any], answers: Sequence[tuple[int, int]], so_far: Analysis | None = None,
    seconds: float = float("inf"), seed: int = 1,
) -> Analysis:
    """Go on for so long; what is found does not depend on where one stopped between."""
    found = so_far or Analysis(len(answers))
    until = thread_time() + seconds
    for it in looked_at(game, options, answers, found.upto, seed):
        if isinstance(it, Moment):
            found.moments.append(it)
            found.upto = it.n
            if it.n and thread_time() > until: break
        else:
            found.mistakes.append(it)
    return found


def looked_at(
    game: Game, options: Mapping[str, Any], answers: Sequence[tuple[int, int]], since: int, seed: int,
) -> Iterator[Moment | Mistake]:
    """Moments and mistakes in their order. Those of one seat, or of the dice, on end are one moment: its last."""
    table = game.new(options)
    table.question()
    if since == 0: yield outlook(game, options, table, 0, BEGINNING, seed)
    whose = DICE                         # of the last step at which anything could have gone otherwise
    for n, (seat, option) in enumerate(answers):
        if seat != DICE: table.ask(seat)
        free = seat == DICE or len(table.offered) > 1
        if n and free and seat != whose and n > since: yield outlook(game, options, table, n, whose, seed)
        if free: whose = seat
        if n >= since and free and seat != DICE:
            mistake = judged(game, options, table, n, seat, option, seed)
            if mistake is not None: yield mistake
        follow(table, seat, option, n + 1)
        table.question()
    if len(answers) > since: yield outlook(game, options, table, len(answers), whose, seed)


def outlook(game: Game, options: Mapping[str, Any], table: Table, n: int, whose: int, seed: int) -> Moment:
    if table.ended: return Moment(n, whose, 0.5 if table.winner == NOBODY else float(table.winner == 0), 0.0)
    captain = analyst(game, options, mixed(seed << 32 | n))
    chances = [captain.outlook(table, captain.dice) for _ in range(captain.looks)]
    return Moment(n, whose, sum(chances) / len(chances), error_of(chances))


def judged(
    game: Game, options: Mapping[str, Any], table: Table, n: int, seat: int, option: int, seed: int,
) -> Mistake | None:
    """Whether another answer was better, as far as the seat could know: at a glance, and then with care."""
    question = table.ask(seat)
    assert question is not None
    kind, offered = type(question).__name__, list(table.offered)
    captain = analyst(game, options, mixed(seed << 33 | n))
    if not captain.judges(kind): return None
    thought = captain.thought(game.view(table, seat))
    careful, captain.tries = captain.tries, captain.tries // 4
    for tries, worlds, least in ((captain.tries, GLANCE, MISTAKE / 2), (careful, WORLDS, MISTAKE)):
        captain.tries = tries
        best = captain.plan(thought, kind, offered)
        if best[0][1] == option: return None
        captain.tries = tries // 2
        actual: Plan = captain.plan(thought, kind, [option])
        one, other = compare(thought, [best, actual], captain.dice, worlds, float("inf"))
        loss, error = ahead(captain, seat, one, other)
        if loss < least or (tries == careful and loss < SURE * error): return None
    return Mistake(n, seat, option, best[0][1], loss, error)


def ahead(captain: Searcher, seat: int, one: Compared, other: Compared) -> tuple[float, float]:
    """By how much chance a plan is better than another, and the standard error of that, as games played would tell."""
    more, error = one.ahead_of(other)
    true = captain.calibrated(one.mean(), seat) - captain.calibrated(other.mean(), seat)
    return true, error * (true / more if more * true > 0 else 1.0)


def totals(moments: Sequence[Moment]) -> Totals:
    """What the moments add up to. A moment between luck and choice is as uncertain for the one as for the other."""
    changes = [(after.seat, after.chance - before.chance) for before, after in pairwise(moments)]
    luck = sum(change for seat, change in changes if seat == DICE)
    doubt = sum(it.error ** 2 for n, it in enumerate(moments)
                if (n > 0 and it.seat == DICE) != (n + 1 < len(moments) and moments[n + 1].seat == DICE))
    great = sorted(((abs(change), moments[n + 1].n) for n, (_, change) in enumerate(changes)
                    if abs(change) >= max(TURNING, SURE * (moments[n].error + moments[n + 1].error))), reverse=True)
    choice = [sum(change for whose, change in changes if whose == seat) for seat in range(SEATS)]
    return Totals(moments[0].chance, luck, (choice[0], choice[1]), moments[-1].chance, sqrt(doubt),
                  sorted(n for _, n in great[:MOST_TURNING]))
