"""Bots at the tables: they think in other processes, see what their seat sees, and answer like anybody."""
from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from importlib import import_module
from threading import Thread
from typing import Any
from zlib import crc32

import msgspec
import structlog

from ravenhill import bots
from ravenhill.core.choices import Choice
from ravenhill.games import load
from ravenhill.server.ops import metrics
from ravenhill.server.play import actions
from ravenhill.server.play.room import Room
from ravenhill.server.play.tables import OpenTable, Refusal, Tables
from ravenhill.server.settings import Settings

log = structlog.get_logger("thinking")
Named = list[tuple[str, str, dict[str, Any]]]
Job = tuple[str, dict[str, Any], str, int, dict[str, Any], str, list[int], Named]      # the arguments of `choose`


def choose(
    game: str, options: Mapping[str, Any], bot: str, seed: int, view: dict[str, Any], kind: str, offered: list[int],
    choices: list[tuple[str, str, dict[str, Any]]],
) -> int:
    """The place of the option a bot chooses. It is given what its seat sees and is asked, and nothing else."""
    named: list[Choice] = [getattr(import_module(module), name)(**fields) for module, name, fields in choices]
    chosen = bots.load(bot, load(game), seed, options).choose(view, kind, offered, named)
    return offered.index(chosen)


class Thinkers:
    """A pool of processes; a bot whose process dies is asked again."""

    def __init__(self, settings: Settings, tables: Tables) -> None:
        self.settings = settings
        self.tables = tables
        self.pool: ProcessPoolExecutor | None = None
        self.queue: Any = None                    # a SAQ queue, if there is one
        self.busy: set[tuple[str, int]] = set()
        tables.think = self.think

    def think(self, opened: OpenTable, seat: int) -> None:
        """Begin to think, unless this worker does already."""
        mark = (opened.room.id, seat)
        if mark not in self.busy:
            self.busy.add(mark)
            self.tables.background(self.answer(opened, seat))

    async def answer(self, opened: OpenTable, seat: int) -> None:
        mark = (opened.room.id, seat)
        try:
            while seat in opened.room.asked() and not opened.room.paused:
                if self.settings.delay:
                    await asyncio.sleep(self.settings.delay)
                n, view = opened.room.seen[seat], opened.room.game.view(opened.room.table, seat)
                started = time.perf_counter()
                place = await self.ask(opened.room, opened.seats[seat].bot, view, seat)
                metrics.thinking.observe(time.perf_counter() - started)
                try:
                    await actions.answer(self.tables, opened, seat, n, [place])
                except Refusal as refusal:
                    if refusal.fault not in ("stale", "paused"):
                        log.info("bot refused", match=opened.room.id, fault=refusal.fault)
                        return
        except Exception:
            log.exception("bot failed", match=opened.room.id)
        finally:
            self.busy.discard(mark)

    async def ask(self, room: Room, bot: str, view: dict[str, Any], seat: int) -> int:
        table = room.table.copy()
        question = table.ask(seat)
        assert question is not None
        offered = room.offered(table, seat, question)
        if len(offered) == 1:
            return 0                              # no process is needed to pass
        choices = [question.choice(table, option) for option in offered]
        named = [(type(choice).__module__, type(choice).__name__, msgspec.structs.asdict(choice)) for choice in choices]
        seed = crc32(f"{room.id}:{room.n}".encode())
        job: Job = (room.game.name, room.options, bot, seed, view, type(question).__name__, offered, named)
        if self.queue is not None:
            from ravenhill.server.workers.queue import think_elsewhere

            return await think_elsewhere(self.queue, room.id, room.n, job)
        for _ in range(3):
            pool = self.open_pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, choose, *job)
            except BrokenExecutor:
                log.warning("a bot's process died", match=room.id)
                if self.pool is pool:
                    self.pool = None
        raise Refusal("bot", "the bot cannot answer")

    def open_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            how = multiprocessing.get_context("forkserver")
            self.pool = ProcessPoolExecutor(self.settings.bot_processes, how, initializer=live_with_the_server)
        return self.pool

    async def start(self) -> None:
        if self.settings.queue:
            from ravenhill.server.workers.queue import open_queue

            self.queue = open_queue(self.settings.queue)
            await self.queue.connect()

    async def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
        if self.queue is not None:
            await self.queue.disconnect()


def live_with_the_server() -> None:
    """Ctrl-C is for the server, which closes its pool; and should it be killed, its bots do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()
