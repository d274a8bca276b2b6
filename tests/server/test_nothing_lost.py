"""Nothing is lost: workers are killed, connections are cut, people come back, and every ledger is whole."""
from __future__ import annotations

import asyncio
import contextlib
import os
import random

import msgspec
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from ravenhill.client import RemoteTable
from ravenhill.server.play.ledger import ANSWER
from ravenhill.server.settings import read_settings
from ravenhill.server.storage import maintenance, schema
from tests.server.house import KEY
from tests.server.running import Server, run_alone
from tests.server.services import Postgres
from tests.server.stubborn import GONE, Stubborn, check_ledger, make_matches

STUCK = 400              # seconds: forty are enough on a quiet machine, and a busy one is no fault of the server


async def trouble(
    servers: list[Server], cluster: Postgres | None, url: str, people: list[Stubborn], done: asyncio.Event, seed: int,
    most: int,
) -> list[str]:
    """Kill a worker or cut all connections of the database, every few answers; then let everybody finish.

    By answers and not by the clock: how long a match takes is the machine's affair.
    """
    dice = random.Random(seed)
    made: list[str] = []
    while not done.is_set() and len(made) < most:
        until = answered(people) + dice.uniform(1, 3) * len(people)
        while answered(people) < until and not done.is_set():
            await asyncio.sleep(0.01)
        if done.is_set():
            break
        if cluster is not None and dice.random() < 0.4:
            await asyncio.to_thread(cluster.cut, url)
            made.append("cut")
        else:
            server = dice.choice(servers)
            server.kill()
            await asyncio.to_thread(server.start)
            made.append("kill")
    return made


def answered(people: list[Stubborn]) -> int: return sum(len(person.acknowledged) for person in people)


def play_through_trouble(
    env: dict[str, str], cluster: Postgres | None, *, workers: int, count: int, seed: int, most: int,
) -> None:
    servers = [Server(env) for _ in range(workers)]
    for server in servers:
        server.start(wait=False)
    for server in servers:
        server.wait_until_ready()

    async def through() -> tuple[list[Stubborn], list[str]]:
        people = await make_matches(servers[0].address, count, [server.address for server in servers])
        done = asyncio.Event()
        making = asyncio.create_task(
            trouble(servers, cluster, env.get("DATABASE_URL", ""), people, done, seed, most))
        try:
            async with asyncio.timeout(STUCK):
                await asyncio.gather(*(person.play() for person in people))
        except TimeoutError:
            standing = sorted({person.id for person in people if not person.done})
            raise AssertionError(f"{len(standing)} of {count} matches do not end: {standing[:3]}") from None
        finally:
            done.set()
        troubles = await making
        for person in people:
            await person.client.http.aclose()
        return people, troubles

    try:
        people, troubles = run_alone(through())
    finally:
        for server in servers:
            server.stop()
    settings = read_settings(env)
    assert troubles.count("kill") >= 2 and sum(person.cuts for person in people) > count
    if cluster is not None:
        assert "cut" in troubles
    for west, east in zip(people[::2], people[1::2]):
        check_ledger(settings, west, east)
    checked = maintenance.check(settings)
    assert checked.matches == count and not checked.faults, checked.faults


def test_fifty_matches_survive_killed_workers_and_a_cut_database(cluster: Postgres, tmp_path) -> None:
    env = {"RAVENHILL_DATA": str(tmp_path), "RAVENHILL_KEY": KEY, "RAVENHILL_LIMITS": "0", "RAVENHILL_SWEEP": "0.5",
           "RAVENHILL_CATCH_UP": "0.5", "DATABASE_URL": cluster.database(), "RAVENHILL_LOG": "warning"}
    play_through_trouble(env, cluster, workers=2, count=50, seed=1, most=9)


def test_matches_on_sqlite_survive_a_killed_server(tmp_path) -> None:
    env = {"RAVENHILL_DATA": str(tmp_path), "RAVENHILL_KEY": KEY, "RAVENHILL_LIMITS": "0", "RAVENHILL_LOG": "warning"}
    play_through_trouble(env, None, workers=1, count=10, seed=2, most=4)


@pytest.mark.slow
@pytest.mark.skipif("RAVENHILL_SOAK" not in os.environ, reason="minutes: `make soak`")
@pytest.mark.parametrize("seed", range(3, 8))
def test_fifty_matches_again_and_again(cluster: Postgres, tmp_path, seed: int) -> None:
    env = {"RAVENHILL_DATA": str(tmp_path), "RAVENHILL_KEY": KEY, "RAVENHILL_LIMITS": "0", "RAVENHILL_CATCH_UP": "0.5",
           "DATABASE_URL": cluster.database(), "RAVENHILL_LOG": "warning"}
    play_through_trouble(env, cluster, workers=3, count=50, seed=seed, most=1000)


def test_a_server_that_is_asked_to_stop_finishes_what_was_begun(env: dict[str, str], tmp_path) -> None:
    """SIGTERM in the middle of play: sockets are told to come back, and every acknowledged answer is there."""
    server = Server({**env, "RAVENHILL_DATA": str(tmp_path)}).start()

    async def play() -> tuple[str, int, list[bytes]]:
        people = await make_matches(server.address, 1, [server.address])
        told: list[bytes] = []

        async def until_cut(person: Stubborn) -> None:
            table = RemoteTable(person.client, person.id, person.seat)
            table.bytes = told
            with contextlib.suppress(*GONE):
                await table.open()
                await person.play_on(table)
            with contextlib.suppress(*GONE, ConnectionClosed):
                while table.socket is not None:      # there is none if the server had gone before the line came back
                    await table.next()               # what was still on its way
            await table.close()

        playing = asyncio.gather(*(until_cut(person) for person in people))
        while not playing.done() and sum(len(person.acknowledged) for person in people) < 5:
            await asyncio.sleep(0.02)
        assert await asyncio.to_thread(server.stop) in (0, -15)
        await playing
        for person in people:
            await person.client.http.aclose()
        return people[0].id, sum(len(person.acknowledged) for person in people), told

    id, acknowledged, told = run_alone(play())
    settings = read_settings({**env, "RAVENHILL_DATA": str(tmp_path)})
    with maintenance.open_for_keeping(settings, reading=True) as connection:
        of = schema.answers.c
        rows = connection.execute(sa.select(of.seat).where(of.match == id, of.act == ANSWER, of.seat >= 0)).all()
    assert acknowledged > 0 and len(rows) >= acknowledged
    assert {"is": "bye", "why": "restart"} in [msgspec.json.decode(data) for data in told]
