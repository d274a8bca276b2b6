"""Nobody waits for what others have asked for: writers in a row, passwords one by one, processes beside the loop."""
from __future__ import annotations

import asyncio
import gc
import os
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from ravenhill.locale import Speech
from ravenhill.server.app import warm
from ravenhill.server.http import accounts
from ravenhill.server.http.routes import ready
from ravenhill.server.play import sockets
from ravenhill.server.play.analyses import Analyses
from ravenhill.server.play.tables import Tables
from ravenhill.server.play.trials import Trials
from ravenhill.server.settings import Settings
from ravenhill.server.storage import sqlite
from ravenhill.server.storage.connections import Patience, was_cut
from ravenhill.server.workers import processes
from ravenhill.server.workers.bots import Thinkers
from tests.server.house import run
from tests.server.running import run_alone


class Notes:
    """Writes to a file of SQLite, in the order in which they were done; the first waits until it is let go."""

    def __init__(self, folder: Path) -> None:
        self.file = sqlite.SqliteFile(f"sqlite:///{folder / 'notes.db'}", Patience(20))
        self.go = threading.Event()
        self.done: list[str] = []

    def first(self, _: sa.Connection) -> None:
        self.go.wait(20)
        self.done.append("first")

    def later(self, name: str, *, ledger: bool = False) -> asyncio.Task[None]:
        return asyncio.create_task(self.file.write(lambda _: self.done.append(name), first=ledger))


def test_the_ledger_goes_before_whoever_else_wants_to_write(tmp_path: Path) -> None:
    async def write() -> list[str]:
        notes = Notes(tmp_path)
        tasks = [asyncio.create_task(notes.file.write(notes.first, first=False))]
        await asyncio.sleep(0)
        tasks += [notes.later(f"page {n}") for n in range(3)]
        tasks.append(notes.later("ledger", ledger=True))
        await asyncio.sleep(0)
        notes.go.set()
        await asyncio.gather(*tasks)
        notes.file.close()
        return notes.done

    assert run_alone(write()) == ["first", "ledger", "page 0", "page 1", "page 2"]


def test_whoever_waits_too_long_or_goes_away_leaves_the_row_and_it_moves_on(
        tmp_path: Path) -> None:
    async def write() -> list[str]:
        notes = Notes(tmp_path)
        begun = asyncio.create_task(notes.file.write(notes.first, first=False))
        await asyncio.sleep(0)
        notes.file.writers.patience = 0.05
        late = notes.later("late")
        await asyncio.wait([late])
        with pytest.raises(TimeoutError) as told:
            late.result()
        assert was_cut(told.value)                       # and so it is tried again
        notes.file.writers.patience = 20
        gone, stays = notes.later("gone"), notes.later("stays")
        await asyncio.sleep(0)
        gone.cancel()
        notes.go.set()
        await asyncio.gather(begun, stays)
        await notes.later("after")
        notes.file.close()
        return notes.done

    assert run_alone(write()) == ["first", "stays", "after"]


def test_what_fails_is_rolled_back_and_hinders_nobody(tmp_path: Path) -> None:
    async def write() -> list[int]:
        file = sqlite.SqliteFile(f"sqlite:///{tmp_path / 'notes.db'}", Patience(20))
        await file.write(lambda it: it.exec_driver_sql("CREATE TABLE notes (n INTEGER PRIMARY KEY)"), first=False)

        def twice(it: sa.Connection) -> None:
            for n in (1, 2, 2):
                it.exec_driver_sql("INSERT INTO notes VALUES (?)", (n,))

        with pytest.raises(sa.exc.IntegrityError):
            await file.write(twice, first=False)
        await file.write(lambda it: it.exec_driver_sql("INSERT INTO notes VALUES (3)"), first=True)
        found = await file.read(lambda it: list(it.exec_driver_sql("SELECT n FROM notes").scalars()))
        file.close()
        return found

    assert run_alone(write()) == [3]


def test_passwords_are_hashed_one_at_a_time_and_the_loop_goes_on() -> None:
    at_once: list[int] = []
    threads: set[int] = set()
    busy = 0

    def hash_slowly() -> None:
        nonlocal busy
        busy += 1
        time.sleep(0.02)
        at_once.append(busy)
        threads.add(threading.get_ident())
        busy -= 1

    async def many() -> int:
        await asyncio.gather(*[accounts.one_at_a_time(hash_slowly) for _ in range(6)])
        return threading.get_ident()

    loop = run_alone(many())
    assert at_once == [1] * 6 and len(threads) == 1 and loop not in threads
    assert accounts.hasher.parallelism == 1


def test_processes_are_started_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = processes.started
    threads: list[int] = []

    def noted(count: int, yields: bool) -> Any:
        threads.append(threading.get_ident())
        return plain(count, yields)

    monkeypatch.setattr(processes, "started", noted)

    async def think() -> int:
        pool = processes.Processes(1)
        assert await asyncio.gather(*[pool.run(("here", "ann"), abs, -3) for _ in range(2)]) == [3, 3]
        pool.stop()
        with pytest.raises(processes.Stopped):
            await pool.run(("here", "ann"), abs, -3)
        return threading.get_ident()

    loop = run_alone(think())
    assert len(threads) == 1 and loop not in threads


def test_bots_analyses_and_decks_on_trial_yield_to_people(settings: Settings) -> None:
    """On a busy machine whoever waits for the server comes first; what people look at yields to nobody."""
    async def priorities() -> list[int]:
        pools = [processes.Processes(1, yields=yields) for yields in (True, False)]
        found = [await pool.run(("here", "ann"), os.nice, 0) for pool in pools]
        for pool in pools: pool.stop()
        return found

    assert run_alone(priorities()) == [min(19, os.nice(0) + processes.YIELDING), os.nice(0)]

    async def work(tables: Tables) -> None:
        assert Thinkers(settings, tables).processes.yields and Analyses().processes.yields and Trials().processes.yields

    run(settings, work)


def test_a_server_is_ready_when_it_has_its_games() -> None:
    async def asked() -> list[int]:
        async def sound() -> str: return ""

        desk = SimpleNamespace(warming=asyncio.get_running_loop().create_future(),
                               tables=SimpleNamespace(db=SimpleNamespace(fault=sound)))
        request: Any = SimpleNamespace(app=SimpleNamespace(state={"desk": desk}))
        first = await ready.fn(request)
        desk.warming.set_result(None)
        return [first.status_code, (await ready.fn(request)).status_code]

    assert run_alone(asked()) == [503, 200]


def test_a_language_that_nobody_has_spoken_yet_is_read_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a second for each language and game, in which nobody else was answered."""
    read_in: list[str] = []
    monkeypatch.setattr(sockets, "learnt", set())

    def line(self: Speech, key: str, args: object) -> str:
        read_in.append(threading.current_thread().name)
        return ""

    monkeypatch.setattr(Speech, "line", line)

    async def ask() -> str:
        for _ in range(3):
            await sockets.learn("fr", "ford")
        return threading.current_thread().name

    here = run_alone(ask())
    assert len(read_in) == 1 and read_in[0] != here


def test_what_is_loaded_at_the_start_is_not_looked_through_for_garbage_again() -> None:
    """A full collection stood a tenth of a second before everybody's answers, every few seconds under load."""
    schema: Any = SimpleNamespace(openapi_schema=SimpleNamespace(to_schema=dict))
    try:
        warm(schema)
        assert gc.get_freeze_count() > 50_000
    finally:
        gc.unfreeze()
