"""The database: one writer that commits many matches at once, and readers that survive a cut connection."""
from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec
import psycopg
import sqlalchemy as sa
import structlog
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects import sqlite as lite
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ravenhill.core.errors import RavenhillError
from ravenhill.server.play.ledger import Row
from ravenhill.server.settings import Settings
from ravenhill.server.storage import schema

T = TypeVar("T")
log = structlog.get_logger("database")

PATIENCE: Final = 20.0               # seconds until a database that does not answer is an error
MOST_AT_ONCE: Final = 128            # appends in one transaction

# All lines of a batch in one statement, which is its own transaction; word to other workers leaves with its commit.
WRITE_LINES: Final = """
WITH written AS (
    INSERT INTO answers ("match", "n", "seat", "act", "option", "at", "writer")
    SELECT l->>0, (l->>1)::int, (l->>2)::int, (l->>3)::int, (l->>4)::int, (l->>5)::bigint, (l->>6)::bigint
    FROM json_array_elements(%s) AS l
)
SELECT pg_notify(%s, word) FROM json_array_elements_text(%s) AS word"""


class OutOfReach(RavenhillError):
    """The database does not answer. Nothing was acknowledged, and nothing may be lost or done."""


class Append:
    """Lines for one ledger, and what must be true together with them."""

    def __init__(self, match: str, rows: Sequence[Row], more: Sequence[sa.Executable] = ()) -> None:
        self.match = match
        self.rows = rows
        self.more = more
        self.writer = secrets.randbits(62)
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def lines(self) -> list[tuple[Any, ...]]:
        return [(self.match, *row, self.writer) for row in self.rows]


