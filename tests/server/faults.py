"""A soak of faults, for minutes: kills, a database that stops, a full disk, cut sockets, a clock that is set.

`python -m tests.server.faults --minutes 10` plays matches on PostgreSQL (two workers) and on SQLite through all of it
at once, then checks every ledger, and prints what happened."""
from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import resource
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from ravenhill.client import Client
from ravenhill.server.settings import read_settings
from ravenhill.server.storage import maintenance
from ravenhill.wire import Live, NewMatch
from tests.server import services
from tests.server.house import KEY
from tests.server.running import Server
from tests.server.stubborn import GONE, Stubborn, check_ledger

# Debian's package faketime, which scripts/install fetches, sets a clock for all that a process does. Where it is not,
# and on SQLite, whose threads hardly move under it, the clock is set for all that is Python.
SET_CLOCK = Path(__file__).parent / "set_clock"
FAKETIME = next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), Path("/nowhere"))
NO_SLEEP = "the database does not answer (OSError)"      # libfaketime lets time.sleep fail, which waits for a database
PAUSES = (1, 2, 3, 5, 8, 12, 20, 35, 60, 90)
NO_LIMIT = resource.RLIM_INFINITY


class Site:
    """Servers on one database, the people who play there, and whoever makes trouble."""

    def __init__(self, name: str, folder: Path, cluster: services.Postgres | None, workers: int, seed: int) -> None:
        self.name = name
        self.folder = folder
        self.cluster = cluster
        self.dice = random.Random(seed)
        self.clock = folder / "clock"
        self.env = {
            "RAVENHILL_DATA": str(folder), "RAVENHILL_KEY": KEY, "RAVENHILL_LIMITS": "0", "RAVENHILL_LOG": "warning",
            "RAVENHILL_SWEEP": "0.5", "RAVENHILL_CATCH_UP": "0.5"}
        if cluster is not None:
            self.env["DATABASE_URL"] = cluster.database()
        self.clock.write_text("+0")
        self.faked = FAKETIME.exists() and cluster is not None       # threads, as SQLite has them, hardly move under it
        if not self.faked:
            self.env |= {"PYTHONPATH": str(SET_CLOCK), "RAVENHILL_TEST_CLOCK": str(self.clock)}
        else:
            self.env |= {
                "LD_PRELOAD": str(FAKETIME), "FAKETIME_TIMESTAMP_FILE": str(self.clock), "FAKETIME_NO_CACHE": "1",
                "FAKETIME_DONT_FAKE_MONOTONIC": "1", "DONT_FAKE_MONOTONIC": "1"}
        self.servers = [Server(self.env) for _ in range(workers)]
        self.played: list[tuple[Stubborn, Stubborn]] = []
        self.happened: Counter[str] = Counter()
        self.killed: set[Server] = set()
        self.paused = 0.0
        self.full = -1000.0                              # when the disk was full last

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    # People

    async def people(self, end: float, seed: int) -> None:
        """Two of them, one match after the other, each to its end."""
        dice = random.Random(seed)
        while time.monotonic() < end:
            ann, ben = Client(dice.choice(self.addresses)), Client(dice.choice(self.addresses))
            try:
                two = await self.sit(ann, ben, dice.randrange(2**32))
            except (*GONE, KeyError):
                await asyncio.sleep(0.5)
                continue
            self.played.append(two)
            await asyncio.gather(*[person.play() for person in two])
            for client in (ann, ben):
                await client.http.aclose()

    async def sit(self, ann: Client, ben: Client, seed: int) -> tuple[Stubborn, Stubborn]:
        made = await ann.make(NewMatch("ford", pace=Live(7200)))
        people = []
        for place, (client, (seat, key)) in enumerate(zip((ann, ben), made.links.items())):
            await client.join(made.match.id, key, f"p{place}")
            people.append(Stubborn(client, made.match.id, seat, self.addresses, seed + place))
        return people[0], people[1]

    # Trouble

    async def watch(self) -> None:
        """As systemd would: a server that cannot start on a full disk, or wait for its database under a faked clock,
        is started again. No other may end by itself."""
        while True:
            await asyncio.sleep(0.5)
            for server in self.servers:
                if server.process is not None and server.process.poll() is not None and server not in self.killed:
                    told = server.log()[-2000:]
                    if told.rstrip().endswith(NO_SLEEP) and self.faked:
                        self.happened["could not sleep by the faked clock"] += 1
                    else:
                        assert self.full > time.monotonic() - 30, f"a server ended by itself: {told}"
                        self.happened["did not start on a full disk"] += 1
                    server.start(wait=False)

    async def trouble(self, end: float) -> None:
        watching = asyncio.create_task(self.watch())
        try:
            await self.make_trouble(end)
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
        if not watching.cancelled():
            watching.result()

    async def make_trouble(self, end: float) -> None:
        kinds = [self.kill, self.stop_the_database, self.kill]
        kinds += [self.set_the_clock, self.cut if self.cluster is not None else self.fill_the_disk]
        while time.monotonic() < end:
            await asyncio.sleep(self.dice.uniform(1, 4))
            kind = self.dice.choice(kinds)
            await kind(max(1.0, end - time.monotonic()))

    async def kill(self, _: float) -> None:
        server = self.dice.choice(self.servers)
        self.killed.add(server)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start, wait=False)
        self.killed.discard(server)
        self.happened["killed"] += 1

    async def cut(self, _: float) -> None:
        assert self.cluster is not None
        await asyncio.to_thread(self.cluster.cut, self.env["DATABASE_URL"])
        self.happened["all connections cut"] += 1

    async def stop_the_database(self, left: float) -> None:
        seconds = min(float(self.dice.choice(PAUSES)), left)
        self.happened["database stopped"] += 1
        self.paused += seconds
        if self.cluster is not None:
            self.cluster.pause()
            await asyncio.sleep(seconds)
            self.cluster.go_on()
            return
        with contextlib.closing(sqlite3.connect(self.folder / "ravenhill.db", isolation_level=None, timeout=0)) as lock:
            for _ in range(200):
                try:
                    lock.execute("BEGIN IMMEDIATE")
                    break
                except sqlite3.OperationalError:
                    await asyncio.sleep(0.02)
            await asyncio.sleep(seconds)

    async def fill_the_disk(self, left: float) -> None:
        """No file of the server grows any more, its log included."""
        process = self.servers[0].process
        assert process is not None
        self.happened["disk full"] += 1
        self.full = time.monotonic() + 30
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (4096, NO_LIMIT))
            await asyncio.sleep(min(self.dice.uniform(1, 25), left))
            self.full = time.monotonic()
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (NO_LIMIT, NO_LIMIT))

    async def set_the_clock(self, _: float) -> None:
        self.clock.write_text(f"{self.dice.choice((-1, 1)) * self.dice.randrange(60, 200_000):+d}")
        self.happened["clock set"] += 1

    # Afterwards

    def check(self) -> dict[str, object]:
        """Every process ends when it is told to, and every ledger is whole."""
        slowest = 0.0
        for server in self.servers:
            began = time.monotonic()
            server.stop()
            slowest = max(slowest, time.monotonic() - began)
        assert slowest < 10, f"a server took {slowest:.1f} s to stop"
        settings = read_settings(self.env)
        tallies = [check_ledger(settings, west, east) for west, east in self.played]
        acknowledged, standing, given = (sum(column) for column in zip(*tallies))
        found = maintenance.check(settings)
        assert not found.faults, found.faults
        assert found.matches >= len(self.played) > 0
        log = "".join(server.log() for server in self.servers)
        return {
            "matches": len(self.played), "answers sent": given, "acknowledged": acknowledged,
            "in the ledgers": standing,
            "sockets cut": sum(person.cuts for two in self.played for person in two), **self.happened,
            "seconds the database stood still": round(self.paused), "slowest stop, seconds": round(slowest, 1),
            "errors logged": log.count('"level": "error"'),
        }


