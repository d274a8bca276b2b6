"""The database: one writer that commits many matches at once, and readers that survive a cut connection."""
from __future__ import annotations

import asyncio
import secrets
import shutil
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
import psycopg
import sqlalchemy as sa
import stamina
import stamina.instrumentation
import structlog
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects import sqlite as lite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ravenhill.core.errors import RavenhillError
from ravenhill.server.play.ledger import Row
from ravenhill.server.settings import Settings
from ravenhill.server.storage import schema
from ravenhill.server.storage.connections import Patience, cut, open_engine, open_reader, was_cut
from ravenhill.server.storage.sqlite import SqliteFile

T = TypeVar("T")
log = structlog.get_logger("database")

STALL: Final = 3.0                   # seconds a line waits to be written until this server is not ready
BACKOFF: Final[dict[str, Any]] = {"attempts": None, "wait_initial": 0.05, "wait_max": 1.0, "wait_jitter": 0.05}
ROOM_TO_WRITE: Final = 16_000_000    # bytes of a disk that is full for us
MOST_AT_ONCE: Final = 128            # appends in one transaction

# All lines of a batch in one statement, which is its own transaction; word to other workers leaves with its commit.
WRITE_LINES: Final = """
WITH written AS (
    INSERT INTO answers ("match", "n", "seat", "act", "option", "at", "writer")
    SELECT l->>0, (l->>1)::int, (l->>2)::int, (l->>3)::int, (l->>4)::int, (l->>5)::bigint, (l->>6)::bigint
    FROM json_array_elements(%s) AS l
), sealed AS (
    UPDATE matches SET head = h->>1, length = (h->>2)::int FROM json_array_elements(%s) AS h
    WHERE id = h->>0 AND head <> ''
)
SELECT pg_notify(%s, word) FROM json_array_elements_text(%s) AS word"""


# The head of the chain beside the ledger: a line that is cut off or changed is missed by it.
SEAL_LEDGER: Final = (
    sa.update(schema.matches).where(schema.matches.c.id == sa.bindparam("of"), schema.matches.c.head != "")
    .values(head=sa.bindparam("now"), length=sa.bindparam("lines")))


def retried(details: stamina.instrumentation.RetryDetails) -> None:
    """One word for the log; what was asked stays out of it."""
    log.warning("again", fault=type(details.caused_by).__name__, times=details.retry_num)


stamina.instrumentation.set_on_retry_hooks([retried])


class OutOfReach(RavenhillError):
    """The database does not answer. Nothing was acknowledged, and nothing may be lost or done."""


class Append:
    """Lines for one ledger, and what must be true together with them."""

    def __init__(self, match: str, rows: Sequence[Row], head: str, more: Sequence[sa.Executable] = ()) -> None:
        self.match = match
        self.rows = rows
        self.head = head
        self.more = more
        self.writer = secrets.randbits(62)
        self.since = asyncio.get_running_loop().time()
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def lines(self) -> list[tuple[Any, ...]]:
        return [(self.match, *row, self.writer) for row in self.rows]

    def ends(self, how: bool | Exception) -> None:
        """True: durable. False: somebody else was faster. Who waited may have given up before."""
        if self.done.done():
            return
        if isinstance(how, Exception):
            self.done.set_exception(how)
            self.done.exception()                        # somebody may have stopped waiting: that is no error
        else:
            self.done.set_result(how)


