"""A room that this worker has open, and who sits at it."""
from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa

from ravenhill.server.play.handles import WATCHING
from ravenhill.server.play.room import Room
from ravenhill.wire import NoClock, Pace


class Guest(Protocol):
    """Somebody at a table: a socket, or a test."""
    n: int                               # the change it has seen last
    user: str | None                     # who it is, if anybody

    def send(self, data: bytes) -> None: ...

    def leave(self, why: str) -> None: ...


class Seat(msgspec.Struct):
    """Who sits there."""
    seat: int
    kind: str
    bot: str
    user: str | None
    name: str
    muted: bool
    nonce: str | None = None             # what it added to the dice
    nonce_hash: str | None = None        # what it showed of that before
    publish: bool = True                 # its deck may be shown when the match is over


def seats_of(rows: Sequence[sa.Row[Any]]) -> list[Seat]:
    return [Seat(row.seat, row.kind, row.bot, row.user, row.name, row.muted, row.nonce, row.nonce_hash, row.publish)
            for row in rows]


class OpenTable:
    """A room and who is in it."""

    def __init__(self, room: Room, match: sa.Row[Any], seats: list[Seat]) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.guests: tuple[set[Guest], set[Guest], set[Guest]] = (set(), set(), set())
        self.sent: list[tuple[int, bytes] | None] = [None, None, None]       # change, its view in few bytes
        self.sitting = seats
        self.offers: list[tuple[int, str, int, int]] = []         # seat, what, ledger length, option
        self.elsewhere: dict[str, tuple[int, list[int], int]] = {}
        self.stale = False
        self.late: Room | None = None
        self.take_match(match)
        self.asker = ("", self.creator)                           # the address and the person for whom bots think here

    def take_match(self, match: sa.Row[Any]) -> None:
        self.creator: str = match.creator
        self.pace: Pace = msgspec.json.decode(match.pace, type=Pace)
        watch = msgspec.json.decode(match.watch)
        self.watch: bool = watch["watch"]
        self.delay: int = watch["delay"]

    @property
    def empty(self) -> bool:
        return not any(self.guests)

    @property
    def seats(self) -> list[Seat]:
        """Who sits where."""
        return self.sitting

    @seats.setter
    def seats(self, seats: list[Seat]) -> None:
        """A seat that went to somebody else, or to another device: whoever sat there before sees and does no more."""
        self.sitting = seats
        for seat in seats:
            for guest in list(self.guests[seat.seat]):
                if guest.user is not None and guest.user != seat.user:
                    self.guests[seat.seat].discard(guest)
                    guest.leave("moved")

    def bots(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "bot"]

    def ticking(self) -> bool:
        return not isinstance(self.pace, NoClock)

    def shown_to(self, place: int) -> Room:
        """The room as this viewer is let in: spectators may be some seconds late."""
        return self.late if place == WATCHING and self.late is not None else self.room
