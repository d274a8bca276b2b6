"""Word between workers, over Litestar's channels: a match has moved on. A lost nudge costs seconds, no more."""
from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from typing import Any, Final

import msgspec
import psycopg
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from ravenhill.server.settings import Settings
from ravenhill.server.storage.connections import cut
from ravenhill.server.storage.database import Append, Database

CHANNEL: Final = "ravenhill"
MOST_WAITING: Final = 1000            # nudges that are not sent yet
MOST_IN_ONE: Final = 100             # matches in one nudge: PostgreSQL's limit is 8,000 bytes
log = structlog.get_logger("fanout")


class Nudge(msgspec.Struct, frozen=True, omit_defaults=True):
    """What other workers should look at."""
    worker: str
    rows: list[str] = []                 # matches whose ledger has grown
    around: str = ""                     # a match where somebody came, went, offered or joined
    here: list[int] | None = None        # the seats whose people are at this worker
    watching: int = 0
    said: int = 0                        # a line of chat
    revoked: list[str] = []              # sessions that have ended


class SteadyRedis(RedisChannelsPubSubBackend):
    """Redis that may be away for a while."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await super().publish(data, channels)
        except (RedisError, OSError) as error:
            log.warning("nudge lost", fault=type(error).__name__)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except (RedisError, OSError) as error:
                log.warning("listening again", fault=type(error).__name__)
                await asyncio.sleep(0.5)


class PostgresChannels(ChannelsBackend):
    """LISTEN on a connection of its own, opened again when it is cut. Ledgers notify inside their transaction."""

    def __init__(self, url: str, worker: str) -> None:
        self.url = url
        self.mine = f'{{"worker":"{worker}"'         # how one's own nudges begin: they come back, and tell nothing
        self.channels: set[str] = set()
        self.events: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.pending: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_WAITING)
        self.speaking: psycopg.AsyncConnection[Any] | None = None
        self.closing = False
        self.tasks: list[asyncio.Task[None]] = []

    async def on_startup(self) -> None:
        self.tasks = [asyncio.create_task(self.steadily(self.listen)), asyncio.create_task(self.steadily(self.speak))]

    async def on_shutdown(self) -> None:
        self.closing = True                              # a cut may come before what cancels the task, and hide it
        for task in self.tasks:
            task.cancel()
        if self.speaking is not None:
            cut(self.speaking)
        await asyncio.wait(self.tasks, timeout=1)

    async def steadily(self, work: Callable[[], Awaitable[None]]) -> None:
        while not self.closing:
            try:
                await work()
            except (psycopg.Error, OSError) as error:
                log.warning("connecting again", fault=type(error).__name__)
                await asyncio.sleep(0.5)

    async def connect(self) -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(self.url, autocommit=True, connect_timeout=5)

    async def listen(self) -> None:
        async with await self.connect() as connection:
            await connection.execute(f'LISTEN "{CHANNEL}"')
            async for notice in connection.notifies():
                if not notice.payload.startswith(self.mine):
                    self.events.put_nowait((notice.channel, notice.payload.encode()))

    async def speak(self) -> None:
        async with await self.connect() as self.speaking:
            while True:
                channel, data = await self.pending.get()
                await self.speaking.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            if self.pending.full():                      # the database has stopped; a lost nudge costs seconds
                self.pending.get_nowait()
            self.pending.put_nowait((channel, data))

    async def subscribe(self, channels: Iterable[str]) -> None:
        self.channels.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self.channels -= set(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            channel, data = await self.events.get()
            if channel in self.channels:
                yield channel, data

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []


class Fanout:
    """What this worker tells the others, and hears from them."""

    def __init__(self, settings: Settings) -> None:
        self.worker = secrets.token_hex(4)
        self.url = settings.channels or ("" if settings.sqlite else settings.database)
        self.plugin = ChannelsPlugin(self.backend(), channels=[CHANNEL])
        self.task: asyncio.Task[None] | None = None

    @property
    def by_postgres(self) -> bool:
        return self.url.startswith("postgres")

    def backend(self) -> ChannelsBackend:
        if not self.url:
            return MemoryChannelsBackend()
        if self.by_postgres:
            return PostgresChannels(self.url.replace("postgresql+psycopg://", "postgresql://"), self.worker)
        return SteadyRedis(redis=Redis.from_url(self.url), stream_sleep_no_subscriptions=50)

    async def start(self, db: Database, hear: Callable[[Nudge], Awaitable[None]]) -> None:
        if self.by_postgres and not db.sqlite:
            db.channel, db.word = CHANNEL, self.word
        self.task = asyncio.create_task(self.listen(hear))

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def tell(self, nudge: Nudge) -> None:
        if self.url:
            self.plugin.publish(msgspec.json.encode(nudge), CHANNEL)

    def moved(self, match: str, db: Database) -> None:
        """This ledger has grown; in PostgreSQL the transaction has said so already."""
        if not db.channel:
            self.tell(Nudge(self.worker, [match]))

    def word(self, batch: list[Append]) -> list[str]:
        """What the database shall say when it has these lines."""
        moved = [append.match for append in batch]
        return [msgspec.json.encode(Nudge(self.worker, moved[start:start + MOST_IN_ONE])).decode()
                for start in range(0, len(moved), MOST_IN_ONE)]

    async def listen(self, hear: Callable[[Nudge], Awaitable[None]]) -> None:
        async with self.plugin.start_subscription(CHANNEL) as subscriber:
            async for event in subscriber.iter_events():
                try:
                    nudge = msgspec.json.decode(event, type=Nudge)
                    if nudge.worker != self.worker:
                        await hear(nudge)
                except Exception:
                    log.exception("nudge not heard")
