"""What must happen though nobody moves: flags fall, sleeping bots are woken, lost nudges are made good."""
from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final

import sqlalchemy as sa
import structlog

from ravenhill.server.play import actions
from ravenhill.server.play.consequences import BOT_PATIENCE
from ravenhill.server.play.handles import WATCHING
from ravenhill.server.play.open_table import OpenTable
from ravenhill.server.play.tables import Tables
from ravenhill.server.storage import schema
from ravenhill.server.storage.database import upsert
from ravenhill.server.storage.rooms import OtherRules, read_on
from ravenhill.server.storage.schema import now
from ravenhill.server.workers.notices import Notices
from ravenhill.server.workers.retention import Retention

HOUR: Final = 3600.0                 # seconds between two looks for what need not be kept any more
log = structlog.get_logger("sweeping")


class Sweeper:
    """Every worker sweeps; the ledger's key decides who was first."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.tasks: list[asyncio.Task[None]] = []
        self.notices, self.retention = Notices(tables), Retention(tables.settings, tables.db)
        self.forget: Callable[[], Awaitable[None]] | None = None      # what else is out of date, set by the application

    def start(self) -> None:
        settings = self.tables.settings
        self.tasks = [
            asyncio.create_task(self.every(settings.sweep, self.sweep)),
            asyncio.create_task(self.every(settings.catch_up, self.look_for_lost)),
            asyncio.create_task(self.every(1.0, self.let_the_late_see)),
            asyncio.create_task(self.every(settings.sweep, self.notices.read)),
            asyncio.create_task(self.every(HOUR, self.retention.sweep)),
        ]
        if self.forget is not None:
            self.tasks.append(asyncio.create_task(self.every(600, self.forget)))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def every(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        while True:
            await asyncio.sleep(seconds * random.uniform(0.8, 1.2))
            try:
                await work()
            except Exception:
                log.exception("sweep failed")

    async def sweep(self) -> None:
        """Matches whose time has come."""
        of = schema.waits.c
        due = await self.tables.db.rows(sa.select(of.match).where(of.due <= now()).order_by(of.due).limit(200))
        for row in due:
            try:
                opened = await self.tables.open(row.match)
            except OtherRules:                               # no clock runs while its table cannot follow the rules
                await self.tables.db.run(sa.delete(schema.waits).where(of.match == row.match))
                continue
            await self.tables.catch_up(opened)
            await self.wake(opened)

    async def wake(self, opened: OpenTable) -> None:
        if opened.ticking() and await actions.time_is_up(self.tables, opened):
            return
        room = opened.room
        if room.over:
            await self.tables.db.run(sa.delete(schema.waits).where(schema.waits.c.match == room.id))
            return
        bots = [seat for seat in room.asked() if seat in opened.bots() and not room.paused]
        falls = room.clock.falls()
        dues = ([now() + BOT_PATIENCE] if bots else []) + ([falls + 1] if falls is not None else [])
        await self.tables.db.run(
            upsert(schema.waits, self.tables.db.sqlite, {"match": room.id, "due": min(dues)}) if dues
            else sa.delete(schema.waits).where(schema.waits.c.match == room.id))
        for seat in bots:
            self.tables.think(opened, seat)

    async def look_for_lost(self) -> None:
        """Ledgers that are longer than we know, of matches at which somebody sits here."""
        if not self.tables.fanout.url:
            return
        open_here = [table for table in list(self.tables.opened.values()) if not table.empty and not table.room.over]
        of = schema.answers.c
        for start in range(0, len(open_here), 500):
            chunk = {opened.room.id: opened for opened in open_here[start:start + 500]}
            longest = sa.select(of.match, sa.func.max(of.n).label("last")).where(of.match.in_(list(chunk)))
            rows = await self.tables.db.rows(longest.group_by(of.match))
            for row in rows:
                if row.last >= chunk[row.match].room.n:
                    await self.tables.catch_up(chunk[row.match])

    async def let_the_late_see(self) -> None:
        """Spectators of some matches are shown everything some seconds later."""
        for opened in list(self.tables.opened.values()):
            if opened.late is not None and opened.guests[WATCHING]:
                if await read_on(self.tables.db, opened.late, until=now() - opened.delay * 1000):
                    self.tables.push(opened)
