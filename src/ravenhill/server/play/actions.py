"""What a seat may do at its table, besides looking."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from ravenhill.core.frames import Table
from ravenhill.server.play.ledger import DRAW, PAUSE, RESIGN, RESUME, TAKEBACK, TIMEOUT, Row
from ravenhill.server.play.open_table import OpenTable
from ravenhill.server.play.room import Room
from ravenhill.server.play.tables import Tables
from ravenhill.server.play.views import last_own
from ravenhill.server.refusals import Refusal
from ravenhill.server.storage import schema
from ravenhill.server.storage.database import upsert
from ravenhill.server.storage.schema import now
from ravenhill.server.workers.fanout import Nudge

Lines = tuple[list[Row], Table | None]


def must_be_playing(room: Room) -> None:
    if room.over:
        raise Refusal("over", "the match is over")
    if not room.started:
        raise Refusal("open", "the match has not begun: a seat is free")


async def must_be_current(tables: Tables, opened: OpenTable, seat: int, n: int) -> None:
    """An answer belongs to the change its sender has seen; another worker may have shown one that we do not know."""
    if n > opened.room.seen[seat] and tables.fanout.url and tables.looks.allows(opened.room.id):
        await tables.catch_up(opened)


def must_have_seen(room: Room, seat: int, n: int) -> None:
    if room.seen[seat] != n:
        raise Refusal("stale", f"the table has moved on: you are at change {n}, it is at {room.seen[seat]}")


async def answer(
    tables: Tables, opened: OpenTable, seat: int, n: int, answers: Sequence[int | Mapping[str, Any]],
) -> None:
    """Answers of a seat to what it was asked at change n, all of them or none."""
    await must_be_current(tables, opened, seat, n)

    def make(room: Room) -> Lines:
        must_be_playing(room)
        must_have_seen(room, seat, n)
        if room.paused:
            raise Refusal("paused", "the match is paused")
        at = now()
        if room.clock.fallen(at) is not None:
            raise Refusal("time", "the time is up")
        return room.plan(seat, answers, at)

    await tables.move(opened, make)


async def undo(tables: Tables, opened: OpenTable, seat: int, n: int) -> None:
    """Take back the last answer of this seat by the information rule."""
    await must_be_current(tables, opened, seat, n)

    def make(room: Room) -> Lines:
        must_be_playing(room)
        must_have_seen(room, seat, n)
        if not room.may_undo(seat):
            raise Refusal("known", "somebody has learnt something since: only the other seat can allow it")
        return [Row(room.n, seat, TAKEBACK, room.stays(seat), now())], room.undoable(seat)[-1][1].copy()

    await tables.move(opened, make)


async def resign(tables: Tables, opened: OpenTable, seat: int) -> None:
    def make(room: Room) -> Lines:
        must_be_playing(room)
        return [Row(room.n, seat, RESIGN, 0, now())], None

    await tables.move(opened, make)


async def time_is_up(tables: Tables, opened: OpenTable) -> bool:
    """End the match of a seat whose time is up; whether there was one."""
    def make(room: Room) -> Lines:
        must_be_playing(room)
        at = now()
        seat = room.clock.fallen(at)
        if seat is None or room.paused:
            raise Refusal("time", "nobody's time is up")
        return [Row(room.n, seat, TIMEOUT, 0, at)], None

    try:
        await tables.move(opened, make)
    except Refusal as refusal:
        if refusal.fault in ("time", "over", "open"):
            return False
        raise
    return True


async def offer(tables: Tables, opened: OpenTable, seat: int, what: str) -> None:
    """Ask the other seat; if it has asked for the same, or is a bot that does not mind, it is done."""
    room = opened.room
    must_be_playing(room)
    if (what == "pause" and room.paused) or (what == "resume" and not room.paused):
        raise Refusal("already", f"there is nothing to {what}")
    stay = last_own(room, seat) if what == "takeback" else 0
    if stay is None:
        raise Refusal("nothing", "there is nothing to take back")
    theirs = [(n, option) for by, kind, n, option in opened.offers if by == 1 - seat and kind == what]
    if (theirs and what != "takeback") or theirs:
        await agreed(tables, opened, 1 - seat, what, theirs[0][1])
    elif 1 - seat in opened.bots():
        if what == "draw":
            raise Refusal("declined", "the bot plays on")
        await agreed(tables, opened, seat, what, stay)
    else:
        await tables.db.run(upsert(schema.offers, tables.db.sqlite, {
            "match": room.id, "seat": seat, "kind": what, "n": room.n, "option": stay}))
        await offers_changed(tables, opened)


async def decline(tables: Tables, opened: OpenTable, seat: int, what: str) -> None:
    """No; or, of one's own offer: never mind."""
    of = schema.offers.c
    await tables.db.run(sa.delete(schema.offers).where(of.match == opened.room.id, of.kind == what))
    await offers_changed(tables, opened)


async def agreed(tables: Tables, opened: OpenTable, by: int, what: str, stay: int) -> None:
    """Both want it: the clerk writes it down."""
    def make(room: Room) -> Lines:
        must_be_playing(room)
        if what == "takeback":
            if stay >= room.answers:
                raise Refusal("nothing", "there is nothing to take back")
            return [Row(room.n, by, TAKEBACK, stay, now())], room.replayed(stay)
        act = {"draw": DRAW, "pause": PAUSE, "resume": RESUME}[what]
        if what != "draw" and room.paused == (what == "pause"):
            raise Refusal("already", f"there is nothing to {what}")
        return [Row(room.n, by, act, 0, now())], None if what == "draw" else room.table.copy()

    await tables.move(opened, make)
    of = schema.offers.c
    await tables.db.run(sa.delete(schema.offers).where(of.match == opened.room.id, of.kind == what))
    await offers_changed(tables, opened)


async def offers_changed(tables: Tables, opened: OpenTable) -> None:
    await tables.read_offers(opened)
    tables.tell(opened, tables.around(opened))
    tables.fanout.tell(Nudge(tables.fanout.worker, around=opened.room.id))


async def say(tables: Tables, opened: OpenTable, seat: int, text: str) -> None:
    """To the other seat and all who watch."""
    line = " ".join("".join(letter for letter in text if letter.isprintable() or letter.isspace()).split())
    if not line:
        raise Refusal("empty", "there is nothing to say")
    of = schema.users.c
    if await tables.db.first(sa.select(of.id).where(of.id == opened.seats[seat].user, of.silenced.is_not(None))):
        raise Refusal("muted", "the host lets you say nothing")

    def write(connection: sa.Connection) -> int:
        done = connection.execute(sa.insert(schema.chat).values(
            match=opened.room.id, seat=seat, text=line[:400], at=now()).returning(schema.chat.c.id))
        return int(done.scalar_one())

    id = await tables.db.patiently(write)
    await tables.speak(opened, id)
    tables.fanout.tell(Nudge(tables.fanout.worker, around=opened.room.id, said=id))


async def mute(tables: Tables, opened: OpenTable, seat: int, on: bool) -> None:
    of = schema.seats.c
    await tables.db.run(sa.update(schema.seats).where(of.match == opened.room.id, of.seat == seat).values(muted=on))
    opened.seats[seat].muted = on
    tables.fanout.tell(Nudge(tables.fanout.worker, around=opened.room.id))
