"""The load program: many open matches on a real PostgreSQL, answers at a steady rate, and when they are seen."""
from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import serve

import ravenhill
from ravenhill.client import Client
from ravenhill.wire import NewMatch
from tests.server import services
from tests.server.running import Server


class Chair:
    """One seat of one match on a bare socket: it knows its change, its question and little else, to be cheap."""
    __slots__ = ("cookie", "id", "n", "options", "seat", "socket")

    def __init__(self, id: str, seat: str, cookie: str) -> None:
        self.id, self.seat, self.cookie = id, seat, cookie
        self.socket: ClientConnection | None = None
        self.n = 0
        self.options = 0


class Load:
    """All matches, and what was measured."""

    def __init__(self, address: str, rate: float, seconds: float, seed: int) -> None:
        self.address = address
        self.rate, self.seconds = rate, seconds
        self.dice = random.Random(seed)
        self.pairs: list[tuple[Chair, Chair]] = []
        self.sent: dict[str, float] = {}               # by match: when the answer on its way was sent
        self.by: dict[str, str] = {}
        self.latencies: list[float] = []
        self.refused = 0
        self.answers = 0
        self.over = 0
        self.ready: asyncio.Queue[Chair] = asyncio.Queue()

    async def make(self, count: int) -> None:
        async with Client(self.address) as ann, Client(self.address) as ben:
            gate = asyncio.Semaphore(12)

            async def one() -> tuple[Chair, Chair]:
                async with gate:
                    made = await ann.make(NewMatch("ford"))
                    (west, first), (east, second) = made.links.items()
                    await ann.join(made.match.id, first)
                    await ann.show_nonces((await ben.join(made.match.id, second)).match)
                    return (Chair(made.match.id, west, cookie(ann)), Chair(made.match.id, east, cookie(ben)))

            first = await ann.make(NewMatch("ford"))       # both get their cookies before they are many
            await ann.join(first.match.id, first.links["west"])
            await ann.show_nonces((await ben.join(first.match.id, first.links["east"])).match)
            self.pairs = await asyncio.gather(*(one() for _ in range(count)))

    async def open(self) -> list[asyncio.Task[None]]:
        """Sit everybody down."""
        gate = asyncio.Semaphore(20)
        address = self.address.replace("http", "ws", 1)

        async def sit(chair: Chair) -> None:
            async with gate:
                chair.socket = await connect(
                    f"{address}/ws/matches/{chair.id}?seat={chair.seat}", additional_headers={"cookie": chair.cookie},
                    compression=None, proxy=None, ping_interval=None, open_timeout=60, max_queue=64)

        chairs = [chair for two in self.pairs for chair in two]
        await asyncio.gather(*(sit(chair) for chair in chairs))
        return [asyncio.create_task(self.listen(chair)) for chair in chairs]

    async def listen(self, chair: Chair) -> None:
        assert chair.socket is not None
        async for data in chair.socket:
            message: dict[str, Any] = msgspec.json.decode(data)
            if message["is"] == "state":
                started = self.sent.get(chair.id)
                if started is not None and self.by[chair.id] != chair.seat:
                    self.latencies.append(time.perf_counter() - started)
                    del self.sent[chair.id]
                chair.n = message["n"]
                question = message.get("question")
                chair.options = len(question["options"]) if question else 0
                if message["status"] == "over" and chair.seat == "west":
                    self.over += 1
                if chair.options and chair.id not in self.sent:
                    self.ready.put_nowait(chair)
            elif message["is"] == "accepted":
                self.answers += 1
                if chair.options:
                    self.sent.pop(chair.id, None)          # its own turn goes on: the other seat saw nothing yet
                    self.ready.put_nowait(chair)
            elif message["is"] == "refused":
                self.refused += 1
                self.sent.pop(chair.id, None)

    async def play_alone(self) -> None:
        """One answer on its way at a time, in one match after the other."""
        end = time.perf_counter() + self.seconds
        while time.perf_counter() < end:
            chair = await asyncio.wait_for(self.ready.get(), 5)
            if not chair.options or chair.id in self.sent:
                continue
            await self.send(chair)
            while chair.id in self.sent and time.perf_counter() < end:
                await asyncio.sleep(0.0005)
            await asyncio.sleep(0.002)

    async def send(self, chair: Chair) -> None:
        options, chair.options = chair.options, 0
        self.sent[chair.id], self.by[chair.id] = time.perf_counter(), chair.seat
        assert chair.socket is not None
        answer = {"do": "answer", "n": chair.n, "answers": [self.dice.randrange(options)]}
        await chair.socket.send(msgspec.json.encode(answer).decode())

    async def play(self) -> float:
        """Answer at the steady rate, of matches chosen as they become ready; how long it took."""
        started = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - started) < self.seconds:
            due = int(now * self.rate)
            while sent < due and not self.ready.empty():
                chair = self.ready.get_nowait()
                if not chair.options or chair.id in self.sent:
                    continue
                await self.send(chair)
                sent += 1
            await asyncio.sleep(0.002)
        await asyncio.sleep(0.5)
        return self.seconds


