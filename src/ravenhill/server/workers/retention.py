"""What is kept how long: old guests, matches that never began or were left alone, sessions that ended, letters."""
from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
import structlog

from ravenhill.server.letters.postman import TRIES
from ravenhill.server.settings import Settings
from ravenhill.server.storage import schema
from ravenhill.server.storage.database import Database
from ravenhill.server.storage.removal import without_matches
from ravenhill.server.storage.schema import now

DAY: Final = 86_400_000              # milliseconds
YEAR: Final = 365 * DAY              # a session lasts as long, if nobody ends it
LETTERS: Final = 30                  # days since a letter was sent, or given up
NOTICES: Final = 1                   # day: a worker reads them within seconds
AT_ONCE: Final = 200                 # rows that go in one transaction, so that nobody waits for it
MATCHES, SEATS, USERS, SESSIONS = schema.matches.c, schema.seats.c, schema.users.c, schema.sessions.c
RUNS: Final = MATCHES.status.in_(("open", "playing"))
log = structlog.get_logger("retention")


class Retention:
    """Every worker looks once an hour. What is gone already is not there: two who look at once do no harm."""

    def __init__(self, settings: Settings, db: Database) -> None:
        self.settings = settings
        self.db = db

    async def sweep(self) -> dict[str, int]:
        """Everything whose time is over; how many of what."""
        gone = {
            "open matches": await self.matches(never_began, self.settings.keep_open),
            "idle matches": await self.matches(left_alone, self.settings.keep_idle),
            "sessions": await self.sessions(),
            "guests": await self.guests(),
        }
        sent, said = schema.outbox.c, schema.notices.c
        await self.db.run(
            sa.delete(schema.outbox).where(
                sa.or_(sent.sent.is_not(None), sent.tries >= TRIES), sent.due < before(LETTERS)),
            sa.delete(schema.notices).where(said.at < before(NOTICES)),
            sa.delete(schema.barred).where(schema.barred.c.until < now()))
        if any(gone.values()):
            log.info("swept", **{what.replace(" ", "_"): many for what, many in gone.items() if many})
        return gone

    async def matches(self, found_by: Any, days: int) -> int:
        if not days:
            return 0
        removed = 0
        while ids := [row.id for row in await self.db.rows(found_by(before(days)).limit(AT_ONCE))]:
            await self.db.run(*without_matches(ids))
            removed += len(ids)
        return removed

    async def sessions(self) -> int:
        days = self.settings.keep_sessions
        ended = sa.or_(SESSIONS.revoked < before(days), SESSIONS.created < before(days) - YEAR)
        return await self.db.run(sa.delete(schema.sessions).where(ended)) if days else 0

    async def guests(self) -> int:
        """The name that a guest gave stays in the matches they played; nobody can sit down there by it."""
        days = self.settings.keep_guests
        if not days:
            return 0
        removed = 0
        while ids := [row.id for row in await self.db.rows(old_guests(before(days)).limit(AT_ONCE))]:
            await self.db.run(
                *[sa.delete(table).where(table.c.user.in_(ids)) for table in (schema.sessions, schema.outbox)],
                sa.delete(schema.users).where(USERS.id.in_(ids)))
            removed += len(ids)
        return removed


def before(days: int) -> int:
    return now() - days * DAY


def never_began(before: int) -> sa.Select[Any]:
    """Open for long, or cancelled."""
    return sa.select(MATCHES.id).where(MATCHES.status.in_(("open", "cancelled")), MATCHES.created < before)


def left_alone(before: int) -> sa.Select[Any]:
    """Lessons and matches against bots that go on, in which nobody has moved for long."""
    people = sa.select(sa.func.count(sa.distinct(SEATS.user))).where(SEATS.match == MATCHES.id).scalar_subquery()
    moved = sa.select(sa.literal(1)).where(
        schema.answers.c.match == MATCHES.id, schema.answers.c.at >= before).exists()
    return sa.select(MATCHES.id).where(
        MATCHES.status == "playing", MATCHES.created < before, people <= 1, sa.not_(moved))


def old_guests(before: int) -> sa.Select[Any]:
    """Without an account, not here for long, without a match that goes on and without a deck."""
    here = sa.select(sa.literal(1)).where(SESSIONS.user == USERS.id, SESSIONS.seen >= before).exists()
    sits = sa.select(sa.literal(1)).where(SEATS.user == USERS.id, SEATS.match == MATCHES.id, RUNS).exists()
    made = sa.select(sa.literal(1)).where(MATCHES.creator == USERS.id, RUNS).exists()
    keeps = sa.select(sa.literal(1)).where(schema.decks.c.user == USERS.id).exists()
    return sa.select(USERS.id).where(
        USERS.login.is_(None), USERS.created < before, sa.not_(sa.or_(here, sits, made, keeps)))
