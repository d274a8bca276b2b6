"""People at the wire: two who play each other, and how they play."""
from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeVar

from ravenhill.client import Client, RemoteTable, WireFault
from ravenhill.wire import NewMatch
from tests.server.running import run_alone

T = TypeVar("T")


def run(work: Callable[[], Coroutine[Any, Any, T]], patience: float = 60) -> T:
    async def soon() -> T:
        async with asyncio.timeout(patience):
            return await work()
    return run_alone(soon())


class Pair:
    """Ann sits west, Ben sits east; of other games, first and second."""

    def __init__(self, ann: Client, ben: Client, west: RemoteTable, east: RemoteTable) -> None:
        self.ann, self.ben, self.west, self.east = ann, ben, west, east
        self.id = west.id
        self.tables = (west, east)

    async def asked(self) -> RemoteTable:
        """Whoever is asked, once one of them is."""
        while True:
            for table in self.tables:
                if table.question is not None:
                    return table
            waits = [asyncio.ensure_future(table.next()) for table in self.tables]
            done, pending = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED, timeout=30)
            assert done, "nobody is asked anything"
            for task in pending:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)
            for task in done:
                task.result()
            if any(table.over for table in self.tables):
                raise Over

    async def play(self, answers: int = 1_000_000, seed: int = 1) -> int:
        """Answer at random until it is over, or enough."""
        dice = random.Random(seed)
        given = 0
        try:
            while given < answers:
                table = await self.asked()
                assert table.question is not None
                try:
                    await table.answer(dice.randrange(len(table.question.options)))
                    given += 1
                except WireFault as fault:
                    if fault.fault != "stale":
                        raise
                if table.over:
                    break
        except Over:
            pass
        if any(table.over for table in self.tables):
            for table in self.tables:
                await table.wait("over")
        return given


class Over(Exception):
    """The match is over."""


@asynccontextmanager
async def pair(address: str, **options: Any) -> AsyncIterator[Pair]:
    """Two people who have just sat down."""
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(Client(address))
        ben = await stack.enter_async_context(Client(address))
        made = await ann.make(NewMatch(options.pop("game", "ford"), **options))
        first, second = made.links
        await ann.join(made.match.id, made.links[first], "Ann")
        await ben.join(made.match.id, made.links[second], "Ben")
        west = await stack.enter_async_context(ann.sit_at(made.match.id, first))
        east = await stack.enter_async_context(ben.sit_at(made.match.id, second))
        yield Pair(ann, ben, west, east)
