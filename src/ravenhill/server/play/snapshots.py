"""A room put away and taken out again: between two openings, and from one version of the rules to the next."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ravenhill.core.frames import Secret, Table
from ravenhill.core.game import Game
from ravenhill.core.log import Line, Said
from ravenhill.core.match import Match

if TYPE_CHECKING:
    from ravenhill.server.play.room import Room

EVERY: Final = 64                        # answers between two snapshots


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """All that a room has learnt from its ledger so far."""
    n: int
    table: bytes
    record: list[int]
    log: list[tuple[str, list[str], list[int], list[int], int]]
    places: list[int]
    given: int
    clerk: list[tuple[int, int, int, int]]
    seen: list[int]
    marks: list[list[int]]
    looks: list[bytes]
    known: bytearray
    lying: list[int]
    since: list[list[int]]
    clock: tuple[list[int], list[bool], int]
    started: bool
    paused: bool
    head: bytes
    heads: list[str]
    fallen: int
    base: tuple[int, int]


def read(data: bytes) -> Snapshot:
    return msgspec.msgpack.decode(data, type=Snapshot)


def table_of(game: Game, kept: Snapshot, *, older: bool = False) -> Table:
    """The table that was put away, with its record and its log; of older rules, if that is expected."""
    table = game.carry_over(kept.table) if older else game.load(kept.table)
    table.record = list(kept.record)
    table.log = [Said(Line(key, *names), values, knows) for key, names, values, knows, _ in kept.log]
    return table


def is_due(room: Room) -> bool:
    return room.n - room.stored >= EVERY and is_settled(room)


def is_settled(room: Room) -> bool:
    """Whether nothing is lost when it is put away: nothing can be taken back, no secret choice be changed."""
    if room.match.past or room.shelved or room.over:
        return False
    return not isinstance(room.table.question(), Secret)


def put_away(room: Room) -> bytes:
    assert room.table.record is not None
    room.stored = room.n
    return msgspec.msgpack.encode(Snapshot(
        room.n, room.game.save(room.table, room.options), room.table.record,
        [(said.line.key, said.line.names, said.values, said.knows, at) for said, at in zip(room.log, room.said_at)],
        room.places, room.given, room.clerk, room.seen, room.marks, room.looks,
        room.handles.known, room.handles.lying, room.handles.since,
        (room.clock.left, room.clock.running, room.clock.since), room.started, room.paused, room.head, room.heads,
        room.fallen, room.base,
    ))


def take_out(room: Room, data: bytes, *, older: bool = False) -> None:
    """Go on from a snapshot; whatever is wrong with it, the ledger is still there."""
    kept = read(data)
    room.forget_views()
    room.match = Match(room.game, room.options, None, table_of(room.game, kept, older=older))
    room.n = room.stored = kept.n
    room.said_at = [at for *_, at in kept.log]
    room.places, room.given, room.clerk = kept.places, kept.given, kept.clerk
    room.seen, room.marks, room.looks = kept.seen, kept.marks, kept.looks
    cards = room.handles
    cards.known, cards.lying, cards.since = kept.known, kept.lying, kept.since
    left, running, since = kept.clock
    room.clock.left, room.clock.running, room.clock.since = left, running, since
    room.started, room.paused = kept.started, kept.paused
    room.head, room.heads, room.fallen, room.base = kept.head, kept.heads, kept.fallen, kept.base
