"""Each seat brings its own deck: checked, sealed, seen by its owner alone, and shown at the end if both allow it."""
from __future__ import annotations

import io
import zipfile
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from ravenhill.games.meccg.decks.random import random_deck
from ravenhill.server.http.accounts import Person
from ravenhill.server.http.profile import written_out
from ravenhill.server.play import actions, matches
from ravenhill.server.play.handles import VIEWERS, WATCHING
from ravenhill.server.play.open_table import OpenTable
from ravenhill.server.play.tables import Tables
from ravenhill.server.refusals import Refusal
from ravenhill.server.settings import Settings, read_settings
from ravenhill.server.storage import maintenance, schema
from ravenhill.server.storage.rooms import open_room
from ravenhill.wire import Fork, NewMatch, SeatWanted
from tests.server.house import KEY, join, play, run, show_nonces, verified

DECKS: list[dict[str, Any]] = [msgspec.to_builtins(random_deck(seed, length=1)) for seed in (21, 22)]


@pytest.fixture
def here(tmp_path: Any) -> Settings:
    made = read_settings({"RAVENHILL_DATA": str(tmp_path), "RAVENHILL_KEY": KEY, "RAVENHILL_LIMITS": "0"})
    maintenance.upgrade(made)
    return made


async def sat_down(tables: Tables, publish: tuple[bool, bool] = (True, True), **options: Any) -> OpenTable:
    id, keys = await matches.make(tables, "ann", NewMatch("meccg", options))
    for place, name in enumerate(keys):
        await join(tables, id, f"user{place}", name, keys[name], place, DECKS[place], publish[place])
    await show_nonces(tables, id)
    return await tables.open(id)


def test_a_deck_is_seen_by_its_owner_alone(here: Settings) -> None:
    async def private(tables: Tables) -> None:
        opened = await sat_down(tables)
        room = opened.room
        assert room.started and room.decks == DECKS
        for user, seen in (("user0", {"grey": DECKS[0]}), ("user1", {"blue": DECKS[1]}), ("eve", {}), (None, {})):
            shown = await matches.show(tables, room.id, user)
            assert shown.decks == seen and "decks" not in shown.options
        for place in (0, 1):
            assert room.options_for(place)["decks"] == [DECKS[0] if place == 0 else None, DECKS[1] if place else None]
        assert room.options_for(WATCHING)["decks"] == [None, None]
        stored = await tables.db.rows(sa.select(schema.seats))
        assert all(row.deck and row.deck.find(b"tw-") < 0 for row in stored)          # sealed where it lies
        again = await open_room(tables.db, room.id)
        assert again.decks == DECKS and again.head == room.head

    run(here, private)


def test_what_a_person_takes_along_holds_no_deck_that_the_other_does_not_show(here: Settings) -> None:
    """The export wrote the record with both decks, whatever their owners had said."""
    async def leave(tables: Tables) -> None:
        for publish in ((True, False), (True, True)):
            opened = await sat_down(tables, publish)
            await actions.resign(tables, opened, 0)
            data = await written_out(tables, Person("user0", "Ann", None, {}, ""))
            with zipfile.ZipFile(io.BytesIO(data)) as file:
                record = file.read(f"meccg-{opened.room.id}.rvn")
            assert (b'"decks"' in record) == all(publish) and verified(record).promise

    run(here, leave)


def test_no_byte_to_the_other_seat_names_a_card_it_has_not_seen(here: Settings) -> None:
    """The names of the cards of a closed list stand in no state, preview or reason of the other seat.

    What a seat saw once the log names for good, wherever the card lies since: a character that was discarded."""
    async def leak(tables: Tables) -> None:
        opened = await sat_down(tables)
        room = opened.room
        seen: list[set[int]] = [set() for _ in VIEWERS]
        for _ in range(48):
            await play(tables, opened, 1, room.n)
            table: Any = room.table
            for place, viewer in enumerate(VIEWERS):
                _, data = tables.whole_state(opened, place, None)
                seen[place] |= {kind for card, kind in enumerate(table.kind) if table.is_known(card, viewer)}
                codes = {room.game.cards()[kind].id for kind in set(table.kind) - seen[place]}
                told = msgspec.json.decode(data)
                text = msgspec.json.encode([told["view"], told["log"]]).decode()
                assert codes and not [code for code in codes if f'"card-{code}"' in text or f'"code":"{code}"' in text]

    run(here, leak)


