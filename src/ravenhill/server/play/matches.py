"""Matches are made, joined, found, played again and forked."""
from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ravenhill import bots
from ravenhill.core.errors import BadRecord, RavenhillError
from ravenhill.games import load, names
from ravenhill.server.play.ledger import GIVEN, Row
from ravenhill.server.play.room import Room
from ravenhill.server.play.sealed_dice import NO_NONCE, new_secret, promise, seal
from ravenhill.server.play.tables import OpenTable, Refusal, Tables
from ravenhill.server.play.turns import turn_of
from ravenhill.server.storage import schema
from ravenhill.server.storage.database import Database, insert_once
from ravenhill.server.storage.rooms import NoSuchMatch, read_match
from ravenhill.server.storage.schema import now
from ravenhill.server.workers.fanout import Nudge
from ravenhill.wire import Fork, MatchShown, NewMatch, Pace, SeatShown, SeatWanted

_of = schema.seats.c
TAKE_SEAT: Final = (
    sa.update(schema.seats).where(_of.match == sa.bindparam("id"), _of.key == sa.bindparam("old"))
    .values(user=sa.bindparam("who"), name=sa.bindparam("called"), key=sa.bindparam("new"),
            nonce=sa.func.coalesce(_of.nonce, sa.bindparam("added"))).returning(_of.seat))
