"""The ledger: durable, in order, resumed anywhere, and its dice can be computed again."""
from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from ravenhill.core.records import read
from ravenhill.server.http.accounts import Accounts
from ravenhill.server.play import actions, matches, sealed_dice, seats, turns
from ravenhill.server.play.room import Room
from ravenhill.server.play.snapshots import put_away
from ravenhill.server.play.tables import Tables
from ravenhill.server.play.turns import turn_of
from ravenhill.server.refusals import Refusal
from ravenhill.server.settings import Settings, database_url
from ravenhill.server.storage import maintenance, schema
from ravenhill.server.storage.database import Database
from ravenhill.server.storage.rooms import open_room, room_from
from ravenhill.wire import Fork, NewMatch, SeatWanted
from tests.server.house import NONCES, house, join, new_match, play, run, show_nonces, verified
from tests.server.services import Postgres


def test_a_match_is_resumed_from_the_database_as_it_was(settings: Settings) -> None:
    async def first(tables: Tables) -> tuple[str, bytes, int]:
        opened = await new_match(tables)
        await play(tables, opened, 30)
        return opened.room.id, opened.room.record(["a", "b"]), opened.room.n

    match, record, n = run(settings, first)

    async def second(tables: Tables) -> tuple[bytes, int]:
        opened = await tables.open(match)
        return opened.room.record(["a", "b"]), opened.room.n

    resumed = run(settings, second)
    assert resumed == (record, n)


def test_a_match_that_has_not_begun_can_be_looked_at(settings: Settings) -> None:
    """The battle says something before its first question: a table nobody has sat down at shows it."""
    async def look(tables: Tables) -> None:
        id, _ = await matches.make(tables, "ann", NewMatch("five_armies"))
        opened = await tables.open(id)
        assert opened.room.log
        _, data = tables.whole_state(opened, 2, None)
        assert len(msgspec.json.decode(data)["log"]["lines"]) == len(opened.room.log)

    run(settings, look)


def test_a_snapshot_opens_the_same_room_as_the_ledger(settings: Settings) -> None:
    async def both(tables: Tables) -> None:
        stored = 0
        for seed in range(1, 6):
            opened = await new_match(tables)
            while opened.room.asked():
                await play(tables, opened, 1, seed * 1000 + opened.room.n)
                if opened.room.stored != stored and opened.room.stored:
                    stored = opened.room.stored
                    await tables.store(opened.room.id, opened.room.n, put_away(opened.room))
                    short = await open_room(tables.db, opened.room.id)
                    await tables.db.run(sa.delete(schema.snapshots))
                    long = await open_room(tables.db, opened.room.id)
                    for name in ("n", "places", "clerk", "seen", "marks", "looks", "said_at"):
                        assert getattr(short, name) == getattr(long, name), name
                    assert vars(short.handles) == vars(long.handles)
                    assert short.record([]) == long.record([])
                    assert vars(short.clock) == vars(long.clock)
        assert stored > 0

    run(settings, both)


def test_of_two_answers_to_one_question_exactly_one_is_accepted(settings: Settings) -> None:
    """Two workers have the same match open and both are answered at once."""
    async def race(one: Tables) -> None:
        async with house(settings) as other:
            opened = await new_match(one)
            twin = await other.open(opened.room.id)
            for _ in range(10):
                if not opened.room.asked():
                    break
                seat = opened.room.asked()[0]
                n = opened.room.seen[seat]
                done = await asyncio.gather(
                    actions.answer(one, opened, seat, n, [0]), actions.answer(other, twin, seat, n, [0]),
                    return_exceptions=True)
                refused = [error for error in done if isinstance(error, Refusal)]
                assert len(refused) == 1 and refused[0].fault == "stale", done
                await one.catch_up(opened)
                await other.catch_up(twin)
                assert opened.room.record([]) == twin.room.record([])

    run(settings, race)


