"""Bots of the server: what they remember travels with their questions, and one that thinks too long still answers."""
from __future__ import annotations

import asyncio
import os
import re
import time
from pathlib import Path
from typing import Any

import pytest

from ravenhill.client import Client
from ravenhill.core.dice import FastDice
from ravenhill.games import load
from ravenhill.server.play import matches
from ravenhill.server.play.tables import Tables
from ravenhill.server.settings import Settings
from ravenhill.server.workers.bots import Thinkers, choose
from ravenhill.server.workers.processes import TooMuch
from ravenhill.wire import NewMatch, SeatWanted
from tests.server.house import run
from tests.server.people import Over, pair
from tests.server.people import run as people_run
from tests.server.running import Server
from tests.server.services import free_port

ANSWERS = 60
BREATH_S = 0.2                       # between two answers: people are slower than the server
AT_ONCE_S = 0.5


def test_a_plan_survives_from_one_answer_to_the_next() -> None:
    """Of a plan remembered the next answer is given, without another thought; one that does not fit is forgotten."""
    game = load("five_armies")
    table = game.new()
    table.dice = FastDice(1)
    seat = table.to_answer()[0]
    question = table.ask(seat)
    kind, offered, view = type(question).__name__, list(table.offered), game.view(table, seat)
    assert len(offered) > 1
    for planned in offered[:2]:
        plan = [[kind, planned], ["Act", 3]]
        assert choose(game.name, {}, "squire", 1, view, kind, offered, [], plan) == (
            offered.index(planned), [["Act", 3]])
    alone, _ = choose(game.name, {}, "squire", 1, view, kind, offered, [], [])
    assert choose(game.name, {}, "squire", 1, view, kind, offered, [], [["Other", 0]])[0] == alone


class Slow:
    """Processes in which everything takes too long; and what they were asked."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    async def run(self, who: Any, work: Any, *job: Any) -> tuple[int, list[Any]]:
        self.asked.append(job)
        raise TooMuch("this takes longer than it is given")

    def stop(self) -> None: ...


class Quick(Slow):
    async def run(self, who: Any, work: Any, *job: Any) -> tuple[int, list[Any]]:
        self.asked.append(job)
        return 0, [*job[-1], len(self.asked)]


def test_a_bot_that_thinks_too_long_answers_something_legal(settings: Settings) -> None:
    async def work(tables: Tables) -> None:
        thinkers, slow = Thinkers(settings, tables), Slow()
        thinkers.processes = slow            # type: ignore[assignment]
        match, _ = await matches.make(tables, "ann", NewMatch("ford", seats=[SeatWanted("bot", "random")] * 2))
        opened = await tables.open(match)
        for seat in range(2):
            await thinkers.answer(opened, seat)
        assert slow.asked and opened.room.n > 0
    run(settings, work)


def test_a_bot_finds_its_memory_again_unless_something_else_has_happened(settings: Settings) -> None:
    async def work(tables: Tables) -> None:
        thinkers, quick = Thinkers(settings, tables), Quick()
        thinkers.processes = quick           # type: ignore[assignment]
        tables.think = lambda *_: None       # nobody thinks unless asked here
        match, _ = await matches.make(tables, "ann", NewMatch("five_armies", seats=[SeatWanted("bot", "random")] * 2))
        opened = await tables.open(match)
        seat = opened.room.asked()[0]
        view = opened.room.game.view(opened.room.table, seat)
        await thinkers.ask(opened, view, seat)
        await thinkers.ask(opened, view, seat)
        assert [job[-1] for job in quick.asked] == [[], [1]]
        thinkers.memories[opened.room.id, seat] = opened.room.n - 1, [7]
        await thinkers.ask(opened, view, seat)
        assert quick.asked[-1][-1] == []
    run(settings, work)


@pytest.mark.skipif("RAVENHILL_SOAK" not in os.environ, reason="it measures, with all cores busy")
def test_people_are_answered_while_captains_think_on_every_core(tmp_path: Path) -> None:
    """Captains play each other in as many processes as there are cores, and two people play beside them."""
    cores, metrics = os.cpu_count() or 1, f"127.0.0.1:{free_port()}"
    env = {"RAVENHILL_DATA": str(tmp_path), "RAVENHILL_LIMITS": "0", "RAVENHILL_BOT_PROCESSES": str(cores),
           "RAVENHILL_METRICS": metrics}
    server = Server(env).start()
    captains = NewMatch("five_armies", seats=[SeatWanted("bot", "captain")] * 2)
    times: list[float] = []

    async def play() -> float:
        async with Client(server.address) as host, pair(server.address) as people:
            for _ in range(2 * cores): await host.make(captains)
            while len(times) < ANSWERS:
                try: table = await people.asked()
                except Over: break
                began = time.perf_counter()
                await table.answer(0)
                times.append(time.perf_counter() - began)
                await asyncio.sleep(BREATH_S)
            told = (await host.http.get(f"http://{metrics}/metrics")).text
            return float(re.findall(r"^ravenhill_bot_seconds_count(?:\{.*\})? (\S+)", told, re.M)[0])

    try: thought = people_run(play, 180)
    finally: server.stop()
    times.sort()
    print(f"{len(times)} answers: median {1000 * times[len(times) // 2]:.0f} ms, slowest {1000 * times[-1]:.0f}; "
          f"captains answered {thought:.0f} questions")
    assert len(times) > 20 and times[len(times) * 95 // 100] < AT_ONCE_S
    assert thought > 20                                       # all the while
