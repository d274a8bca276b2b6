"""An upgrade loses no running match: it is carried over to the new rules, or waits with a clear word."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ravenhill.core.errors import BadSave
from ravenhill.games import load
from ravenhill.server.play import actions, matches
from ravenhill.server.play.ledger import CHANGE
from ravenhill.server.play.tables import Tables
from ravenhill.server.play.views import last_own
from ravenhill.server.settings import Settings, read_settings
from ravenhill.server.storage import maintenance, schema
from ravenhill.server.storage.rooms import OtherRules
from ravenhill.server.workers.sweeper import Sweeper
from ravenhill.wire import Correspondence, Fork, NewMatch
from tests.server.house import KEY, join, new_match, play, run, show_nonces, verified

FORD = type(load("ford"))


@pytest.fixture
def here(tmp_path: Path) -> Settings:
    made = read_settings({"RAVENHILL_DATA": str(tmp_path), "RAVENHILL_KEY": KEY, "RAVENHILL_LIMITS": "0"})
    maintenance.upgrade(made)
    return made


def test_fifty_running_matches_play_on_when_the_rules_change(here: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some were put away when the server stopped; others are found as kill -9 has left them."""
    async def before(tables: Tables) -> dict[str, tuple[int, int, list[int]]]:
        running: dict[str, tuple[int, int, list[int]]] = {}
        for number in range(50):
            opened = await new_match(tables)
            await play(tables, opened, number % 14, number)
            if number % 3 == 0 and None not in (last_own(opened.room, 0), last_own(opened.room, 1)):
                for by in (0, 1):
                    await actions.offer(tables, opened, by, "takeback")
            if number == 24:
                await tables.part()
                tables.opened.clear()
            if not opened.room.over:
                running[opened.room.id] = (opened.room.n, opened.room.answers, opened.room.asked())
        assert len(running) == 50
        return running

    running = run(here, before)
    old = FORD.rules_version
    monkeypatch.setattr(FORD, "rules_version", old + 1)

    async def after(tables: Tables) -> None:
        shown = await matches.search(
            tables, "user0", mine=True, game="", status="playing", text="", before=0, most=50)
        assert len(shown) == 50
        for id, (n, answers, asked) in running.items():
            opened = await tables.open(id)
            room = opened.room
            assert (room.n, room.answers, room.asked()) == (n + 1, answers, asked) and room.clerk[-1][1] == CHANGE
            assert not room.may_undo(0) and not room.may_undo(1)          # nothing of the old rules is taken back
            assert (await matches.show(tables, id, None)).rules == old + 1
        tables.opened.clear()
        for number, id in enumerate(running):
            opened = await tables.open(id)                                # from the database, through the change
            await play(tables, opened, 100_000 if number % 10 == 0 else 3, number)
            if not opened.room.over:
                await actions.resign(tables, opened, 0)
            data = await matches.sealed_record(tables, opened)
            verdict = verified(data, [opened.room.heads[0]])
            assert verdict.sound, verdict.fault
            assert verdict.versions == [old, old + 1] and {some.why for some in verdict.unsealed} <= {"rules"}
            forged = data.replace(b'"rules":%d,"table"' % (old + 1), b'"rules":%d,"table"' % (old + 2))
            assert forged != data and not verified(forged).sound

    run(here, after)
    found = maintenance.check(here)
    assert found.matches == 50 and not found.faults and not found.other_rules


def test_a_match_crosses_two_changes_and_one_that_has_not_begun_simply_begins_later(
    here: Settings, monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def first(tables: Tables) -> tuple[str, str, dict[str, str]]:
        opened = await new_match(tables)
        await play(tables, opened, 9)
        waiting, keys = await matches.make(tables, "ann", NewMatch("ford"))
        return opened.room.id, waiting, keys

    id, waiting, keys = run(here, first)
    old = FORD.rules_version
    for version in (old + 1, old + 2):
        monkeypatch.setattr(FORD, "rules_version", version)

        async def some_more(tables: Tables) -> None:
            await play(tables, await tables.open(id), 3)

        run(here, some_more)

    async def last(tables: Tables) -> None:
        opened = await tables.open(id)
        await play(tables, opened)
        verdict = verified(await matches.sealed_record(tables, opened))
        assert verdict.sound and verdict.versions == [old, old + 1, old + 2], verdict.fault
        for place, name in enumerate(keys):
            await join(tables, waiting, f"user{place}", name, keys[name], place)
        await show_nonces(tables, waiting)
        late = await tables.open(waiting)
        await play(tables, late)
        verdict = verified(await matches.sealed_record(tables, late))
        assert verdict.sound and verdict.versions == [old + 2], verdict.fault
        forked, _ = await matches.fork(tables, waiting, "user0", Fork(5))
        assert (await tables.open(forked)).room.given == 5

    run(here, last)
    assert maintenance.check(here).faults == []


def test_a_table_that_cannot_be_carried_over_waits_and_loses_nothing(
    here: Settings, monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def before(tables: Tables) -> tuple[str, int]:
        opened = await new_match(tables, pace=Correspondence(1))
        await play(tables, opened, 8)
        await tables.part()
        return opened.room.id, opened.room.n

    id, n = run(here, before)
    old = FORD.rules_version
    monkeypatch.setattr(FORD, "rules_version", old + 1)

    def cannot(self: Any, saved: Any) -> Any:
        raise BadSave("the table has another shape now")

    with monkeypatch.context() as broken:
        broken.setattr(FORD, "carried", cannot)

        async def waits(tables: Tables) -> None:
            for _ in range(2):
                with pytest.raises(OtherRules, match="paused"):
                    await tables.open(id)
            tables.stuck.clear()
            shown = await matches.show(tables, id, "user0")               # it is told to whoever comes first
            assert shown.paused == "rules" and shown.status == "playing"
            await tables.db.run(sa.update(schema.waits).values(due=0))
            await Sweeper(tables).sweep()                                 # and no clock runs meanwhile
            rows = await tables.db.rows(sa.select(schema.answers).where(schema.answers.c.match == id))
            assert len(rows) == n

        run(here, waits)
        assert maintenance.check(here).other_rules == [id]

    async def later(tables: Tables) -> None:
        opened = await tables.open(id)
        assert opened.room.n == n + 1 and opened.room.clock.fallen(opened.room.clock.since + 1000) is None
        await play(tables, opened)
        assert verified(await matches.sealed_record(tables, opened)).sound

    run(here, later)
