"""Small doors that stood open: each was walked through from outside once."""
from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError
from websockets.exceptions import ConnectionClosed

from ravenhill.client import Client, WireFault, new_nonce
from ravenhill.core.errors import RavenhillError
from ravenhill.server.ops.logs import prepare_logs
from ravenhill.server.play import actions, matches
from ravenhill.server.play.sealed_dice import nonce_hash
from ravenhill.server.play.tables import Tables
from ravenhill.server.refusals import Refusal
from ravenhill.server.settings import Settings, read_settings
from ravenhill.server.storage import clock, maintenance, schema
from ravenhill.server.storage.clock import now
from ravenhill.wire import Around, Live, Said
from tests.server.house import KEY, Listener, new_match, run
from tests.server.house import play as house_play
from tests.server.people import pair
from tests.server.people import run as people_run
from tests.server.running import Server


def added_to_the_dice() -> dict[str, str]:
    return {"nonce_hash": nonce_hash(new_nonce())}


def test_an_error_of_the_database_is_logged_without_what_it_was_given(
    settings: Settings, capsys: pytest.CaptureFixture[str],
) -> None:
    """A second user with one login: PostgreSQL quotes the value in its message, SQLAlchemy in the statement."""
    async def twice(tables: Tables) -> None:
        user = {"id": "a", "name": "Ann", "login": "ann@example.org", "password": "p", "notify": "{}", "created": 1}
        await tables.db.run(sa.insert(schema.users).values(user))
        try:
            await tables.db.run(sa.insert(schema.users).values({**user, "id": "b"}))
        except DBAPIError:
            structlog.get_logger("test").bind().exception("it failed")
        else:
            raise AssertionError("two users have one login")

    structlog.reset_defaults()
    prepare_logs()
    run(settings, twice)
    said = capsys.readouterr().err
    assert "IntegrityError" in said and "run" in said
    assert "example.org" not in said and "Ann" not in said


def test_a_full_disk_loses_lines_of_the_log_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    class Full:
        def write(self, text: str) -> int:
            raise OSError(28, "no space left on device")

        def flush(self) -> None:
            raise OSError(28, "no space left on device")

    structlog.reset_defaults()
    prepare_logs()
    log = structlog.get_logger("test").bind()
    monkeypatch.setattr("sys.stderr", Full())
    log.warning("nobody reads this")


def test_null_is_no_origin_of_ours_and_text_is_no_json(server: Server) -> None:
    """A sandboxed frame says `Origin: null`; a form of another site can send text/plain without asking."""
    body = b'{"name": "Eve"}'
    with httpx.Client(base_url=server.address, trust_env=False) as web:
        json = {"content-type": "application/json"}
        assert web.post("/api/me", content=body, headers={**json, "origin": "null"}).status_code == 403
        assert web.post("/api/me", content=body, headers={**json, "origin": "https://evil.example"}).status_code == 403
        assert web.post("/api/me", content=body, headers={"content-type": "text/plain"}).status_code == 415
        assert web.post("/api/me", content=body, headers={**json, "origin": server.address}).status_code == 200


def test_metrics_have_a_door_of_their_own(server: Server) -> None:
    with httpx.Client(trust_env=False) as web:
        assert "ravenhill_requests" not in web.get(f"{server.address}/metrics").text
        assert "ravenhill_requests_total" in web.get(f"http://{server.env['RAVENHILL_METRICS']}/metrics").text


@pytest.mark.parametrize("path", [
    "/%00", "/api/matches/%00", "/api/matches?text=%00", "/" + "x" * 5000, "/api/rules/%01",
    "/api/matches/" + "é" * 300, "/api/account/sessions?session=%00",
])
def test_an_address_that_is_none_is_refused_and_no_error(server: Server, path: str) -> None:
    with httpx.Client(base_url=server.address, trust_env=False) as web:
        web.post("/api/me", json={"name": "Eve"})
        assert web.get(path).status_code in (400, 404)
        assert web.delete(path).status_code in (400, 404, 405)


@pytest.mark.parametrize("body", [
    b"[" * 20_000, b'{"name": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    b'{"game": "f\\u0000", "name": "\\u0000", "login": "\\u0000", "password": "12345678"}',
    b'{"game": "ford", "options": {"x": ' + b"[" * 5000 + b"]" * 5000 + b"}}",
])
def test_a_body_as_deep_as_a_well_is_refused_and_no_error(server: Server, body: bytes) -> None:
    with httpx.Client(base_url=server.address, trust_env=False) as web:
        for path in ("/api/me", "/api/matches", "/api/account"):
            assert web.post(path, content=body, headers={"content-type": "application/json"}).status_code in (400, 409)


