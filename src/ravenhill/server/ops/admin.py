"""What a host does beside a running server: look, close, remove, ban, mute. The workers follow by notices."""
from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import DICE, NOBODY
from ravenhill.games import load, names
from ravenhill.server.letters.postman import TRIES
from ravenhill.server.play.ledger import CLOSE, ENDINGS, Row, next_link
from ravenhill.server.play.sealed_dice import unseal
from ravenhill.server.settings import Settings
from ravenhill.server.storage import schema
from ravenhill.server.storage.connections import was_cut
from ravenhill.server.storage.maintenance import agree_on_time, check_key, is_current, open_for_keeping
from ravenhill.server.storage.networks import mark_of
from ravenhill.server.storage.removal import notice, without_matches, without_person
from ravenhill.server.storage.schema import now

DAY: Final = 86_400_000
MOST_DAYS: Final = 365               # that a network is barred
MATCHES, SEATS, USERS, SESSIONS = schema.matches.c, schema.seats.c, schema.users.c, schema.sessions.c


class MatchListed(msgspec.Struct, frozen=True):
    """A match as its host may see it: who plays, not what they hold."""
    id: str
    game: str
    status: str
    people: list[str]                    # by seat: a name, a bot, or nothing
    ids: list[str]                       # by seat: whose it is
    lines: int                           # of its ledger
    created: int
    moved: int                           # when its last line was written
    why: str


