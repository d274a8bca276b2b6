"""A turn of the other side, answer by answer, as one seat is told of it: for pages that are fed."""
from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from ravenhill.games import load
from ravenhill.server.play.room import Room
from ravenhill.server.play.views import state_for
from ravenhill.server.storage.schema import now
from ravenhill.wire import NoClock, State
from tests.server.house import NONCES

SECRET = bytes(range(32))


@cache
def turn_of_the_other(game: str, seed: int, wanted: Callable[[list[str]], bool]) -> list[State]:
    """What the first seat is told from its answer to its next question, the first time the keys said are `wanted`."""
    dice = random.Random(seed)
    while True:
        room = Room("fed", load(game), {}, NoClock(), SECRET, NONCES)
        rows, _ = room.begin(now())
        told: list[State] = []
        while True:
            for row in rows:
                room.apply(row)
            asked = room.asked()
            if not asked:
                break
            told.append(state_for(room, 0, now()))
            if 0 in asked:
                last = told[-1]
                if wanted([line.key for line in last.log.lines[last.log.yours:]]) and len(told) > 3:
                    return told
                told = []
            seat = dice.choice(asked)
            question = state_for(room, seat, now()).question
            assert question is not None
            rows, _ = room.plan(seat, [dice.randrange(len(question.options))], now())


@cache
def finished(game: str, seed: int) -> State:
    """What the first seat is told at the end of a random game."""
    dice = random.Random(seed)
    room = Room("fed", load(game), {}, NoClock(), SECRET, NONCES)
    rows, _ = room.begin(now())
    while True:
        for row in rows:
            room.apply(row)
        asked = room.asked()
        if not asked:
            return state_for(room, 0, now())
        seat = dice.choice(asked)
        question = state_for(room, seat, now()).question
        assert question is not None
        rows, _ = room.plan(seat, [dice.randrange(len(question.options))], now())
