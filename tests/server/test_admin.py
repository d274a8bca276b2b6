"""A host beside a running server: looks, closes, removes, bans and mutes; the server notices by its database."""
from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from ravenhill.cli import main
from ravenhill.client import Client, RemoteTable, WireFault
from ravenhill.core.errors import RavenhillError
from ravenhill.server.http.accounts import Accounts
from ravenhill.server.ops import admin
from ravenhill.server.play.tables import Tables
from ravenhill.server.refusals import Refusal
from ravenhill.server.settings import Settings, read_settings
from ravenhill.server.storage import maintenance, schema
from ravenhill.server.storage.removal import FORMER
from ravenhill.server.workers.notices import Notices
from ravenhill.server.workers.retention import Retention
from ravenhill.wire import Bye, NewMatch
from tests.server.house import Listener, new_match, play, verified
from tests.server.house import run as at_home
from tests.server.people import pair, run
from tests.server.running import Server


@pytest.fixture
def host(env: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Somebody with a shell on the machine of the shared server."""
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    if "DATABASE_URL" not in env: monkeypatch.delenv("DATABASE_URL", raising=False)
    return read_settings()


async def shown_out(table: RemoteTable) -> str:
    """Why a socket was closed from the other side."""
    while not isinstance(message := await table.next(), Bye): pass
    return message.why


def test_a_match_that_is_closed_ends_at_once_for_both_and_its_record_verifies(server: Server, host: Settings) -> None:
    async def closed() -> None:
        async with pair(server.address) as two:
            await two.play(10)
            assert await asyncio.to_thread(admin.close, host, two.id) == "over"
            for table in two.tables:
                await table.wait("over")
            assert (two.east.state.winner, two.east.state.why) == ("nobody", "closed")
            with pytest.raises(WireFault, match="over"):
                await two.west.answer(0)
            assert verified(await two.ben.record(two.id)).sound

    run(closed)
    assert maintenance.check(host).faults == []


def test_a_match_that_is_removed_is_gone_and_so_are_those_who_sat_there(server: Server, host: Settings) -> None:
    async def removed() -> None:
        async with pair(server.address) as two:
            await two.play(4)
            with pytest.raises(RavenhillError, match="close it first"):
                admin.remove(host, two.id)
            await asyncio.to_thread(lambda: admin.remove(host, two.id, running=True))
            assert [await shown_out(table) for table in two.tables] == ["removed", "removed"]
            with pytest.raises(WireFault, match="no such match"):
                await two.ann.show(two.id)

    run(removed)
    assert maintenance.check(host).faults == []


def test_whoever_is_banned_is_shown_out_and_cannot_come_in(server: Server, host: Settings) -> None:
    async def banned() -> None:
        async with pair(server.address) as two:
            await two.ann.register("troll-" + two.id, "correct horse")
            id = await asyncio.to_thread(admin.ban, host, "TROLL-" + two.id)
            assert await shown_out(two.west) == "banned"
            assert (await two.ann.me()).id != id
            async with Client(server.address) as again:
                with pytest.raises(WireFault, match="the host has closed this account"):
                    await again.log_in("troll-" + two.id, "correct horse")
                assert await asyncio.to_thread(lambda: admin.ban(host, id, lift=True)) == id
                await again.log_in("troll-" + two.id, "correct horse")
                assert (await again.me()).id == id

    run(banned)


def from_address(server: Server, address: str) -> httpx.Client:
    way = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=server.address, transport=way, trust_env=False, timeout=30)


def test_from_a_network_that_is_barred_no_new_guest_comes_in(server: Server, host: Settings) -> None:
    """Whoever is known already plays on, and whoever has an account signs in."""
    login = {"login": f"neighbour-{secrets.token_hex(6)}", "password": "correct horse"}
    with from_address(server, "127.0.0.77") as troll, from_address(server, "127.0.0.77") as neighbour:
        id = troll.post("/api/me", json={"name": "Troll"}).json()["id"]
        assert neighbour.post("/api/account", json=login).status_code == 201
        admin.ban(host, id)
        assert admin.bar(host, id, 3) == 1
        troll.cookies.clear()
        refused = troll.post("/api/matches", json={"game": "ford"})
        assert (refused.status_code, refused.json()["fault"]) == (403, "barred")
        assert troll.post("/api/account/login", json=login).status_code == 200
        assert neighbour.post("/api/matches", json={"game": "ford"}).status_code == 201
        with from_address(server, "127.0.0.78") as elsewhere:
            assert elsewhere.post("/api/matches", json={"game": "ford"}).status_code == 201
        assert admin.statistics(host).barred == 1
        assert admin.bar(host, "127.0.0.77", lift=True) == 1
        troll.cookies.clear()
        assert troll.post("/api/matches", json={"game": "ford"}).status_code == 201


def test_a_bar_ends_by_itself_and_counts_an_ipv6_household_as_one(settings: Settings) -> None:
    async def comes(tables: Tables, address: str) -> bool:
        try:
            await Accounts(tables.db, tables.settings.key).guest("Ann", "test", address)
        except Refusal as refusal:
            assert refusal.fault == "barred"
            return False
        return True

    async def over(tables: Tables) -> None:
        assert admin.bar(tables.settings, "2001:db8:1:2::5", 1) == 1
        assert not await comes(tables, "2001:db8:1:2:ffff::1") and await comes(tables, "2001:db8:1:3::1")
        await Retention(tables.settings, tables.db).sweep()
        assert not await comes(tables, "2001:db8:1:2:ffff::1")
        await tables.db.run(sa.update(schema.barred).values(until=schema.barred.c.until - 2 * 86_400_000))
        assert await comes(tables, "2001:db8:1:2:ffff::1")
        await Retention(tables.settings, tables.db).sweep()
        assert await tables.db.rows(sa.select(schema.barred)) == []

    at_home(settings, over)
    for what, days in (("127.0.0.1", 7), ("::1", 7), ("nobody", 7), ("192.0.2.7", 0), ("192.0.2.7", 1000)):
        with pytest.raises(RavenhillError):
            admin.bar(settings, what, days)


def test_whoever_is_muted_says_nothing_and_plays_on(server: Server, host: Settings) -> None:
    async def muted() -> None:
        async with pair(server.address) as two:
            me = await two.ann.me()
            await asyncio.to_thread(admin.mute, host, me.id)
            with pytest.raises(WireFault, match="the host lets you say nothing"):
                await two.west.say("hello")
            await two.play(6)
            await asyncio.to_thread(lambda: admin.mute(host, me.id, lift=True))
            await two.west.say("hello again")
            while not two.east.said: await two.east.next()
            assert [line.text for line in two.east.said] == ["hello again"]

    run(muted)


def test_lists_and_statistics_count_what_is_there(
        server: Server, host: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    def told(*words: str) -> Any:
        assert main(["admin", *words, "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    before = told("statistics")

    async def played() -> tuple[str, str]:
        async with pair(server.address) as two:
            await two.play(5)
            return two.id, (await two.ann.me()).id

    id, ann = run(played)
    listed = {match["id"]: match for match in told("matches", "--status", "playing", "--most", "1000")}
    assert listed[id]["people"] == ["Ann", "Ben"] and ann in listed[id]["ids"] and listed[id]["lines"] > 5
    assert [match["id"] for match in told("matches", "--person", ann)] == [id]
    (person,) = told("people", ann)
    assert (person["name"], person["login"], person["matches"], person["playing"]) == ("guest", None, 1, 1)
    after = told("statistics")
    assert after["guests"] == before["guests"] + 2 and after["lines"] >= before["lines"] + 5
    assert after["matches"]["ford"]["playing"] == before["matches"].get("ford", {}).get("playing", 0) + 1
    for command in (["matches"], ["people"], ["statistics"]):
        assert main(["admin", *command]) == 0
        assert len(capsys.readouterr().out.splitlines()) > 1


def test_what_a_host_gets_wrong_is_one_clear_line(
        server: Server, host: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    for words, text in ((["close", "nosuch"], "no match nosuch"), (["remove", "nosuch"], "no match nosuch"),
                        (["ban", "nobody-here"], "nobody has the id"), (["mute", "nobody-here"], "admin people lists"),
                        (["forget", "nobody-here"], "nobody has the id")):
        assert main(["admin", *words]) == 2
        told = capsys.readouterr().err
        assert text in told and told.count("\n") == 1, told


def test_a_database_that_is_not_there_or_not_ours_is_said(
        tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("RAVENHILL_DATA", str(tmp_path / "data"))
    for url, text in (("", "ravenhill db upgrade"), ("postgresql://127.0.0.1:1/none", "the database does not answer")):
        monkeypatch.setenv("DATABASE_URL", url)
        assert main(["admin", "statistics"]) == 2
        told = capsys.readouterr().err
        assert text in told and told.count("\n") == 1, told


def test_whoever_is_forgotten_leaves_no_name_and_no_session(server: Server, host: Settings) -> None:
    async def forgotten() -> None:
        async with pair(server.address) as two:
            await two.west.say("my address is 1 Bag End")
            me = await two.ann.me()
            await asyncio.to_thread(admin.forget, host, me.id)
            assert await shown_out(two.west) == "revoked"
            seats = (await two.ben.show(two.id)).seats
            assert [seat.name for seat in seats] == [FORMER, "Ben"]
            assert (await two.ann.me()).id != me.id

    run(forgotten)


def test_a_match_is_closed_while_no_server_runs_and_whatever_rules_it_is_of(settings: Settings) -> None:
    async def begun(tables: Tables) -> str:
        opened = await new_match(tables)
        await play(tables, opened, 6)
        return opened.room.id

    id = at_home(settings, begun)
    with maintenance.open_for_keeping(settings) as connection:
        connection.exec_driver_sql("UPDATE matches SET rules = 999")
    assert admin.close(settings, id) == "over"
    with pytest.raises(RavenhillError, match="over already"):
        admin.close(settings, id)
    with maintenance.open_for_keeping(settings) as connection:
        connection.exec_driver_sql("UPDATE matches SET rules = made_under")
    assert maintenance.check(settings).faults == []


def test_a_seat_that_answers_while_the_host_closes_is_refused_and_the_chain_stays_whole(settings: Settings) -> None:
    """The worker has not noticed yet: its line comes second, and it reads on."""
    async def answered(tables: Tables) -> None:
        opened = await new_match(tables)
        await play(tables, opened, 4)
        await asyncio.to_thread(admin.close, settings, opened.room.id)
        with pytest.raises(Refusal, match="the match is over"):
            await play(tables, opened, 1)

    at_home(settings, answered)
    assert maintenance.check(settings).faults == []


def test_an_open_match_is_called_off_and_whoever_waits_there_is_told(settings: Settings) -> None:
    async def waited(tables: Tables) -> None:
        from ravenhill.server.play import matches

        id, _ = await matches.make(tables, "ann", NewMatch("ford"))
        listener, notices = Listener(), Notices(tables)
        (await tables.open(id)).guests[2].add(listener)
        assert await asyncio.to_thread(admin.close, settings, id) == "cancelled"
        await notices.read()
        assert listener.left == "removed" and id not in tables.opened

    at_home(settings, waited)
