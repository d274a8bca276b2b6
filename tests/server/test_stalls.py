"""The database stops without a word: answers wait or are refused, the writer goes on, and the server can be stopped."""
from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from ravenhill.client import Client, RemoteTable, WireFault
from ravenhill.server.storage.connections import Patience
from tests.server import services
from tests.server.house import KEY
from tests.server.people import pair, run
from tests.server.running import Server

pytestmark = pytest.mark.slow
PATIENCE = 20.0 if "RAVENHILL_SOAK" in os.environ else 12.0      # seconds; `make soak` has as many as a host


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[services.Postgres]:
    """One that may be stopped: nobody else uses it."""
    with services.postgres() as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Stall]]:
    """One server on each database, for all that is done to it here."""
    folder = tmp_path_factory.mktemp("stalls")
    env = {"RAVENHILL_DATA": str(folder), "RAVENHILL_KEY": KEY, "RAVENHILL_LIMITS": "0", "RAVENHILL_SWEEP": "0.2",
           "RAVENHILL_PATIENCE": str(PATIENCE)}
    cluster = request.getfixturevalue("own_cluster") if request.param == "postgresql" else None
    if cluster is not None:
        env["DATABASE_URL"] = cluster.database()
    server = Server(env)
    try:
        yield server, Stall(cluster, folder / "ravenhill.db")
    finally:
        server.stop()


@pytest.fixture
def stall(site: tuple[Server, Stall]) -> Iterator[tuple[Server, Stall]]:
    server, database = site
    if server.process is None or server.process.poll() is not None:
        server.start()
    try:
        yield site
    finally:
        database.end()


class Stall:
    """PostgreSQL is stopped, with all its connections; SQLite's file is locked by somebody else."""

    def __init__(self, cluster: services.Postgres | None, file: Path) -> None:
        self.cluster = cluster
        self.file = file
        self.lock: sqlite3.Connection | None = None

    def begin(self) -> None:
        if self.cluster is not None:
            self.cluster.pause()
        else:
            self.lock = sqlite3.connect(self.file, isolation_level=None, timeout=20, check_same_thread=False)
            self.lock.execute("BEGIN IMMEDIATE")

    def end(self) -> None:
        if self.cluster is not None:
            self.cluster.go_on()
        elif self.lock is not None:
            with closing(self.lock):
                self.lock.rollback()
            self.lock = None


async def ready(server: Server) -> int:
    async with httpx.AsyncClient(trust_env=False, timeout=20) as web:
        return (await web.get(f"{server.address}/ready")).status_code


async def answer(table: RemoteTable) -> str:
    """What comes of one answer: nothing, or the fault."""
    try:
        await table.answer(0)
        return ""
    except WireFault as fault:
        return fault.fault


async def eventually_ready(server: Server) -> None:
    """However long it takes: whoever runs this has a limit."""
    while await ready(server) != 200:
        await asyncio.sleep(0.1)


async def eventually_not_ready(server: Server) -> None:
    while await ready(server) != 503:
        await asyncio.sleep(0.1)


def test_a_short_stall_only_makes_answers_wait(stall: tuple[Server, Stall]) -> None:
    """Longer than the pool waits for a connection, and with more people than it has."""
    server, database = stall

    async def play() -> None:
        async with pair(server.address) as two, Client(server.address) as stranger:
            await two.play(4)
            table = await two.asked()
            database.begin()
            waiting = asyncio.create_task(answer(table))
            crowd = [asyncio.create_task(stranger.http.post("/api/me", json={"name": f"n{n}"})) for n in range(24)]
            await asyncio.gather(asyncio.sleep(Patience(PATIENCE).pool + 1), eventually_not_ready(server))
            database.end()
            assert await waiting == ""
            await asyncio.gather(*crowd)
            await eventually_ready(server)
            await two.play()
            assert two.west.over and two.east.over

    run(play, 90)


def test_a_long_stall_refuses_with_a_reason_and_ends(stall: tuple[Server, Stall]) -> None:
    server, database = stall

    async def play() -> None:
        async with pair(server.address) as two:
            await two.play(4)
            table = await two.asked()
            database.begin()
            began = time.monotonic()
            assert await answer(table) == "database"
            assert time.monotonic() - began > PATIENCE * 0.75
            await eventually_not_ready(server)
            database.end()
            await eventually_ready(server)
            await two.play()
            assert two.west.over and two.east.over

    run(play, 120)


def test_a_server_stops_within_ten_seconds_though_its_database_does_not_answer(stall: tuple[Server, Stall]) -> None:
    server, database = stall

    async def play() -> None:
        async with pair(server.address) as two, Client(server.address) as stranger:
            await two.play(4)
            table = await two.asked()
            database.begin()
            waiting = [asyncio.ensure_future(answer(table)), *[
                asyncio.ensure_future(stranger.http.post("/api/me", json={"name": f"n{n}"})) for n in range(20)]]
            await asyncio.sleep(1)
            began = time.monotonic()
            await asyncio.to_thread(server.stop)
            assert time.monotonic() - began < 10
            for one in waiting:
                one.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

    run(play, 60)


def test_a_server_that_starts_waits_for_its_database(stall: tuple[Server, Stall]) -> None:
    """Killed and started again in the middle of a stall: it ended with a traceback."""
    server, database = stall
    told = len(server.log())
    database.begin()
    server.kill()
    server.start(wait=False)
    assert server.process is not None
    limit = time.monotonic() + 120
    while '"again"' not in server.log()[told:]:          # it has tried, and tries on
        assert server.process.poll() is None and time.monotonic() < limit, server.log()[-1000:]
        time.sleep(0.1)
    database.end()
    server.wait_until_ready()
