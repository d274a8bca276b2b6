"""Prices: what a seat and an address may ask of the tables, and what several workers count together."""
from __future__ import annotations

import hashlib
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects import sqlite as lite

from ravenhill.server.http.guard import Limiter
from ravenhill.server.refusals import Refusal
from ravenhill.server.storage import schema
from ravenhill.server.storage.database import Database
from ravenhill.server.storage.schema import now
from ravenhill.wire import Explain, FromClient, Hint, Odds, Preview, Survey

FORGOTTEN: Final = 3_600_000         # milliseconds after which every bucket is full again
COUNTED: Final = 4.0                 # the price of what must be computed, where an answer costs one


class Tolls:
    """What messages at tables cost, for the seat and for the address they come from."""

    def __init__(self) -> None:
        self.seats = Limiter(20, 80)
        self.addresses = Limiter(60, 300)

    def take(self, seat: str, address: str, price: float = 1.0) -> None:
        if not (self.seats.allows(seat, price) and self.addresses.allows(address, price)):
            raise Refusal("slow", "too many messages; wait a little")


def price_of(message: FromClient) -> float:
    return COUNTED if isinstance(message, Preview | Odds | Survey | Explain | Hint) else 1.0


class SharedLimits:
    """So many tokens, refilled at so many a second: as `Limiter`, in one statement for all workers."""

    def __init__(self, db: Database, key: bytes) -> None:
        self.db = db
        self.key = key

    async def allows(self, what: str, who: str, rate: float, burst: float) -> bool:
        of, at = schema.buckets.c, now()
        mark = hashlib.blake2b(f"{what}:{who}".encode(), key=self.key, digest_size=24).hexdigest()
        filled = of.left + (at - of.at) * (rate / 1000)
        left = sa.case((filled > burst, burst), else_=filled)
        insert: Any = (lite.insert if self.db.sqlite else postgresql.insert)(schema.buckets)
        statement = insert.values(who=mark, left=burst - 1, at=at).on_conflict_do_update(
            index_elements=["who"], set_={"left": left - 1, "at": at}, where=left >= 1).returning(of.left)

        return await self.db.patiently(lambda connection: connection.execute(statement).first() is not None)

    async def forget(self) -> None:
        """Buckets that are full again."""
        await self.db.run(sa.delete(schema.buckets).where(schema.buckets.c.at < now() - FORGOTTEN))
