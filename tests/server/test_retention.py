"""What is kept how long: each kind goes when its time is over, and nothing that somebody still needs."""
from __future__ import annotations

from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from ravenhill.core.errors import RavenhillError
from ravenhill.server.http.accounts import Accounts, Person
from ravenhill.server.play import matches
from ravenhill.server.play.tables import Tables
from ravenhill.server.settings import Settings, read_settings
from ravenhill.server.storage import schema
from ravenhill.server.storage.decks import Decks
from ravenhill.server.storage.schema import now
from ravenhill.server.workers.notices import Notices
from ravenhill.server.workers.retention import DAY, LETTERS, Retention
from ravenhill.wire import NewMatch, SeatWanted
from ravenhill.wire.decks import DeckList
from tests.server.house import Listener, join, new_match, run, show_nonces

LONG = 400 * DAY
AGAINST_A_BOT = [SeatWanted(), SeatWanted("bot", "random")]


async def grow_old(tables: Tables, *these: sa.Table, but: Any = None) -> None:
    """As if all of it had been written long ago."""
    times = {"users": ["created"], "sessions": ["seen"], "matches": ["created"], "answers": ["at"]}
    for table in these:
        aged = {name: table.c[name] - LONG for name in times[table.name]}
        await tables.db.run(sa.update(table).where(*[sa.not_(but)] * (but is not None)).values(aged))


async def who(tables: Tables) -> set[str]:
    return {row.name for row in await tables.db.rows(sa.select(schema.users.c.name))}


async def ids(tables: Tables) -> set[str]:
    return {row.id for row in await tables.db.rows(sa.select(schema.matches.c.id))}


async def guest(tables: Tables, name: str) -> Person:
    return (await Accounts(tables.db, tables.settings.key).guest(name, "here"))[0]


def test_an_old_guest_goes_unless_a_match_goes_on_or_a_deck_is_kept(settings: Settings) -> None:
    async def swept(tables: Tables) -> None:
        accounts, decks = Accounts(tables.db, settings.key), Decks(tables.db)
        names = ("old", "new", "maker", "player", "deck", "account", "done")
        people = {name: await guest(tables, name) for name in names}
        await matches.make(tables, people["maker"].id, NewMatch("ford"))
        played = (await new_match(tables)).room.id
        over = (await new_match(tables)).room.id
        seats = schema.seats.c
        for match, name in ((played, "player"), (over, "done")):
            await tables.db.run(sa.update(schema.seats).where(seats.match == match, seats.seat == 0).values(
                user=people[name].id, name=name))
        await tables.db.run(sa.update(schema.matches).where(schema.matches.c.id == over).values(status="over"))
        await decks.add(people["deck"].id, "meccg", DeckList())
        await accounts.register(people["account"], "account", "correct horse")
        await grow_old(tables, schema.users, schema.sessions)
        await tables.db.run(sa.update(schema.sessions).where(
            schema.sessions.c.user == people["new"].id).values(seen=now() - 89 * DAY))
        gone = await Retention(settings, tables.db).sweep()
        assert gone["guests"] == 2
        assert await who(tables) == {"new", "maker", "player", "deck", "account"}
        sat = await tables.db.first(sa.select(seats.name).where(seats.match == over, seats.seat == 0))
        assert sat is not None and sat.name == "done"

    run(settings, swept)


def test_a_match_that_never_began_goes_and_whoever_waits_there_is_told(settings: Settings) -> None:
    async def swept(tables: Tables) -> None:
        old, _ = await matches.make(tables, "ann", NewMatch("ford"))
        called_off, _ = await matches.make(tables, "ann", NewMatch("ford"))
        await matches.cancel(tables, called_off, "ann")
        playing = (await new_match(tables)).room.id
        await grow_old(tables, schema.matches, schema.answers)
        new, _ = await matches.make(tables, "ann", NewMatch("ford"))
        listener, notices = Listener(), Notices(tables)
        (await tables.open(old)).guests[2].add(listener)
        assert (await Retention(settings, tables.db).sweep())["open matches"] == 2
        assert await ids(tables) == {playing, new}
        await notices.read()
        assert listener.left == "removed" and old not in tables.opened
        assert not await tables.db.rows(sa.select(schema.seats).where(schema.seats.c.match == old))

    run(settings, swept)


