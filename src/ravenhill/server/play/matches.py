"""Matches are made, found, shown, played again and forked."""
from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ravenhill import bots
from ravenhill.core.errors import BadRecord, RavenhillError
from ravenhill.core.game import Game
from ravenhill.games import load, names
from ravenhill.server.play.ledger import GIVEN, Row, first_link, links
from ravenhill.server.play.open_table import OpenTable
from ravenhill.server.play.records import seal_record
from ravenhill.server.play.room import OPEN_LISTS
from ravenhill.server.play.sealed_dice import NO_NONCE, new_secret, nonce_hash, promise, seal
from ravenhill.server.play.seats import begin, brings_decks, checked_deck, digest, new_key
from ravenhill.server.play.tables import Tables
from ravenhill.server.play.turns import turn_of
from ravenhill.server.play.upgrades import must_cross
from ravenhill.server.refusals import Refusal
from ravenhill.server.storage import schema
from ravenhill.server.storage.database import Database, insert_once
from ravenhill.server.storage.rooms import FOREVER, LINES, OtherRules, may_publish, open_deck, read_match, seal_deck
from ravenhill.server.storage.schema import now
from ravenhill.wire import Fork, MatchShown, NewMatch, Pace, SeatShown, SeatWanted

LONGEST_DELAY: Final = 86_400_000        # milliseconds
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """A name of sixty bits that can be read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


async def make(
    tables: Tables, user: str, wanted: NewMatch, origin: dict[str, Any] | None = None,
    given: Sequence[tuple[int, int]] = (), sitting: Sequence[tuple[str, str] | None] = (None, None),
    decks: Sequence[Any] = (None, None), publish: Sequence[bool] = (True, True),
) -> tuple[str, dict[str, str]]:
    """A new match: its id, and the keys of the seats that wait for somebody; `decks` of those that have one already."""
    if wanted.game not in names():
        raise Refusal("game", f"there is no game called {wanted.game[:40]!r}; there are: {', '.join(names())}")
    game = load(wanted.game)
    for seat in wanted.seats:
        if seat.kind == "bot" and not bots.is_offered(game, seat.bot):
            raise Refusal("bot", f"there is no bot called {seat.bot!r}; there are: {', '.join(bots.names(game))}")
    if origin is None and not {"position", "dice"}.isdisjoint(wanted.options):
        raise Refusal("options", "only lessons and examples begin from a position")
    if "lesson" not in (origin or {}) and "dice" in wanted.options:
        raise Refusal("options", "only in lessons do the dice fall as they are told")
    check_options(game, wanted.options)
    id, secret, house = new_id(), new_secret(), tables.settings.key
    brings = brings_decks(game, wanted.options)
    decks = [checked_deck(game, seat.deck, place, wanted.options) if brings and seat.kind == "bot" and
             deck is None else deck for place, (seat, deck) in enumerate(zip(wanted.seats, decks))]
    mine = checked_deck(game, wanted.deck, 0, wanted.options) if brings and wanted.deck is not None else None
    keys: dict[str, str] = {}
    lines: list[dict[str, Any]] = []
    for place, seat in enumerate(wanted.seats):
        person = sitting[place]
        key = new_key() if seat.kind == "link" else None
        if key is not None:
            keys[game.seats[place]] = key
        lines.append({
            "match": id, "seat": place, "kind": seat.kind, "bot": seat.bot, "muted": False,
            "user": None if person is None else person[0],
            "name": seat.bot if seat.kind == "bot" else "" if person is None else person[1],
            "key": None if key is None else digest(key), "publish": publish[place],
            "nonce": NO_NONCE if seat.kind == "bot" else None,
            "nonce_hash": nonce_hash(NO_NONCE) if seat.kind == "bot" else None,
            "deck": None if decks[place] is None else seal_deck(house, id, decks[place]),
        })
    at = now()
    rows = [Row(n, seat, GIVEN, option, at) for n, (seat, option) in enumerate(given)]
    ledger = [{"match": id, **row._asdict(), "writer": 0} for row in rows]
    first = first_link(id, game.name, game.rules_version, wanted.options, origin or {}, promise(secret))
    match = {
        "id": id, "game": game.name, "rules": game.rules_version, "made_under": game.rules_version,
        "head": links(secret, first, rows).hex(), "length": len(rows), "options": encode(wanted.options),
        "status": "open", "maker_deck": None if mine is None else seal_deck(house, id, mine),
        "pace": encode(wanted.pace), "watch": encode({"watch": wanted.watch, "delay": wanted.delay}), "creator": user,
        "promise": promise(secret), "secret": seal(house, id, secret), "origin": encode(origin or {}),
        "winner": None, "why": "", "hash": None, "created": at, "ended": None,
    }
    sqlite = tables.db.sqlite
    await tables.db.run(                                     # after a cut at the commit all of it may be there already
        insert_once(schema.matches, sqlite, match), insert_once(schema.seats, sqlite, lines),
        *[insert_once(schema.answers, sqlite, ledger[at:at + 500]) for at in range(0, len(ledger), 500)])
    if all(seat.kind == "bot" for seat in wanted.seats):
        await begin(tables, await tables.open(id))
    return id, keys


def check_options(game: Game, options: dict[str, Any]) -> None:
    """A match must be able to begin with these options; a path on this machine is not one of them, nor are decks."""
    if len(msgspec.json.encode(options)) > 20_000:
        raise Refusal("options", "these options are too long")
    if "content" in options:
        raise Refusal("options", "content packs cannot be brought over the wire")
    if game.brings_decks and "decks" in options:
        raise Refusal("options", "each seat brings its own deck when it sits down")
    try:
        game.new(options).question()
    except RavenhillError as error:
        raise Refusal("options", str(error)) from None
    except Exception as error:
        raise Refusal("options", f"the game cannot begin with these options ({type(error).__name__})") from None


def encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()


async def against_bots(db: Database, user: str) -> int:
    """How many matches with a bot somebody has made that are not over."""
    of, seat = schema.matches.c, schema.seats.c
    with_bots = sa.select(seat.match).where(seat.kind == "bot")
    mine = sa.select(sa.func.count()).where(
        of.creator == user, of.status.in_(("open", "playing")), of.id.in_(with_bots))
    found = await db.first(mine)
    return 0 if found is None else int(found[0])


async def cancel(tables: Tables, id: str, user: str) -> None:
    """Its maker may cancel a match that has not begun."""
    of = schema.matches.c
    done = await tables.db.run(sa.update(schema.matches).where(
        of.id == id, of.creator == user, of.status == "open").values(status="cancelled"))
    if not done:
        raise Refusal("status", "only a match of yours that has not begun can be cancelled")
    tables.opened.pop(id, None)


async def rematch(tables: Tables, id: str, user: str) -> str:
    """The same with swapped sides. The second who asks for it finds the match the first has made."""
    opened = await tables.open(id)
    if not opened.room.over:
        raise Refusal("status", "there is a rematch when the match is over")
    if user not in [seat.user for seat in opened.seats]:
        raise Refusal("seat", "you did not play this match")
    wanted = NewMatch(
        opened.room.game.name, fair(opened.room.public),
        [SeatWanted(seat.kind if seat.kind == "bot" else "link", seat.bot) for seat in reversed(opened.seats)],  # type: ignore[arg-type]
        opened.pace, opened.watch, opened.delay,
    )
    claim = f"rematch-{id}"
    claimed = sa.select(schema.house.c.value).where(schema.house.c.name == claim)
    new = await tables.db.first(claimed)
    if new is not None:
        return str(new.value)
    sitting = [(seat.user, seat.name) if seat.user else None for seat in reversed(opened.seats)]
    made, _ = await make(
        tables, user, wanted, {"rematch": id}, sitting=sitting, decks=(opened.room.decks or [None, None])[::-1],
        publish=[seat.publish for seat in reversed(opened.seats)])
    await tables.db.run(insert_once(schema.house, tables.db.sqlite, {"name": claim, "value": made}))
    first = await tables.db.first(claimed)
    assert first is not None
    if first.value != made:
        await cancel(tables, made, user)
    return str(first.value)


def fair(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a lesson, or of any match, without what its dice were told to say."""
    return {name: value for name, value in options.items() if name != "dice"}


