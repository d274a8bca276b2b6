"""Who somebody is: guests by a signed cookie, accounts by a password, sessions that can be revoked."""
from __future__ import annotations

import asyncio
import hashlib
import secrets
from functools import cache
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer
from sqlalchemy.exc import IntegrityError

from ravenhill.server.play.matches import new_id
from ravenhill.server.play.tables import Refusal
from ravenhill.server.storage import schema
from ravenhill.server.storage.database import Database, insert_once
from ravenhill.server.storage.schema import now
from ravenhill.wire import Me, SessionShown

COOKIE: Final = "ravenhill"
YEAR: Final = 365 * 86_400
hasher = PasswordHasher()                # argon2id
WHOSE: Final = (
    sa.select(schema.users.c.id, schema.users.c.name, schema.users.c.login, schema.users.c.notify)
    .join(schema.sessions, schema.sessions.c.user == schema.users.c.id)
    .where(schema.sessions.c.id == sa.bindparam("session"), schema.sessions.c.revoked.is_(None)))


class Person(msgspec.Struct, frozen=True):
    """Somebody with a cookie."""
    id: str
    name: str
    login: str | None
    notify: dict[str, str]
    session: str

    def me(self) -> Me:
        return Me(self.id, self.name, self.login, self.notify)


class Accounts:
    def __init__(self, db: Database, key: bytes) -> None:
        self.db = db
        self.signer = Signer(key, salt="session", digest_method=hashlib.sha256)

    async def person(self, cookie: str | None) -> Person | None:
        """Whose cookie this is, if it was signed here and not revoked."""
        token = self.token(cookie)
        if token is None:
            return None
        found = await self.db.first(WHOSE, session=mark(token))
        if found is None:
            return None
        return Person(found.id, found.name, found.login, msgspec.json.decode(found.notify), mark(token))

    def token(self, cookie: str | None) -> str | None:
        try:
            return self.signer.unsign(cookie).decode() if cookie else None
        except (BadSignature, UnicodeError):
            return None

    async def guest(self, name: str, agent: str) -> tuple[Person, str]:
        """A new guest, and the cookie."""
        id = new_id()
        user = insert_once(schema.users, self.db.sqlite, {
            "id": id, "name": name or "guest", "login": None, "password": None, "notify": "{}", "created": now()})
        session, cookie, statement = self.new_session(id, agent)
        await self.db.run(user, statement)
        return Person(id, name or "guest", None, {}, session), cookie

    def new_session(self, user: str, agent: str) -> tuple[str, str, sa.Executable]:
        token = secrets.token_urlsafe(24)
        statement = insert_once(schema.sessions, self.db.sqlite, {
            "id": mark(token), "user": user, "agent": agent[:80], "created": now(), "revoked": None})
        return mark(token), self.signer.sign(token).decode(), statement

    async def rename(self, person: Person, name: str, notify: dict[str, str]) -> None:
        line = " ".join(name.split())
        if not line or not line.isprintable():
            raise Refusal("name", "a name has letters")
        of = schema.users.c
        await self.db.run(sa.update(schema.users).where(of.id == person.id).values(
            name=line, notify=msgspec.json.encode(notify).decode()))

    async def register(self, person: Person, login: str, password: str) -> None:
        """A guest becomes an account and keeps all its seats."""
        if person.login is not None:
            raise Refusal("login", "you have an account already")
        kept = await asyncio.to_thread(hasher.hash, password)
        of = schema.users.c
        try:
            mine = sa.update(schema.users).where(of.id == person.id)
            await self.db.run(mine.values(login=login.lower(), password=kept))
        except IntegrityError:
            raise Refusal("login", "this name is taken") from None

    async def log_in(self, before: Person | None, login: str, password: str, agent: str) -> tuple[Person, str]:
        """The account of this name; what a guest had in this browser goes over to it."""
        of = schema.users.c
        found = await self.db.first(sa.select(schema.users).where(of.login == login.lower()))
        right = await asyncio.to_thread(matches, None if found is None else found.password, password)
        if found is None or not right:
            raise Refusal("password", "no account has this name and password")
        session, cookie, statement = self.new_session(found.id, agent)
        more: list[sa.Executable] = []
        if before is not None and before.login is None:
            more = [sa.update(schema.seats).where(schema.seats.c.user == before.id).values(user=found.id),
                    sa.update(schema.matches).where(schema.matches.c.creator == before.id).values(creator=found.id),
                    sa.update(schema.decks).where(schema.decks.c.user == before.id).values(user=found.id)]
        await self.db.run(*more, statement)
        return Person(found.id, found.name, found.login, msgspec.json.decode(found.notify), session), cookie

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
