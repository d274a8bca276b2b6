"""Steps of a replay: the table after so many answers, as a viewer saw it. They run in a process of their own."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from ravenhill.core.frames import Table
from ravenhill.core.game import Game
from ravenhill.core.match import Match
from ravenhill.core.records import follow
from ravenhill.games import load
from ravenhill.server.play.handles import WATCHING
from ravenhill.server.play.room import Room
from ravenhill.server.play.sealed_dice import NO_NONCE
from ravenhill.server.play.views import state_for
from ravenhill.server.refusals import Refusal
from ravenhill.wire import NoClock, State

SPECTATOR: Final = "spectator"
APART: Final = 40                        # answers between two tables that are kept
MOST_KEPT: Final = 4                     # matches of which tables are kept, by this process

kept: dict[Any, dict[int, tuple[Table, list[int]]]] = {}    # by match: tables on the way, and lines of the log


def twin(table: Table) -> Table:
    """A copy that remembers what has happened, too."""
    found = table.copy()
    found.record, found.log = list(table.record or []), list(table.log or [])
    return found


def nearest(
    id: str, game: Game, options: Mapping[str, Any], answers: Sequence[tuple[int, int]], n: int,
) -> tuple[int, Table, list[int], dict[int, tuple[Table, list[int]]]]:
    """The last table on the way there that is kept, so that a step costs no more at the end than at the beginning."""
    key = id, game.name, hash(tuple(answers))
    here = kept.pop(key, {})
    kept[key] = here
    while len(kept) > MOST_KEPT:
        del kept[next(iter(kept))]
    if not here:
        table = game.new(options)
        table.record, table.log = [], []
        table.question()
        here[0] = table, [len(table.log)]
    at = max(it for it in here if it <= n)
    return at, twin(here[at][0]), list(here[at][1]), here


def room_at(
    id: str, game: Game, options: Mapping[str, Any], answers: Sequence[tuple[int, int]], n: int, secret: bytes = b"",
) -> tuple[Room, list[int]]:
    """A room as it was after so many answers, and how many lines the log had after each of them."""
    room = Room(id, game, options, NoClock(), secret, [NO_NONCE] * len(game.seats))
    at, table, lines, here = nearest(id, game, options, answers, n)
    for number, (seat, option) in enumerate(answers[at:n], at + 1):
        follow(table, seat, option, number)
        table.question()
        lines.append(len(table.log or []))
        if number % APART == 0:
            here[number] = twin(table), list(lines)
    room.match = Match(game, options, None, table)
    room.places, room.n, room.started = list(range(n)), n, True
    room.said_at = [0] * len(table.log or [])
    room.handles.forget()
    room.notice_cards()
    room.notice_views()
    return room, lines


def state_at(
    id: str, name: str, options: Mapping[str, Any], answers: Sequence[tuple[int, int]], n: int, seat: str,
    secret: bytes = b"",
) -> State:
    """What a viewer saw after so many answers: a seat, or the spectators."""
    game = load(name)
    if seat != SPECTATOR and seat not in game.seats:
        raise Refusal("seat", "there is no such seat")
    if n > len(answers):
        raise Refusal("n", f"there are {len(answers)} answers")
    room, _ = room_at(id, game, options, answers, n, secret)
    place = WATCHING if seat == SPECTATOR else game.seat(seat)
    return msgspec.structs.replace(state_for(room, place, 0), n=n + 1, secret=None)


def moment_of(
    id: str, name: str, options: Mapping[str, Any], answers: Sequence[tuple[int, int]], line: int, seat: str,
    secret: bytes,
) -> State:
    """What a seat saw when a line of the log was said. Of a secret nobody knows: names of cards tell nothing then."""
    lines = log_lines(id, name, options, answers)
    n = next((n for n, said in enumerate(lines) if said > line), None)
    if n is None:
        raise Refusal("n", f"there are {lines[-1]} lines")
    return state_at(id, name, options, answers, n, seat, secret)


def log_lines(id: str, name: str, options: Mapping[str, Any], answers: Sequence[tuple[int, int]]) -> list[int]:
    """How many lines the log had after each answer."""
    return room_at(id, load(name), options, answers, len(answers))[1]


def offered_at(
    id: str, name: str, options: Mapping[str, Any], answers: Sequence[tuple[int, int]], n: int, seat: int,
) -> list[int]:
    """What a seat was offered after so many answers, in the order in which it is shown."""
    room, _ = room_at(id, load(name), options, answers, n)
    table = room.table.copy()
    question = table.ask(seat)
    assert question is not None
    return room.offered(table, seat, question)
