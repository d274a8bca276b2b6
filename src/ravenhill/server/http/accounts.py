"""Who somebody is: guests by a signed cookie, accounts by a password, sessions that can be revoked."""
from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from typing import Any, Final, TypeVar, TypeVarTuple

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer, URLSafeTimedSerializer
from sqlalchemy.exc import IntegrityError

from ravenhill.server.http.guard import Limiter
from ravenhill.server.play.matches import new_id
from ravenhill.server.refusals import Refusal
from ravenhill.server.storage import schema
from ravenhill.server.storage.database import Database, OutOfReach, insert_once
from ravenhill.server.storage.networks import mark_of
from ravenhill.server.storage.removal import without_person
from ravenhill.server.storage.schema import now
from ravenhill.wire import Me, SessionShown

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
COOKIE: Final = "ravenhill"
YEAR: Final = 365 * 86_400
DAYS_TO_CONFIRM: Final = 3
SECONDS_TO_RESET: Final = 3_600
DAY: Final = 86_400_000                  # milliseconds
ADDRESS: Final = re.compile(r"[^@\s,;:<>()\"\\]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z]{2,24}")      # one, and only one
hasher = PasswordHasher(time_cost=1, memory_cost=47_104, parallelism=1)      # argon2id as OWASP has it for one thread
hashing = ThreadPoolExecutor(1, "passwords")
WHOSE: Final = (
    sa.select(schema.users.c.id, schema.users.c.name, schema.users.c.login, schema.users.c.notify,
              schema.users.c.language, schema.sessions.c.seen)
    .join(schema.sessions, schema.sessions.c.user == schema.users.c.id)
    .where(schema.sessions.c.id == sa.bindparam("session"), schema.sessions.c.revoked.is_(None),
           schema.users.c.banned.is_(None), schema.sessions.c.created > sa.bindparam("oldest")))


async def one_at_a_time(work: Callable[[*Ts], T], *given: *Ts) -> T:
    """A password takes time and 46 MB, on purpose: many at once would stop the house."""
    return await asyncio.get_running_loop().run_in_executor(hashing, work, *given)


class Person(msgspec.Struct, frozen=True):
    """Somebody with a cookie."""
    id: str
    name: str
    login: str | None
    notify: dict[str, str]
    session: str
    language: str = ""

    def me(self) -> Me:
        return Me(self.id, self.name, self.login, self.notify, self.language)