async def fork(tables: Tables, id: str, user: str, wanted: Fork) -> tuple[str, dict[str, str]]:
    """A new match from the position after some answers of a finished one, with dice of its own."""
    opened = await tables.open(id)
    room = opened.room
    if not room.over:
        raise Refusal("status", "only a finished match can be forked")
    record = room.table.record
    assert record is not None
    given = list(zip(record[::2], record[1::2]))[:wanted.n]
    if len(given) < wanted.n:
        raise Refusal("n", f"this match has {room.answers} answers")
    try:
        table = room.replayed(wanted.n)
    except BadRecord as error:
        raise Refusal("n", str(error)) from None
    if table.ended:
        raise Refusal("n", "the game was over there")
    if not room.published:
        raise Refusal("decks", "a deck of this match is not shown: it cannot be played on by others")
    new = NewMatch(room.game.name, fair(room.public), wanted.seats, wanted.pace, opened.watch, opened.delay)
    return await make(
        tables, user, new, {"fork": id, "n": len(given)}, given, decks=room.decks or (None, None))


async def sealed_record(tables: Tables, opened: OpenTable) -> bytes:
    """The record of a match that is over, signed."""
    room = opened.room
    lines = await tables.db.rows(LINES, id=room.id, n=0, until=FOREVER)
    rows = [Row(line.n, line.seat, line.act, line.option, line.at) for line in lines]
    hashes = [seat.nonce_hash or "" for seat in opened.seats]
    return seal_record(room, rows, hashes, [seat.name for seat in opened.seats], tables.settings.key)


# ---------------------------------------------------------------- showing


