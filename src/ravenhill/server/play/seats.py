"""Seats are taken: with a link, a deck, and a share in the dice that nobody can choose last."""
from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ravenhill.core.errors import RavenhillError
from ravenhill.core.game import Game
from ravenhill.games import load
from ravenhill.server.play.ledger import Row
from ravenhill.server.play.open_table import OpenTable
from ravenhill.server.play.room import Room
from ravenhill.server.play.sealed_dice import nonce_hash
from ravenhill.server.play.tables import Tables
from ravenhill.server.refusals import Refusal
from ravenhill.server.storage import schema
from ravenhill.server.storage.rooms import NoSuchMatch, open_deck, read_match, read_seats, seal_deck
from ravenhill.server.storage.schema import now
from ravenhill.server.workers.fanout import Nudge
from ravenhill.wire import Join

_of = schema.seats.c
_shown = schema.seats.alias("shown")
NOBODY_HAS_SHOWN: Final = ~sa.exists().where(
    _shown.c.match == _of.match, _shown.c.kind == "link", _shown.c.nonce.is_not(None))
SEAT_OF_KEY: Final = sa.select(_of.seat).where(_of.match == sa.bindparam("id"), _of.key == sa.bindparam("old"))
TAKE_SEAT: Final = (
    sa.update(schema.seats).where(_of.match == sa.bindparam("id"), _of.key == sa.bindparam("old"))
    .values(user=sa.bindparam("who"), name=sa.bindparam("called"), key=sa.bindparam("new")).returning(_of.seat))
# As long as nobody has shown a nonce, another device may promise another; afterwards it would choose last.
PROMISE: Final = (
    sa.update(schema.seats).where(_of.match == sa.bindparam("id"), _of.seat == sa.bindparam("at"), NOBODY_HAS_SHOWN)
    .values(nonce_hash=sa.bindparam("added"), deck=sa.bindparam("brought"), publish=sa.bindparam("allowed")))


def new_key() -> str:
    return secrets.token_urlsafe(24)


def digest(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def brings_decks(game: Game, options: dict[str, Any]) -> bool:
    """Whether each seat brings a deck: not where a match begins from a position, which holds all its cards."""
    return game.brings_decks and "position" not in options


def checked_deck(game: Game, given: Any, seat: int, options: dict[str, Any]) -> Any:
    """The deck of a seat, or a refusal that names every rule it breaks."""
    try:
        return game.deck(given, seat, options)
    except RavenhillError as error:
        raise Refusal("deck", str(error)) from None


async def join(tables: Tables, id: str, user: str, name: str, wanted: Join) -> tuple[int, str]:
    """Take the seat of this key: the seat, and the key that opens it next time."""
    match, seats = await read_match(tables.db, id)
    seat = next((row for row in seats if row.key == digest(wanted.key)), None)
    if seat is None:
        raise Refusal("key", "this link is not good, or not any more")
    game, key, deck, publish = load(match.game), tables.settings.key, seat.deck, seat.publish
    fixed = "fork" in msgspec.json.decode(match.origin)          # its decks are those of the match it comes from
    options = msgspec.json.decode(match.options)
    if brings_decks(game, options) and not fixed and (deck is None or wanted.deck is not None):
        given = wanted.deck
        if given is None and match.creator == user and match.maker_deck is not None:
            given = open_deck(key, id, match.maker_deck)
        deck = seal_deck(key, id, checked_deck(game, given, seat.seat, options))
        publish = wanted.publish
    next_key = new_key()
    taking = {"id": id, "old": digest(wanted.key), "new": digest(next_key), "who": user, "called": name}
    bringing = {"id": id, "at": seat.seat, "added": wanted.nonce_hash, "brought": deck, "allowed": publish}

    def take(connection: sa.Connection) -> int | None:
        taken = connection.execute(TAKE_SEAT, taking).scalar()
        if taken is None:                                    # tried again after a cut: it may be ours already
            taken = connection.execute(SEAT_OF_KEY, {"id": id, "old": digest(next_key)}).scalar()
        if taken is not None:
            connection.execute(PROMISE, bringing)
        return None if taken is None else int(taken)

    taken = await tables.db.patiently(take)
    if taken is None:
        raise Refusal("key", "this link is not good, or not any more")
    await seated(tables, id)
    return taken, next_key


async def sit(tables: Tables, id: str, user: str, seat: int, nonce_hash: str) -> None:
    """Show the hash of what one adds to the dice, for somebody who has a seat without a key: after a rematch."""
    await tables.db.run(sa.update(schema.seats).where(
        _of.match == id, _of.seat == seat, _of.user == user, NOBODY_HAS_SHOWN,
    ).values(nonce_hash=nonce_hash))
    await seated(tables, id)


async def show_nonce(tables: Tables, id: str, user: str, seat: int, nonce: str) -> None:
    """Add to the dice what was promised, when every seat has promised."""
    _, seats = await read_match(tables.db, id)
    if any(row.nonce_hash is None for row in seats):
        raise Refusal("wait", "a nonce is shown when every seat has shown the hash of its own")
    if seats[seat].nonce_hash != nonce_hash(nonce):
        raise Refusal("nonce", "this is not the nonce whose hash was shown before")
    await tables.db.run(sa.update(schema.seats).where(
        _of.match == id, _of.seat == seat, _of.user == user, _of.nonce.is_(None),
        _of.nonce_hash == nonce_hash(nonce)).values(nonce=nonce))
    await seated(tables, id)


async def seated(tables: Tables, id: str) -> None:
    """Somebody sat down, or showed a nonce: when all have, it begins."""
    opened = await tables.open(id)
    opened.seats = await tables.read_seats(id)
    await begin(tables, opened)
    tables.tell(opened, tables.around(opened))
    tables.fanout.tell(Nudge(tables.fanout.worker, around=id))


async def begin(tables: Tables, opened: OpenTable) -> None:
    """If every seat has added to the dice, start the match."""
    if any(seat.nonce is None for seat in opened.seats) or opened.room.started:
        return
    await read_seats(tables.db, opened.room)

    def start(room: Room) -> tuple[list[Row], Any]:
        if room.started:
            raise Refusal("started", "the match has begun")
        return room.begin(now())

    try:
        await tables.move(opened, start)
    except Refusal as refusal:
        if refusal.fault != "started":
            raise


async def new_link(tables: Tables, id: str, user: str, seat: int) -> str:
    """A new key for one's own seat, or for a free seat of one's own match; the old one is void."""
    match = await tables.db.first(sa.select(schema.matches.c.creator).where(schema.matches.c.id == id))
    of = schema.seats.c
    found = await tables.db.first(sa.select(schema.seats).where(of.match == id, of.seat == seat))
    if match is None or found is None:
        raise NoSuchMatch("there is no such match")
    if found.kind != "link" or not (found.user == user or (found.user is None and match.creator == user)):
        raise Refusal("seat", "this seat is not yours to give")
    key = new_key()
    await tables.db.run(sa.update(schema.seats).where(of.match == id, of.seat == seat).values(key=digest(key)))
    return key