class Database:
    """Reads are tried again after a cut; appends are tried again only when it is known that they did not happen."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sqlite = settings.sqlite
        self.engine = open_engine(settings.database)
        # on PostgreSQL one question is its own transaction: two round trips less
        self.reader = self.engine.execution_options(reading=True) if self.sqlite else open_reader(settings.database)
        self.pen: AsyncConnection | None = None          # the connection that writes ledgers, kept open
        self.pending: list[Append] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.channel = ""                                # where the database itself tells other workers, if it does
        self.word: Callable[[list[Append]], list[str]] = lambda batch: []

    async def start(self) -> None:
        self.task = asyncio.create_task(self.write_on())

    async def stop(self) -> None:
        """Whatever is pending is written first."""
        while self.pending:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.lay_down_the_pen()
        await self.reader.dispose()
        await self.engine.dispose()

    # Reading and small writes

    async def rows(self, statement: sa.Executable, **values: Any) -> Sequence[sa.Row[Any]]:
        """What a query finds. A query made once, with `values` for its bound names, is cheaper than one made anew."""
        async def ask(connection: AsyncConnection) -> Sequence[sa.Row[Any]]:
            return (await connection.execute(statement, values)).all()
        return await self.patiently(ask, reading=True)

    async def first(self, statement: sa.Executable, **values: Any) -> sa.Row[Any] | None:
        found = await self.rows(statement, **values)
        return found[0] if found else None

    async def run(self, *statements: sa.Executable) -> int:
        """Statements that may safely be done twice, in one transaction; how many rows the last one changed."""
        async def do(connection: AsyncConnection) -> int:
            changed = 0
            for statement in statements:
                changed = (await connection.execute(statement)).rowcount
            return changed
        return await self.patiently(do)

    async def answers_now(self) -> bool:
        """Whether the database answers, without patience."""
        try:
            async with asyncio.timeout(2), self.reader.connect() as connection:
                await connection.execute(sa.select(sa.literal(1)))
            return True
        except (DBAPIError, OSError, TimeoutError):
            return False

    async def patiently(self, work: Callable[[AsyncConnection], Awaitable[T]], *, reading: bool = False) -> T:
        """Do it in a transaction; after a cut, do it again."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        pause = 0.05
        while True:
            try:
                async with self.reader.connect() if reading else self.engine.begin() as connection:
                    return await work(connection)
            except IntegrityError:
                raise
            except (OperationalError, InterfaceError, DBAPIError, OSError) as error:
                if not was_cut(error) or loop.time() > end:
                    if was_cut(error):
                        raise OutOfReach("the database does not answer") from error
                    raise
            await asyncio.sleep(pause)
            pause = min(1.0, pause * 2)

    # The ledger

    async def append(self, match: str, rows: Sequence[Row], more: Sequence[sa.Executable] = ()) -> bool:
        """Write the next lines of a ledger; True when they are durable, False if somebody else was faster."""
        append = Append(match, rows, more)
        self.pending.append(append)
        self.wake.set()
        return await asyncio.shield(append.done)

    async def write_on(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.pending:
                batch = self.pending[:MOST_AT_ONCE]
                await self.write_batch(batch)
                del self.pending[:len(batch)]

    async def write_batch(self, batch: list[Append]) -> None:
        """All in one transaction; if anything is wrong with one of them, each by itself."""
        try:
            if len({append.match for append in batch}) == len(batch):
                if self.sqlite or any(append.more for append in batch):
                    async with self.engine.begin() as connection:
                        await self.insert(connection, batch)
                else:
                    await self.write_lines(batch)
                for append in batch:
                    append.done.set_result(True)
                return
        except (DBAPIError, psycopg.Error, OSError) as error:
            if not isinstance(error, (IntegrityError, psycopg.IntegrityError)):
                log.warning("batch failed", fault=type(error).__name__)
        for append in batch:
            try:
                append.done.set_result(await self.write_one(append))
            except Exception as error:
                append.done.set_exception(error)

    async def write_one(self, append: Append) -> bool:
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        pause = 0.02
        while True:
            try:
                if await self.is_ours(append):
                    return True
                async with self.engine.begin() as connection:
                    await self.insert(connection, [append])
                return True
            except IntegrityError:
                return await self.is_ours(append)
            except (DBAPIError, OSError) as error:
                if not was_cut(error):
                    raise
                if loop.time() > end:
                    raise OutOfReach("the database does not answer") from error
            await asyncio.sleep(pause)
            pause = min(1.0, pause * 2)

    async def is_ours(self, append: Append) -> bool:
        """Whether these lines are there already: a commit whose echo was cut off."""
        of = schema.answers.c
        where = sa.select(of.writer).where(of.match == append.match, of.n == append.rows[0].n)
        found = await self.first(where)
        return found is not None and found[0] == append.writer

    async def write_lines(self, batch: list[Append]) -> None:
        """The common case on PostgreSQL, in one round trip on a connection of its own."""
        if self.pen is None:
            self.pen = await self.reader.connect()
        raw = await self.pen.get_raw_connection()
        assert isinstance(raw.driver_connection, psycopg.AsyncConnection)
        try:
            await raw.driver_connection.execute(WRITE_LINES, self.written(batch), prepare=True)
        except psycopg.IntegrityError:
            raise
        except BaseException:
            await self.lay_down_the_pen()
            raise

    def written(self, batch: list[Append]) -> tuple[str, str, str]:
        """The lines, and the word that is to leave with them."""
        lines = [line for append in batch for line in append.lines()]
        return msgspec.json.encode(lines).decode(), self.channel, msgspec.json.encode(self.word(batch)).decode()

    async def lay_down_the_pen(self) -> None:
        pen, self.pen = self.pen, None
        if pen is not None:
            await pen.invalidate()
            await pen.close()

    async def insert(self, connection: AsyncConnection, batch: list[Append]) -> None:
        """In a transaction, with all that must be true together with it."""
        if self.sqlite:
            names = ("match", "n", "seat", "act", "option", "at", "writer")
            lines = [dict(zip(names, line)) for append in batch for line in append.lines()]
            await connection.execute(sa.insert(schema.answers), lines)
        else:
            await connection.exec_driver_sql(WRITE_LINES, self.written(batch))
        for append in batch:
            for statement in append.more:
                await connection.execute(statement)


def was_cut(error: Exception) -> bool:
    """Whether the connection is at fault, or a lock, and not the statement."""
    if isinstance(error, OSError):
        return True
    return isinstance(error, (OperationalError, InterfaceError)) or (
        isinstance(error, DBAPIError) and error.connection_invalidated)


def open_engine(url: str) -> AsyncEngine:
    """SQLite in WAL, every commit synced; PostgreSQL with a small pool, whose dead connections are found by use."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=5, max_overflow=10, pool_timeout=10)
    engine = create_async_engine(url, connect_args={"timeout": 15})
    prepare_sqlite(engine.sync_engine)
    return engine


def open_reader(url: str) -> AsyncEngine:
    """Connections on which every statement is its own transaction, so that nothing is left to roll back."""
    return create_async_engine(
        url, isolation_level="AUTOCOMMIT", pool_size=5, max_overflow=10, pool_timeout=10, pool_reset_on_return=None)


def prepare_sqlite(engine: sa.Engine) -> None:
    @sa.event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None            # the transaction is begun below, not by the driver
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begun(connection: sa.Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")     # a reader waits for nobody


def upsert(table: sa.Table, sqlite: bool, values: dict[str, Any]) -> sa.Executable:
    """Insert, or write over the row with the same key."""
    keys = [column.name for column in table.primary_key]
    others = {name: value for name, value in values.items() if name not in keys}
    if sqlite:
        return lite.insert(table).values(values).on_conflict_do_update(index_elements=keys, set_=others)
    return postgresql.insert(table).values(values).on_conflict_do_update(index_elements=keys, set_=others)


def insert_once(table: sa.Table, sqlite: bool, values: dict[str, Any] | list[dict[str, Any]]) -> sa.Executable:
    """Insert, unless there is a row with the same key."""
    if sqlite:
        return lite.insert(table).values(values).on_conflict_do_nothing()
    return postgresql.insert(table).values(values).on_conflict_do_nothing()
