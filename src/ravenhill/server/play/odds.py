"""Odds and surveys: what a game can compute for a seat from what that seat sees. A long count holds up no table."""
from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final

import msgspec

from ravenhill.core.cards import CardTable
from ravenhill.core.errors import IllegalAnswer
from ravenhill.server.play.room import Room
from ravenhill.server.play.views import imagined
from ravenhill.wire import Counted, Surveyed

SOON: Final = 0.05                   # seconds until an answer is "still counting"
MOST: Final = 64                     # counts under way, or done and not asked for again

Told = dict[str, Any] | None
COUNTER: Final = ThreadPoolExecutor(1, "count")      # one after the other: threads that count take turns with the loop
under_way: dict[bytes, asyncio.Task[Told]] = {}


async def odds(room: Room, seat: int, id: int, answers: Sequence[int | Mapping[str, Any]]) -> Counted:
    """What the dice may bring after these answers, from the seat's own view, if the game can tell."""
    def begin() -> Coroutine[Any, Any, Told]:
        table = imagined(room, seat)
        for answer in answers:
            table.answer(room.meant(table, seat, answer))
        return count(partial(room.game.odds, table, seat))

    found, still = await soon(key_of(room, seat, "odds", answers), begin)
    return Counted(id, with_handles(room, seat, found), still)


async def survey(room: Room, seat: int, id: int, thing: str) -> Surveyed:
    """What can be planned with a thing, from the seat's own view, if the game can tell."""
    field, _, name = thing.partition(":")
    if field.startswith("card"):
        card = room.card(seat, name)
        if card is None:
            raise IllegalAnswer("you cannot point at that")
        name = str(card)

    def begin() -> Coroutine[Any, Any, Told]:
        return count(partial(room.game.survey, imagined(room, seat), seat, f"{field}:{name}"))

    found, still = await soon(key_of(room, seat, "survey", thing), begin)
    return Surveyed(id, with_handles(room, seat, found), still)


def key_of(room: Room, seat: int, *what: Any) -> bytes:
    """One count for one question: it belongs to what the seat sees now."""
    return msgspec.msgpack.encode([room.id, seat, room.seen[seat], *what])


async def soon(key: bytes, begin: Callable[[], Coroutine[Any, Any, Told]]) -> tuple[Told, bool]:
    """The result, or word that it is still being counted; then it is there when it is asked for again."""
    task = under_way.get(key)
    if task is None:
        while len(under_way) >= MOST:
            under_way.pop(next(iter(under_way))).cancel()
        task = under_way[key] = asyncio.create_task(begin())
    await asyncio.wait([task], timeout=SOON)
    if not task.done():
        return None, True
    under_way.pop(key, None)
    return task.result(), False


async def count(work: Callable[[], Told]) -> Told:
    """In a thread, on a table of its own that is made before."""
    return await asyncio.get_running_loop().run_in_executor(COUNTER, work)


def with_handles(room: Room, seat: int, value: Any, name: str = "") -> Any:
    """Plain data in which whatever is named after a card holds handles; of cards the seat does not know, nothing."""
    if isinstance(value, dict):
        return {key: with_handles(room, seat, item, str(key)) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [with_handles(room, seat, item, name) for item in value]
    if isinstance(value, int) and not isinstance(value, bool) and name.startswith("card"):
        table = room.table
        known = isinstance(table, CardTable) and 0 <= value < len(table.kind) and table.is_known(value, seat)
        return room.handle(seat, value) if known else ""
    return value