def test_undo_is_free_until_somebody_has_learnt_something(settings: Settings) -> None:
    async def change_of_mind(tables: Tables) -> None:
        opened = await new_match(tables)
        room = opened.room
        seat = room.asked()[0]
        before, n = room.record([]), room.seen[seat]
        await actions.answer(tables, opened, seat, n, [0])                # pass
        assert room.may_undo(seat)
        await actions.undo(tables, opened, seat, room.seen[seat])
        assert read(room.record([])).answers == read(before).answers and room.asked() == [seat]
        with pytest.raises(Refusal) as refusal:
            await actions.undo(tables, opened, seat, room.seen[seat])
        assert refusal.value.fault == "known"
        await play(tables, opened)
        assert verified(await matches.sealed_record(tables, opened)).sound

    run(settings, change_of_mind)


def test_a_takeback_over_dice_needs_consent_and_rolls_anew(settings: Settings) -> None:
    async def consent(tables: Tables) -> None:
        opened = await new_match(tables)
        room = opened.room
        await play(tables, opened, 12)
        answers = room.answers
        await actions.offer(tables, opened, 0, "takeback")
        assert room.answers == answers and opened.offers
        await actions.offer(tables, opened, 1, "takeback")
        assert room.answers < answers and not opened.offers
        assert (room.table.record is not None and room.asked() == [0]) or 0 in room.asked()
        again = await open_room(tables.db, room.id)
        assert again.record([]) == room.record([])
        await play(tables, opened)
        verdict = verified(await matches.sealed_record(tables, opened))
        assert verdict.sound, verdict.fault

    run(settings, consent)


def test_draw_pause_and_resume_need_both(settings: Settings) -> None:
    async def agreements(tables: Tables) -> None:
        opened = await new_match(tables)
        await actions.offer(tables, opened, 0, "pause")
        assert not opened.room.paused
        await actions.offer(tables, opened, 1, "pause")
        assert opened.room.paused
        seat = opened.room.asked()[0]
        with pytest.raises(Refusal) as refusal:
            await actions.answer(tables, opened, seat, opened.room.seen[seat], [0])
        assert refusal.value.fault == "paused"
        for by in (0, 1):
            await actions.offer(tables, opened, by, "resume")
        await actions.offer(tables, opened, 0, "draw")
        await actions.decline(tables, opened, 1, "draw")
        assert not opened.offers and not opened.room.over
        for by in (1, 0):
            await actions.offer(tables, opened, by, "draw")
        assert opened.room.result() is not None and opened.room.result()[1] == "draw-agreed"
        assert verified(await matches.sealed_record(tables, opened)).sound

    run(settings, agreements)


def test_a_fork_begins_at_a_point_of_a_finished_match_with_dice_of_its_own(settings: Settings) -> None:
    async def forking(tables: Tables) -> None:
        opened = await new_match(tables)
        with pytest.raises(Refusal):
            await matches.fork(tables, opened.room.id, "user0", Fork(3))
        await play(tables, opened)
        id, keys = await matches.fork(tables, opened.room.id, "user0", Fork(20))
        for place, name in enumerate(("west", "east")):
            await join(tables, id, f"u{place}", name, keys[name], place)
        await show_nonces(tables, id)
        twin = await tables.open(id)
        old, new = read(opened.room.record([])).answers, read(twin.room.record([])).answers
        assert new[:20] == old[:20] and twin.room.started and twin.room.given == 20
        await play(tables, twin, seed=9)
        verdict = verified(await matches.sealed_record(tables, twin))
        assert verdict.sound and verdict.given == 20

    run(settings, forking)


def test_a_rematch_swaps_sides_and_is_made_once(settings: Settings) -> None:
    async def again(tables: Tables) -> None:
        opened = await new_match(tables)
        await actions.resign(tables, opened, 1)
        first = await matches.rematch(tables, opened.room.id, "user0")
        second = await matches.rematch(tables, opened.room.id, "user1")
        assert first == second
        assert [seat.user for seat in await tables.read_seats(first)] == ["user1", "user0"]
        await seats.sit(tables, first, "user1", 0, sealed_dice.nonce_hash(NONCES[0]))
        await seats.sit(tables, first, "user0", 1, sealed_dice.nonce_hash(NONCES[1]))
        await show_nonces(tables, first)
        assert (await tables.open(first)).room.started
        with pytest.raises(Refusal):
            await matches.rematch(tables, opened.room.id, "stranger")

    run(settings, again)