class PersonListed(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None                    # None: a guest
    created: int
    seen: int                            # to the day
    matches: int
    playing: int
    banned: int | None                   # since when
    muted: int | None


class Statistics(msgspec.Struct, frozen=True):
    """Numbers of the whole house; the last day's beside them."""
    accounts: int
    guests: int
    banned: int
    muted: int
    barred: int                          # networks
    sessions: int
    matches: dict[str, dict[str, int]]   # by game and status
    lines: int
    decks: int
    chat: int
    letters_waiting: int
    letters_given_up: int
    people_lately: int                   # who were here within two days
    matches_today: int
    lines_today: int
    megabytes: float                     # of the database


@contextmanager
def open_house(settings: Settings, *, reading: bool = False) -> Iterator[sa.Connection]:
    """The database for one command, if it is the one this program and this key belong to."""
    try:
        with open_for_keeping(settings, reading=reading) as connection:
            if not is_current(connection):
                raise RavenhillError("this database has not the tables of this version: ravenhill db upgrade makes "
                                     "them, if DATABASE_URL or RAVENHILL_DATA is the server's")
            if not reading:
                check_key(connection, settings)
                agree_on_time(connection)
            yield connection
    except Exception as error:
        if was_cut(error):
            raise RavenhillError(f"the database does not answer ({type(error).__name__}); nothing was done") from None
        raise


# ---------------------------------------------------------------- looking


def matches(
    settings: Settings, game: str = "", status: str = "", person: str = "", most: int = 50,
) -> list[MatchListed]:
    """The newest first."""
    last = sa.select(sa.func.max(schema.answers.c.at)).where(schema.answers.c.match == MATCHES.id).scalar_subquery()
    found = sa.select(schema.matches, last.label("moved")).order_by(MATCHES.created.desc()).limit(most)
    if game: found = found.where(MATCHES.game == game)
    if status: found = found.where(MATCHES.status == status)
    with open_house(settings, reading=True) as connection:
        if person:
            id = find_person(connection, person).id
            found = found.where(MATCHES.id.in_(sa.select(SEATS.match).where(SEATS.user == id)))
        rows = connection.execute(found).all()
        sitting: dict[str, list[sa.Row[Any]]] = {row.id: [] for row in rows}
        for seat in connection.execute(sa.select(schema.seats).where(SEATS.match.in_(sitting)).order_by(SEATS.seat)):
            sitting[seat.match].append(seat)
    return [MatchListed(
        row.id, row.game, row.status, [seat.name for seat in sitting[row.id]],
        [seat.user or "" for seat in sitting[row.id]], row.length, row.created, row.moved or row.created, row.why,
    ) for row in rows]


def people(settings: Settings, text: str = "", *, accounts: bool = False, most: int = 50) -> list[PersonListed]:
    """Whoever was here last comes first; `text` is part of a name, of a sign-in name, or an id."""
    seen = sa.func.coalesce(
        sa.select(sa.func.max(SESSIONS.seen)).where(SESSIONS.user == USERS.id).scalar_subquery(), USERS.created)
    sat = sa.select(sa.func.count(sa.distinct(SEATS.match))).where(SEATS.user == USERS.id)
    playing = sat.where(MATCHES.id == SEATS.match, MATCHES.status == "playing")
    found = sa.select(
        schema.users, seen.label("seen"), sat.scalar_subquery().label("matches"),
        playing.scalar_subquery().label("playing")).order_by(seen.desc()).limit(most)
    if accounts: found = found.where(USERS.login.is_not(None))
    if text:
        found = found.where(sa.or_(
            USERS.id == text, *[it.icontains(text, autoescape=True) for it in (USERS.name, USERS.login)]))
    with open_house(settings, reading=True) as connection:
        return [PersonListed(row.id, row.name, row.login, row.created, row.seen, row.matches, row.playing, row.banned,
                             row.silenced) for row in connection.execute(found)]


def statistics(settings: Settings) -> Statistics:
    day = now() - DAY
    with open_house(settings, reading=True) as connection:
        def count(table: sa.Table, *where: sa.ColumnElement[bool]) -> int:
            return connection.execute(sa.select(sa.func.count()).select_from(table).where(*where)).scalar_one()

        by_game: dict[str, dict[str, int]] = {}
        for game, status, many in connection.execute(
                sa.select(MATCHES.game, MATCHES.status, sa.func.count()).group_by(MATCHES.game, MATCHES.status)):
            by_game.setdefault(game, {})[status] = many
        size = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()" if settings.sqlite else (
            "SELECT pg_database_size(current_database())")
        letters = schema.outbox.c
        lately = sa.select(sa.func.count(sa.distinct(SESSIONS.user))).where(SESSIONS.seen > day - DAY)
        return Statistics(
            accounts=count(schema.users, USERS.login.is_not(None)), guests=count(schema.users, USERS.login.is_(None)),
            banned=count(schema.users, USERS.banned.is_not(None)),
            muted=count(schema.users, USERS.silenced.is_not(None)),
            barred=count(schema.barred, schema.barred.c.until > now()),
            sessions=count(schema.sessions, SESSIONS.revoked.is_(None)), matches=by_game,
            lines=count(schema.answers), decks=count(schema.decks), chat=count(schema.chat),
            letters_waiting=count(schema.outbox, letters.sent.is_(None), letters.tries < TRIES),
            letters_given_up=count(schema.outbox, letters.sent.is_(None), letters.tries >= TRIES),
            people_lately=connection.execute(lately).scalar_one(),
            matches_today=count(schema.matches, MATCHES.created > day),
            lines_today=count(schema.answers, schema.answers.c.at > day),
            megabytes=round(connection.exec_driver_sql(size).scalar_one() / 1e6, 1))


# ---------------------------------------------------------------- doing


def close(settings: Settings, id: str) -> str:
    """End a match without a winner, by a line of its ledger; one that has not begun is called off. How it ended."""
    with open_house(settings) as connection:
        match = connection.execute(sa.select(schema.matches).where(MATCHES.id == id).with_for_update()).first()
        if match is None: raise RavenhillError(f"there is no match {id}; ravenhill admin matches lists them")
        if match.status in ("over", "cancelled"): raise RavenhillError(f"match {id} is {match.status} already")
        ended = {"status": "cancelled"} if match.status == "open" else write_close(connection, settings, match)
        connection.execute(sa.update(schema.matches).where(MATCHES.id == id).values(ended))
        for table in (schema.snapshots, schema.waits, schema.offers):
            connection.execute(sa.delete(table).where(table.c.match == id))
        connection.execute(notice("match", id))
    return str(ended["status"])