def test_a_match_with_one_person_goes_when_nobody_has_moved_for_long(settings: Settings) -> None:
    async def swept(tables: Tables) -> None:
        async def alone() -> str:
            id, keys = await matches.make(tables, "ann", NewMatch("ford", seats=AGAINST_A_BOT))
            await join(tables, id, "ann", "Ann", keys["west"])
            await show_nonces(tables, id)
            return id

        left, moved = await alone(), await alone()
        two = (await new_match(tables)).room.id
        await grow_old(tables, schema.matches)
        await grow_old(tables, schema.answers, but=schema.answers.c.match == moved)
        assert (await Retention(settings, tables.db).sweep())["idle matches"] == 1
        assert left not in await ids(tables) and await ids(tables) == {moved, two}

    run(settings, swept)


def test_sessions_and_letters_that_have_ended_go(settings: Settings) -> None:
    async def swept(tables: Tables) -> None:
        of, sent = schema.sessions.c, schema.outbox.c
        for name, values in {"revoked": {"revoked": now() - 31 * DAY}, "lately": {"revoked": now() - 29 * DAY},
                             "expired": {"created": now() - LONG}, "good": {}}.items():
            person = await guest(tables, name)
            if values: await tables.db.run(sa.update(schema.sessions).where(of.user == person.id).values(values))
        for id, at, tries in (("sent", now(), 1), ("given-up", None, 6), ("waits", None, 2)):
            await tables.db.run(sa.insert(schema.outbox).values(
                id=id, user="ann", body="{}", due=now() - (LETTERS + 1) * DAY, claimed=0, tries=tries,
                sent=at, fault=""))
        assert (await Retention(settings, tables.db).sweep())["sessions"] == 2
        kept = await tables.db.rows(sa.select(schema.users.c.name).join(schema.sessions, of.user == schema.users.c.id))
        assert {row.name for row in kept} == {"lately", "good"}
        assert [row.id for row in await tables.db.rows(sa.select(sent.id))] == ["waits"]

    run(settings, swept)


def test_nought_keeps_for_ever(settings: Settings) -> None:
    for_ever = msgspec.structs.replace(settings, keep_guests=0, keep_open=0, keep_idle=0, keep_sessions=0)

    async def swept(tables: Tables) -> None:
        await guest(tables, "old")
        await matches.make(tables, "ann", NewMatch("ford"))
        await grow_old(tables, schema.users, schema.sessions, schema.matches)
        assert set((await Retention(for_ever, tables.db).sweep()).values()) == {0}
        assert await who(tables) == {"old"} and len(await ids(tables)) == 1

    run(settings, swept)


def test_a_session_is_noted_as_used_once_a_day(settings: Settings) -> None:
    async def used(tables: Tables) -> None:
        accounts = Accounts(tables.db, settings.key)
        _, cookie = await accounts.guest("Ann", "here")
        await grow_old(tables, schema.sessions)
        assert await accounts.person(cookie) is not None
        while accounts.noting: await next(iter(accounts.noting))
        row = await tables.db.first(sa.select(schema.sessions.c.seen))
        assert row is not None and row.seen > now() - DAY
        assert await accounts.person(cookie) is not None and not accounts.noting

    run(settings, used)


def test_a_number_of_days_that_is_none_is_said(tmp_path: Any) -> None:
    for wrong in ("soon", "-1", "nan"):
        with pytest.raises(RavenhillError, match="RAVENHILL_KEEP_GUESTS should be a number"):
            read_settings({"RAVENHILL_DATA": str(tmp_path), "RAVENHILL_KEEP_GUESTS": wrong})