def test_a_link_is_good_for_one_person_and_can_be_revoked(settings: Settings) -> None:
    async def links(tables: Tables) -> None:
        id, keys = await matches.make(tables, "ann", NewMatch("ford"))
        for wrong in ("", "x" * 32, keys["west"][:-1]):
            with pytest.raises(Refusal):
                await join(tables, id, "eve", "Eve", wrong, 0)
        seat, mine = await join(tables, id, "ben", "Ben", keys["east"], 1)
        assert seat == 1
        with pytest.raises(Refusal):
            await join(tables, id, "ann", "Ann", keys["east"], 0)
        assert (await join(tables, id, "ben-phone", "Ben", mine, 0))[0] == 1
        fresh = await seats.new_link(tables, id, "ann", 0)
        with pytest.raises(Refusal):
            await join(tables, id, "cid", "Cid", keys["west"], 0)
        with pytest.raises(Refusal):
            await seats.new_link(tables, id, "ann", 1)
        await join(tables, id, "cid", "Cid", fresh, 0)
        for wrong in ("", "x" * 32):
            with pytest.raises(Refusal):
                await join(tables, id, "eve", "Eve", wrong, 0)
        await seats.show_nonce(tables, id, "cid", 0, NONCES[0])
        phone = await seats.new_link(tables, id, "ben-phone", 1)
        await join(tables, id, "ben-tablet", "Ben", phone, 1)
        with pytest.raises(Refusal):
            await seats.show_nonce(tables, id, "ben-tablet", 1, NONCES[1])      # the promise of the phone stands
        await seats.show_nonce(tables, id, "ben-tablet", 1, NONCES[0])
        opened = await tables.open(id)
        assert opened.room.started and opened.room.nonces == [NONCES[0]] * 2

    run(settings, links)


def test_backup_restore_and_check(settings: Settings, tmp_path, cluster) -> None:
    async def some(tables: Tables) -> list[str]:
        ids = []
        for seed in range(3):
            opened = await new_match(tables)
            await play(tables, opened, 10 + 200 * seed, seed)
            await actions.say(tables, opened, 0, "good luck")
            ids.append(opened.room.id)
        return ids

    ids = run(settings, some)
    found = maintenance.check(settings)
    assert found.matches == 3 and found.rolls > 50 and not found.faults
    rows = maintenance.backup(settings, tmp_path / "backup.gz")
    for url in (f"sqlite:///{tmp_path}/other.db", cluster_empty(cluster)):
        other = msgspec.structs.replace(settings, database=database_url(url, tmp_path))
        assert maintenance.restore(other, tmp_path / "backup.gz") == rows
        again = maintenance.check(other)
        assert (again.matches, again.answers, again.rolls, again.faults) == (3, found.answers, found.rolls, [])
        with pytest.raises(Exception, match="empty database"):
            maintenance.restore(other, tmp_path / "backup.gz")

        async def go_on(tables: Tables) -> None:
            opened = await tables.open(ids[0])
            await actions.say(tables, opened, 1, "you too")
            await play(tables, opened)
            assert opened.room.over

        run(other, go_on)


def cluster_empty(cluster: Postgres) -> str:
    cluster.template, kept = "", cluster.template
    url = cluster.database()
    cluster.template = kept
    return url


def test_check_finds_what_was_tampered_with(settings: Settings) -> None:
    async def some(tables: Tables) -> str:
        opened = await new_match(tables)
        await play(tables, opened, 30)
        return opened.room.id

    id = run(settings, some)
    of = schema.answers.c

    async def tamper(tables: Tables) -> None:
        rolls = sa.select(schema.answers).where(of.match == id, of.seat == -1, of.act == 0, of.n > 6)
        rolled = await tables.db.first(rolls)
        assert rolled is not None
        line = sa.update(schema.answers).where(of.match == id, of.n == rolled.n)
        await tables.db.run(line.values(option=rolled.option ^ 1))

    run(settings, tamper)
    assert "sealed dice" in maintenance.check(settings).faults[0]