def cookie(client: Client) -> str:
    return "; ".join(f"{found.name}={found.value}" for found in client.http.cookies.jar)


def memory(pid: int) -> int:
    """What a process holds in memory, in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def echo_median(rounds: int = 400) -> float:
    """A plain echo WebSocket on the same machine in the same run: the floor."""
    async def echo(socket: Any) -> None:
        async for message in socket:
            await socket.send(message)

    async with serve(echo, "127.0.0.1", 0, compression=None) as server:
        port = server.sockets[0].getsockname()[1]
        async with connect(f"ws://127.0.0.1:{port}", compression=None, proxy=None) as socket:
            taken = []
            for _ in range(rounds):
                at = time.perf_counter()
                await socket.send("x" * 60)
                await socket.recv()
                taken.append(time.perf_counter() - at)
                await asyncio.sleep(0.001)
    return statistics.median(taken)


async def measure(server: Server, matches: int, rate: float, seconds: float) -> dict[str, Any]:
    assert server.process is not None
    pid = server.process.pid
    load = Load(server.address, rate, seconds, 1)
    alone = Load(server.address, 0, min(6.0, seconds), 2)
    await alone.make(20)                                   # enough that somebody is always to answer; it warms up, too
    tasks = await alone.open()
    await alone.play_alone()
    floor = await echo_median()
    for task in tasks:
        task.cancel()
    await asyncio.sleep(1)
    empty = memory(pid)
    at = time.perf_counter()
    await load.make(matches)
    made = time.perf_counter() - at
    tasks = await load.open()
    await asyncio.sleep(1)
    idle = memory(pid)
    before = processor_seconds(pid)
    await load.play()
    spent = processor_seconds(pid) - before
    for task in tasks:
        task.cancel()
    ordered = sorted(load.latencies)
    one = statistics.median(alone.latencies)
    return {
        "build": ravenhill.BUILD, "load_average": round(os.getloadavg()[0], 1),
        "matches": matches, "sockets": 2 * matches, "made_per_second": round(matches / made, 1),
        "seconds": seconds, "answers": load.answers, "answers_per_second": round(load.answers / seconds, 1),
        "refused": load.refused, "finished": load.over,
        "seen_by_the_other_ms": {
            "median": ms(statistics.median(ordered)), "p95": ms(ordered[int(len(ordered) * 0.95)]),
            "p99": ms(ordered[int(len(ordered) * 0.99)]), "most": ms(ordered[-1])},
        "kB_per_open_match": round((idle - empty) / matches / 1024, 1),
        "server_cpu_ms_per_answer": round(spent / max(1, load.answers) * 1000, 2),
        "one_match_median_ms": ms(one), "echo_median_ms": ms(floor), "ratio_to_echo": round(one / floor, 1),
    }


def ms(seconds: float) -> float:
    return round(seconds * 1000, 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--sqlite", action="store_true", help="SQLite instead of PostgreSQL")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        env = {"RAVENHILL_DATA": folder, "RAVENHILL_LIMITS": "0", "RAVENHILL_LOG": "error"}
        if wanted.sqlite:
            report(env, wanted)
        else:
            with services.postgres(durable=True) as cluster:
                report({**env, "DATABASE_URL": cluster.database()}, wanted)


def report(env: dict[str, str], wanted: argparse.Namespace) -> None:
    server = Server(env).start()
    try:
        found = asyncio.run(measure(server, wanted.matches, wanted.rate, wanted.seconds))
    finally:
        server.stop()
    if wanted.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"  {name.replace('_', ' '):28} {value}")


if __name__ == "__main__":
    main()
