"""Rooms from the database: found, opened, and read up to the last line of their ledger."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from ravenhill.core.errors import RavenhillError
from ravenhill.games import load, names
from ravenhill.server import schema
from ravenhill.server.database import Database
from ravenhill.server.ledger import Row
from ravenhill.server.room import Room
from ravenhill.server.sealed import NO_NONCE, unseal
from ravenhill.wire import Pace


class NoSuchMatch(RavenhillError):
    """There is no match of this name."""


class OtherRules(RavenhillError):
    """This match was played under rules that this server does not have."""


def room_from(key: bytes, match: sa.Row[Any], nonces: Sequence[str | None]) -> Room:
    """A room at the beginning of its match."""
    if match.game not in names():
        raise OtherRules(f"match {match.id} is of {match.game}, a game this server does not have")
    game = load(match.game)
    if game.rules_version != match.rules:
        raise OtherRules(f"match {match.id} is of version {match.rules} of the rules of {match.game}; "
                         f"this server plays version {game.rules_version}")
    return Room(
        match.id, game, msgspec.json.decode(match.options), msgspec.json.decode(match.pace, type=Pace),
        unseal(key, match.id, match.secret), [nonce or NO_NONCE for nonce in nonces],
    )


async def open_room(db: Database, id: str, *, until: int | None = None) -> Room:
    """The room of a match, as far as its ledger goes, or as it stood at a time."""
    match = await db.first(sa.select(schema.matches).where(schema.matches.c.id == id))
    if match is None:
        raise NoSuchMatch("there is no such match")
    of = schema.seats.c
    found = await db.rows(sa.select(of.nonce).where(of.match == id).order_by(of.seat))
    room = room_from(db.settings.key, match, [row.nonce for row in found])
    if until is None:
        kept = await db.first(sa.select(schema.snapshots.c.data).where(schema.snapshots.c.match == id))
        if kept is not None:
            room.take_out(kept.data)
    await read_on(db, room, until=until)
    return room


async def read_on(db: Database, room: Room, *, until: int | None = None) -> bool:
    """Read what others have added to the ledger; whether there was anything."""
    of = schema.answers.c
    where = [of.match == room.id, of.n >= room.n]
    if until is not None:
        where.append(of.at <= until)
    lines = await db.rows(sa.select(of.n, of.seat, of.act, of.option, of.at).where(*where).order_by(of.n))
    if not room.started and lines:
        await read_nonces(db, room)
    for line in lines:
        if line.n >= room.n:                       # the room may have moved on while we asked
            room.apply(Row(line.n, line.seat, line.act, line.option, line.at))
    return bool(lines)


async def read_nonces(db: Database, room: Room) -> None:
    """What the seats added to the dice, known for good when the match starts."""
    of = schema.seats.c
    found = await db.rows(sa.select(of.nonce).where(of.match == room.id).order_by(of.seat))
    room.set_nonces([row.nonce or NO_NONCE for row in found])