async def soak(sites: list[Site], minutes: float, pairs: int, seed: int) -> None:
    end = time.monotonic() + minutes * 60
    for site in sites:
        for server in site.servers:
            await asyncio.to_thread(server.start)
    playing = [asyncio.create_task(site.people(end, seed + 1000 * number))
               for site in sites for number in range(pairs)]
    await asyncio.gather(*[site.trouble(end - 30) for site in sites])
    async with asyncio.timeout(300):                     # all matches finish
        await asyncio.gather(*playing)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=10)
    asked.add_argument("--pairs", type=int, default=4, help="of people on each database")
    asked.add_argument("--seed", type=int, default=int(time.time()))
    wanted = asked.parse_args()
    print(json.dumps({"seed": wanted.seed, "faketime": FAKETIME.exists()}), flush=True)
    with tempfile.TemporaryDirectory() as folder, services.postgres(durable=True) as cluster:
        places = [Path(folder, "postgresql"), Path(folder, "sqlite")]
        for place in places:
            place.mkdir()
        sites = [
            Site("postgresql", places[0], cluster, 2, wanted.seed), Site("sqlite", places[1], None, 1, wanted.seed + 1)]
        try:
            asyncio.run(soak(sites, wanted.minutes, wanted.pairs, wanted.seed))
            for site in sites:
                print(json.dumps({site.name: site.check()}), flush=True)
        except BaseException:
            for site in sites:
                for server in site.servers:
                    if server.process is not None:
                        print(server.log()[-3000:], file=sys.stderr)
            raise
        finally:
            for site in sites:
                for server in site.servers:
                    with contextlib.suppress(Exception):
                        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
