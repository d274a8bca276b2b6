"""Sealed dice and signed records: nobody bends the dice, and no forged record is called sound."""
from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from ravenhill.core.errors import BadRecord
from ravenhill.core.frames import DICE
from ravenhill.core.records import read, replay
from ravenhill.games import load
from ravenhill.server.play import actions, matches, sealed_dice, seats
from ravenhill.server.play import room as rooms
from ravenhill.server.play.ledger import ANSWER, GIVEN, PAUSE, RESIGN, RESUME, START, TAKEBACK, Row, first_link, links
from ravenhill.server.play.open_table import OpenTable
from ravenhill.server.play.records import SealedClosing, seal_record, verify, without_signature
from ravenhill.server.play.room import Room
from ravenhill.server.play.signing import sign, signer
from ravenhill.server.play.tables import Tables
from ravenhill.server.refusals import Refusal
from ravenhill.server.settings import Settings, read_settings
from ravenhill.server.storage import maintenance, schema
from ravenhill.wire import Fork, NewMatch, NoClock
from tests.server.house import KEY, NONCES, join, new_match, play, run, show_nonces, verified

SERVER = bytes.fromhex(KEY)
STRANGER = b"s" * 32


def test_sealed_dice_are_fair_and_cannot_be_chosen() -> None:
    secret, nonces = bytes(range(32)), b"n" * 32
    faces = [sealed_dice.pick(secret, nonces, n, 6) for n in range(6000)]
    assert {face: round(faces.count(face) / 1000) for face in range(6)} == dict.fromkeys(range(6), 1)
    assert faces[:20] == [sealed_dice.pick(secret, nonces, n, 6) for n in range(20)]
    assert faces[:20] != [sealed_dice.pick(secret, b"m" * 32, n, 6) for n in range(20)]
    assert sealed_dice.pick(secret, nonces, 5, 2**64 - 1) < 2**64 - 1


def test_a_sealed_secret_opens_only_with_the_key_and_for_its_match() -> None:
    secret, key = sealed_dice.new_secret(), b"k" * 32
    box = sealed_dice.seal(key, "match1", secret)
    assert secret not in box and sealed_dice.unseal(key, "match1", box) == secret
    for wrong_key, wrong_match in ((b"x" * 32, "match1"), (key, "match2")):
        with pytest.raises(Exception, match="another key"):
            sealed_dice.unseal(wrong_key, wrong_match, box)


# ---------------------------------------------------------------- nobody chooses a result


def a_room() -> Room:
    return Room("grind", load("ford"), {}, NoClock(), bytes(range(32)), NONCES)


def chance(room: Room, answers: int, mischief: Callable[[Room], None]) -> list[int]:
    """The first results of a match in which somebody does mischief before every answer of a seat."""
    for row in room.begin(0)[0]:
        room.apply(row)
    fallen: list[int] = []
    for _ in range(answers):
        if not room.asked():
            break
        mischief(room)
        rows, _ = room.plan(room.asked()[0], [0], 0)
        for row in rows:
            room.apply(row)
            fallen += [row.option] * (row.seat == DICE)
    return fallen


def undo_often(room: Room) -> None:
    """Answer and take back, as often as it takes to shift everything that could be shifted."""
    seat = room.asked()[0]
    for _ in range(room.n % 5):
        trial = room.table.copy()
        trial.ask(seat)
        option, news = trial.offered[-1], trial.news
        trial.answer(option)
        if trial.to_answer() != [DICE] and trial.news == news:
            room.apply(Row(room.n, seat, ANSWER, option, 0))
            room.apply(Row(room.n, seat, TAKEBACK, room.stays(seat), 0))


def pause_often(room: Room) -> None:
    for act in (PAUSE, RESUME) * 3:
        room.apply(Row(room.n, 0, act, 0, 0))


def test_no_line_of_the_ledger_moves_the_number_of_the_next_result() -> None:
    """A host who knows the secret, and a seat that does what it tells, can choose no result after the start."""
    fair = chance(a_room(), 25, lambda room: None)
    assert len(fair) > 10
    ground = a_room()
    assert chance(ground, 25, undo_often) == fair
    assert len([act for _, act, _, _ in ground.clerk if act == TAKEBACK]) > 10
    assert chance(a_room(), 25, pause_often) == fair


def take_back(room: Room) -> None:
    """Both agree to go back behind some answers, over whatever dice have fallen since."""
    if room.answers > 20 and len(room.clerk) < 6:
        room.apply(Row(room.n, 0, TAKEBACK, room.answers - 10, 0))


