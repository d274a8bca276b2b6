"""What goes when a match or a person goes, as statements for one transaction; running workers are told by a notice."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from ravenhill.server.storage import schema
from ravenhill.server.storage.schema import now

FORMER: Final = "former player"          # what is left of a name when its owner has gone
OF_MATCHES: Final = (schema.answers, schema.snapshots, schema.changes, schema.offers, schema.waits, schema.chat,
                     schema.seats)


def without_matches(ids: Sequence[str]) -> list[sa.Executable]:
    """Everything that belongs to these matches, and a notice of each. Locked first: nobody writes on meanwhile."""
    of = schema.matches.c
    letters = [schema.outbox.c.id.startswith(f"{id}-", autoescape=True) for id in ids]
    return [
        sa.select(of.id).where(of.id.in_(ids)).with_for_update(),
        *[sa.delete(table).where(table.c.match.in_(ids)) for table in OF_MATCHES],
        sa.delete(schema.outbox).where(sa.or_(sa.false(), *letters)),
        sa.delete(schema.house).where(schema.house.c.name.in_([f"rematch-{id}" for id in ids])),
        *[notice("match", id) for id in ids],
        sa.delete(schema.matches).where(of.id.in_(ids)),
    ]


def without_person(id: str) -> list[sa.Executable]:
    """Name, sign-in, addresses, decks and chat; matches stay for those who played them."""
    users, seats, chat = schema.users.c, schema.seats.c, schema.chat.c
    theirs = sa.select(seats.match).where(seats.user == id)
    sat = sa.select(sa.literal(1)).where(
        seats.match == chat.match, seats.seat == chat.seat, seats.user == id).exists()
    return [
        sa.delete(schema.chat).where(chat.match.in_(theirs), sat),
        *[sa.delete(table).where(table.c.user == id) for table in (schema.decks, schema.outbox)],
        sa.update(schema.seats).where(seats.user == id).values(name=FORMER),
        sa.update(schema.sessions).where(schema.sessions.c.user == id).values(network=""),
        sa.update(schema.users).where(users.id == id).values(
            name=FORMER, login=None, password=None, notify="{}", language=""),
    ]


def notice(kind: str, what: str) -> sa.Executable:
    """For workers that run: this match or this person is not as they remember it."""
    return sa.insert(schema.notices).values(kind=kind, what=what, at=now())
