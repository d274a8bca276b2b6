"""A server without walls: the tables and their database, driven directly."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

from ravenhill.core.dice import FastDice
from ravenhill.server.play import actions, matches
from ravenhill.server.play.tables import OpenTable, Tables
from ravenhill.server.settings import Settings
from ravenhill.server.storage.database import Database
from ravenhill.server.workers.fanout import Fanout
from ravenhill.wire import FromServer, NewMatch
from tests.server.running import run_alone

T = TypeVar("T")
NONCES = ("ab" * 16, "cd" * 16)


class Listener:
    """Somebody at a table who writes down all that is said."""

    def __init__(self) -> None:
        self.n = 0
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.heard.append(data)

    def messages(self) -> list[FromServer]:
        return [msgspec.json.decode(data, type=FromServer) for data in self.heard]


@asynccontextmanager
async def house(settings: Settings) -> AsyncIterator[Tables]:
    db = Database(settings)
    await db.start()
    tables = Tables(settings, db, Fanout(msgspec.structs.replace(settings, database="sqlite")))
    try:
        yield tables
    finally:
        while tables.tasks:
            await asyncio.gather(*tables.tasks, return_exceptions=True)
        await db.stop()


def run(settings: Settings, work: Callable[[Tables], Coroutine[Any, Any, T]]) -> T:
    """Do something in a house of its own."""
    async def inside() -> T:
        async with house(settings) as tables:
            return await work(tables)
    return run_alone(inside())


async def new_match(tables: Tables, game: str = "ford", **more: Any) -> OpenTable:
    """A match with two people, begun."""
    id, keys = await matches.make(tables, "ann", NewMatch(game, **more))
    names = list(keys)
    for place, name in enumerate(names):
        await matches.join(tables, id, f"user{place}", name, keys[name], NONCES[place])
    return await tables.open(id)


async def play(tables: Tables, opened: OpenTable, answers: int = 1_000_000, seed: int = 1) -> int:
    """Answer at random, until it is over or enough."""
    dice = FastDice(seed)
    given = 0
    while opened.room.asked() and given < answers:
        seat = opened.room.asked()[dice.pick(len(opened.room.asked()))]
        table = opened.room.table.copy()
        assert table.ask(seat) is not None
        await actions.answer(tables, opened, seat, opened.room.seen[seat], [dice.pick(len(table.offered))])
        given += 1
    return given