def write_close(connection: sa.Connection, settings: Settings, match: sa.Row[Any]) -> dict[str, Any]:
    """The last line. It needs no table: a match whose rules are not here any more can be closed, too."""
    of = schema.answers.c
    last = connection.execute(sa.select(sa.func.max(of.n)).where(of.match == match.id)).scalar()
    row = Row(0 if last is None else last + 1, DICE, CLOSE, 0, now())
    connection.execute(sa.insert(schema.answers).values(match=match.id, writer=secrets.randbits(62), **row._asdict()))
    nobody = load(match.game).seat_name(NOBODY) if match.game in names() else "nobody"
    ended = {"status": "over", "winner": nobody, "why": ENDINGS[CLOSE], "ended": row.at}
    if match.head:
        secret = unseal(settings.key, match.id, match.secret)
        ended |= {"head": next_link(secret, bytes.fromhex(match.head), row).hex(), "length": row.n + 1}
    return ended


def remove(settings: Settings, id: str, *, running: bool = False) -> None:
    """A match and everything in it, for good; one that is played only if that is said."""
    with open_house(settings) as connection:
        match = connection.execute(sa.select(MATCHES.status).where(MATCHES.id == id)).first()
        if match is None: raise RavenhillError(f"there is no match {id}; ravenhill admin matches lists them")
        if match.status == "playing" and not running:
            raise RavenhillError(f"match {id} is being played; close it first, or say --force")
        for statement in without_matches([id]):
            connection.execute(statement)


def find_person(connection: sa.Connection, who: str) -> sa.Row[Any]:
    """By id or by the name they sign in with."""
    found = connection.execute(
        sa.select(schema.users).where(sa.or_(USERS.id == who, USERS.login == who.lower()))).all()
    if not found: raise RavenhillError(f"nobody has the id or signs in as {who!r}; ravenhill admin people lists them")
    if len(found) > 1: raise RavenhillError(f"{who!r} is the id of one and the sign-in name of another")
    return found[0]


def forget(settings: Settings, who: str) -> str:
    """As if they had deleted their account: name, sign-in, addresses, decks, chat and sessions go. Whose id it was."""
    with open_house(settings) as connection:
        id = str(find_person(connection, who).id)
        for statement in (*without_person(id), end_sessions(id), notice("person", id)):
            connection.execute(statement)
    return id


def ban(settings: Settings, who: str, *, lift: bool = False) -> str:
    """They are signed out everywhere and cannot sign in; or they can again. Whose id it is."""
    with open_house(settings) as connection:
        person = find_person(connection, who)
        connection.execute(sa.update(schema.users).where(USERS.id == person.id).values(
            banned=None if lift else person.banned or now()))
        if not lift:
            connection.execute(end_sessions(person.id))
            connection.execute(notice("person", person.id))
    return str(person.id)


def bar(settings: Settings, what: str, days: int = 7, *, lift: bool = False) -> int:
    """No new guest comes in from an address, or from where a person was last; or they do again. How many networks.

    Whoever has an account signs in from there as before: behind one address there may be a whole school."""
    if not 1 <= days <= MOST_DAYS: raise RavenhillError(f"--days should be from 1 to {MOST_DAYS}")
    ours = {mark_of(settings.key, address) for address in ("127.0.0.1", "::1")}
    with open_house(settings) as connection:
        if is_address(what):
            found = {mark_of(settings.key, what)}
        else:
            person = find_person(connection, what)
            rows = connection.execute(sa.select(SESSIONS.network).where(SESSIONS.user == person.id))
            found = {row.network for row in rows if row.network}
        if found & ours:
            raise RavenhillError("that is this machine itself: if a proxy stands before the server, "
                                 "RAVENHILL_PROXIES should name it, and then people have addresses of their own")
        if not found: raise RavenhillError(f"nobody knows from where {what} came")
        connection.execute(sa.delete(schema.barred).where(schema.barred.c.network.in_(found)))
        if not lift:
            until = now() + days * DAY
            connection.execute(sa.insert(schema.barred), [{"network": one, "until": until} for one in sorted(found)])
    return len(found)


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def mute(settings: Settings, who: str, *, lift: bool = False) -> str:
    """What they write at a table is refused; or not any more. Whose id it is."""
    with open_house(settings) as connection:
        person = find_person(connection, who)
        connection.execute(sa.update(schema.users).where(USERS.id == person.id).values(
            silenced=None if lift else person.silenced or now()))
    return str(person.id)


def end_sessions(user: str) -> sa.Executable:
    return sa.update(schema.sessions).where(SESSIONS.user == user, SESSIONS.revoked.is_(None)).values(revoked=now())