SEAT_OF_KEY: Final = sa.select(_of.seat).where(_of.match == sa.bindparam("id"), _of.key == sa.bindparam("old"))
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """A name of sixty bits that can be read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_key() -> str:
    return secrets.token_urlsafe(24)


def digest(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


async def make(
    tables: Tables, user: str, wanted: NewMatch, origin: dict[str, Any] | None = None,
    given: Sequence[tuple[int, int]] = (), sitting: Sequence[tuple[str, str] | None] = (None, None),
) -> tuple[str, dict[str, str]]:
    """A new match: its id, and the keys of the seats that wait for somebody."""
    if wanted.game not in names():
        raise Refusal("game", f"there is no game called {wanted.game[:40]!r}; there are: {', '.join(names())}")
    game = load(wanted.game)
    for seat in wanted.seats:
        if seat.kind == "bot" and seat.bot not in bots.names(game):
            raise Refusal("bot", f"there is no bot called {seat.bot!r}; there are: {', '.join(bots.names(game))}")
    if origin is None and not {"position", "dice"}.isdisjoint(wanted.options):
        raise Refusal("options", "only lessons and examples begin from a position")
    check_options(game.name, wanted.options)
    id, secret = new_id(), new_secret()
    keys: dict[str, str] = {}
    lines: list[dict[str, Any]] = []
    for place, seat in enumerate(wanted.seats):
        person = sitting[place]
        key = new_key() if seat.kind == "link" else None
        if key is not None:
            keys[game.seats[place]] = key
        lines.append({
            "match": id, "seat": place, "kind": seat.kind, "bot": seat.bot, "muted": False,
            "user": None if person is None else person[0],
            "name": seat.bot if seat.kind == "bot" else "" if person is None else person[1],
            "key": None if key is None else digest(key), "nonce": NO_NONCE if seat.kind == "bot" else None,
        })
    ledger = [{"match": id, "n": n, "seat": seat, "act": GIVEN, "option": option, "at": now(), "writer": 0}
              for n, (seat, option) in enumerate(given)]
    match = {
        "id": id, "game": game.name, "rules": game.rules_version, "options": encode(wanted.options), "status": "open",
        "pace": encode(wanted.pace), "watch": encode({"watch": wanted.watch, "delay": wanted.delay}), "creator": user,
        "promise": promise(secret), "secret": seal(tables.settings.key, id, secret), "origin": encode(origin or {}),
        "winner": None, "why": "", "hash": None, "created": now(), "ended": None,
    }
    sqlite = tables.db.sqlite
    await tables.db.run(                                     # after a cut at the commit all of it may be there already
        insert_once(schema.matches, sqlite, match), insert_once(schema.seats, sqlite, lines),
        *[insert_once(schema.answers, sqlite, ledger[at:at + 500]) for at in range(0, len(ledger), 500)])
    if all(seat.kind == "bot" for seat in wanted.seats):
        await begin(tables, await tables.open(id))
    return id, keys


def check_options(game: str, options: dict[str, Any]) -> None:
    """A match must be able to begin with these options; a path on this machine is not one of them."""
    if len(msgspec.json.encode(options)) > 20_000:
        raise Refusal("options", "these options are too long")
    if "content" in options:
        raise Refusal("options", "content packs cannot be brought over the wire")
    try:
        load(game).new(options).question()
    except RavenhillError as error:
        raise Refusal("options", str(error)) from None
    except Exception as error:
        raise Refusal("options", f"the game cannot begin with these options ({type(error).__name__})") from None


def encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()


async def join(tables: Tables, id: str, user: str, name: str, key: str, nonce: str) -> tuple[int, str]:
    """Take the seat of this key: the seat, and the key that opens it next time."""
    next_key = new_key()
    values = {"id": id, "old": digest(key), "new": digest(next_key), "who": user, "called": name, "added": nonce}

    async def take(connection: Any) -> int | None:
        seat = (await connection.execute(TAKE_SEAT, values)).scalar()
        if seat is None:                                     # tried again after a cut: it may be ours already
            seat = (await connection.execute(SEAT_OF_KEY, {"id": id, "old": digest(next_key)})).scalar()
        return None if seat is None else int(seat)

    seat = await tables.db.patiently(take)
    if seat is None:
        raise Refusal("key", "this link is not good, or not any more")
    await seated(tables, id)
    return seat, next_key


async def sit(tables: Tables, id: str, user: str, seat: int, nonce: str) -> None:
    """Add to the dice, for somebody who has a seat without a key: after a rematch."""
    of = schema.seats.c
    await tables.db.run(sa.update(schema.seats).where(
        of.match == id, of.seat == seat, of.user == user, of.nonce.is_(None)).values(nonce=nonce))
    await seated(tables, id)


async def seated(tables: Tables, id: str) -> None:
    """Somebody sat down: when all have, it begins."""
    opened = await tables.open(id)
    opened.seats = await tables.read_seats(id)
    await begin(tables, opened)
    tables.tell(opened, tables.around(opened))
    tables.fanout.tell(Nudge(tables.fanout.worker, around=id))


async def begin(tables: Tables, opened: OpenTable) -> None:
    """If every seat has added to the dice, start the match."""
    nonces = [seat.nonce for seat in opened.seats if seat.nonce is not None]
    if len(nonces) < len(opened.seats) or opened.room.started:
        return
    opened.room.set_nonces(nonces)

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


async def against_bots(db: Database, user: str) -> int:
    """How many matches with a bot somebody has made that are not over."""
    of, seat = schema.matches.c, schema.seats.c
    with_bots = sa.select(seat.match).where(seat.kind == "bot")
    mine = sa.select(sa.func.count()).where(
        of.creator == user, of.status.in_(("open", "playing")), of.id.in_(with_bots))
    found = await db.first(mine)
    return 0 if found is None else int(found[0])


async def cancel(tables: Tables, id: str, user: str) -> None:
    """Its maker may cancel a match that has not begun."""
    of = schema.matches.c
    done = await tables.db.run(sa.update(schema.matches).where(
        of.id == id, of.creator == user, of.status == "open").values(status="cancelled"))
    if not done:
        raise Refusal("status", "only a match of yours that has not begun can be cancelled")
    tables.opened.pop(id, None)


async def rematch(tables: Tables, id: str, user: str) -> str:
    """The same with swapped sides. The second who asks for it finds the match the first has made."""
    opened = await tables.open(id)
    if not opened.room.over:
        raise Refusal("status", "there is a rematch when the match is over")
    if user not in [seat.user for seat in opened.seats]:
        raise Refusal("seat", "you did not play this match")
    wanted = NewMatch(
        opened.room.game.name, opened.room.options,
        [SeatWanted(seat.kind if seat.kind == "bot" else "link", seat.bot) for seat in reversed(opened.seats)],  # type: ignore[arg-type]
        opened.pace, opened.watch, opened.delay,
    )
    claim = f"rematch-{id}"
    claimed = sa.select(schema.house.c.value).where(schema.house.c.name == claim)
    new = await tables.db.first(claimed)
    if new is not None:
        return str(new.value)
    sitting = [(seat.user, seat.name) if seat.user else None for seat in reversed(opened.seats)]
    made, _ = await make(tables, user, wanted, {"rematch": id}, sitting=sitting)
    await tables.db.run(insert_once(schema.house, tables.db.sqlite, {"name": claim, "value": made}))
    first = await tables.db.first(claimed)
    assert first is not None
    if first.value != made:
        await cancel(tables, made, user)
    return str(first.value)


async def fork(tables: Tables, id: str, user: str, wanted: Fork) -> tuple[str, dict[str, str]]:
    """A new match from the position after some answers of a finished one, with dice of its own."""
    opened = await tables.open(id)
    room = opened.room
    if not room.over:
        raise Refusal("status", "only a finished match can be forked")
    record = room.table.record
    assert record is not None
    given = list(zip(record[::2], record[1::2]))[:wanted.n]
    if len(given) < wanted.n:
        raise Refusal("n", f"this match has {room.answers} answers")
    try:
        table = room.replayed(wanted.n)
    except BadRecord as error:
        raise Refusal("n", str(error)) from None
    if table.ended:
        raise Refusal("n", "the game was over there")
    new = NewMatch(room.game.name, room.options, wanted.seats, wanted.pace, opened.watch, opened.delay)
    return await make(tables, user, new, {"fork": id, "n": len(given)}, given)


# ---------------------------------------------------------------- showing


async def show(tables: Tables, id: str, user: str | None, *, turn: bool = False) -> MatchShown:
    match, seats = await read_match(tables.db, id)
    asked = await turns(tables, [match], {match.id: seats}) if turn else {}
    return shown_one(tables, match, seats, user, asked)


async def shown(
    tables: Tables, found: Sequence[sa.Row[Any]], user: str | None, *, turn: bool = False,
) -> list[MatchShown]:
    """Matches as this person may see them in a list."""
    of = schema.seats.c
    rows = await tables.db.rows(
        sa.select(schema.seats).where(of.match.in_([match.id for match in found])).order_by(of.match, of.seat))
    sitting: dict[str, list[sa.Row[Any]]] = {}
    for row in rows:
        sitting.setdefault(row.match, []).append(row)
    asked = await turns(tables, found, sitting) if turn else {}
    return [shown_one(tables, match, sitting.get(match.id, []), user, asked) for match in found]


async def turns(
    tables: Tables, found: Sequence[sa.Row[Any]], sitting: Mapping[str, Sequence[sa.Row[Any]]],
) -> dict[str, list[int]]:
    """Who is to answer, in those that are open here and in the others."""
    others = [match for match in found if match.status == "playing" and match.id not in tables.opened]
    return await tables.turns.of(others, sitting)


def shown_one(
    tables: Tables, match: sa.Row[Any], sitting: Sequence[sa.Row[Any]], user: str | None,
    asked: Mapping[str, list[int]],
) -> MatchShown:
    seats = load(match.game).seats if match.game in names() else ("0", "1")
    opened = tables.opened.get(match.id)
    here = [] if opened is None else tables.around(opened).here
    watch = msgspec.json.decode(match.watch)
    nonces = [row.nonce for row in sitting]
    return MatchShown(
        match.id, match.game, match.rules, msgspec.json.decode(match.options), match.status,
        [SeatShown(seats[row.seat], row.kind, row.name, bool(row.user) or row.kind == "bot", seats[row.seat] in here)
         for row in sitting],
        msgspec.json.decode(match.pace, type=Pace), watch["watch"], watch["delay"], match.promise,
        nonces if all(nonces) else [], msgspec.json.decode(match.origin), match.winner, match.why, match.created,
        [seats[row.seat] for row in sitting if user is not None and row.user == user],
        [seats[seat] for seat in (asked.get(match.id, []) if opened is None else turn_of(opened.room))],
    )


async def search(
    tables: Tables, user: str | None, *, mine: bool, game: str, status: str, text: str, before: int, most: int,
) -> list[MatchShown]:
    """The newest matches first."""
    of, seat = schema.matches.c, schema.seats.c
    where = [of.created < before] if before else []
    where.append(of.origin.not_like('{"lesson"%'))
    if mine:
        where.append(of.id.in_(sa.select(seat.match).where(seat.user == (user or "nobody"))))
    else:
        where.append(of.watch.like('%"watch":true%'))
    if game:
        where.append(of.game == game)
    if status:
        where.append(of.status == status)
    if text:
        like = "%" + text.replace("\\", "").replace("%", "").replace("_", "") + "%"
        where.append(of.id.in_(sa.select(seat.match).where(seat.name.ilike(like))))
    found = await tables.db.rows(sa.select(schema.matches).where(*where).order_by(of.created.desc()).limit(most))
    return await shown(tables, found, user, turn=mine)
