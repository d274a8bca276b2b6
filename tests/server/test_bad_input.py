"""Bad input: whatever is sent, the server refuses it by name, and no match changes."""
from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from ravenhill.client import Client, RemoteTable
from ravenhill.wire import Answer, FromClient, FromServer, NewMatch, Previewed, Refused, State
from tests.server.people import Pair, pair, run
from tests.server.running import Server

MESSAGES = 50_000                    # to a server on each of the two databases: a hundred thousand in all
CALM = settings(deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
SOUND: list[dict[str, Any]] = [
    {"do": "answer", "n": 1, "answers": [0]}, {"do": "answer", "n": 3, "answers": [{"do": "Pass"}]},
    {"do": "undo", "n": 2}, {"do": "offer", "what": "draw"}, {"do": "decline", "what": "pause"}, {"do": "resign"},
    {"do": "say", "text": "hello"}, {"do": "mute", "on": True}, {"do": "preview", "id": 1, "answers": [0]},
    {"do": "odds", "id": 2, "answers": []}, {"do": "explain", "id": 3, "thing": "card:abcdefgh"},
    {"do": "survey", "id": 4, "thing": "side:0"}, {"do": "ping"},
]
ODD: list[Any] = [
    None, True, -1, 2**31, 2**63, 2**64, 10**30, 1.5, 1e308, "", "x" * 5000, "\x00", "𝔘\ud83d", [], [[]], {},
    [None] * 70,
    {"do": "resign"}, "answer", -0.0, {"$ref": "#"}, "../../etc/passwd", "' OR 1=1 --", "{{7*7}}", "\u202e",
]


def malformed(dice: random.Random) -> bytes:
    """A message that was sound once."""
    message: Any = dict(dice.choice(SOUND))
    how = dice.randrange(8)
    if how == 0:
        message[dice.choice([*message])] = dice.choice(ODD)
    elif how == 1:
        message[dice.choice(["extra", "n", "id", "seat", "__proto__", "answers"])] = dice.choice(ODD)
    elif how == 2:
        del message[dice.choice([*message])]
    elif how == 3:
        message = dice.choice(ODD)
    elif how == 4:
        message = {"do": "answer", "n": dice.randrange(1000, 10**6), "answers": [dice.choice(ODD) for _ in range(3)]}
    elif how == 5:
        value = {"do": dice.choice(["Take", "Fight", "Pass", "X"]), "card": dice.choice(ODD)}
        message = {"do": "answer", "n": 1, "answers": [value]}
    try:
        data = msgspec.json.encode(message)
    except (UnicodeEncodeError, OverflowError):
        data = repr(message).encode("utf-8", "replace")
    if how >= 6:
        broken = bytearray(data)
        for _ in range(dice.randrange(1, 5)):
            at = dice.randrange(len(broken) + 1)
            broken[at:at + dice.randrange(2)] = bytes([dice.randrange(256)])
        data = bytes(broken[:dice.randrange(1, len(broken) + 1)]) if how == 7 else bytes(broken)
    return data


from_client, from_server = msgspec.json.Decoder[Any](FromClient), msgspec.json.Decoder[Any](FromServer)


def harmless(data: bytes) -> bool:
    """Whether this is no message that a person might send in earnest."""
    try:
        message: Any = from_client.decode(data)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError):
        return True
    return isinstance(message, Answer) and (message.n >= 1000 or message.answers not in ([0], [{"do": "Pass"}]))


async def flood(table: RemoteTable, count: int, seed: int) -> dict[str, int]:
    """Send so many malformed messages, and read every reply at the same time."""
    dice = random.Random(seed)
    found: dict[str, int] = {}
    socket = table.socket
    assert socket is not None

    async def read() -> None:
        while sum(found.values()) < count:
            message: FromServer = from_server.decode(await socket.recv(decode=False))
            if isinstance(message, Refused):
                found[message.fault] = found.get(message.fault, 0) + 1

    reading = asyncio.create_task(read())
    sent = 0
    while sent < count:
        data = malformed(dice)
        text = data.decode("utf-8", "replace")
        if harmless(data) and harmless(text.encode()):
            await socket.send(data if dice.random() < 0.5 else text)
            sent += 1
    await reading
    return found


def test_fifty_thousand_malformed_messages_to_each_database_change_nothing(server: Server) -> None:
    async def attack() -> None:
        async with pair(server.address) as two, two.ann.sit_at(two.id, "west") as again:
            before = await everything(two)
            quarter = MESSAGES // 4
            found: dict[str, int] = {}
            for counted in await asyncio.gather(
                    flood(two.west, quarter, 1), flood(two.east, quarter, 2), flood(again, MESSAGES - 2 * quarter, 3)):
                for fault, times in counted.items():
                    found[fault] = found.get(fault, 0) + times
            assert sum(found.values()) == MESSAGES and "server" not in found, found
            assert await everything(two) == before
            metrics = (await two.ann.http.get(f"http://{server.env['RAVENHILL_METRICS']}/metrics")).text
            assert "ravenhill_faults_total 0.0" in metrics

    run(attack)


