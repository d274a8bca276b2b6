"""Whose turn it is in many matches at once, without opening them: for lists."""
from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final

import sqlalchemy as sa
import structlog

from ravenhill.core.frames import Secret
from ravenhill.server.play.ledger import Row
from ravenhill.server.play.room import Room
from ravenhill.server.play.snapshots import take_out
from ravenhill.server.storage import schema
from ravenhill.server.storage.database import Database
from ravenhill.server.storage.rooms import OtherRules, room_from

MOST: Final = 10_000                 # matches whose turn is remembered
log = structlog.get_logger("turns")


def turn_of(room: Room) -> list[int]:
    """Who is to answer; of a secret choice it is not told who has made it."""
    asked = room.asked()
    return [0, 1] if asked and isinstance(room.table.question(), Secret) else [seat for seat in asked if seat >= 0]


class Turns:
    """What was found out is true until the ledger grows: one question tells which have."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.known: dict[str, tuple[int, list[int]]] = {}        # by match: the last line of its ledger, and the seats

    async def of(
        self, matches: Sequence[sa.Row[Any]], sitting: Mapping[str, Sequence[sa.Row[Any]]],
    ) -> dict[str, list[int]]:
        """By match: the seats that are to answer."""
        if not matches:
            return {}
        of = schema.answers.c
        ids = [match.id for match in matches]
        last = sa.select(of.match, sa.func.max(of.n).label("last")).where(of.match.in_(ids)).group_by(of.match)
        ends = {row.match: int(row.last) for row in await self.db.rows(last)}
        new = [match for match in matches if self.known.get(match.id, (-1,))[0] != ends.get(match.id, -2)]
        if new:
            await self.find_out(new, sitting)
        return {id: self.known[id][1] for id in ids if id in self.known}

    async def find_out(self, matches: Sequence[sa.Row[Any]], sitting: Mapping[str, Sequence[sa.Row[Any]]]) -> None:
        """Two questions for all of them; then each is played from its last snapshot, with a breath in between."""
        kept, of = schema.snapshots.c, schema.answers.c
        ids = [match.id for match in matches]
        snapshots = await self.db.rows(sa.select(schema.snapshots).where(kept.match.in_(ids)))
        stored = {row.match: row.data for row in snapshots}
        crossed = [match.id for match in matches if match.made_under != match.rules and match.id not in stored]
        over = schema.changes.c
        found = sa.select(schema.changes).where(over.match.in_(crossed)).order_by(over.n)
        changes = {row.match: row for row in await self.db.rows(found)} if crossed else {}       # the last of each
        since = (
            sa.select(of.match, of.n, of.seat, of.act, of.option, of.at)
            .outerjoin(schema.snapshots, kept.match == of.match)
            .where(of.match.in_(ids), of.n >= sa.func.coalesce(kept.n, 0)).order_by(of.match, of.n))
        lines: dict[str, list[Row]] = {}
        for row in await self.db.rows(since):
            lines.setdefault(row.match, []).append(Row(row.n, row.seat, row.act, row.option, row.at))
        for match in matches:
            await asyncio.sleep(0)
            try:
                room = room_from(self.db.settings.key, match, sitting[match.id])
                if match.id in stored:
                    take_out(room, stored[match.id])
                elif match.id in changes:
                    room.changes = {changes[match.id].n: changes[match.id].data}
                    take_out(room, changes[match.id].data)
                for line in lines.get(match.id, []):
                    if line.n >= room.n:
                        room.apply(line)
            except OtherRules:
                continue
            except Exception:                                    # one match that cannot be read spoils no list
                log.exception("turn not found", match=match.id)
                continue
            self.known.pop(match.id, None)
            self.known[match.id] = (room.n - 1, turn_of(room))
        while len(self.known) > MOST:
            del self.known[next(iter(self.known))]
