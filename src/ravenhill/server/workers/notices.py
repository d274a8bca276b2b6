"""What was done to the database beside the workers, by the host or by what is swept: each worker's tables follow."""
from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from ravenhill.server.play.tables import Tables
from ravenhill.server.storage import schema
from ravenhill.server.storage.schema import now

SKEW: Final = 10_000                 # milliseconds that the clocks of two machines may differ


class Notices:
    """Read again and again from the database: nobody has to reach a worker to be heard."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.since = now() - SKEW                        # what was done before is as we read it
        self.heard: set[int] = set()                     # by id, for they may be committed in another order

    async def read(self) -> None:
        found = await self.tables.db.rows(sa.select(schema.notices).where(schema.notices.c.at > self.since))
        self.heard &= {row.id for row in found}
        for row in found:
            if row.id not in self.heard:
                if row.kind == "person":
                    await self.person(row.what)
                else:
                    await self.match(row.what)
                self.heard.add(row.id)

    async def person(self, user: str) -> None:
        """All their sessions have ended: whoever is still here by one of them goes out."""
        of = schema.users.c
        banned = await self.tables.db.first(sa.select(of.id).where(of.id == user, of.banned.is_not(None)))
        for opened in list(self.tables.opened.values()):
            for guests in opened.guests:
                for guest in [guest for guest in guests if guest.user == user]:
                    guests.discard(guest)
                    guest.leave("revoked" if banned is None else "banned")

    async def match(self, id: str) -> None:
        """It was ended, called off or removed."""
        opened = self.tables.opened.get(id)
        if opened is None:
            return
        of = schema.matches.c
        found = await self.tables.db.first(sa.select(of.status).where(of.id == id))
        if found is not None and found.status != "cancelled":
            await self.tables.catch_up(opened)
            return
        self.tables.opened.pop(id, None)
        for guests in opened.guests:
            for guest in list(guests):
                guest.leave("removed")
            guests.clear()