def test_a_seat_that_moved_to_another_device_is_left_by_the_first(server: Server) -> None:
    """The old socket stays open for a moment: it sees nothing more, and does nothing more."""
    async def play() -> None:
        async with pair(server.address) as two, Client(server.address) as phone:
            await two.play(2)
            table = await two.asked()
            owner = two.ann if table is two.west else two.ben
            link = (await owner.http.post(f"/api/matches/{two.id}/link", params={"seat": table.seat})).json()
            await phone.join(two.id, link["key"], "Ann's phone")
            with pytest.raises((WireFault, ConnectionClosed)):
                await table.answer(0)
            async with phone.sit_at(two.id, table.seat) as there:
                assert there.question is not None
                await there.answer(0)

    people_run(play)


def test_names_hold_nothing_that_a_terminal_would_obey(server: Server) -> None:
    evil = "Eve\x1b[31m\u202e\x07\tB"
    with httpx.Client(base_url=server.address, trust_env=False) as web:
        made = web.post("/api/matches", json={"game": "ford"}).json()
        id, key = made["match"]["id"], made["links"]["west"]
        join = {"key": key, "name": evil, **added_to_the_dice()}
        assert web.post(f"/api/matches/{id}/join", json=join).status_code == 200
        assert web.get(f"/api/matches/{id}").json()["seats"][0]["name"] == "Eve[31m B"


def test_two_servers_do_not_share_one_sqlite_file(tmp_path: Path) -> None:
    env = {"RAVENHILL_DATA": str(tmp_path), "RAVENHILL_KEY": KEY}
    first = Server(env).start()
    try:
        with pytest.raises(RavenhillError, match="another server serves from"):
            maintenance.hold(read_settings(env))
        first.kill()                                     # and nothing is left to remove by hand
        held = maintenance.hold(read_settings(env))
        assert held is not None
        held.close()
    finally:
        first.stop()


def test_a_clock_that_jumps_costs_nobody_time(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine's clock is set forward by a day in the middle of a live match, and back by two."""
    async def play(tables: Tables) -> None:
        opened = await new_match(tables, pace=Live(60))
        await house_play(tables, opened, 2)
        right = time.time_ns
        for jump in (86_400, -172_800):
            monkeypatch.setattr(time, "time_ns", lambda jump=jump: right() + jump * 1_000_000_000)
            monkeypatch.setattr(time, "time", lambda jump=jump: right() / 1e9 + jump)
            await house_play(tables, opened, 2)
            assert not await actions.time_is_up(tables, opened)
        assert all(opened.room.clock.shows(seat, now()) > 30_000 for seat in (0, 1))

    run(settings, play)


def test_a_server_started_after_the_jump_counts_as_the_others_do(
    settings: Settings, monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = now()
    monkeypatch.setattr(clock.anchor, "start", clock.anchor.start + 86_400_000)      # a new process, the clock a day on
    maintenance.upgrade(settings)
    assert abs(now() - before) < 60_000


def test_spectators_who_see_later_hear_later(settings: Settings) -> None:
    """Chat, whose turn it is, offers and the result are held back as long as the table is."""
    async def play(tables: Tables) -> None:
        opened = await new_match(tables, delay=2)
        seat, watcher = Listener("user0"), Listener()
        opened.guests[0].add(seat)
        opened.guests[2].add(watcher)
        await actions.say(tables, opened, 0, "I hold the banner")
        await actions.offer(tables, opened, 0, "draw")
        assert any(isinstance(word, Said) for word in seat.messages())
        assert any(isinstance(word, Around) and word.offers for word in seat.messages())
        assert not any(isinstance(word, Said) for word in watcher.messages())
        assert not any(isinstance(word, Around) and word.offers for word in watcher.messages())
        id = opened.room.id
        assert (await matches.show(tables, id, "stranger", turn=True)).turn == []
        assert (await matches.show(tables, id, "user0", turn=True)).turn != []
        await actions.resign(tables, opened, 0)
        mine, theirs = await matches.show(tables, id, "user0"), await matches.show(tables, id, "stranger")
        assert (mine.status, mine.why) == ("over", "resigned") and (theirs.status, theirs.why) == ("playing", "")
        assert theirs.winner is None
        listed = await matches.search(
            tables, "stranger", mine=False, game="", status="over", text="", before=0, most=50)
        assert listed == []
        with pytest.raises(Refusal):
            await tables.must_be_seen(opened, 2)
        await tables.must_be_seen(opened, 0)
        while not any(isinstance(word, Said) for word in watcher.messages()):
            await asyncio.sleep(0.05)
        while (await matches.show(tables, id, "stranger")).status != "over":
            await asyncio.sleep(0.05)
        await tables.must_be_seen(opened, 2)

    run(settings, play)
