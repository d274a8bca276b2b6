"""One WebSocket for each open match: what comes in is done or refused, what is new goes out."""
from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
from litestar.types import Receive, Send

from ravenhill.core.errors import IllegalAnswer
from ravenhill.locale import Speech, best_language
from ravenhill.server.ops import metrics
from ravenhill.server.play import actions, hints, odds
from ravenhill.server.play.handles import WATCHING
from ravenhill.server.play.open_table import OpenTable
from ravenhill.server.play.tables import Tables
from ravenhill.server.play.views import explain, preview, state_for
from ravenhill.server.refusals import Refusal
from ravenhill.server.storage.schema import now
from ravenhill.wire import (
    Accepted,
    Answer,
    Bye,
    Decline,
    Explain,
    Explained,
    FromClient,
    FromServer,
    Hint,
    Mute,
    Odds,
    Offer,
    Ping,
    Pong,
    Preview,
    Refused,
    Resign,
    Say,
    Survey,
    Undo,
)

GONE: Final = -1                     # the place of a guest that was shown out
PENANCE: Final = 0.5                 # seconds until a socket that says too much is read again
MOST_WAITING: Final = 200            # messages for a socket that does not read
MOST_BYTES: Final = 16_384           # of one message from a client
learnt: set[tuple[str, str]] = set()          # languages and games whose texts were read
Toll = Callable[[FromClient | None], None]       # asked before a message is read, and again when it is known
decoder = msgspec.json.Decoder(FromClient)
log = structlog.get_logger("sockets")


class SocketGuest:
    """A socket at a table. Messages wait in a row; a socket that does not read them is closed."""
    __slots__ = ("n", "outgoing", "place", "sending", "session", "user", "write")

    def __init__(self, write: Send, place: int, session: str, user: str | None = None) -> None:
        self.write = write
        self.place = place
        self.session = session
        self.user = user
        self.n = 0
        self.outgoing: deque[bytes | None] | None = None         # None: there is nothing to send
        self.sending: asyncio.Task[None] | None = None

    def send(self, data: bytes) -> None:
        self.put(data if self.outgoing is None or len(self.outgoing) < MOST_WAITING else None)

    def close(self) -> None:
        self.put(None)

    def leave(self, why: str) -> None:
        """Told why, and shown out: it does nothing more."""
        self.place = GONE
        self.send(msgspec.json.encode(Bye(why)))
        self.close()

    def put(self, data: bytes | None) -> None:
        if self.outgoing is not None:
            self.outgoing.append(data)
            return
        self.outgoing = deque([data])
        self.sending = asyncio.create_task(self.flush(self.outgoing))

    async def flush(self, outgoing: deque[bytes | None]) -> None:
        try:
            while outgoing:
                data = outgoing.popleft()
                if data is None:
                    await close(self.write, 1013, "come back")
                    return
                message: Any = {"type": "websocket.send", "text": data.decode()}
                await self.write(message)
        except (RuntimeError, OSError):
            pass                                                 # it is gone; the reader will notice
        finally:
            self.outgoing = self.sending = None


async def accept(write: Send) -> None:
    message: Any = {"type": "websocket.accept"}
    await write(message)


async def close(write: Send, code: int, reason: str) -> None:
    message: Any = {"type": "websocket.close", "code": code, "reason": reason}
    await write(message)


def place_of(opened: OpenTable, user: str | None, wanted: str) -> int:
    """Which viewer somebody is: their seat, or a spectator."""
    names = opened.room.game.seats
    mine = [seat.seat for seat in opened.seats if user is not None and seat.user == user]
    if wanted == "spectator" or (not wanted and not mine):
        if not opened.watch and not mine:
            raise Refusal("private", "this match is not watched")
        return WATCHING
    if not wanted:
        return mine[0]
    if wanted not in names or names.index(wanted) not in mine:
        raise Refusal("seat", "this seat is not yours")
    return names.index(wanted)


async def sit_down(
    tables: Tables, toll: Toll, read: Receive, write: Send, opened: OpenTable, guest: SocketGuest, since: int | None,
) -> None:
    """From the first state to the last message. `toll` refuses whoever asks for too much."""
    place = guest.place
    opened.guests[place].add(guest)
    metrics.sockets.inc()
    try:
        guest.n, data = tables.whole_state(opened, place, since)
        guest.send(data)
        del data                                 # a socket stays open for hours: nothing is kept that is not needed
        tables.came_or_went(opened)
        while True:
            heard = await receive(read)
            if heard is None:
                return
            reply = await hear(tables, toll, opened, guest, heard)
            if reply is not None:
                guest.send(msgspec.json.encode(reply))
            if isinstance(reply, Refused) and reply.fault == "slow":
                await asyncio.sleep(PENANCE)     # whoever shouts is listened to more slowly
            if guest.sending is not None:
                await guest.sending              # whoever does not read our replies is not read either
    finally:
        opened.guests[place].discard(guest)
        metrics.sockets.dec()
        tables.came_or_went(opened)