async def show(tables: Tables, id: str, user: str | None, *, turn: bool = False) -> MatchShown:
    match, seats = found = await read_match(tables.db, id)
    if must_cross(found):                                    # so that it is told whether its table can follow the rules
        with suppress(OtherRules):
            await tables.open(id)
            match, seats = await read_match(tables.db, id)
    asked = await turns(tables, [match], {match.id: seats}) if turn else {}
    shown = shown_one(tables, match, seats, user, asked)
    return msgspec.structs.replace(shown, decks=decks_for(tables, match, seats, user))


def decks_for(
    tables: Tables, match: sa.Row[Any], seats: Sequence[sa.Row[Any]], user: str | None,
) -> dict[str, Any]:
    """By seat: one's own deck; the other's if the lists are open and it has begun, or it is over and both allow it."""
    both = (match.status == "playing" and bool(msgspec.json.decode(match.options).get(OPEN_LISTS))) or (
        match.status == "over" and may_publish(match, seats))
    return {load(match.game).seats[row.seat]: open_deck(tables.settings.key, match.id, row.deck) for row in seats
            if row.deck is not None and (both or (user is not None and row.user == user))}


async def shown(
    tables: Tables, found: Sequence[sa.Row[Any]], user: str | None, *, turn: bool = False,
) -> list[MatchShown]:
    """Matches as this person may see them in a list."""
    of = schema.seats.c
    rows = await tables.db.rows(
        sa.select(schema.seats).where(of.match.in_([match.id for match in found])).order_by(of.match, of.seat))
    sitting: dict[str, list[sa.Row[Any]]] = {}
    for row in rows:
        sitting.setdefault(row.match, []).append(row)
    asked = await turns(tables, found, sitting) if turn else {}
    return [shown_one(tables, match, sitting.get(match.id, []), user, asked) for match in found]


async def turns(
    tables: Tables, found: Sequence[sa.Row[Any]], sitting: Mapping[str, Sequence[sa.Row[Any]]],
) -> dict[str, list[int]]:
    """Who is to answer, in those that are open here and in the others."""
    others = [match for match in found if match.status == "playing" and match.id not in tables.opened]
    return await tables.turns.of(others, sitting)


def shown_one(
    tables: Tables, match: sa.Row[Any], sitting: Sequence[sa.Row[Any]], user: str | None,
    asked: Mapping[str, list[int]],
) -> MatchShown:
    seats = load(match.game).seats if match.game in names() else ("0", "1")
    opened = tables.opened.get(match.id)
    here = [] if opened is None else tables.around(opened).here
    watch, options = msgspec.json.decode(match.watch), msgspec.json.decode(match.options)
    yours = [seats[row.seat] for row in sitting if user is not None and row.user == user]
    hidden = watch["delay"] and not yours                    # what spectators see later is not told in a list before
    status, winner, why = match.status, match.winner, match.why
    if hidden and status == "over" and now() - match.ended < watch["delay"] * 1000:
        status, winner, why = "playing", None, ""
    nonces = [row.nonce for row in sitting]
    return MatchShown(
        match.id, match.game, match.rules, options, status,
        [SeatShown(seats[row.seat], row.kind, row.name, bool(row.user) or row.kind == "bot", seats[row.seat] in here,
                   row.nonce_hash or "") for row in sitting],
        msgspec.json.decode(match.pace, type=Pace), watch["watch"], watch["delay"], match.promise,
        nonces if all(nonces) else [], msgspec.json.decode(match.origin), winner, why, match.created,
        "dice" in options, {}, "rules" if match.id in tables.stuck else "", yours,
        [] if hidden else [
            seats[seat] for seat in (asked.get(match.id, []) if opened is None else turn_of(opened.room))],
    )


async def search(
    tables: Tables, user: str | None, *, mine: bool, game: str, status: str, text: str, before: int, most: int,
) -> list[MatchShown]:
    """The newest matches first."""
    of, seat = schema.matches.c, schema.seats.c
    where = [of.created < before] if before else []
    where.append(of.origin.not_like('{"lesson"%'))
    if mine:
        where.append(of.id.in_(sa.select(seat.match).where(seat.user == (user or "nobody"))))
    else:
        where.append(of.watch.like('%"watch":true%'))
    if game:
        where.append(of.game == game)
    if status == "playing":                                  # for those who see it later it may be, though it is over
        late = sa.and_(of.status == "over", of.ended > now() - LONGEST_DELAY, of.watch.not_like('%"delay":0}%'))
        where.append(sa.or_(of.status == status, late))
    elif status:
        where.append(of.status == status)
    if text:
        like = "%" + text.replace("\\", "").replace("%", "").replace("_", "") + "%"
        where.append(of.id.in_(sa.select(seat.match).where(seat.name.ilike(like))))
    found = await tables.db.rows(sa.select(schema.matches).where(*where).order_by(of.created.desc()).limit(most))
    return [one for one in await shown(tables, found, user, turn=mine) if status in ("", one.status)]