def test_an_illegal_deck_takes_no_seat_and_names_its_rules(here: Settings) -> None:
    async def illegal(tables: Tables) -> None:
        id, keys = await matches.make(tables, "ann", NewMatch("meccg"))
        for deck, rule in (({"deck": {"tw-156": 9}}, "R-SETUP-09"), ({"deck": {"tw-156": -5}}, "copies"),
                           ({"deck": {"tw-156": 200_000}}, "copies"), ("no such deck", "there is no deck")):
            with pytest.raises(Refusal, match=rule) as refusal:
                await join(tables, id, "user0", "Ann", keys["grey"], 0, deck)
            assert refusal.value.fault == "deck"
        assert not (await tables.read_seats(id))[0].user
        for wrong in (NewMatch("meccg", {"decks": DECKS}), NewMatch("meccg", deck={"deck": {}}),
                      NewMatch("meccg", seats=[SeatWanted(), SeatWanted("bot", "novice", {"deck": {"tw-156": 9}})])):
            with pytest.raises(Refusal):
                await matches.make(tables, "ann", wrong)

    run(here, illegal)


def test_whoever_brings_none_gets_the_makers_own_or_a_starter(here: Settings) -> None:
    async def default(tables: Tables) -> None:
        id, keys = await matches.make(tables, "ann", NewMatch("meccg", deck=DECKS[0]))
        await join(tables, id, "ann", "Ann", keys["blue"], 0)
        await join(tables, id, "ben", "Ben", keys["grey"], 1)
        await show_nonces(tables, id)
        room = (await tables.open(id)).room
        assert room.decks is not None and room.decks[1] == DECKS[0]
        assert room.decks[0] == room.game.deck("starter-gandalf", 0, {})

    run(here, default)


def test_the_end_shows_the_decks_if_both_allow_it(here: Settings) -> None:
    async def shown(tables: Tables) -> None:
        opened = await sat_down(tables)
        await play(tables, opened, 6)
        await actions.resign(tables, opened, 0)
        data = await matches.sealed_record(tables, opened)
        verdict = verified(data)
        assert verdict.sound, verdict.fault
        assert (await matches.show(tables, opened.room.id, None)).decks == {"grey": DECKS[0], "blue": DECKS[1]}
        forged = data.replace(DECKS[0]["name"].encode(), b"another name")
        assert not verified(forged).sound
        new = await tables.open(await matches.rematch(tables, opened.room.id, "user0"))
        assert new.room.decks == DECKS[::-1]                             # everybody keeps the own deck
        forked, _ = await matches.fork(tables, opened.room.id, "eve", Fork(3))
        assert (await tables.open(forked)).room.decks == DECKS

    run(here, shown)


def test_a_deck_that_is_not_shown_stays_closed_for_ever(here: Settings) -> None:
    async def closed(tables: Tables) -> None:
        opened = await sat_down(tables, (True, False))
        await play(tables, opened, 6)
        await actions.resign(tables, opened, 0)
        data = await matches.sealed_record(tables, opened)
        text = data.decode()
        assert opened.room.secret.hex() not in text and not [code for code in DECKS[1]["deck"] if code in text]
        assert "every seat shows its deck" in verified(data).fault
        _, state = tables.whole_state(opened, 0, None)
        assert opened.room.secret.hex() not in state.decode()
        assert (await matches.show(tables, opened.room.id, "user0")).decks == {"grey": DECKS[0]}
        with pytest.raises(Refusal) as refusal:
            await matches.fork(tables, opened.room.id, "user0", Fork(3))
        assert refusal.value.fault == "decks"

    run(here, closed)
    assert maintenance.check(here).faults == []                          # the host can still check it


def test_open_lists_are_open_from_the_start(here: Settings) -> None:
    async def open_lists(tables: Tables) -> None:
        opened = await sat_down(tables, (False, False), **{"open-decklists": True})
        assert (await matches.show(tables, opened.room.id, "user0")).decks == {"grey": DECKS[0], "blue": DECKS[1]}
        assert opened.room.options_for(0)["decks"] == DECKS and opened.room.published

    run(here, open_lists)
