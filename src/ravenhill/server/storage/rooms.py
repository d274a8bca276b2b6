"""Rooms from the database: found, opened, and read up to the last line of their ledger."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from ravenhill.core.errors import RavenhillError
from ravenhill.core.game import Game
from ravenhill.games import load, names
from ravenhill.server.play.ledger import Row
from ravenhill.server.play.room import OPEN_LISTS, Room
from ravenhill.server.play.sealed_dice import NO_NONCE, seal, unseal
from ravenhill.server.play.snapshots import take_out
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
KEPT: Final = sa.select(schema.snapshots.c.n, schema.snapshots.c.data).where(
    schema.snapshots.c.match == sa.bindparam("id"), sa.not_(schema.snapshots.c.parting))
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


def room_from(key: bytes, match: sa.Row[Any], seats: Sequence[sa.Row[Any]], *, watched: bool = True) -> Room:
    """A room at the beginning of its match."""
    game = game_of(match)
    if game.rules_version != match.rules:
        raise OtherRules(f"match {match.id} is of version {match.rules} of the rules of {match.game}; "
                         f"this server plays version {game.rules_version}")
    return bare_room(key, game, match, seats, watched=watched)


def bare_room(
    key: bytes, game: Game, match: sa.Row[Any], seats: Sequence[sa.Row[Any]], *, watched: bool = True,
) -> Room:
    """The same, whatever rules the match began with."""
    return Room(
        match.id, game, msgspec.json.decode(match.options), msgspec.json.decode(match.pace, type=Pace),
        unseal(key, match.id, match.secret), [row.nonce or NO_NONCE for row in seats], rules=match.made_under,
        origin=msgspec.json.decode(match.origin), decks=decks_of(key, game, match.id, seats),
        published=may_publish(match, seats), watched=watched,
    )


def game_of(match: sa.Row[Any]) -> Game:
    if match.game not in names():
        raise OtherRules(f"match {match.id} is of {match.game}, a game this server does not have")
    return load(match.game)


def decks_of(key: bytes, game: Game, match: str, seats: Sequence[sa.Row[Any]]) -> list[Any] | None:
    """The decks of all seats, as soon as all have brought one."""
    if not game.brings_decks or any(row.deck is None for row in seats):
        return None
    return [open_deck(key, match, row.deck) for row in seats]


def may_publish(match: sa.Row[Any], seats: Sequence[sa.Row[Any]]) -> bool:
    """Whether all may be shown when it is over: the decks were open, or every seat has allowed it."""
    return bool(msgspec.json.decode(match.options).get(OPEN_LISTS)) or all(row.publish for row in seats)


def seal_deck(key: bytes, match: str, deck: Any) -> bytes:
    return seal(key, match, msgspec.json.encode(deck))


def open_deck(key: bytes, match: str, sealed: bytes) -> Any:
    return msgspec.json.decode(unseal(key, match, sealed))


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
    room = room_from(db.settings.key, match, seats)
    if match.made_under != match.rules:
        await read_changes(db, room)
        take_out(room, room.changes[max(room.changes)])
    if until is None and match.status != "open":
        kept = await db.first(KEPT, id=id)
        if kept is not None and kept.n > room.n:
            take_out(room, kept.data)
    await read_on(db, room, until=until)
    room.forget_views()
    return room


async def read_on(db: Database, room: Room, *, until: int | None = None) -> bool:
    """Read what others have added to the ledger; whether there was anything."""
    lines = await db.rows(LINES, id=room.id, n=room.n, until=FOREVER if until is None else until)
    if not room.started and lines:
        await read_seats(db, room)
    for line in lines:
        if line.n >= room.n:                       # the room may have moved on while we asked
            room.apply(Row(line.n, line.seat, line.act, line.option, line.at))
    return bool(lines)


async def read_seats(db: Database, room: Room) -> None:
    """What the seats added to the dice and brought to the table, known for good when the match starts."""
    found = await db.rows(SEATS, id=room.id)
    room.set_nonces([row.nonce or NO_NONCE for row in found])
    room.published = bool(room.public.get(OPEN_LISTS)) or all(row.publish for row in found)
    decks = decks_of(db.settings.key, room.game, room.id, found)
    if decks != room.decks:
        room.deal(decks)


async def read_changes(db: Database, room: Room) -> None:
    """The tables that were carried over from other rules."""
    of = schema.changes.c
    rows = await db.rows(sa.select(of.n, of.data).where(of.match == room.id))
    room.changes = {row.n: row.data for row in rows}
