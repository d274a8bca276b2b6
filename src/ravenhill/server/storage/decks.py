"""Decks that people keep: private to their owner, and open to whoever has a deck's key."""
from __future__ import annotations

import secrets
from typing import Final

import msgspec
import sqlalchemy as sa

from ravenhill.server.play.matches import new_id
from ravenhill.server.refusals import Refusal
from ravenhill.server.storage import schema
from ravenhill.server.storage.database import Database, insert_once
from ravenhill.server.storage.schema import now
from ravenhill.wire.decks import DeckKept, DeckList

MOST: Final = 100                        # decks of one person
OF: Final = schema.decks.c


def kept(row: sa.Row[tuple[object, ...]], user: str) -> DeckKept:
    yours = row.user == user
    return DeckKept(row.id, row.game, row.changed, msgspec.json.decode(row.list, type=DeckList), yours,
                    row.key or "" if yours else "")


class Decks:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def all_of(self, user: str, game: str) -> list[DeckKept]:
        rows = await self.db.rows(
            sa.select(schema.decks).where(OF.user == user, OF.game == game).order_by(OF.changed.desc()))
        return [kept(row, user) for row in rows]

    async def one(self, user: str, id: str) -> DeckKept:
        """A deck of one's own; that of somebody else is not there."""
        row = await self.db.first(sa.select(schema.decks).where(OF.id == id, OF.user == user))
        if row is None: raise Refusal("match", "you have no such deck")
        return kept(row, user)

    async def shared(self, user: str, key: str) -> DeckKept:
        row = await self.db.first(sa.select(schema.decks).where(OF.key == key)) if key else None
        if row is None: raise Refusal("match", "this link opens no deck")
        return kept(row, user)

    async def add(self, user: str, game: str, cards: DeckList) -> DeckKept:
        have = await self.db.first(sa.select(sa.func.count().label("n")).where(OF.user == user))
        if have is not None and have.n >= MOST: raise Refusal("long", f"you have {MOST} decks; delete one first")
        id, at = new_id(), now()
        await self.db.run(insert_once(schema.decks, self.db.sqlite, {
            "id": id, "user": user, "game": game, "list": msgspec.json.encode(cards).decode(), "key": None,
            "created": at, "changed": at}))
        return DeckKept(id, game, at, cards)

    async def change(self, user: str, id: str, cards: DeckList) -> DeckKept:
        await self.one(user, id)
        mine = sa.update(schema.decks).where(OF.id == id, OF.user == user)
        await self.db.run(mine.values(list=msgspec.json.encode(cards).decode(), changed=now()))
        return await self.one(user, id)

    async def share(self, user: str, id: str, on: bool) -> DeckKept:
        """A key that opens it for whoever has it; a new one each time, so that an old link can be made void."""
        await self.one(user, id)
        key = secrets.token_urlsafe(16) if on else None
        await self.db.run(sa.update(schema.decks).where(OF.id == id, OF.user == user).values(key=key))
        return await self.one(user, id)

    async def delete(self, user: str, id: str) -> None:
        await self.one(user, id)
        await self.db.run(sa.delete(schema.decks).where(OF.id == id, OF.user == user))
