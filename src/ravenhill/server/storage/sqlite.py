"""A file of SQLite, by threads of its own: one way there and back, however many the statements."""
from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from ravenhill.server.storage.connections import Patience

READERS: Final = 2                   # threads: a reader waits for no writer, nor a writer for readers
T = TypeVar("T")


class SqliteFile:
    """In WAL, every commit synced. There is one writer at a time, so one thread writes."""

    def __init__(self, url: str, patience: Patience) -> None:
        self.writes = open_file(url, patience, reading=False)
        self.reads = open_file(url, patience, reading=True)
        self.writing = ThreadPoolExecutor(1, "sqlite-writer")
        self.reading = ThreadPoolExecutor(READERS, "sqlite-reader")
        self.writers = Writers(patience.pool)

    async def write(self, work: Callable[[sa.Connection], T], *, first: bool) -> T:
        """In one transaction."""
        def transaction() -> T:
            with self.writes.begin() as connection:
                return work(connection)

        async with self.writers.turn(first=first):
            return await asyncio.get_running_loop().run_in_executor(self.writing, transaction)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        def look() -> T:
            with self.reads.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.reading, look)

    def close(self) -> None:
        """Nobody waits for a thread that waits for a lock: it does so for seconds only."""
        for threads in (self.writing, self.reading):
            threads.shutdown(wait=False, cancel_futures=True)
        for engine in (self.writes, self.reads):
            engine.dispose()


def open_file(url: str, patience: Patience, *, reading: bool) -> sa.Engine:
    """For threads that read, each statement is its own transaction: nothing is begun and nothing left to roll back."""
    engine = sa.create_engine(
        url, connect_args={"timeout": patience.lock}, pool_timeout=patience.pool,
        pool_reset_on_return=None if reading else "rollback", hide_parameters=True,
        execution_options={"reading": reading})
    prepare_sqlite(engine, patience)
    return engine


def prepare_sqlite(engine: sa.Engine, patience: Patience) -> None:
    @sa.event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None            # the transaction is begun below, not by the driver
        cursor = connection.cursor()
        wait = f"busy_timeout={round(patience.lock * 1000)}"
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", wait):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begun(connection: sa.Connection) -> None:
        match connection.get_execution_options().get("reading"):
            case "at one moment": connection.exec_driver_sql("BEGIN")           # a reader waits for nobody
            case False | None: connection.exec_driver_sql("BEGIN IMMEDIATE")


class Writers:
    """Whoever wants to write stands in a row, and the ledger goes before it. SQLite's own waiting is to look again and
    again, up to a tenth of a second apart: under many writers somebody always came last."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.busy = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    @asynccontextmanager
    async def turn(self, *, first: bool) -> AsyncIterator[None]:
        """TimeoutError, which is as a cut, for whoever stands there too long: the file may be locked by others."""
        if self.busy:
            await self.wait(first)
        self.busy = True
        try:
            yield
        finally:
            self.call_next()

    async def wait(self, first: bool) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if first:
            self.waiting.appendleft(called)
        else:
            self.waiting.append(called)
        try:
            await asyncio.wait_for(called, self.patience)
        except BaseException:
            if called.done() and not called.cancelled():     # called, and gone before it heard
                self.call_next()
            raise

    def call_next(self) -> None:
        """It stays busy for whoever is called, so that nobody comes in between."""
        while self.waiting:
            called = self.waiting.popleft()
            if not called.done():
                called.set_result(None)
                return
        self.busy = False
