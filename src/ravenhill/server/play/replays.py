"""Steps of a replay: the table after so many answers, as a viewer saw it. They run in a process of their own."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from ravenhill.core.game import Game
from ravenhill.core.match import Match
from ravenhill.core.records import follow
from ravenhill.games import load
from ravenhill.server.play.room import WATCHING, Room
from ravenhill.server.play.sealed_dice import NO_NONCE
from ravenhill.server.play.tables import Refusal
from ravenhill.server.play.views import state_for
from ravenhill.wire import NoClock, State

SPECTATOR: Final = "spectator"


def room_at(
    id: str, game: Game, options: Mapping[str, Any], answers: Sequence[tuple[int, int]], n: int,
) -> tuple[Room, list[int]]:
    """A room as it was after so many answers, and how many lines the log had after each of them."""
    room = Room(id, game, options, NoClock(), b"", [NO_NONCE] * len(game.seats))
    table = game.new(options)
    table.record, table.log = [], []
    table.question()
    lines = [len(table.log)]
    for number, (seat, option) in enumerate(answers[:n], 1):
        follow(table, seat, option, number)
        table.question()
        lines.append(len(table.log))
    room.match = Match(game, options, None, table)
    room.places, room.n, room.started = list(range(n)), n, True
    room.said_at = [0] * len(table.log)
    room.known = bytearray()
    room.notice_cards()
    room.notice_views()
    return room, lines


def state_at(
    id: str, name: str, options: Mapping[str, Any], answers: Sequence[tuple[int, int]], n: int, seat: str,
) -> State:
    """What a viewer saw after so many answers: a seat, or the spectators."""
    game = load(name)
    if seat != SPECTATOR and seat not in game.seats:
        raise Refusal("seat", "there is no such seat")
    if n > len(answers):
        raise Refusal("n", f"there are {len(answers)} answers")
    room, _ = room_at(id, game, options, answers, n)
    place = WATCHING if seat == SPECTATOR else game.seat(seat)
    return msgspec.structs.replace(state_for(room, place, 0), n=n + 1, secret=None)


def log_lines(id: str, name: str, options: Mapping[str, Any], answers: Sequence[tuple[int, int]]) -> list[int]:
    """How many lines the log had after each answer."""
    return room_at(id, load(name), options, answers, len(answers))[1]