class Accounts:
    def __init__(self, db: Database, key: bytes) -> None:
        self.db = db
        self.key = key
        self.noting: set[asyncio.Task[None]] = set()
        self.changes = Limiter(0.1, 6)                           # of language: each is written, and asking is cheap
        self.signer = Signer(key, salt="session", digest_method=hashlib.sha256)

    async def person(self, cookie: str | None, address: str = "") -> Person | None:
        """Whose cookie this is, if it was signed here and not revoked. Once a day it is noted that it was used."""
        token = self.token(cookie)
        if token is None:
            return None
        found = await self.db.first(WHOSE, session=mark(token), oldest=now() - YEAR * 1000)
        if found is None:
            return None
        if found.seen < now() - DAY:
            task = asyncio.create_task(self.note(mark(token), address))
            self.noting.add(task)
            task.add_done_callback(self.noting.discard)
        ways = msgspec.json.decode(found.notify)
        return Person(found.id, found.name, found.login, ways, mark(token), found.language)

    async def note(self, session: str, address: str) -> None:
        """It was used: nobody waits until that is written, and if it cannot be written now, tomorrow will do."""
        used = {"seen": now()} | ({"network": mark_of(self.key, address)} if address else {})
        with suppress(OutOfReach):
            await self.db.run(sa.update(schema.sessions).where(schema.sessions.c.id == session).values(used))

    async def speaks(self, person: Person, language: str) -> Me:
        """The page they have open is in this language, and so are letters to them from now on."""
        if language and language != person.language and self.changes.allows(person.id):
            person = msgspec.structs.replace(person, language=language)
            await self.db.run(sa.update(schema.users).where(schema.users.c.id == person.id).values(language=language))
        return person.me()

    def token(self, cookie: str | None) -> str | None:
        try:
            return self.signer.unsign(cookie).decode() if cookie else None
        except (BadSignature, UnicodeError):
            return None

    async def guest(self, name: str, agent: str, address: str = "", language: str = "") -> tuple[Person, str]:
        """A new guest, and the cookie; unless the host lets none in from there."""
        of = schema.barred.c
        if await self.db.first(sa.select(of.until).where(of.network == mark_of(self.key, address), of.until > now())):
            raise Refusal("barred", "the host lets no new guests in from your network; an account can sign in")
        id = new_id()
        user = insert_once(schema.users, self.db.sqlite, {
            "id": id, "name": name or "guest", "login": None, "password": None, "notify": "{}", "created": now(),
            "banned": None, "silenced": None, "language": language})
        session, cookie, statement = self.new_session(id, agent, address)
        await self.db.run(user, statement)
        return Person(id, name or "guest", None, {}, session, language), cookie

    def new_session(self, user: str, agent: str, address: str) -> tuple[str, str, sa.Executable]:
        token = secrets.token_urlsafe(24)
        statement = insert_once(schema.sessions, self.db.sqlite, {
            "id": mark(token), "user": user, "agent": agent[:80], "created": now(), "seen": now(), "revoked": None,
            "network": mark_of(self.key, address)})
        return mark(token), self.signer.sign(token).decode(), statement

    async def rename(self, person: Person, name: str, notify: dict[str, str] | None) -> Me:
        """Another name, and other ways to send word if they are given; who this is now."""
        line = " ".join(name.split())
        if not line or not line.isprintable():
            raise Refusal("name", "a name has letters")
        ways, letter = (person.notify, []) if notify is None else self.confirmed(person, notify)
        mine = sa.update(schema.users).where(schema.users.c.id == person.id)
        await self.db.run(mine.values(name=line, notify=msgspec.json.encode(ways).decode()), *letter)
        return Me(person.id, line, person.login, ways, person.language)

    def confirmed(self, person: Person, wanted: dict[str, str]) -> tuple[dict[str, str], list[sa.Executable]]:
        """The ways that may be used now. A new mail address waits until somebody answers a letter sent there."""
        ways = {way: where for way, where in wanted.items() if where and way != "email"}
        address, known = wanted.get("email", "").strip(), person.notify.get("email", "")
        if not address: return ways, []
        if not ADDRESS.fullmatch(address): raise Refusal("email", "that is not one mail address")
        if known: ways["email"] = known
        if address == known: return ways, []
        token = self.tokens("confirm").dumps([person.id, address])
        return ways | {"unconfirmed": address}, [self.letter(person.id, "confirm", address, token)]

    async def confirm(self, token: str) -> None:
        """Somebody reads the mail of this address: from now on word is sent there."""
        user, address = self.opened("confirm", token, DAYS_TO_CONFIRM * 86_400)
        of = schema.users.c
        found = await self.db.first(sa.select(of.notify).where(of.id == user))
        ways = {} if found is None else msgspec.json.decode(found.notify)
        if ways.get("email") == address: return
        if ways.pop("unconfirmed", "") != address: raise Refusal("token", "another address was given since")
        kept = msgspec.json.encode({**ways, "email": address}).decode()
        await self.db.run(sa.update(schema.users).where(of.id == user).values(notify=kept))

    async def change_password(self, person: Person, old: str, new: str) -> list[str]:
        """Only who knows the old one; every other session ends. Which did."""
        of = schema.users.c
        found = await self.db.first(sa.select(of.password).where(of.id == person.id))
        if not await one_at_a_time(matches, None if found is None else found.password, old):
            raise Refusal("password", "that is not the password")
        return await self.set_password(person.id, new, person.session)

    async def set_password(self, user: str, new: str, but: str) -> list[str]:
        """Everybody who was signed in is signed out, but for this session."""
        kept = await one_at_a_time(hasher.hash, new)
        of = schema.sessions.c
        others = (of.user == user, of.revoked.is_(None), of.id != but)
        ended = [row.id for row in await self.db.rows(sa.select(of.id).where(*others))]
        await self.db.run(sa.update(schema.users).where(schema.users.c.id == user).values(password=kept),
                          sa.update(schema.sessions).where(of.id.in_(ended)).values(revoked=now()))
        return ended

    async def forgotten(self, login: str) -> None:
        """A letter to the confirmed address of this account, if there are both; whoever asks learns neither."""
        of = schema.users.c
        found = await self.db.first(sa.select(schema.users).where(of.login == login.lower()))
        address = "" if found is None else msgspec.json.decode(found.notify).get("email", "")
        if found is not None and address:
            token = self.tokens("reset").dumps([found.id, mark(found.password or "")[:16]])
            await self.db.run(self.letter(found.id, "reset", address, token))

    async def reset(self, token: str, password: str) -> list[str]:
        """A new password for whoever got the letter; the letter is good once. Which sessions ended."""
        user, seal = self.opened("reset", token, SECONDS_TO_RESET)
        of = schema.users.c
        found = await self.db.first(sa.select(of.password).where(of.id == user))
        if found is None or mark(found.password or "")[:16] != seal:
            raise Refusal("token", "this link has been used already")
        return await self.set_password(user, password, "")

    async def delete(self, person: Person, password: str) -> list[str]:
        """Name, sign-in, addresses, decks, chat and sessions go; matches stay for those who played them."""
        of = schema.users.c
        if person.login is not None:
            found = await self.db.first(sa.select(of.password).where(of.id == person.id))
            if not await one_at_a_time(matches, None if found is None else found.password, password):
                raise Refusal("password", "that is not the password")
        ended = await self.revoke(person, "")
        await self.db.run(*without_person(person.id))
        return ended

    def tokens(self, purpose: str) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self.key, salt=purpose, signer_kwargs={"digest_method": hashlib.sha256})

    def opened(self, purpose: str, token: str, seconds: int) -> tuple[str, str]:
        """What a letter of ours said, while it is fresh."""
        try:
            user, other = self.tokens(purpose).loads(token, max_age=seconds)
        except (BadSignature, ValueError, TypeError):
            raise Refusal("token", "this link is not ours, or too old") from None
        return str(user), str(other)

    def letter(self, user: str, kind: str, to: str, token: str) -> sa.Executable:
        body = msgspec.json.encode({"kind": kind, "to": to, "token": token}).decode()
        id = f"{kind}-{mark(token)[:32]}"
        return insert_once(schema.outbox, self.db.sqlite, {
            "id": id, "user": user, "body": body, "due": now(), "claimed": 0, "tries": 0, "sent": None, "fault": ""})

    async def register(self, person: Person, login: str, password: str) -> None:
        """A guest becomes an account and keeps all its seats."""
        if person.login is not None:
            raise Refusal("login", "you have an account already")
        kept = await one_at_a_time(hasher.hash, password)
        of = schema.users.c
        try:
            mine = sa.update(schema.users).where(of.id == person.id)
            await self.db.run(mine.values(login=login.lower(), password=kept))
        except IntegrityError:
            raise Refusal("login", "this name is taken") from None

    async def log_in(
        self, before: Person | None, login: str, password: str, agent: str, address: str = "",
    ) -> tuple[Person, str]:
        """The account of this name; what a guest had in this browser goes over to it."""
        of = schema.users.c
        found = await self.db.first(sa.select(schema.users).where(of.login == login.lower()))
        right = await one_at_a_time(matches, None if found is None else found.password, password)
        if found is None or not right:
            raise Refusal("password", "no account has this name and password")
        if found.banned is not None:
            raise Refusal("banned", "the host has closed this account")
        session, cookie, statement = self.new_session(found.id, agent, address)
        more: list[sa.Executable] = []
        if hasher.check_needs_rehash(found.password):        # made by an older version: let it take as long as others
            kept = await one_at_a_time(hasher.hash, password)
            more = [sa.update(schema.users).where(of.id == found.id).values(password=kept)]
        if before is not None and before.login is None:
            more += [sa.update(schema.seats).where(schema.seats.c.user == before.id).values(user=found.id),
                     sa.update(schema.matches).where(schema.matches.c.creator == before.id).values(creator=found.id),
                     sa.update(schema.decks).where(schema.decks.c.user == before.id).values(user=found.id)]
        await self.db.run(*more, statement)
        ways = msgspec.json.decode(found.notify)
        return Person(found.id, found.name, found.login, ways, session, found.language), cookie

    async def sessions(self, person: Person) -> list[SessionShown]:
        of = schema.sessions.c
        rows = await self.db.rows(
            sa.select(schema.sessions).where(of.user == person.id, of.revoked.is_(None)).order_by(of.created))
        return [SessionShown(row.id[:16], row.agent, row.created, row.id == person.session) for row in rows]

    async def revoke(self, person: Person, session: str) -> list[str]:
        """End sessions of this person: one by the beginning of its id, or all."""
        of = schema.sessions.c
        where: list[Any] = [of.user == person.id, of.revoked.is_(None)]
        if session:
            where.append(of.id.startswith(session, autoescape=True))
        ended = [row.id for row in await self.db.rows(sa.select(of.id).where(*where))]
        await self.db.run(sa.update(schema.sessions).where(of.id.in_(ended)).values(revoked=now()))
        return ended


def mark(token: str) -> str:
    """What is kept of a session's token."""
    return hashlib.sha256(token.encode()).hexdigest()


@cache
def nobodys_hash() -> str:
    """What the password of nobody is compared with, so that a wrong name takes as long as a wrong password."""
    return hasher.hash("nobody")


def matches(kept: str | None, password: str) -> bool:
    try:
        hasher.verify(kept or nobodys_hash(), password)
        return kept is not None
    except (VerificationError, InvalidHashError):
        return False