async def receive(read: Receive) -> bytes | None:
    """The next message, text or bytes; None when the socket is closed."""
    while True:
        message: Any = await read()
        if message["type"] == "websocket.disconnect":
            return None
        if message["type"] == "websocket.receive":
            text = message.get("text")
            return text.encode("utf-8", "replace") if text is not None else bytes(message.get("bytes") or b"")


async def hear(
    tables: Tables, toll: Toll, opened: OpenTable, guest: SocketGuest, data: bytes,
) -> FromServer | None:
    """One message from a client, and the reply to it."""
    id: Any = msgspec.UNSET
    place = guest.place
    if place == GONE:
        return None
    try:
        toll(None)
        if len(data) > MOST_BYTES:
            raise Refusal("long", f"a message has at most {MOST_BYTES} bytes")
        message = decode(data)
        id = getattr(message, "id", msgspec.UNSET)
        toll(message)
        return await do(tables, opened, place, message)
    except Refusal as refusal:
        metrics.refusals.labels(refusal.fault).inc()
        return Refused(refusal.fault, str(refusal), opened.shown_to(place).seen[place], id)
    except IllegalAnswer as error:
        metrics.refusals.labels("illegal").inc()
        return Refused("illegal", str(error), opened.shown_to(place).seen[place], id)
    except Exception:
        metrics.faults.inc()
        log.exception("message failed", match=opened.room.id)
        text = "something went wrong here; the match is as it was"
        return Refused("server", text, opened.shown_to(place).seen[place], id)


def decode(data: bytes) -> FromClient:
    try:
        message: FromClient = decoder.decode(data)
        return message
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("message", str(error)[:200]) from None


async def do(tables: Tables, opened: OpenTable, place: int, message: FromClient) -> FromServer | None:
    """Carry it out."""
    if isinstance(message, Ping):
        return Pong()
    if place == WATCHING:
        raise Refusal("seat", "spectators only watch")
    match message:
        case Answer(n, answers): await actions.answer(tables, opened, place, n, answers)
        case Undo(n): await actions.undo(tables, opened, place, n)
        case Resign(): await actions.resign(tables, opened, place)
        case Offer(what): await actions.offer(tables, opened, place, what)
        case Decline(what): await actions.decline(tables, opened, place, what)
        case Say(text): await actions.say(tables, opened, place, text)
        case Mute(on): await actions.mute(tables, opened, place, on)
        case Preview(id, answers): return preview(opened.room, place, id, answers)
        case Explain(id, thing, language):
            await learn(best_language(language), opened.room.game.name)
            return Explained(id, thing, explain(opened.room, place, thing, language))
        case Odds(id, answers): return await odds.odds(opened.room, place, id, answers)
        case Hint(id): return await hints.hint(tables, opened, place, id)
        case Survey(id, thing): return await odds.survey(opened.room, place, id, thing)
    return Accepted(opened.room.seen[place])


async def learn(language: str, game: str) -> None:
    """A language that nobody has asked for yet takes half a second to read: beside the loop, so that nobody waits."""
    if (language, game) not in learnt:
        await asyncio.to_thread(Speech(language, game, strict=False).line, "your-turn", {})
        learnt.add((language, game))


def farewell(tables: Tables) -> None:
    """The server stops: every socket is told to come back."""
    data = msgspec.json.encode(Bye("restart"))
    for opened in tables.opened.values():
        for guests in opened.guests:
            for guest in list(guests):
                guest.send(data)
                if isinstance(guest, SocketGuest):
                    guest.close()


def hang_up(tables: Tables, sessions: list[str]) -> None:
    """Close the sockets of sessions that were revoked."""
    for opened in tables.opened.values():
        for guests in opened.guests:
            for guest in list(guests):
                if isinstance(guest, SocketGuest) and guest.session in sessions:
                    guests.discard(guest)
                    guest.leave("revoked")


def current(opened: OpenTable, place: int) -> FromServer:
    return state_for(opened.shown_to(place), place, now())