def test_a_takeback_over_dice_gives_no_number_back(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers: list[int] = []

    def noted(secret: bytes, nonces: bytes, n: int, outcomes: int) -> int:
        numbers.append(n)
        return sealed_dice.pick(secret, nonces, n, outcomes)

    monkeypatch.setattr(rooms, "pick", noted)
    room = a_room()
    chance(room, 40, take_back)
    assert len([act for _, act, _, _ in room.clerk if act == TAKEBACK]) > 3
    assert room.table.record is not None and numbers == list(range(len(numbers)))
    assert len(numbers) > room.table.record[::2].count(DICE) > 5


def test_nobody_chooses_a_nonce_last(settings: Settings) -> None:
    async def order(tables: Tables) -> None:
        id, keys = await matches.make(tables, "ann", NewMatch("ford"))
        await join(tables, id, "user0", "Ann", keys["west"], 0)
        with pytest.raises(Refusal) as refusal:
            await seats.show_nonce(tables, id, "user0", 0, NONCES[0])
        assert refusal.value.fault == "wait"                             # the other has promised nothing yet
        await join(tables, id, "user1", "Ben", keys["east"], 1)
        assert not (await tables.open(id)).room.started
        shown = await matches.show(tables, id, None)
        assert [seat.nonce_hash for seat in shown.seats] == [sealed_dice.nonce_hash(it) for it in NONCES]
        assert shown.nonces == [] and NONCES[0] not in msgspec.json.encode(shown).decode()
        with pytest.raises(Refusal) as refusal:
            await seats.show_nonce(tables, id, "user0", 0, "ee" * 16)
        assert refusal.value.fault == "nonce"
        await seats.show_nonce(tables, id, "user0", 0, NONCES[0])
        await seats.sit(tables, id, "user1", 1, sealed_dice.nonce_hash("ee" * 16))       # too late: Ann has shown hers
        with pytest.raises(Refusal):
            await seats.show_nonce(tables, id, "user1", 1, "ee" * 16)
        await seats.show_nonce(tables, id, "user1", 1, NONCES[1])
        opened = await tables.open(id)
        assert opened.room.started and opened.room.nonces == list(NONCES)

    run(settings, order)


def test_another_device_may_promise_anew_until_somebody_has_shown(settings: Settings) -> None:
    async def lost(tables: Tables) -> None:
        id, keys = await matches.make(tables, "ann", NewMatch("ford"))
        _, mine = await join(tables, id, "user0", "Ann", keys["west"], 0)
        await join(tables, id, "phone", "Ann", mine, 1)
        await join(tables, id, "user1", "Ben", keys["east"], 0)
        await show_nonces(tables, id)
        assert (await tables.open(id)).room.nonces == [NONCES[1], NONCES[0]]

    run(settings, lost)


# ---------------------------------------------------------------- scripted dice are for lessons


def test_only_a_lesson_has_scripted_dice_and_says_so(settings: Settings) -> None:
    async def lesson(tables: Tables) -> None:
        options = {"dice": [0] * 400}
        for origin in (None, {"rematch": "x"}, {"fork": "x", "n": 0}, {"example": "x", "n": 0}):
            with pytest.raises(Refusal):
                await matches.make(tables, "ann", NewMatch("ford", options), origin)
        id, keys = await matches.make(tables, "ann", NewMatch("ford", options), {"lesson": "first"})
        for place, name in enumerate(keys):
            await join(tables, id, f"user{place}", name, keys[name], place)
        await show_nonces(tables, id)
        opened = await tables.open(id)
        await play(tables, opened)
        assert (await matches.show(tables, id, None)).scripted
        told = verified(await matches.sealed_record(tables, opened))
        assert told.sound and told.rolls == 0 and told.unsealed[0].why == "lesson" and told.unsealed[0].rolls > 10
        again = await matches.rematch(tables, id, "user0")
        forked, _ = await matches.fork(tables, id, "user0", Fork(2))
        for other in (again, forked):
            shown = await matches.show(tables, other, None)
            assert not shown.scripted and "dice" not in shown.options

    run(settings, lesson)


def test_a_bots_luck_cannot_be_computed_from_public_numbers() -> None:
    secrets = (b"a" * 32, b"b" * 32)
    lucks = {sealed_dice.luck(secret, n, seat) for secret in secrets for n in range(50) for seat in (0, 1)}
    assert len(lucks) == 200
    assert sealed_dice.luck(b"a" * 32, 3, 0) == sealed_dice.luck(b"a" * 32, 3, 0)


# ---------------------------------------------------------------- records


@pytest.fixture(scope="module")
def signed(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[str]]:
    """A sound record to forge, and the heads that a seat has kept."""
    env = {"RAVENHILL_DATA": str(tmp_path_factory.mktemp("data")), "RAVENHILL_KEY": KEY}
    made = read_settings(env)
    maintenance.upgrade(made)
    return finished(made)


def finished(settings: Settings) -> tuple[bytes, list[str]]:
    """A record with a takeback over dice and an undo in it, and the heads that seat 0 has seen."""
    async def whole(tables: Tables) -> tuple[bytes, list[str]]:
        opened = await new_match(tables)
        heads = [opened.room.heads[0]]
        await play(tables, opened, 12)
        heads.append(opened.room.heads[0])
        for by in (0, 1):
            await actions.offer(tables, opened, by, "takeback")
        heads.append(opened.room.heads[0])
        await play(tables, opened, seed=5)
        heads.append(opened.room.heads[0])
        assert len(set(heads)) == 4
        return await matches.sealed_record(tables, opened), heads

    return run(settings, whole)


def test_a_finished_match_is_signed_and_verifies(settings: Settings) -> None:
    data, heads = finished(settings)
    verdict = verified(data, heads)
    assert verdict.sound, verdict.fault
    assert verdict.rolls > 20 and verdict.takebacks == 1 and not verdict.unsealed and verdict.winner
    assert len(verdict.match) == 12 and len(verdict.promise) == 64 and verdict.signer == signer(SERVER)
    assert verdict.versions == [load("ford").rules_version]
    assert replay(load("ford"), read(data)).ended                  # any reader of records can replay it
    unknown = verify(load("ford"), data)
    assert not unknown.sound and verdict.signer in unknown.fault
    assert not verified(data, ["00" * 32]).sound


def test_a_match_that_lasts_has_no_secret_and_no_record(settings: Settings) -> None:
    async def lasting(tables: Tables) -> None:
        opened = await new_match(tables)
        await play(tables, opened, 5)
        assert b"secret" not in opened.room.record([])

    run(settings, lasting)


# Each kind of forgery, as a change of a sound record. A host could sign it again with the server's own key: except
# for what only the heads kept by the players show, that does not help.


def scripted_dice(head: dict[str, Any], answers: list[list[int]], closing: dict[str, Any]) -> None:
    """The dice are told what to say, in the header."""
    head["options"]["dice"] = [option for seat, option in answers if seat == -1]


def all_given(head: dict[str, Any], answers: list[list[int]], closing: dict[str, Any]) -> None:
    """All answers, and so all dice, come from another match."""
    lines = closing["sealed"]["lines"]
    closing["sealed"]["lines"] = [[seat, GIVEN, option, 0] for seat, option in answers] + [
        line for line in lines if line[1] == START]


def fake_clerk(head: dict[str, Any], answers: list[list[int]], closing: dict[str, Any]) -> None:
    """Lines of the clerk put in before a roll, to shift its number."""
    lines = closing["sealed"]["lines"]
    at = next(n for n, line in enumerate(lines) if line[0] == -1 and line[1] == ANSWER and n > 4)
    lines[at:at] = [[-1, PAUSE, 0, 0], [-1, RESUME, 0, 0]]


def other_dice(head: dict[str, Any], answers: list[list[int]], closing: dict[str, Any]) -> None:
    """One roll is another one."""
    for rows in (answers, closing["sealed"]["lines"]):
        roll = next(row for row in rows[6:] if row[0] == -1)
        roll[-1 if len(roll) == 2 else 2] ^= 1


def no_server(head: dict[str, Any], answers: list[list[int]], closing: dict[str, Any]) -> None:
    """A match that no server saw: everything is made up, in a way that fits."""
    closing["sealed"]["match"] = "neverplayed1"


def hidden_takeback(head: dict[str, Any], answers: list[list[int]], closing: dict[str, Any]) -> None:
    """What was taken back is left out."""
    sealed = closing["sealed"]
    started = next(line for line in sealed["lines"] if line[1] == START)
    sealed["lines"] = [started, *[[seat, ANSWER, option, 0] for seat, option in answers]]


def cut_short(head: dict[str, Any], answers: list[list[int]], closing: dict[str, Any]) -> None:
    """The end is cut off, and the other seat resigns instead."""
    sealed = closing["sealed"]
    del sealed["lines"][-6:]
    sealed["lines"].append([0, 3, 0, 0])
    closing.update(winner="east", why="resigned")


def chosen_nonce(head: dict[str, Any], answers: list[list[int]], closing: dict[str, Any]) -> None:
    """A nonce that nobody has promised."""
    closing["sealed"]["nonces"][1] = "ee" * 16


def other_secret(head: dict[str, Any], answers: list[list[int]], closing: dict[str, Any]) -> None:
    """A secret that was chosen later, with the promise that fits it."""
    closing["sealed"].update(secret="11" * 32, promise=sealed_dice.promise(bytes.fromhex("11" * 32)))


def other_winner(head: dict[str, Any], answers: list[list[int]], closing: dict[str, Any]) -> None:
    """The wrong seat has won."""
    closing["winner"] = "west" if closing["winner"] == "east" else "east"


def other_time(head: dict[str, Any], answers: list[list[int]], closing: dict[str, Any]) -> None:
    """An answer was given at another time."""
    closing["sealed"]["lines"][5][3] += 1


def other_origin(head: dict[str, Any], answers: list[list[int]], closing: dict[str, Any]) -> None:
    """It is called a lesson, in which dice may be told what to say."""
    scripted_dice(head, answers, closing)
    closing["sealed"]["origin"] = {"lesson": "first"}


def smuggled(head: dict[str, Any], answers: list[list[int]], closing: dict[str, Any]) -> None:
    """Something of one's own stands beside what was signed."""
    closing["sealed"]["blessed"] = True


FORGERIES = [
    scripted_dice, all_given, fake_clerk, other_dice, no_server, hidden_takeback, cut_short, chosen_nonce, other_secret,
    other_winner, other_time, other_origin,
]


def forge(data: bytes, forgery: Callable[..., None]) -> bytes:
    lines = [msgspec.json.decode(line) for line in data.splitlines()]
    forgery(lines[0], lines[1:-1], lines[-1])
    lines[-1]["answers"] = len(lines) - 2
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def signed_again(data: bytes, key: bytes, *, chained: bool = False) -> bytes:
    """Signed by somebody; `chained`: by somebody who has made a chain and a hash that fit as well."""
    *body, last = data.splitlines()
    closing = msgspec.json.decode(last, type=SealedClosing)
    assert closing.sealed is not None
    if chained:
        closing = rechained(data, closing)
    assert closing.sealed is not None
    closing = msgspec.structs.replace(closing, sealed=msgspec.structs.replace(closing.sealed, signer=signer(key)))
    bare = b"\n".join([*body, msgspec.json.encode(closing)]) + b"\n"
    signature = sign(key, without_signature(bare))
    assert closing.sealed is not None
    whole = msgspec.structs.replace(closing, sealed=msgspec.structs.replace(closing.sealed, signature=signature))
    return b"\n".join([*body, msgspec.json.encode(whole)]) + b"\n"


def rechained(data: bytes, closing: SealedClosing) -> SealedClosing:
    """The head of the chain over whatever lines there are now."""
    sealed, head = closing.sealed, read(data).header
    assert sealed is not None and sealed.secret is not None
    room = Room(sealed.match, load("ford"), head.options, NoClock(), bytes.fromhex(sealed.secret), sealed.nonces,
                origin=sealed.origin, watched=False)
    rows = [Row(n, *line) for n, line in enumerate(sealed.lines)]
    return msgspec.structs.replace(closing, sealed=msgspec.structs.replace(sealed, head=room.head_after(rows)))


@pytest.mark.parametrize("forgery", FORGERIES)
def test_no_forged_record_is_called_sound(signed: tuple[bytes, list[str]], forgery: Callable[..., None]) -> None:
    data, heads = signed
    forged = forge(data, forgery)
    assert forged != data
    for attempt in attempts(forged):
        verdict = verified(attempt, heads)
        assert not verdict.sound and verdict.fault


def test_nothing_stands_beside_what_was_signed(signed: tuple[bytes, list[str]]) -> None:
    data, _ = signed
    with pytest.raises(BadRecord, match="not ours"):
        verified(forge(data, smuggled))


def attempts(forged: bytes) -> Iterator[bytes]:
    """As it is, signed by a stranger, and signed by the host itself, with and without a chain that fits."""
    yield forged
    for key in (STRANGER, SERVER):
        for chained in (False, True):
            yield signed_again(forged, key, chained=chained)


def test_what_a_host_signs_himself_is_found_by_those_who_kept_a_head(signed: tuple[bytes, list[str]]) -> None:
    """The host has the secret and the key, and makes up another match under the old promise: only the heads differ."""
    data, heads = signed
    sealed = msgspec.json.decode(data.splitlines()[-1], type=SealedClosing).sealed
    assert sealed is not None and sealed.secret is not None
    room = Room(sealed.match, load("ford"), {}, NoClock(), bytes.fromhex(sealed.secret), sealed.nonces)
    rows = room.begin(0)[0]
    rows.append(Row(len(rows), 1, RESIGN, 0, 0))
    for row in rows:
        room.apply(row)
    forged = seal_record(room, rows, sealed.nonce_hashes, ["Ann", "Ben"], SERVER)
    assert verified(forged).sound                                  # nothing in it is wrong
    assert "seen during the match" in verified(forged, heads).fault


def test_a_signature_belongs_to_one_record_only(settings: Settings, signed: tuple[bytes, list[str]]) -> None:
    one, _ = signed
    other, _ = finished(settings)
    closing = msgspec.json.decode(one.splitlines()[-1])
    closing["sealed"]["signature"] = msgspec.json.decode(other.splitlines()[-1])["sealed"]["signature"]
    mixed = b"\n".join([*one.splitlines()[:-1], msgspec.json.encode(closing)]) + b"\n"
    assert "signature" in verified(mixed).fault


# ---------------------------------------------------------------- the chain


def test_the_head_tells_nothing_to_whoever_does_not_know_the_secret() -> None:
    """A seat that tries every line cannot find the one that was written: the salt comes from the secret."""
    room = a_room()
    rows = room.begin(0)[0]
    for row in rows:
        room.apply(row)
    before, seat = room.head, room.asked()[0]
    rows, _ = room.plan(seat, [0], 5)
    room.apply(rows[0])
    guesses = {links(b"", before, [rows[0]._replace(option=option)]) for option in range(50)}
    assert room.head not in guesses and room.head == links(room.secret, before, [rows[0]])


def test_a_private_choice_changes_no_head_of_the_other_seat(settings: Settings) -> None:
    async def secretly(tables: Tables) -> int:
        opened = await new_match(tables)
        hidden = 0
        while opened.room.asked() and hidden < 3:
            seat = opened.room.asked()[0]
            n, heads = list(opened.room.seen), list(opened.room.heads)
            await play(tables, opened, 1, seed=opened.room.n)
            for place in range(3):
                assert (opened.room.seen[place] == n[place]) == (opened.room.heads[place] == heads[place])
                hidden += place == 1 - seat and opened.room.seen[place] == n[place]
        return hidden

    assert run(settings, secretly) > 0


async def some(tables: Tables) -> OpenTable:
    opened = await new_match(tables)
    await play(tables, opened, 30)
    return opened


@pytest.mark.parametrize("how", ["answer", "time", "cut", "middle", "start", "snapshot"])
def test_check_finds_a_ledger_that_was_cut_or_changed(settings: Settings, how: str) -> None:
    async def tamper(tables: Tables) -> str:
        opened = await some(tables)
        id, n = opened.room.id, opened.room.n
        while tables.tasks:
            await asyncio.gather(*tables.tasks)
        of = schema.answers.c
        line = sa.update(schema.answers).where(of.match == id, of.n == n - 1)
        gone = sa.delete(schema.answers).where(of.match == id)
        await tables.db.run({
            "answer": sa.update(schema.answers).where(of.match == id, of.seat == 0, of.n > 8).values(option=77),
            "time": line.values(at=of.at + 1), "cut": gone.where(of.n == n - 1), "middle": gone.where(of.n == 7),
            "start": sa.update(schema.seats).values(nonce="ee" * 16),
            "snapshot": sa.update(schema.matches).where(schema.matches.c.id == id).values(length=n - 1),
        }[how])
        return id

    id = run(settings, tamper)
    found = maintenance.check(settings)
    assert len(found.faults) == 1 and found.faults[0].startswith(id), found.faults


def test_a_cut_ledger_whose_head_was_cut_with_it_cannot_be_made_without_the_secret(settings: Settings) -> None:
    """Whoever can write to the database but has not the key does not know the head of a shorter ledger."""
    async def heads(tables: Tables) -> tuple[str, str]:
        opened = await some(tables)
        row = await tables.db.first(sa.select(schema.matches))
        assert row is not None and row.head == opened.room.head.hex() and row.length == opened.room.n
        return row.head, first_link(row.id, "ford", row.rules, {}, {}, row.promise).hex()

    kept, first = run(settings, heads)
    assert kept != first
    assert maintenance.check(settings).faults == []
