"""The tables of this worker: matches that are open here, and how they move on."""
from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
import structlog

from ravenhill.core.errors import IllegalAnswer, RavenhillError
from ravenhill.core.frames import Table
from ravenhill.server.http.guard import Limiter
from ravenhill.server.ops import metrics
from ravenhill.server.play.consequences import consequences
from ravenhill.server.play.handles import WATCHING
from ravenhill.server.play.ledger import Row
from ravenhill.server.play.open_table import OpenTable, Seat, seats_of
from ravenhill.server.play.room import Room
from ravenhill.server.play.snapshots import is_due, is_settled, put_away
from ravenhill.server.play.turns import Turns
from ravenhill.server.play.upgrades import carry_over, must_cross
from ravenhill.server.play.views import see, state_for
from ravenhill.server.refusals import Refusal
from ravenhill.server.settings import Settings
from ravenhill.server.storage import schema
from ravenhill.server.storage.database import Database, OutOfReach, upsert
from ravenhill.server.storage.rooms import OFFERS, SEATS, OtherRules, open_room, read_match, read_on
from ravenhill.server.storage.schema import now
from ravenhill.server.workers.fanout import Fanout, Nudge
from ravenhill.wire import Around, FromServer, Said

MOST_IDLE: Final = 500               # rooms kept in memory though nobody is there
LAPSE: Final = 60_000                # milliseconds after which a silent worker's guests are gone
log = structlog.get_logger("tables")
T = TypeVar("T")


async def nobody_knows(opened: OpenTable, seat: int) -> None:
    """Where no bots think there is no advice."""


