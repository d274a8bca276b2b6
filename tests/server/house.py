"""A server without walls: the tables and their database, driven directly."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

from ravenhill.core.dice import FastDice
from ravenhill.core.records import header_of
from ravenhill.games import load
from ravenhill.server.play import actions, matches, seats
from ravenhill.server.play.open_table import OpenTable
from ravenhill.server.play.records import Verdict, verify
from ravenhill.server.play.sealed_dice import nonce_hash
from ravenhill.server.play.signing import signer
from ravenhill.server.play.tables import Tables
from ravenhill.server.settings import Settings
from ravenhill.server.storage.database import Database
from ravenhill.server.workers.fanout import Fanout
from ravenhill.wire import FromServer, Join, NewMatch
from tests.server.running import run_alone

T = TypeVar("T")
NONCES = ("ab" * 16, "cd" * 16)
KEY = "5e" * 32                          # of the servers in these tests


class Listener:
    """Somebody at a table who writes down all that is said."""

    def __init__(self, user: str | None = None) -> None:
        self.n = 0
        self.user = user
        self.heard: list[bytes] = []
        self.left = ""

    def send(self, data: bytes) -> None:
        self.heard.append(data)

    def leave(self, why: str) -> None:
        self.left = why

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
        await join(tables, id, f"user{place}", name, keys[name], place)
    await show_nonces(tables, id)
    return await tables.open(id)


async def join(
    tables: Tables, id: str, user: str, name: str, key: str, place: int = 0, deck: Any = None, publish: bool = True,
) -> tuple[int, str]:
    """Take a seat, with one of our two nonces."""
    return await seats.join(tables, id, user, name, Join(key, nonce_hash(NONCES[place]), name, deck, publish))


async def show_nonces(tables: Tables, id: str) -> None:
    """Whoever sits there shows what it has promised."""
    for seat in await tables.read_seats(id):
        if seat.user is not None:
            nonce = next(nonce for nonce in NONCES if nonce_hash(nonce) == seat.nonce_hash)
            await seats.show_nonce(tables, id, seat.user, seat.seat, nonce)


def verified(record: bytes, seen: Sequence[str] = ()) -> Verdict:
    """What `verify` says to somebody who trusts the servers of these tests."""
    return verify(load(header_of(record).game), record, [signer(bytes.fromhex(KEY))], seen)


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
