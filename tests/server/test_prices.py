"""Work that a stranger can ask for has a price, and nobody else pays it."""
from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Request

from ravenhill.core.records import Header
from ravenhill.server.http import routes
from ravenhill.server.http.accounts import Accounts, Person
from ravenhill.server.http.desk import BOTS_OF_PERSON, Desk, bots_are_free
from ravenhill.server.http.guard import Limiter, normal, priced
from ravenhill.server.http.limits import Tolls
from ravenhill.server.play import actions, matches
from ravenhill.server.play.tables import Tables
from ravenhill.server.refusals import Refusal
from ravenhill.server.settings import Settings
from ravenhill.server.storage.networks import network
from ravenhill.server.workers.processes import FairQueue, Processes, TooMuch
from ravenhill.wire import NewMatch, SeatWanted
from tests.server.house import KEY, join, show_nonces
from tests.server.house import run as in_house
from tests.server.people import pair, run
from tests.server.running import Server, run_alone


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with all its limits."""
    server = Server({"RAVENHILL_DATA": str(tmp_path_factory.mktemp("strict")), "RAVENHILL_KEY": KEY}).start()
    try:
        yield server
    finally:
        server.stop()


def web(server: Server, address: str) -> httpx.Client:
    """Somebody at an address of their own."""
    way = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=server.address, trust_env=False, timeout=40, transport=way)


# ---------------------------------------------------------------- in processes


def spin(seconds: float) -> None:
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


def swallow(size: int) -> int:
    return len(bytearray(size))


def test_work_in_a_process_ends_at_its_limits_of_time_and_memory() -> None:
    async def work() -> None:
        processes = Processes(1, seconds=1)
        try:
            assert await processes.run(("a", "ann"), swallow, 1000) == 1000
            with pytest.raises(TooMuch):
                await processes.run(("a", "ann"), spin, 60.0)
            with pytest.raises(TooMuch):
                await processes.run(("a", "ann"), swallow, 2_000_000_000)
            assert await processes.run(("a", "ann"), swallow, 2000) == 2000      # and the next one has a process again
        finally:
            processes.stop()

    run_alone(work())


def test_whoever_asks_for_sixty_things_waits_for_his_own() -> None:
    """Turns go round by address, and at an address by person: the second address is served as the second."""
    async def work() -> list[str]:
        fair, served = FairQueue(1), []

        async def ask(address: str, person: str) -> None:
            async with fair.turn((address, person)):
                served.append(person)
                await asyncio.sleep(0)

        asking = [asyncio.create_task(ask("here", "greedy")) for _ in range(60)]
        await asyncio.sleep(0)
        asking += [asyncio.create_task(ask("here", "sister")), asyncio.create_task(ask("there", "ben"))]
        await asyncio.gather(*asking)
        assert fair.free == 1 and not fair.waiting and not fair.rows
        return served

    served = run_alone(work())
    assert len(served) == 62 and served.index("ben") <= 3 and served.index("sister") <= 5


def test_who_goes_away_gives_the_turn_back() -> None:
    async def work() -> None:
        fair = FairQueue(1)
        async with fair.turn(("a", "ann")):
            gone = asyncio.create_task(fair.take(("b", "ben")))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
        async with asyncio.timeout(1), fair.turn(("c", "cid")):
            assert fair.free == 0
        assert fair.free == 1 and not fair.waiting

    run_alone(work())


# ---------------------------------------------------------------- verification


def record(**options: object) -> bytes:
    header = Header(1, "ford", 1, dict(options))
    lines = [{"ravenhill": 1, "game": header.game, "rules": header.rules, "options": header.options, "seats": []}]
    closing = {"answers": 0, "hash": "0" * 16, "winner": None, "why": "", "sealed": {
        "promise": "0" * 64, "nonces": ["0" * 32, "0" * 32], "given": 0, "secret": "0" * 64,
        "clerk": [[100_000_000, 2, 0, 0]]}}
    return b"".join(json.dumps(line).encode() + b"\n" for line in [*lines, closing])


@pytest.mark.parametrize("options", [
    {}, {"content": "/etc"}, {"position": "a" * 40_000}, {"position": "a=" + "[" * 7000},
    {"deep": json.loads("[" * 900 + "]" * 900)},
], ids=["a number", "a path", "long", "nested", "deep"])
def test_a_file_to_verify_costs_little_whatever_it_says(strict: Server, options: dict[str, object]) -> None:
    """448 bytes took 765 MB and 10 s of the event loop; 40 kB of a position took 16 s."""
    with web(strict, "127.0.0.7") as stranger, web(strict, "127.0.0.8") as other:
        began = time.monotonic()
        slowest = 0.0

        async def meanwhile() -> httpx.Response:
            nonlocal slowest
            asked = asyncio.create_task(asyncio.to_thread(stranger.post, "/api/verify", content=record(**options)))
            while not asked.done():
                at = time.monotonic()
                await asyncio.to_thread(other.get, "/health")
                slowest = max(slowest, time.monotonic() - at)
            return await asked

        reply = run_alone(meanwhile())
        assert reply.status_code in (200, 400, 413) and (reply.status_code != 200 or not reply.json()["sound"])
        assert slowest < 2 and time.monotonic() - began < 30
    if "content" in options:
        assert reply.status_code == 400 and reply.json()["fault"] == "record"


# ---------------------------------------------------------------- the border


def test_a_path_has_one_price_under_all_its_spellings(strict: Server) -> None:
    """`/api//account/login` and `/api/matches/` walked past the limits."""
    wrong = {"login": "nobody", "password": "12345678"}
    with web(strict, "127.0.0.9") as stranger:
        codes = [stranger.post(path, json=wrong).status_code for path in
                 ("/api/account/login", "/api//account/login", "/api/account//login/", "/api/account/login/") * 4]
    assert codes.count(429) >= 6 and codes[0] == 403
    assert normal("//api///matches/") == "/api/matches" and normal("/") == "/"


@pytest.mark.parametrize(("method", "path", "price"), [
    ("POST", "/api/account/login", "password"), ("POST", "/api/matches", "making"), ("POST", "/api/me", "making"),
    ("POST", "/api/lessons/ford/first", "making"), ("POST", "/api/examples/ford/x/fork", "making"),
    ("POST", "/api/matches/x/join", "making"), ("POST", "/api/matches/x/fork", "making"),
    ("POST", "/api/verify", "work"), ("GET", "/api/replays/x/state", "work"), ("GET", "/api/matches", "work"),
    ("GET", "/api/account/export", "password"), ("GET", "/api/me", ""), ("GET", "/", ""),
])
def test_lessons_guests_and_replays_have_their_price(method: str, path: str, price: str) -> None:
    assert priced(method, path) == price


def test_a_household_with_ipv6_is_one_address() -> None:
    assert network("2001:db8:1:2:aaaa::1") == network("2001:db8:1:2:ffff:1:2:3") != network("2001:db8:1:3::1")
    assert network("::ffff:192.0.2.7") == "192.0.2.7" == network("192.0.2.7")
    assert len(network("x" * 1000)) <= 64


def test_messages_are_paid_by_the_seat_and_by_the_address() -> None:
    """Many seats at one address have one purse."""
    tolls, paid = Tolls(), 0
    tolls.addresses = Limiter(0, 100)
    with pytest.raises(Refusal):
        for seat in range(100):
            tolls.take(f"match{seat}:0", "192.0.2.1", 4)
            paid += 1
    assert paid == 25
    tolls.take("match0:1", "192.0.2.2", 4)


def test_half_a_request_is_dropped_after_seconds(strict: Server) -> None:
    port = int(strict.address.rsplit(":", 1)[1])
    for said in (b"", b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: "):
        with socket.create_connection(("127.0.0.1", port), timeout=40) as half:
            began = time.monotonic()
            half.sendall(said)
            with contextlib.suppress(ConnectionResetError):
                assert half.recv(100) == b""
            assert 5 < time.monotonic() - began < 30


def test_one_address_has_so_many_sockets_and_half_open_requests(strict: Server) -> None:
    port = int(strict.address.rsplit(":", 1)[1])
    halves = [socket.create_connection(("127.0.0.1", port), source_address=("127.0.0.10", 0)) for _ in range(130)]
    try:
        time.sleep(0.5)
        dropped = 0
        for half in halves:
            half.setblocking(False)
            try:
                dropped += half.recv(1) == b""
            except ConnectionResetError:
                dropped += 1
            except BlockingIOError:
                pass
        assert 20 <= dropped <= 60
        with web(strict, "127.0.0.11") as other:
            assert other.get("/health").status_code == 200
    finally:
        for half in halves:
            half.close()


def test_a_rematch_with_a_bot_has_the_price_of_a_new_one(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty were made and left, sixty more made, and then sixty rematches of the first, and so on."""
    asked: list[list[str]] = []

    async def many(at: Any, request: Any, person: Any, seats: list[SeatWanted]) -> None:
        asked.append([seat.kind for seat in seats])
        raise Refusal("many", "finish some first")

    async def again(tables: Tables) -> None:
        wanted = NewMatch("ford", seats=[SeatWanted(), SeatWanted("bot", "random")])
        id, keys = await matches.make(tables, "user0", wanted)
        await join(tables, id, "user0", "west", keys["west"])
        await show_nonces(tables, id)
        await actions.resign(tables, await tables.open(id), 0)

        async def known(request: Any) -> Any:
            return SimpleNamespace(id="user0")

        request: Any = SimpleNamespace(app=SimpleNamespace(state={"desk": SimpleNamespace(tables=tables, known=known)}))
        with pytest.raises(Refusal, match="finish some"):
            await routes.make_rematch.fn(request, id)

    monkeypatch.setattr(routes, "bots_are_free", many)
    in_house(settings, again)
    assert asked == [["bot"]]


