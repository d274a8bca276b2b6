"""Hints over the wire: for whoever plays bots, from what the seat sees, and for nobody who plays a person."""
from __future__ import annotations

import asyncio

import pytest

from ravenhill.bots.five_armies.worth import TERMS
from ravenhill.client import Client, WireFault
from ravenhill.wire import NewMatch, SeatWanted
from tests.server.people import pair, run
from tests.server.running import Server


def test_a_hint_names_one_of_the_options_and_why(server: Server) -> None:
    async def ask() -> None:
        async with Client(server.address) as ann:
            made = await ann.make(NewMatch("five_armies", seats=[SeatWanted(), SeatWanted("bot", "novice")]))
            seat = next(iter(made.links))
            await ann.join(made.match.id, made.links[seat], "Ann")
            async with ann.sit_at(made.match.id, seat) as table:
                await table.wait("question")
                assert table.question is not None
                while (found := await table.hint()).still: await asyncio.sleep(0.05)
                hint = found.hint
                assert hint is not None and 0 <= hint.option < len(table.question.options)
                assert 0 <= hint.chance <= 1 and hint.error > 0
                assert len(hint.reasons) <= 3 and set(hint.reasons) <= set(TERMS)

    run(ask)


def test_a_game_without_a_captain_says_nothing(server: Server) -> None:
    async def ask() -> None:
        async with Client(server.address) as ann:
            made = await ann.make(NewMatch("ford", seats=[SeatWanted(), SeatWanted("bot", "novice")]))
            seat = next(iter(made.links))
            await ann.join(made.match.id, made.links[seat], "Ann")
            async with ann.sit_at(made.match.id, seat) as table:
                await table.wait("question")
                while (found := await table.hint()).still: await asyncio.sleep(0.05)
                assert found.hint is None

    run(ask)


def test_nobody_is_helped_against_another_person(server: Server) -> None:
    async def ask() -> None:
        async with pair(server.address) as two:
            table = await two.asked()
            with pytest.raises(WireFault) as fault: await table.hint()
            assert fault.value.fault == "hints"

    run(ask)
