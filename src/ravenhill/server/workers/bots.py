"""Bots at the tables: they think in other processes, see what their seat sees, and answer like anybody."""
from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

import msgspec
import structlog

from ravenhill import bots
from ravenhill.core.choices import Choice
from ravenhill.games import load
from ravenhill.server.ops import metrics
from ravenhill.server.play import actions
from ravenhill.server.play.sealed_dice import luck
from ravenhill.server.play.tables import OpenTable, Refusal, Tables
from ravenhill.server.settings import Settings
from ravenhill.server.workers.processes import FairQueue, Processes

MOST_ELSEWHERE: Final = 16           # questions of this server in the queue at once
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
    """A pool of processes, in which everybody's bots have their turn; a bot whose process dies is asked again."""

    def __init__(self, settings: Settings, tables: Tables) -> None:
        self.settings = settings
        self.tables = tables
        self.processes = Processes(settings.bot_processes)
        self.queue: Any = None                    # a SAQ queue, if there is one
        self.fair = FairQueue(MOST_ELSEWHERE)     # before it
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
                place = await self.ask(opened, view, seat)
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

    async def ask(self, opened: OpenTable, view: dict[str, Any], seat: int) -> int:
        room, bot = opened.room, opened.seats[seat].bot
        table = room.table.copy()
        question = table.ask(seat)
        assert question is not None
        offered = room.offered(table, seat, question)
        if len(offered) == 1:
            return 0                              # no process is needed to pass
        choices = [question.choice(table, option) for option in offered]
        named = [(type(choice).__module__, type(choice).__name__, msgspec.structs.asdict(choice)) for choice in choices]
        seed = luck(room.secret, room.n, seat)
        job: Job = (room.game.name, room.options_for(seat), bot, seed, view, type(question).__name__, offered, named)
        if self.queue is not None:
            from ravenhill.server.workers.queue import think_elsewhere

            async with self.fair.turn(opened.asker):
                return await think_elsewhere(self.queue, room.id, room.n, job)
        return await self.processes.run(opened.asker, choose, *job)

    async def start(self) -> None:
        if self.settings.queue:
            from ravenhill.server.workers.queue import open_queue

            self.queue = open_queue(self.settings.queue)
            await self.queue.connect()

    async def stop(self) -> None:
        self.processes.stop()
        if self.queue is not None:
            await self.queue.disconnect()