class Tables:
    """Every open match of this worker. Any worker can open any match."""

    def __init__(self, settings: Settings, db: Database, fanout: Fanout) -> None:
        self.settings = settings
        self.db = db
        self.fanout = fanout
        self.opened: dict[str, OpenTable] = {}
        self.opening: dict[str, asyncio.Future[OpenTable]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.turns = Turns(db)
        self.stuck: dict[str, OtherRules] = {}   # matches whose tables cannot follow these rules
        self.looks = Limiter(20, 20)         # looks into the database because somebody claims to have seen more
        self.think: Callable[[OpenTable, int], None] = lambda opened, seat: None     # set by the bots
        self.advise: Callable[[OpenTable, int], Coroutine[Any, Any, dict[str, Any] | None]] = nobody_knows    # as well
        self.hang_up: Callable[[list[str]], None] = lambda sessions: None     # set by the sockets

    def background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Something that goes on whoever stops waiting for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        """Whoever waited for it may be gone: then nobody asks how it ended, and that is no fault."""
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    # Opening

    async def open(self, id: str) -> OpenTable:
        """The match, from memory or from the database."""
        opened = self.opened.get(id)
        if opened is not None:
            if opened.stale:
                await self.catch_up(opened)
            return opened
        if id not in self.opening:
            task = self.background(self.open_new(id))
            self.opening[id] = task
            task.add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def open_new(self, id: str) -> OpenTable:
        found = await read_match(self.db, id)
        if must_cross(found):
            if id in self.stuck:
                raise self.stuck[id]
            try:
                await carry_over(self.db, found)
            except OtherRules as error:
                self.stuck[id] = error                       # these rules will not change while we run
                raise
            found = await read_match(self.db, id)
        opened = OpenTable(await open_room(self.db, id, found=found), found.match, seats_of(found.seats))
        if opened.delay:
            opened.late = await open_room(self.db, id, until=now() - opened.delay * 1000, found=found)
        if found.match.status == "playing":
            await self.read_offers(opened)
        self.opened[id] = opened
        self.put_away_idle()
        metrics.rooms.set(len(self.opened))
        return opened

    def put_away_idle(self) -> None:
        """Rooms in which nobody is are forgotten, the oldest first; the database has them."""
        if len(self.opened) > MOST_IDLE:
            idle = [id for id, opened in self.opened.items() if opened.empty and not opened.lock.locked()]
            for id in idle[:max(0, len(self.opened) - MOST_IDLE)]:
                del self.opened[id]

    async def read_seats(self, id: str) -> list[Seat]:
        return seats_of(await self.db.rows(SEATS, id=id))

    async def read_offers(self, opened: OpenTable) -> None:
        rows = await self.db.rows(OFFERS, id=opened.room.id)
        opened.offers = [(row.seat, row.kind, row.n, row.option) for row in rows]

    # Moving on

    async def move(self, opened: OpenTable, make: Callable[[Room], tuple[list[Row], Table | None]]) -> None:
        """Add lines to the ledger; `make` says which, and is asked again if somebody else was faster."""
        await asyncio.shield(self.background(self.move_on(opened, make)))

    async def move_on(self, opened: OpenTable, make: Callable[[Room], tuple[list[Row], Table | None]]) -> None:
        room = opened.room
        async with opened.lock:
            for _ in range(8):
                if opened.stale:
                    await self.read_on(opened)
                try:
                    rows, table = make(room)
                except IllegalAnswer as error:
                    raise Refusal("illegal", str(error)) from None
                try:
                    durable = await self.db.append(
                        room.id, rows, room.head_after(rows), consequences(self.db.sqlite, opened, rows, table))
                except OutOfReach:
                    opened.stale = True
                    raise Refusal("database", "the database does not answer; look at the table and try again") from None
                if durable:
                    for row in rows:
                        if row.n >= room.n:
                            room.apply(row)
                    self.fanout.moved(room.id, self.db)
                    metrics.answers.inc(len(rows))
                    await self.shown(opened)
                    return
                metrics.conflicts.inc()
                await self.read_on(opened)
            raise Refusal("busy", "too much happens at once; try again")

    async def catch_up(self, opened: OpenTable) -> None:
        """Read what other workers have written, and show it."""
        async with opened.lock:
            await self.read_on(opened)

    async def read_on(self, opened: OpenTable) -> None:
        try:
            if await read_on(self.db, opened.room):
                await self.shown(opened)
        except RavenhillError:
            raise
        except Exception:
            self.opened.pop(opened.room.id, None)            # whatever is wrong with it, the ledger is sound
            raise
        opened.stale = False

    async def shown(self, opened: OpenTable) -> None:
        """The room has moved on: everyone who sees a change is told, a bot that is asked begins to think."""
        room = opened.room
        self.push(opened)
        opened.offers = [offer for offer in opened.offers if offer[2] >= room.n or not self.lapsed(room, offer)]
        if is_due(room):
            data = put_away(room)
            self.background(self.store(room.id, room.n, data))
        if not room.paused:
            for seat in room.asked():
                if seat in opened.bots():
                    self.think(opened, seat)

    def lapsed(self, room: Room, offer: tuple[int, str, int, int]) -> bool:
        """An offer ends with the match, and when the other seat has answered a question since."""
        seat, _, n, _ = offer
        record = room.table.record
        assert record is not None
        since = range(len([place for place in room.places if place < n]), room.answers - room.private)
        return room.over or any(record[2 * at] == 1 - seat for at in since)

    async def store(self, id: str, n: int, data: bytes) -> None:
        kept = {"match": id, "n": n, "data": data, "parting": False}
        await self.db.run(upsert(schema.snapshots, self.db.sqlite, kept))

    async def part(self) -> None:
        """The server stops: the tables as they are, for a server with other rules that may come after this one."""
        for opened in list(self.opened.values()):
            room = opened.room
            if room.started and not room.over and not opened.stale and room.n > room.stored:
                parting = not is_settled(room)
                kept = {"match": room.id, "n": room.n, "data": put_away(room), "parting": parting}
                await self.db.run(upsert(schema.snapshots, self.db.sqlite, kept))

    # Showing

    def push(self, opened: OpenTable) -> None:
        """Send every viewer what is new to it."""
        for place, guests in enumerate(opened.guests):
            if not guests:
                opened.sent[place] = None
                continue
            room = opened.shown_to(place)
            sent = opened.sent[place]
            n = room.seen[place]
            if sent is not None and sent[0] == n:
                continue
            view = see(room, place)
            opened.sent[place] = (n, msgspec.msgpack.encode(view))
            news: bytes | None = None
            whole: bytes | None = None
            for guest in list(guests):
                if sent is not None and guest.n == sent[0]:
                    news = news or msgspec.json.encode(
                        state_for(room, place, now(), sent[0], msgspec.msgpack.decode(sent[1]), view))
                    guest.send(news)
                else:
                    whole = whole or msgspec.json.encode(state_for(room, place, now(), view=view))
                    guest.send(whole)
                guest.n = n
        opened.room.forget_views()

    def whole_state(self, opened: OpenTable, place: int, since: int | None) -> tuple[int, bytes]:
        """Everything, for somebody who comes or comes back; of the log only what is new since change `since`."""
        room = opened.shown_to(place)
        state = state_for(room, place, now(), since)
        if opened.sent[place] is None:
            opened.sent[place] = (state.n, msgspec.msgpack.encode(state.view))
        return state.n, msgspec.json.encode(state)

    def tell(self, opened: OpenTable, message: FromServer, *, except_for: int | None = None) -> None:
        """To everybody at a table; spectators who see it later hear later of what is said, and of no offers."""
        data = msgspec.json.encode(message)
        for place, guests in enumerate(opened.guests):
            if place == WATCHING and opened.delay:
                self.tell_later(opened, message)
            elif place != except_for:
                for guest in list(guests):
                    guest.send(data)

    def tell_later(self, opened: OpenTable, message: FromServer) -> None:
        late = msgspec.structs.replace(message, offers=[]) if isinstance(message, Around) else message
        data = msgspec.json.encode(late)

        def tell() -> None:
            for guest in list(opened.guests[WATCHING]):
                guest.send(data)

        if isinstance(message, Around):
            tell()
        elif opened.guests[WATCHING]:
            asyncio.get_running_loop().call_later(opened.delay, tell)

    async def must_be_seen(self, opened: OpenTable, place: int) -> None:
        """Spectators who see a match later hear later that it is over: until then it is not, for them."""
        if place == WATCHING and opened.late is not None and opened.room.over and not opened.late.over:
            await read_on(self.db, opened.late, until=now() - opened.delay * 1000)
            if not opened.late.over:
                raise Refusal("status", "spectators of this match see it later; for them it is not over")

    def around(self, opened: OpenTable) -> Around:
        """Who is here and what is offered."""
        seats = [seat for seat in (0, 1) if opened.guests[seat]]
        watching = len(opened.guests[WATCHING])
        for at, here, watchers in opened.elsewhere.values():
            if now() - at < LAPSE:
                seats += here
                watching += watchers
        names = opened.room.game.seats
        bots = opened.bots()
        offers = [(names[seat], what) for seat, what, _, _ in opened.offers]
        return Around([names[seat] for seat in (0, 1) if seat in seats or seat in bots], watching, offers)

    def came_or_went(self, opened: OpenTable) -> None:
        """Tell everybody here and elsewhere who is here."""
        self.tell(opened, self.around(opened))
        here = [seat for seat in (0, 1) if opened.guests[seat]]
        watching = len(opened.guests[WATCHING])
        self.fanout.tell(Nudge(self.fanout.worker, around=opened.room.id, here=here, watching=watching))

    async def hear(self, nudge: Nudge) -> None:
        """Another worker has done something."""
        if nudge.revoked:
            self.hang_up(nudge.revoked)
        for id in nudge.rows:
            opened = self.opened.get(id)
            if opened is not None:
                if opened.empty:
                    opened.stale = True
                else:
                    self.background(self.quietly(self.catch_up(opened)))
        opened = self.opened.get(nudge.around)
        if opened is not None:
            await self.hear_around(opened, nudge)

    async def hear_around(self, opened: OpenTable, nudge: Nudge) -> None:
        if nudge.said:
            await self.speak(opened, nudge.said)
            return
        if nudge.here is not None:
            new = nudge.worker not in opened.elsewhere
            opened.elsewhere[nudge.worker] = (now(), nudge.here, nudge.watching)
            if new and not opened.empty:
                self.came_or_went(opened)
                return
        else:
            opened.seats = await self.read_seats(opened.room.id)
            await self.read_offers(opened)
        self.tell(opened, self.around(opened))

    async def speak(self, opened: OpenTable, id: int) -> None:
        """Show a line of chat to those who want to read it."""
        line = await self.db.first(sa.select(schema.chat).where(schema.chat.c.id == id))
        if line is not None:
            other = 1 - line.seat
            muted = other if opened.seats[other].muted else None
            self.tell(opened, Said(opened.room.game.seats[line.seat], line.text, line.at), except_for=muted)

    async def quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            log.exception("background work failed")
