"""Hints: what a captain would answer in a seat's place, from what that seat sees."""
from __future__ import annotations

import msgspec

from ravenhill.server.play.odds import key_of, soon
from ravenhill.server.play.open_table import OpenTable
from ravenhill.server.play.tables import Tables
from ravenhill.server.refusals import Refusal
from ravenhill.wire import Advised, Hinted


async def hint(tables: Tables, opened: OpenTable, seat: int, id: int) -> Hinted:
    """Nobody is helped against another person; alone against bots, or on both seats, everybody may be."""
    mine = opened.seats[seat].user
    if any(it.kind != "bot" and (it.user is None or it.user != mine) for it in opened.seats):
        raise Refusal("hints", "there are no hints where another person plays")
    room = opened.room
    if seat not in room.asked():
        raise Refusal("n", "nothing is asked of you now")
    found, still = await soon(key_of(room, seat, "hint"), lambda: tables.advise(opened, seat))
    return Hinted(id, None if found is None else msgspec.convert(found, Advised), still)
