"""Accounts a person can live with: passwords, confirmed addresses, sessions that end, leaving, export."""
from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher

from ravenhill.server.http import accounts as of_accounts
from ravenhill.server.http.accounts import YEAR, Accounts, Person
from ravenhill.server.letters.postman import Postman
from ravenhill.server.refusals import Refusal
from ravenhill.server.settings import Settings
from ravenhill.server.storage import schema
from ravenhill.server.storage.database import Database
from ravenhill.server.storage.removal import FORMER
from ravenhill.server.storage.schema import now
from tests.server.people import pair, run
from tests.server.running import Server

FIRST, SECOND = "correct horse", "battery staple"


def with_accounts(settings: Settings, work: Callable[[Accounts], Coroutine[Any, Any, None]]) -> None:
    async def go() -> None:
        db = Database(settings)
        await db.start()
        try:
            await work(Accounts(db, settings.key))
        finally:
            await db.stop()
    asyncio.run(go())


async def ann(accounts: Accounts) -> tuple[Person, str]:
    """Ann has an account; her cookie of this device."""
    person, cookie = await accounts.guest("Ann", "here")
    await accounts.register(person, "ann", FIRST)
    found = await accounts.person(cookie)
    assert found is not None
    return found, cookie


async def letters(accounts: Accounts) -> list[dict[str, str]]:
    rows = await accounts.db.rows(sa.select(schema.outbox.c.body).order_by(schema.outbox.c.due))
    return [msgspec.json.decode(row.body) for row in rows]


async def give_address(accounts: Accounts, cookie: str, address: str) -> Person:
    """An address, and the answer to its letter."""
    person = await accounts.person(cookie)
    assert person is not None
    await accounts.rename(person, "Ann", {"email": address})
    (letter,) = [it for it in await letters(accounts) if it["kind"] == "confirm" and it["to"] == address]
    await accounts.confirm(letter["token"])
    found = await accounts.person(cookie)
    assert found is not None
    return found


def test_a_new_password_needs_the_old_one_and_signs_other_devices_out(settings: Settings) -> None:
    async def change(accounts: Accounts) -> None:
        person, cookie = await ann(accounts)
        _, elsewhere = await accounts.log_in(None, "ann", FIRST, "elsewhere")
        with pytest.raises(Refusal, match="not the password"):
            await accounts.change_password(person, SECOND, SECOND)
        assert len(await accounts.change_password(person, FIRST, SECOND)) == 1
        assert await accounts.person(cookie) is not None and await accounts.person(elsewhere) is None
        with pytest.raises(Refusal): await accounts.log_in(None, "ann", FIRST, "")
        await accounts.log_in(None, "ann", SECOND, "")

    with_accounts(settings, change)


def test_a_password_of_an_older_version_is_hashed_anew_at_the_next_sign_in(settings: Settings) -> None:
    async def sign_in(accounts: Accounts) -> None:
        person, _ = await ann(accounts)
        of = schema.users.c
        older = PasswordHasher(time_cost=2, memory_cost=64, parallelism=2).hash(FIRST)
        await accounts.db.run(sa.update(schema.users).where(of.id == person.id).values(password=older))
        await accounts.log_in(None, "ann", FIRST, "")
        row = await accounts.db.first(sa.select(of.password).where(of.id == person.id))
        assert row is not None and not of_accounts.hasher.check_needs_rehash(row.password)
        await accounts.log_in(None, "ann", FIRST, "")

    with_accounts(settings, sign_in)


def test_word_is_sent_to_an_address_only_when_somebody_there_said_yes(settings: Settings) -> None:
    async def confirm(accounts: Accounts) -> None:
        person, cookie = await ann(accounts)
        await accounts.rename(person, "Ann", {"email": "ann@example.org"})
        waiting = await accounts.person(cookie)
        assert waiting is not None and waiting.notify == {"unconfirmed": "ann@example.org"}
        (letter,) = await letters(accounts)
        assert letter["to"] == "ann@example.org"
        with pytest.raises(Refusal, match="not ours"): await accounts.confirm(letter["token"] + "x")
        await accounts.confirm(letter["token"])
        await accounts.confirm(letter["token"])                   # a second click changes nothing
        found = await accounts.person(cookie)
        assert found is not None and found.notify == {"email": "ann@example.org"}
        await accounts.rename(found, "Ann", {"email": "other@example.org"})
        changed = await accounts.person(cookie)                   # the old one is good until the new one answers
        assert changed is not None
        assert changed.notify == {"email": "ann@example.org", "unconfirmed": "other@example.org"}

    with_accounts(settings, confirm)


@pytest.mark.parametrize("address", ["a@b.org, c@d.org", "a@b.org;c@d.org", "a b@c.org", "a@b", "a@b.org\nBcc: c@d.org",
                                     "<a@b.org>", "x" * 80 + "@b.org"])
