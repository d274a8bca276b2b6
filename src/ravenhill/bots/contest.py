"""Two bots at a table: games in pairs of one seed, with the sides exchanged, and what came of each."""
from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ravenhill import bots
from ravenhill.core.dice import FastDice, mixed
from ravenhill.core.frames import DICE, NOBODY, SEATS
from ravenhill.core.game import Game
from ravenhill.games import load

MOST_ANSWERS: Final = 20_000             # after which a game is ended by the points of both seats, and said to be so


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """One game of two bots; what is told of each of them is in the order of their names."""
    game: str
    bots: tuple[str, str]
    seed: int
    swapped: bool                        # the second of them sat on the first seat
    decks: str                           # "" or "random"
    score: float                         # of the first: 1, 0.5 or 0
    why: str
    answers: int
    adjudicated: bool = False            # it did not end: the points decided
    decisions: tuple[int, int] = (0, 0)  # with more than one option
    illegal: tuple[int, int] = (0, 0)    # answers that were not among the options; another was taken
    slowest_ms: tuple[int, int] = (0, 0)
    cpu_s: tuple[float, float] = (0.0, 0.0)


def options_of(game: Game, decks: str, seed: int) -> Mapping[str, Any]:
    """What a game of this seed is played with."""
    if decks != "random": return {}
    from ravenhill.games.meccg.decks.random import random_deck

    return {"decks": [msgspec.to_builtins(random_deck(2 * seed + seat)) for seat in range(SEATS)]}


def play_pair(name: str, pair: tuple[str, str], seed: int, decks: str = "", most: int = MOST_ANSWERS) -> list[Played]:
    """The same dice twice, with the seats, and the decks that lie there, exchanged."""
    return [play_one(name, pair, seed, swapped, decks, most) for swapped in (False, True)]


def play_one(name: str, pair: tuple[str, str], seed: int, swapped: bool, decks: str, most: int) -> Played:
    game = load(name)
    options = options_of(game, decks, seed)
    table = game.new(options)
    table.dice = FastDice(seed)
    table.quick = True
    who = (1, 0) if swapped else (0, 1)                          # by seat
    sitting = [bots.load(pair[one], game, mixed(2 * seed + one), options) for one in who]
    decisions, illegal, slowest, spent, answers = [0, 0], [0, 0], [0.0, 0.0], [0.0, 0.0], 0
    while (asked := table.to_answer()) and answers < most:
        seat = asked[0]
        assert seat != DICE
        question = table.ask(seat)
        if question is None: continue                            # it answered itself
        offered = list(table.offered)
        view, choices = game.view(table, seat), [question.choice(table, option) for option in offered]
        began = time.process_time()
        option = sitting[seat].choose(view, type(question).__name__, list(offered), choices)
        took = time.process_time() - began
        one = who[seat]
        decisions[one] += 1
        spent[one] += took
        slowest[one] = max(slowest[one], took)
        if option not in offered:
            illegal[one] += 1
            option = offered[0]
        table.answer(option)
        answers += 1
    points = [table.points(seat) for seat in range(SEATS)]
    winner = table.winner if table.ended else NOBODY if points[0] == points[1] else points.index(max(points))
    return Played(
        name, pair, seed, swapped, decks, 0.5 if winner == NOBODY else float(who[winner] == 0),
        table.why, answers, not table.ended, (decisions[0], decisions[1]), (illegal[0], illegal[1]),
        (round(1000 * slowest[0]), round(1000 * slowest[1])), (round(spent[0], 2), round(spent[1], 2)))
