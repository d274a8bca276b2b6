"""Many workers: any of them serves any match, word travels between them, bots think elsewhere, letters go out once."""
from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from ravenhill.client import Client
from ravenhill.server.http.limits import SharedLimits
from ravenhill.server.play.tables import Tables
from ravenhill.server.settings import Settings
from ravenhill.server.storage import schema
from ravenhill.wire import NewMatch, SeatWanted
from tests.server.house import KEY, run, verified
from tests.server.people import Pair
from tests.server.people import run as run_people
from tests.server.running import Server
from tests.server.services import Postgres, die_with_me


def two_workers(env: dict[str, str]) -> tuple[Server, Server]:
    one, other = Server(env), Server(env)
    one.start(wait=False)
    one.wait_until_ready()
    other.start()
    return one, other


@pytest.mark.parametrize("by", ["redis", "postgresql"])
def test_two_workers_serve_one_match(by: str, redis_url: str, cluster: Postgres, tmp_path) -> None:
    """Ann is at one worker and Ben at the other; nobody looks for lost nudges, so word must travel."""
    env = {"RAVENHILL_DATA": str(tmp_path), "RAVENHILL_LIMITS": "0", "RAVENHILL_CATCH_UP": "600", "RAVENHILL_KEY": KEY}
    env |= {"RAVENHILL_CHANNELS": redis_url} if by == "redis" else {"DATABASE_URL": cluster.database()}
    one, other = two_workers(env)

    async def across() -> None:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Client(one.address))
            ben = await stack.enter_async_context(Client(other.address))
            made = await ann.make(NewMatch("ford"))
            await ann.join(made.match.id, made.links["west"])
            west = await stack.enter_async_context(ann.sit_at(made.match.id))
            await ben.join(made.match.id, made.links["east"])
            east = await stack.enter_async_context(ben.sit_at(made.match.id))
            two = Pair(ann, ben, west, east)
            await west.say("hello over there")
            while not east.said or not (east.around and east.around.here == ["west", "east"]):
                await east.next()
            assert await two.play() > 20
            assert verified(await ben.record(two.id)).sound

    try:
        run_people(across)
    finally:
        one.stop()
        other.stop()


def thinker(env: dict[str, str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "ravenhill", "think"], env={**os.environ, **env},
                            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                            preexec_fn=partial(die_with_me, signal.SIGKILL))


def queue_of(by: str, redis_url: str, cluster: Postgres) -> str:
    return redis_url if by == "redis" else cluster.database()


@pytest.mark.parametrize("by", ["redis", "postgresql"])
def test_bots_think_in_workers_of_a_queue(by: str, redis_url: str, cluster: Postgres, tmp_path: Path) -> None:
    queue = queue_of(by, redis_url, cluster)
    env = {"RAVENHILL_DATA": str(tmp_path), "RAVENHILL_LIMITS": "0", "RAVENHILL_QUEUE": queue}
    server, worker = Server(env).start(), thinker(env)

    async def watch() -> None:
        async with Client(server.address) as ann:
            made = await ann.make(NewMatch("ford", seats=[SeatWanted("bot", "random"), SeatWanted("bot", "random")]))
            async with ann.sit_at(made.match.id) as table:
                while table.n < 8:
                    await table.next()

    try:
        run_people(watch)
    finally:
        worker.terminate()
        worker.wait(20)
        server.stop()


