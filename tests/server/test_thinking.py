"""Bots of the server: what they remember travels with their questions, and one that thinks too long still answers."""
from __future__ import annotations

from typing import Any

from ravenhill.core.dice import FastDice
from ravenhill.games import load
from ravenhill.server.play import matches
from ravenhill.server.play.tables import Tables
from ravenhill.server.settings import Settings
from ravenhill.server.workers.bots import Thinkers, choose
from ravenhill.server.workers.processes import TooMuch
from ravenhill.wire import NewMatch, SeatWanted
from tests.server.house import run


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
