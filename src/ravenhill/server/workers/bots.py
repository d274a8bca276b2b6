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
from ravenhill.bots.advice import advise
from ravenhill.core.choices import Choice
from ravenhill.core.dice import FastDice
from ravenhill.games import load
from ravenhill.server.ops import metrics
from ravenhill.server.play import actions
from ravenhill.server.play.open_table import OpenTable
from ravenhill.server.play.sealed_dice import luck
from ravenhill.server.play.tables import Tables
from ravenhill.server.refusals import Refusal
from ravenhill.server.settings import Settings
from ravenhill.server.workers.processes import FairQueue, Processes, Stopped, TooMuch

MOST_ELSEWHERE: Final = 16           # questions of this server in the queue at once
LONGEST_S: Final = 20                # of a processor, for one answer: far more than any level takes
log = structlog.get_logger("thinking")
Named = list[tuple[str, str, dict[str, Any]]]
Memory = list[Any]                   # what a bot remembers from one answer to the next: plain data
# The arguments of `choose`:
Job = tuple[str, dict[str, Any], str, int, dict[str, Any], str, list[int], Named, Memory]


def choose(
    game: str, options: Mapping[str, Any], bot: str, seed: int, view: dict[str, Any], kind: str, offered: list[int],
    choices: list[tuple[str, str, dict[str, Any]]], memory: Memory,
) -> tuple[int, Memory]:
    """The place of the option a bot chooses. It is given what its seat sees and is asked, and what it remembers."""
    named: list[Choice] = [getattr(import_module(module), name)(**fields) for module, name, fields in choices]
    thinker = bots.load(bot, load(game), seed, options)
    thinker.memory = memory
    chosen = thinker.choose(view, kind, offered, named)
    return offered.index(chosen), thinker.memory


def advised(
    game: str, options: Mapping[str, Any], seed: int, view: dict[str, Any], kind: str, offered: list[int],
) -> dict[str, Any] | None:
    """What the captain of a game would do in a seat's place, if it has one."""
    judge = bots.judge(load(game))
    if judge is None: return None
    found = advise(judge(load(game), FastDice(seed), options), view, kind, offered)
    return {**msgspec.to_builtins(found), "reasons": [term for term, _ in found.reasons]}


class Thinkers:
    """A pool of processes, in which everybody's bots have their turn.

    A bot is not kept in any of them: what it remembers travels with its question. One that thinks too long, or whose
    process dies, gives any legal answer, so that nobody waits for ever.
    """

    def __init__(self, settings: Settings, tables: Tables) -> None:
        self.settings = settings
        self.tables = tables
        self.processes = Processes(settings.bot_processes, seconds=LONGEST_S, yields=True)
        self.queue: Any = None                    # a SAQ queue, if there is one
        self.fair = FairQueue(MOST_ELSEWHERE)     # before it
        self.busy: set[tuple[str, int]] = set()
        self.memories: dict[tuple[str, int], tuple[int, Memory]] = {}      # and after which line of the ledger
        tables.think, tables.advise = self.think, self.advise

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
                    if mark in self.memories: self.memories[mark] = opened.room.n, self.memories[mark][1]
                except Refusal as refusal:
                    if refusal.fault not in ("stale", "paused"):
                        log.info("bot refused", match=opened.room.id, fault=refusal.fault)
                        return
        except Stopped:
            pass                                      # it will be asked again by the next server
        except Exception:
            log.exception("bot failed", match=opened.room.id)
        finally:
            self.busy.discard(mark)
            if opened.room.table.ended: self.memories.pop(mark, None)

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
        after, memory = self.memories.pop((room.id, seat), (room.n, []))
        job: Job = (room.game.name, room.options_for(seat), bot, seed, view, type(question).__name__, offered, named,
                    memory if after == room.n else [])
        if self.queue is not None:
            from ravenhill.server.workers.queue import think_elsewhere

            async with self.fair.turn(opened.asker):
                place, memory = await think_elsewhere(self.queue, room.id, room.n, job)
        else:
            try:
                place, memory = await self.processes.run(opened.asker, choose, *job)
            except TooMuch:
                log.warning("a bot thought too long", match=room.id, bot=bot, question=job[5])
                return 0
        if memory: self.memories[room.id, seat] = room.n, memory
        return place

    async def advise(self, opened: OpenTable, seat: int) -> dict[str, Any] | None:
        """A hint for a person, in the same fair turns as bots think."""
        room = opened.room
        view, table = room.game.view(room.table, seat), room.table.copy()
        question = table.ask(seat)
        assert question is not None
        offered, seed = room.offered(table, seat, question), luck(room.secret, room.n, seat)
        try:
            return await self.processes.run(opened.asker, advised, room.game.name, room.options_for(seat), seed, view,
                                            type(question).__name__, offered)
        except (TooMuch, Stopped):
            return None

    async def start(self) -> None:
        if self.settings.queue:
            from ravenhill.server.workers.queue import open_queue

            self.queue = open_queue(self.settings.queue)
            await self.queue.connect()

    async def stop(self) -> None:
        self.processes.stop()
        if self.queue is not None:
            await self.queue.disconnect()