def test_rules_of_another_version_are_kept_and_marked(settings: Settings) -> None:
    async def old(tables: Tables) -> str:
        opened = await new_match(tables)
        await tables.db.run(sa.update(schema.matches).values(rules=999))
        return opened.room.id

    id = run(settings, old)
    assert maintenance.check(settings).other_rules == [id]

    async def open_it(tables: Tables) -> None:
        with pytest.raises(Exception, match="version 999"):
            await tables.open(id)

    run(settings, open_it)


def test_the_schema_is_what_the_migrations_make(settings: Settings) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with maintenance.open_for_keeping(settings) as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.meta) == []


def test_another_key_is_refused_at_once(settings: Settings) -> None:
    with pytest.raises(Exception, match="another RAVENHILL_KEY"):
        maintenance.upgrade(msgspec.structs.replace(settings, key=b"x" * 32))


def test_a_match_with_an_unknown_game_or_bot_is_refused(settings: Settings) -> None:
    async def wrong(tables: Tables) -> None:
        bots = [("ford", "deep-thought"), ("meccg", "captain:cruel"), ("meccg", "squire:careful")]
        for new in (NewMatch("chess"), NewMatch("ford", {"content": "/etc"}),
                    *[NewMatch(game, seats=[SeatWanted(), SeatWanted("bot", bot)]) for game, bot in bots]):
            with pytest.raises(Refusal):
                await matches.make(tables, "ann", new)

    run(settings, wrong)


def test_a_list_says_whose_turn_it_is_without_opening_every_match(
    settings: Settings, monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def many(tables: Tables) -> None:
        asked = {}
        for seed in range(12):
            opened = await new_match(tables)
            await play(tables, opened, 40 if seed == 3 else seed, seed)          # the fourth has a snapshot
            asked[opened.room.id] = [opened.room.game.seats[seat] for seat in turn_of(opened.room)]
        while tables.tasks:
            await asyncio.gather(*tables.tasks)
        tables.opened.clear()
        played = 0

        def counted(*args: Any) -> Room:
            nonlocal played
            played += 1
            return room_from(*args)

        monkeypatch.setattr(turns, "room_from", counted)
        search: dict[str, Any] = {"mine": True, "game": "", "status": "", "text": "", "before": 0, "most": 50}
        going_on = sum(1 for turn in asked.values() if turn)          # the fourth may be over, as the dice will
        assert going_on >= 11
        for rounds in (going_on, 0):
            played = 0
            shown = await matches.search(tables, "user0", **search)
            assert {match.id: match.turn for match in shown} == asked and played == rounds and not tables.opened
        await play(tables, await tables.open(next(iter(asked))), 1)
        tables.opened.clear()
        await matches.search(tables, "user0", **search)
        assert played == 1
        await tables.db.run(sa.update(schema.matches).where(schema.matches.c.id == shown[0].id).values(rules=999))
        assert len(await matches.search(tables, "user0", **search)) == 12

    run(settings, many)


def test_what_is_tried_again_after_a_cut_at_the_commit_is_done_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every small write is done twice here, as if the echo of its first commit had been cut off."""
    right = Database.patiently

    async def twice(self: Database, work: Any, *, reading: bool = False) -> Any:
        await right(self, work, reading=reading)
        return await right(self, work, reading=reading)

    monkeypatch.setattr(Database, "patiently", twice)

    async def cut(tables: Tables) -> None:
        accounts = Accounts(tables.db, settings.key)
        ann, cookie = await accounts.guest("Ann", "test")
        assert (await accounts.person(cookie)) == ann
        opened = await new_match(tables)
        assert opened.room.started and [seat.user for seat in opened.seats] == ["user0", "user1"]
        await play(tables, opened)
        id, _ = await matches.fork(tables, opened.room.id, "user0", Fork(20))
        assert (await tables.open(id)).room.given == 20
        shown = await matches.show(tables, opened.room.id, None)
        assert shown.nonces == list(NONCES) and shown.status == "over"

    run(settings, cut)
