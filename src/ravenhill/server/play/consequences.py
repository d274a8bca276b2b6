"""What must be true in the database together with new lines of a ledger: its status, who waits, letters."""
from __future__ import annotations

from typing import Final

import msgspec
import sqlalchemy as sa

from ravenhill.core.frames import Table
from ravenhill.core.plain import fingerprint
from ravenhill.server.play.ledger import ENDINGS, PAUSE, RESUME, START, Row, ending
from ravenhill.server.play.open_table import OpenTable
from ravenhill.server.storage import schema
from ravenhill.server.storage.database import insert_once, upsert
from ravenhill.wire import Correspondence

BOT_PATIENCE: Final = 30_000         # milliseconds until a bot that has not answered is asked again


def consequences(sqlite: bool, opened: OpenTable, rows: list[Row], table: Table | None) -> list[sa.Executable]:
    """What must be true in the database together with these lines."""
    room, at = opened.room, rows[-1].at
    more: list[sa.Executable] = []
    end = ending(rows[-1]) if rows[-1].act in ENDINGS else None
    if table is not None and table.ended:
        end = (table.winner, table.why)
    if end is not None:
        mark = fingerprint(table if table is not None and table.ended else room.replayed())
        more.append(sa.update(schema.matches).where(schema.matches.c.id == room.id).values(
            status="over", winner=room.game.seat_name(end[0]), why=end[1], ended=at, hash=f"{mark:016x}"))
        more.append(sa.delete(schema.snapshots).where(schema.snapshots.c.match == room.id))
    elif rows[0].act == START:
        more.append(sa.update(schema.matches).where(schema.matches.c.id == room.id).values(status="playing"))
    if end is None and table is not None and isinstance(opened.pace, Correspondence):
        more.extend(letters(sqlite, opened, table.to_answer(), rows[-1]))
    if opened.bots() or opened.ticking():
        paused = rows[-1].act == PAUSE or (room.paused and rows[-1].act != RESUME)
        more.append(wait(sqlite, opened, at, None if end is not None or paused else table))
    return more


def wait(sqlite: bool, opened: OpenTable, at: int, table: Table | None) -> sa.Executable:
    """When somebody must look at this match again, though nobody moves."""
    of = schema.waits.c
    if table is None:
        return sa.delete(schema.waits).where(of.match == opened.room.id)
    asked = table.to_answer()
    due = at + 86_400_000 * 365
    if any(seat in opened.bots() for seat in asked):
        due = at + BOT_PATIENCE
    if opened.ticking():
        left = [opened.room.clock.shows(seat, at) for seat in asked if seat >= 0]
        if isinstance(opened.pace, Correspondence):
            left = [opened.pace.hours * 3_600_000]
        due = min([due, *[at + max(0, ms) for ms in left]])
    return upsert(schema.waits, sqlite, {"match": opened.room.id, "due": due})


def letters(sqlite: bool, opened: OpenTable, asked: list[int], row: Row) -> list[sa.Executable]:
    """Word for those who are asked now and are not here; one for each turn."""
    return [
        insert_once(schema.outbox, sqlite, {
            "id": f"{opened.room.id}-{row.n}-{seat.seat}", "user": seat.user,
            "body": msgspec.json.encode({"match": opened.room.id, "game": opened.room.game.name}).decode(),
            "due": row.at + 60_000, "claimed": 0, "tries": 0, "sent": None, "fault": "",
        })
        for seat in opened.seats
        if seat.user and seat.seat in asked
        and not (opened.room.clock.running[seat.seat] or opened.guests[seat.seat])
    ]