def test_somebody_with_many_bot_matches_finishes_some_first(settings: Settings) -> None:
    """Those of other people, those without a bot and those that are over do not count."""
    async def make(tables: Tables) -> None:
        bot = [SeatWanted(), SeatWanted("bot", "random")]
        for _ in range(3):
            last, _ = await matches.make(tables, "ann", NewMatch("ford", seats=bot))
        await matches.make(tables, "ann", NewMatch("ford"))
        await matches.make(tables, "ben", NewMatch("ford", seats=bot))
        assert await matches.against_bots(tables.db, "ann") == 3
        await matches.cancel(tables, last, "ann")
        assert await matches.against_bots(tables.db, "ann") == 2

        at = Desk(tables, Accounts(tables.db, settings.key))
        at.tables.settings = msgspec.structs.replace(settings, limits=True)
        ann = Person("ann", "Ann", None, {}, "")
        asking = Request[Any, Any, Any]({"type": "http", "client": ("192.0.2.1", 1), "headers": []})  # type: ignore[arg-type]
        await bots_are_free(at, asking, ann, bot)
        for _ in range(BOTS_OF_PERSON - 2):
            await matches.make(tables, "ann", NewMatch("ford", seats=bot))
        with pytest.raises(Refusal) as refused:
            await bots_are_free(at, asking, ann, bot)
        assert refused.value.fault == "many"
        await bots_are_free(at, asking, ann, [SeatWanted(), SeatWanted()])

    in_house(settings, make)


def test_replays_are_stepped_through_outside_the_loop_and_kept(server: Server) -> None:
    async def play() -> None:
        async with pair(server.address) as two:
            await two.play(seed=3)
            step = f"/api/replays/{two.id}/state"
            first = (await two.ann.http.get(step, params={"n": 5, "seat": "west"})).json()
            began = time.monotonic()
            assert (await two.ann.http.get(step, params={"n": 5, "seat": "west"})).json() == first
            assert time.monotonic() - began < 1
            assert (await two.ann.http.get(step, params={"n": 5, "seat": "nobody"})).json()["fault"] == "seat"
            assert (await two.ann.http.get(step, params={"n": 99_999})).json()["fault"] == "n"

    run(play)