@pytest.mark.slow
@pytest.mark.skipif("RAVENHILL_SOAK" not in os.environ, reason="a minute, mostly of waiting: `make soak`")
@pytest.mark.parametrize("by", ["redis", "postgresql"])
def test_a_killed_worker_of_the_queue_is_replaced(by: str, redis_url: str, cluster: Postgres, tmp_path: Path) -> None:
    queue = queue_of(by, redis_url, cluster)
    env = {"RAVENHILL_DATA": str(tmp_path), "RAVENHILL_LIMITS": "0", "RAVENHILL_QUEUE": queue}
    server = Server(env).start()

    async def watch() -> None:
        first = thinker(env)
        async with Client(server.address) as ann:
            made = await ann.make(NewMatch("ford", seats=[SeatWanted("bot", "random"), SeatWanted("bot", "random")]))
            async with ann.sit_at(made.match.id) as table:
                while table.n < 12:
                    await table.next()
                first.send_signal(signal.SIGKILL)
                first.wait()
                second = thinker(env)
                try:
                    await table.wait("over", 150)
                finally:
                    second.terminate()
                    second.wait(20)
            assert verified(await ann.record(made.match.id)).sound

    try:
        run_people(watch, 200)
    finally:
        server.stop()


def test_several_workers_on_sqlite_alone_are_refused(tmp_path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ravenhill", "serve", "--workers", "2"], capture_output=True, text=True, timeout=60,
        env={**os.environ, "RAVENHILL_DATA": str(tmp_path)})
    assert done.returncode == 2 and "RAVENHILL_CHANNELS" in done.stderr


def test_rate_limits_hold_for_addresses_and_seats(tmp_path) -> None:
    server = Server({"RAVENHILL_DATA": str(tmp_path)}).start()

    async def hammer() -> None:
        async with Client(server.address) as ann:
            made = await ann.make(NewMatch("ford"))
            await ann.join(made.match.id, made.links["west"])
            async with ann.sit_at(made.match.id) as table:
                assert table.socket is not None
                for _ in range(150):
                    await table.socket.send('{"do":"ping"}')
                kinds = [msgspec.json.decode(await table.socket.recv()) for _ in range(150)]
                assert any(kind.get("fault") == "slow" for kind in kinds)
            wrong = {"login": "nobody", "password": "x" * 9}
            codes = [(await ann.http.post("/api/account/login", json=wrong)).status_code for _ in range(10)]
            assert 403 in codes and codes[-1] == 429

    try:
        run_people(hammer)
    finally:
        server.stop()


def test_several_workers_count_passwords_and_new_matches_together(cluster: Postgres, tmp_path: Path) -> None:
    """Each of them would allow eight passwords."""
    env = {"RAVENHILL_DATA": str(tmp_path), "DATABASE_URL": cluster.database(), "RAVENHILL_KEY": KEY}
    one, other = two_workers(env)

    async def guess() -> None:
        async with Client(one.address) as ann, Client(other.address) as ben:
            wrong = {"login": "nobody", "password": "x" * 9}
            codes = []
            for _ in range(6):
                for person in (ann, ben):
                    codes.append((await person.http.post("/api/account/login", json=wrong)).status_code)
            assert codes.count(403) in (8, 9) and codes[-1] == 429, codes
            made = [await person.http.post("/api/matches", json={"game": "ford"}) for person in (ann, ben) * 20]
            assert {reply.status_code for reply in made} == {201, 429}
            assert sum(reply.status_code == 201 for reply in made) <= 36

    try:
        run_people(guess)
    finally:
        one.stop()
        other.stop()


def test_limits_in_the_database_fill_up_again(settings: Settings) -> None:
    async def take(tables: Tables) -> None:
        limits = SharedLimits(tables.db, settings.key)
        assert [await limits.allows("x", "1.2.3.4", 0.001, 3) for _ in range(5)] == [True] * 3 + [False] * 2
        assert await limits.allows("x", "1.2.3.5", 0.001, 3) and await limits.allows("y", "1.2.3.4", 0.001, 3)
        assert await limits.allows("x", "1.2.3.4", 1e6, 3)
        rows = await tables.db.rows(sa.select(schema.buckets))
        assert len(rows) == 3 and not any("1.2.3" in row.who for row in rows)
        await tables.db.run(sa.update(schema.buckets).values(at=0))
        await limits.forget()
        assert not await tables.db.rows(sa.select(schema.buckets))

    run(settings, take)