async def everything(two: Pair) -> tuple[Any, ...]:
    """All that both seats can see."""
    found = []
    for person, seat in ((two.ann, "west"), (two.ben, "east")):
        state = await person.ask("GET", f"/api/matches/{two.id}/state", State, seat=seat)
        found.append((state.n, state.view, state.question, state.log))
    return tuple(found)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4), max_leaves=12)
MESSAGE = st.fixed_dictionaries(
    {"do": st.sampled_from(["answer", "undo", "preview", "explain", "odds", "survey", "mute", "decline"])},
    optional={"n": JSON, "answers": JSON, "id": JSON, "thing": JSON, "what": JSON, "on": JSON, "language": JSON})


def test_shapes_of_messages_that_hypothesis_finds(server: Server) -> None:
    loop, thread = asyncio.new_event_loop(), ThreadPoolExecutor(1)         # not where Playwright's loop may run

    def wait(work: Coroutine[Any, Any, Any]) -> Any:
        return thread.submit(loop.run_until_complete, work).result()

    sitting = pair(server.address)
    two = wait(sitting.__aenter__())
    table, before = two.west, wait(everything(two))
    marks = itertools.count(1_000_000)

    async def send(messages: list[Any]) -> None:
        assert table.socket is not None
        mark = next(marks)
        for message in [*messages, {"do": "preview", "id": mark, "answers": []}]:
            await table.socket.send(msgspec.json.encode(message).decode())
        while True:
            reply: FromServer = from_server.decode(await table.socket.recv(decode=False))
            assert not isinstance(reply, Refused) or reply.fault != "server", messages
            if isinstance(reply, Previewed) and reply.id == mark:
                break

    @given(st.lists(st.one_of(MESSAGE, JSON), min_size=5, max_size=25))
    @settings(parent=CALM, max_examples=60)
    def attack(messages: list[Any]) -> None:
        wait(asyncio.wait_for(send(messages), 20))

    try:
        attack()
        assert wait(everything(two)) == before
    finally:
        wait(sitting.__aexit__(None, None, None))
        loop.close()
        thread.shutdown()


def test_the_openapi_schema_is_kept(server: Server) -> None:
    """Schemathesis makes requests from the schema, sound and unsound; none is an error of ours, all replies fit it."""
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]

        @given(case=operation.as_strategy())
        @settings(parent=CALM, max_examples=15)
        def attack(case: Any) -> None:
            nonlocal tried
            tried += 1
            case.call_and_validate(checks=[not_a_server_error, response_schema_conformance])

        attack()
    assert tried > 200


def test_long_requests_foreign_origins_and_wrong_types_are_refused(server: Server) -> None:
    with httpx.Client(base_url=server.address, trust_env=False, verify=False) as web:
        long = web.post("/api/matches", json={"game": "x" * 100_000})
        assert long.status_code == 413
        evil = web.post("/api/matches", json={"game": "ford"}, headers={"origin": "https://evil.example"})
        assert evil.status_code == 403 and evil.json()["fault"] == "origin"
        cross = web.post("/api/matches", json={"game": "ford"}, headers={"sec-fetch-site": "cross-site"})
        assert cross.status_code == 403
        assert web.post("/api/matches", json={"game": "ford"}, headers={"origin": server.address}).status_code == 201
        assert web.post("/api/matches", json={"game": 7}).status_code == 400
        assert web.get("/api/nothing").status_code == 404
        assert web.get("/api/matches/..%2f..%2fetc").status_code == 404
        assert web.get("/..%2f..%2fapp.py").status_code in (200, 404) and "import" not in web.get("/..%2fapp.py").text


def test_every_response_has_its_security_headers(server: Server) -> None:
    with httpx.Client(base_url=server.address, trust_env=False, verify=False) as web:
        for path in ("/", "/api/games", "/api/nothing", "/health", "/api/matches/zzz"):
            headers = web.get(path).headers
            assert "default-src 'none'" in headers["content-security-policy"] and headers["x-frame-options"] == "DENY"
            assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers
        made = web.post("/api/matches", json={"game": "ford"})
        assert "httponly" in made.headers["set-cookie"].lower() and "samesite=lax" in made.headers["set-cookie"].lower()


def test_a_socket_from_another_site_is_refused(server: Server) -> None:
    from websockets.asyncio.client import connect
    from websockets.exceptions import InvalidStatus

    async def foreign() -> None:
        async with Client(server.address) as ann:
            made = (await ann.make(NewMatch("ford"))).match.id
            address = server.address.replace("http", "ws", 1)
            with pytest.raises(InvalidStatus):
                async with connect(f"{address}/ws/matches/{made}", origin="https://evil.example", proxy=None):  # type: ignore[arg-type]
                    pass

    run(foreign)