def test_several_addresses_in_one_field_are_none(settings: Settings, address: str) -> None:
    async def refuse(accounts: Accounts) -> None:
        person, _ = await ann(accounts)
        with pytest.raises(Refusal, match="not one mail address"):
            await accounts.rename(person, "Ann", {"email": address})
        assert await letters(accounts) == []

    with_accounts(settings, refuse)


def test_a_forgotten_password_is_set_anew_once_by_a_letter(settings: Settings) -> None:
    async def reset(accounts: Accounts) -> None:
        _, cookie = await ann(accounts)
        await accounts.forgotten("ann")                           # no confirmed address: no letter, and no word of it
        await accounts.forgotten("nobody")
        assert await letters(accounts) == []
        await give_address(accounts, cookie, "ann@example.org")
        await accounts.forgotten("Ann")
        (letter,) = [it for it in await letters(accounts) if it["kind"] == "reset"]
        await accounts.reset(letter["token"], SECOND)
        assert await accounts.person(cookie) is None              # whoever was signed in is not
        await accounts.log_in(None, "ann", SECOND, "")
        with pytest.raises(Refusal, match="used already"): await accounts.reset(letter["token"], FIRST)

    with_accounts(settings, reset)


def test_a_letter_about_an_account_is_too_old_after_an_hour(
        settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(accounts: Accounts) -> None:
        _, cookie = await ann(accounts)
        await give_address(accounts, cookie, "ann@example.org")
        await accounts.forgotten("ann")
        (letter,) = [it for it in await letters(accounts) if it["kind"] == "reset"]
        monkeypatch.setattr(of_accounts, "SECONDS_TO_RESET", -1)
        with pytest.raises(Refusal, match="too old"): await accounts.reset(letter["token"], SECOND)

    with_accounts(settings, late)


def test_a_letter_has_a_link_of_ours_and_goes_to_the_address_it_names(settings: Settings) -> None:
    sent: list[tuple[str, ...]] = []

    async def post(accounts: Accounts) -> None:
        person, _ = await ann(accounts)
        await accounts.rename(person, "Ann", {"email": "ann@example.org"})
        known = msgspec.structs.replace(settings, smtp="smtp://localhost:1", origin="https://play.example.org")
        postman = Postman(known, accounts.db)
        postman.send_mail = lambda *mail: sent.append(mail)       # type: ignore[method-assign]
        assert await postman.deliver() == 1

    with_accounts(settings, post)
    ((to, _, subject, text),) = sent
    assert to == "ann@example.org" and subject == "Your address"
    assert "https://play.example.org/me/confirm#" in text


def test_a_session_ends_after_a_year(settings: Settings) -> None:
    async def age(accounts: Accounts) -> None:
        _, cookie = await ann(accounts)
        await accounts.db.run(sa.update(schema.sessions).values(created=now() - YEAR * 1000 - 1))
        assert await accounts.person(cookie) is None

    with_accounts(settings, age)


def test_who_leaves_leaves_no_name_no_address_and_no_way_in(settings: Settings) -> None:
    async def leave(accounts: Accounts) -> None:
        _, cookie = await ann(accounts)
        person = await give_address(accounts, cookie, "ann@example.org")
        with pytest.raises(Refusal, match="not the password"): await accounts.delete(person, SECOND)
        assert await accounts.delete(person, FIRST)
        assert await accounts.person(cookie) is None
        with pytest.raises(Refusal): await accounts.log_in(None, "ann", FIRST, "")
        row = await accounts.db.first(sa.select(schema.users).where(schema.users.c.id == person.id))
        assert row is not None and (row.name, row.login, row.password, row.notify) == (FORMER, None, None, "{}")
        assert await letters(accounts) == []
        fresh, _ = await accounts.guest("Ben", "")
        await accounts.register(fresh, "ann", SECOND)             # the name is free again

    with_accounts(settings, leave)


def test_matches_stay_for_the_others_and_can_be_taken_along(server: Server) -> None:
    async def play() -> None:
        async with pair(server.address, game="ford") as two:
            await two.play()
            async with httpx.AsyncClient(base_url=server.address, cookies=two.ann.http.cookies) as web:
                taken = await web.get("/api/account/export")
                assert taken.status_code == 200
                with zipfile.ZipFile(io.BytesIO(taken.content)) as file:
                    names = file.namelist()
                    assert {"me.json", "matches.json", f"ford-{two.id}.rvn"} <= set(names)
                    assert msgspec.json.decode(file.read("matches.json"))[0]["id"] == two.id
                origin = {"origin": server.address}
                gone = await web.request("DELETE", "/api/account", json={}, headers=origin)
                assert gone.status_code == 204
                assert (await web.get("/api/account/export")).status_code == 403
            shown = (await two.ben.http.get(f"/api/matches/{two.id}")).json()
            assert [seat["name"] for seat in shown["seats"]] == [FORMER, "Ben"]

    run(play)
