"""Rooms from the database: found, opened, and read up to the last line of their ledger."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from ravenhill.core.errors import RavenhillError
from ravenhill.games import load, names
from ravenhill.server.play.ledger import Row
from ravenhill.server.play.room import Room
from ravenhill.server.play.sealed_dice import NO_NONCE, unseal
from ravenhill.server.storage import schema
from ravenhill.server.storage.database import Database
from ravenhill.wire import Pace

FOREVER: Final = 2**62

# Made once: a statement made anew for every question costs as much as asking it.
WITH_SEATS: Final = (
    sa.select(schema.matches, schema.seats).join(schema.seats, schema.seats.c.match == schema.matches.c.id)
    .where(schema.matches.c.id == sa.bindparam("id")).order_by(schema.seats.c.seat))
SEATS: Final = (
    sa.select(schema.seats).where(schema.seats.c.match == sa.bindparam("id")).order_by(schema.seats.c.seat))
KEPT: Final = sa.select(schema.snapshots.c.data).where(schema.snapshots.c.match == sa.bindparam("id"))
OFFERS: Final = sa.select(schema.offers).where(schema.offers.c.match == sa.bindparam("id"))
_of = schema.answers.c
LINES: Final = (
    sa.select(_of.n, _of.seat, _of.act, _of.option, _of.at)
    .where(_of.match == sa.bindparam("id"), _of.n >= sa.bindparam("n"), _of.at <= sa.bindparam("until"))
    .order_by(_of.n))


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


class MatchRows(NamedTuple):
    """A match as its rows say: one for each seat, each with the columns of the match."""
    match: sa.Row[Any]
    seats: Sequence[sa.Row[Any]]


async def read_match(db: Database, id: str) -> MatchRows:
    rows = await db.rows(WITH_SEATS, id=id)
    if not rows:
        raise NoSuchMatch("there is no such match")
    return MatchRows(rows[0], rows)


async def open_room(db: Database, id: str, *, until: int | None = None, found: MatchRows | None = None) -> Room:
    """The room of a match, as far as its ledger goes, or as it stood at a time."""
    match, seats = found or await read_match(db, id)
    room = room_from(db.settings.key, match, [row.nonce for row in seats])
    if until is None and match.status != "open":
        kept = await db.first(KEPT, id=id)
        if kept is not None:
            room.take_out(kept.data)
    await read_on(db, room, until=until)
    room.forget_views()
    return room


async def read_on(db: Database, room: Room, *, until: int | None = None) -> bool:
    """Read what others have added to the ledger; whether there was anything."""
    lines = await db.rows(LINES, id=room.id, n=room.n, until=FOREVER if until is None else until)
    if not room.started and lines:
        await read_nonces(db, room)
    for line in lines:
        if line.n >= room.n:                       # the room may have moved on while we asked
            room.apply(Row(line.n, line.seat, line.act, line.option, line.at))
    return bool(lines)


async def read_nonces(db: Database, room: Room) -> None:
    """What the seats added to the dice, known for good when the match starts."""
    found = await db.rows(SEATS, id=room.id)
    room.set_nonces([row.nonce or NO_NONCE for row in found])