class Database:
    """Reads are tried again after a cut; appends are tried again only when it is known that they did not happen."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sqlite = settings.sqlite
        self.patience = Patience(settings.patience)
        self.file = SqliteFile(settings.database, self.patience) if self.sqlite else None
        if self.file is None:
            url = settings.database
            self.engine = open_engine(url, 5, self.patience)
            self.ledger = open_engine(url, 1, self.patience)         # of which no page takes a connection
            self.reader = open_reader(url, self.patience)    # one question is its own transaction: two round trips less
        self.pen: AsyncConnection | None = None          # the connection that writes ledgers, kept open
        self.pending: list[Append] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.closing = False
        self.in_use: set[psycopg.AsyncConnection[Any]] = set()
        self.pulse: asyncio.Task[None] | None = None     # the last look whether it can be written, and when
        self.beaten = 0.0
        self.channel = ""                                # where the database itself tells other workers, if it does
        self.word: Callable[[list[Append]], list[str]] = lambda batch: []

    async def start(self) -> None:
        self.task = asyncio.create_task(self.write_on())

    async def stop(self, patience: float = 20) -> None:
        """Whatever is pending is written first, if it can be written soon; nobody was told that it was."""
        end = asyncio.get_running_loop().time() + patience
        while self.pending and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.01)
        self.closing = True
        for task in (self.task, self.pulse):
            if task is not None:
                task.cancel()
        for connection in list(self.in_use):             # a database that does not answer holds up nobody
            cut(connection)
        await asyncio.gather(*filter(None, (self.task, self.pulse)), return_exceptions=True)
        await self.lay_down_the_pen()
        if self.file is not None:
            self.file.close()
            return
        for engine in (self.reader, self.ledger, self.engine):
            await engine.dispose()

    # Reading and small writes

    async def rows(self, statement: sa.Executable, **values: Any) -> Sequence[sa.Row[Any]]:
        """What a query finds. A query made once, with `values` for its bound names, is cheaper than one made anew."""
        return await self.patiently(lambda connection: connection.execute(statement, values).all(), reading=True)

    async def first(self, statement: sa.Executable, **values: Any) -> sa.Row[Any] | None:
        found = await self.rows(statement, **values)
        return found[0] if found else None

    async def run(self, *statements: sa.Executable) -> int:
        """Statements that may safely be done twice, in one transaction; how many rows the last one changed."""
        def do(connection: sa.Connection) -> int:
            changed = 0
            for statement in statements:
                changed = connection.execute(statement).rowcount
            return changed
        return await self.patiently(do)

    async def patiently(self, work: Callable[[sa.Connection], T], *, reading: bool = False) -> T:
        """Do it in a transaction; after a cut, do it again."""
        try:
            return await self.do(work, reading=reading)
        except Exception as error:
            if not was_cut(error):
                raise
        try:
            async for attempt in stamina.retry_context(on=was_cut, timeout=self.patience.whole, **BACKOFF):
                with attempt:
                    return await self.do(work, reading=reading)
        except Exception as error:
            if was_cut(error):
                raise OutOfReach("the database does not answer") from error
            raise
        raise AssertionError("stamina gives up by raising")

    async def do(self, work: Callable[[sa.Connection], T], *, reading: bool = False, ledger: bool = False) -> T:
        """Once: in one transaction, or to read. What takes too long is cut: a database may stop without a word."""
        if self.closing:
            raise OutOfReach("the server stops")
        if self.file is not None:
            return await (self.file.read(work) if reading else self.file.write(work, first=ledger))
        engine = self.reader if reading else self.ledger if ledger else self.engine
        async with engine.connect() as connection, self.not_for_ever(connection):
            if reading:
                return await connection.run_sync(work)
            async with connection.begin():
                return await connection.run_sync(work)

    @asynccontextmanager
    async def not_for_ever(self, connection: AsyncConnection) -> AsyncIterator[None]:
        """SQLite waits for a lock by itself, and not long; PostgreSQL's connection is cut from outside."""
        driver = (await connection.get_raw_connection()).driver_connection
        assert isinstance(driver, psycopg.AsyncConnection)
        self.in_use.add(driver)
        timer = asyncio.get_running_loop().call_later(self.patience.transaction, cut, driver)
        try:
            yield
        finally:
            timer.cancel()
            self.in_use.discard(driver)

    # Whether it works

    async def fault(self) -> str:
        """What is wrong with it now, if anything: without patience."""
        if self.task is None or self.task.done():
            return "the writer has ended"
        if self.pending and asyncio.get_running_loop().time() - self.pending[0].since > STALL:
            return "the writer waits for the database"
        if self.sqlite and shutil.disk_usage(self.settings.data).free < ROOM_TO_WRITE:
            return "the disk is full"
        if self.pulse is None or (self.pulse.done() and asyncio.get_running_loop().time() - self.beaten > 1):
            self.pulse = asyncio.create_task(self.beat())
        await asyncio.wait([self.pulse], timeout=2)
        if not self.pulse.done():
            return "the database does not answer"
        error = self.pulse.exception()
        return "" if error is None else f"the database cannot be written ({type(error).__name__})"

    async def beat(self) -> None:
        """One small write: a database that is full, locked or gone shows it here."""
        self.beaten = asyncio.get_running_loop().time()
        beat = upsert(schema.house, self.sqlite, {"name": "pulse", "value": str(schema.now())})
        await self.do(lambda connection: connection.execute(beat))

    # The ledger

    async def append(self, match: str, rows: Sequence[Row], head: str, more: Sequence[sa.Executable] = ()) -> bool:
        """Write the next lines of a ledger; True when they are durable, False if somebody else was faster."""
        append = Append(match, rows, head, more)
        self.pending.append(append)
        self.wake.set()
        await asyncio.wait([append.done], timeout=self.patience.whole)
        append.ends(OutOfReach("the database does not answer"))
        return append.done.result()

    async def write_on(self) -> None:
        """For as long as the server lives, whatever the database does."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.pending:
                batch = self.pending[:MOST_AT_ONCE]
                try:
                    await self.write_batch(batch)
                except Exception as error:
                    log.exception("batch given up")
                    for append in batch:
                        append.ends(error)
                self.pending = [append for append in self.pending if not append.done.done()]

    async def write_batch(self, batch: list[Append]) -> None:
        """Again and again after a cut, until every line is written or nobody waits for it any more."""
        try:
            return await self.write_together(batch)
        except Exception as error:
            if not was_cut(error):
                raise
        async for attempt in stamina.retry_context(on=was_cut, timeout=None, **BACKOFF):
            with attempt:
                await self.see_what_is_there([append for append in batch if not append.done.done()])
                waited_for = [append for append in batch if not append.done.done()]
                if waited_for:
                    await self.write_together(waited_for)

    async def write_together(self, batch: list[Append]) -> None:
        """All in one transaction; if anything is wrong with one of them, each by itself."""
        try:
            if len({append.match for append in batch}) == len(batch):
                if self.sqlite or any(append.more for append in batch):
                    await self.do(partial(self.insert, batch), ledger=True)
                else:
                    await self.write_lines(batch)
                for append in batch:
                    append.ends(True)
                return
        except (DBAPIError, psycopg.Error) as error:
            if was_cut(error):
                log.warning("batch failed", fault=type(error).__name__)
                raise
        for append in batch:
            append.ends(await self.write_one(append))

    async def write_one(self, append: Append) -> bool | Exception:
        try:
            await self.do(partial(self.insert, [append]), ledger=True)
            return True
        except IntegrityError:
            await self.see_what_is_there([append])
            return append.done.result() if append.done.done() else OutOfReach("the ledger is not as it was")
        except DBAPIError as error:
            if was_cut(error):
                raise
            return error

    async def see_what_is_there(self, batch: list[Append]) -> None:
        """Lines that are there already: ours, by a commit whose echo was cut off, or somebody else's."""
        if not batch:
            return
        of = schema.answers.c
        places = sa.or_(*[sa.and_(of.match == append.match, of.n == append.rows[0].n) for append in batch])
        look = sa.select(of.match, of.n, of.writer).where(places)
        found = await self.do(lambda connection: connection.execute(look).all(), reading=True)
        written = {(row.match, row.n): row.writer for row in found}
        for append in batch:
            writer = written.get((append.match, append.rows[0].n))
            if writer is not None:
                append.ends(writer == append.writer)

    async def write_lines(self, batch: list[Append]) -> None:
        """The common case on PostgreSQL, in one round trip on a connection of its own."""
        if self.pen is None:
            self.pen = await (await self.ledger.connect()).execution_options(isolation_level="AUTOCOMMIT")
        raw = await self.pen.get_raw_connection()
        assert isinstance(raw.driver_connection, psycopg.AsyncConnection)
        try:
            async with self.not_for_ever(self.pen):
                await raw.driver_connection.execute(WRITE_LINES, self.written(batch), prepare=True)
        except psycopg.IntegrityError:
            raise
        except BaseException:
            await self.lay_down_the_pen()
            raise

    def written(self, batch: list[Append]) -> tuple[str, str, str, str]:
        """The lines, the heads after them, and the word that is to leave with them."""
        lines = [line for append in batch for line in append.lines()]
        heads = [(append.match, append.head, append.rows[-1].n + 1) for append in batch]
        return (msgspec.json.encode(lines).decode(), msgspec.json.encode(heads).decode(), self.channel,
                msgspec.json.encode(self.word(batch)).decode())

    async def lay_down_the_pen(self) -> None:
        pen, self.pen = self.pen, None
        if pen is not None:
            await pen.invalidate()
            await pen.close()

    def insert(self, batch: list[Append], connection: sa.Connection) -> None:
        """In a transaction, with all that must be true together with it."""
        if self.sqlite:
            names = ("match", "n", "seat", "act", "option", "at", "writer")
            lines = [dict(zip(names, line)) for append in batch for line in append.lines()]
            connection.execute(sa.insert(schema.answers), lines)
            connection.execute(SEAL_LEDGER, [
                {"of": append.match, "now": append.head, "lines": append.rows[-1].n + 1} for append in batch])
        else:
            connection.exec_driver_sql(WRITE_LINES, self.written(batch))
        for append in batch:
            for statement in append.more:
                connection.execute(statement)


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
