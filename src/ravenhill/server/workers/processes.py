"""Work that takes long, in other processes: with limits of time and memory, and in turns that are fair."""
from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import signal
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import asynccontextmanager
from threading import Thread
from typing import Final, TypeVar, TypeVarTuple

import structlog

from ravenhill.core.errors import RavenhillError

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
MEMORY: Final = 512_000_000          # bytes that a limited process may take beyond what it has at its birth
YIELDING: Final = 10                 # niceness of who has time, beside people who wait for an answer of the server
log = structlog.get_logger("processes")


class TooMuch(RavenhillError):
    """What was asked for takes more time or memory than it is given."""


class Stopped(RavenhillError):
    """The server stops; whoever waited for it waits no more."""


class Processes:
    """A pool that is opened when it is needed, and again when one of its processes dies."""

    def __init__(self, count: int, *, seconds: int = 0, crowd: int = 0, yields: bool = False) -> None:
        self.count = count
        self.seconds = seconds                   # of a processor, for one piece of work; 0: as long as it takes
        self.crowd = crowd                       # how many may wait; 0: all
        self.yields = yields                     # to everybody else on this machine, when it is busy
        self.fair = FairQueue(count)
        self.pool: ProcessPoolExecutor | None = None
        self.opening = asyncio.Lock()
        self.stopped = False

    async def run(self, who: tuple[str, str], work: Callable[[*Ts], T], *given: *Ts) -> T:
        """For this person at this address, when it is their turn. A process that dies under a limit has used it up."""
        if self.crowd and self.fair.waiting >= self.crowd:
            raise TooMuch("too many are waiting for this; try again later")
        async with self.fair.turn(who):
            for _ in range(1 if self.seconds else 3):
                if self.stopped:
                    raise Stopped("the server stops")
                pool = self.pool or await self.open()
                try:
                    return await asyncio.get_running_loop().run_in_executor(pool, limited, self.seconds, work, *given)
                except BrokenExecutor:
                    log.warning("a process died", work=getattr(work, "__name__", ""))
                    if self.pool is pool:
                        self.pool = None
                except MemoryError:
                    raise TooMuch("this takes more memory than it is given") from None
        raise TooMuch("this takes longer than it is given")

    async def open(self) -> ProcessPoolExecutor:
        """Beside the loop: to start processes takes a quarter of a second, in which nobody would be answered."""
        async with self.opening:
            if self.pool is None:
                self.pool = await asyncio.to_thread(started, self.count, self.yields)
        return self.pool

    def stop(self) -> None:
        self.stopped = True
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def started(count: int, yields: bool) -> ProcessPoolExecutor:
    """A pool whose processes are there, or will be when they have loaded what they need."""
    pool = ProcessPoolExecutor(
        count, multiprocessing.get_context("forkserver"), initializer=live_with_the_server, initargs=(yields,))
    for _ in range(count):
        pool.submit(int)
    return pool


def limited(seconds: int, work: Callable[[*Ts], T], *given: *Ts) -> T:
    """In a process of the pool: the work, within its limits. The system ends a process that goes over its time."""
    if seconds:
        used = resource.getrusage(resource.RUSAGE_SELF)
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + seconds + 1, most))
        if resource.getrlimit(resource.RLIMIT_AS)[0] == resource.RLIM_INFINITY:
            with open("/proc/self/statm") as now:
                has = int(now.read().split()[0]) * resource.getpagesize()
            resource.setrlimit(resource.RLIMIT_AS, (has + MEMORY, resource.RLIM_INFINITY))
    return work(*given)


def live_with_the_server(yields: bool) -> None:
    """Ctrl-C is for the server, which closes its pool; and should it be killed, its processes do not outlive it."""
    if yields: os.nice(YIELDING)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


class FairQueue:
    """So many at once; of those who wait, each address has its turn, and at an address each person.

    Whoever asks for sixty things waits for his own: somebody else who asks for one waits for those under way.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting = 0
        self.rows: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}       # address, person: in the order of turns

    @asynccontextmanager
    async def turn(self, who: tuple[str, str]) -> AsyncIterator[None]:
        await self.take(who)
        try:
            yield
        finally:
            self.free += 1
            self.call_next()

    async def take(self, who: tuple[str, str]) -> None:
        if self.free and not self.waiting:
            self.free -= 1
            return
        address, person = who
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rows.setdefault(address, {}).setdefault(person, deque()).append(called)
        self.waiting += 1
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():                         # called, and gone before it heard
                self.free += 1
                self.call_next()
            raise

    def call_next(self) -> None:
        while self.free and self.rows:
            called = self.next_in_turn()
            self.waiting -= 1
            if not called.cancelled():
                self.free -= 1
                called.set_result(None)

    def next_in_turn(self) -> asyncio.Future[None]:
        """The first person of the first address; both go to the end of their rows."""
        address = next(iter(self.rows))
        people = self.rows.pop(address)
        person = next(iter(people))
        row = people.pop(person)
        called = row.popleft()
        if row:
            people[person] = row
        if people:
            self.rows[address] = people
        return called
