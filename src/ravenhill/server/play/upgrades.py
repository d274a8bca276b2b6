"""A running match crosses a change of the rules: its table is carried over by a line of the ledger, or it waits."""
from __future__ import annotations

import sqlalchemy as sa
import structlog

from ravenhill.core.frames import DICE
from ravenhill.server.play.ledger import CHANGE, Row, first_link
from ravenhill.server.play.room import Room
from ravenhill.server.play.snapshots import put_away, take_out
from ravenhill.server.storage import schema
from ravenhill.server.storage.database import Database, insert_once, upsert
from ravenhill.server.storage.rooms import MatchRows, OtherRules, bare_room, game_of, read_changes, read_on
from ravenhill.server.storage.schema import now

log = structlog.get_logger("upgrades")


def must_cross(found: MatchRows) -> bool:
    """Whether it goes on and began under older rules than these."""
    match = found.match
    return match.status in ("open", "playing") and match.rules < game_of(match).rules_version


async def carry_over(db: Database, found: MatchRows) -> None:
    """Bring a match to the rules of this server; OtherRules if its table cannot follow, and nothing is changed."""
    match, game = found.match, game_of(found.match)
    of = schema.matches.c
    here = sa.update(schema.matches).where(of.id == match.id, of.rules == match.rules)
    room = await carried(db, found)
    if room.n == 0:                                          # nothing has happened under the old rules
        head = first_link(match.id, game.name, game.rules_version, room.public, room.origin, match.promise).hex()
        await db.run(here.where(of.length == 0).values(
            rules=game.rules_version, made_under=game.rules_version, head=head if match.head else ""))
        return
    row = Row(room.n, DICE, CHANGE, game.rules_version, now())
    room.clock.since = row.at                                # nobody's time ran while the server was changed
    room.changes[row.n] = data = put_away(room)
    kept = {"match": match.id, "n": row.n, "rules": game.rules_version, "data": data}
    written = await db.append(match.id, [row], room.head_after([row]), [
        insert_once(schema.changes, db.sqlite, kept), here.values(rules=game.rules_version),
        sa.delete(schema.snapshots).where(schema.snapshots.c.match == match.id),
        upsert(schema.waits, db.sqlite, {"match": match.id, "due": row.at}),
    ])
    log.info("carried over", match=match.id, rules=game.rules_version, first=written)


async def carried(db: Database, found: MatchRows) -> Room:
    """The room as the old rules left it: the last table they have saved, and the lines since then."""
    match = found.match
    try:
        room = bare_room(db.settings.key, game_of(match), match, found.seats)
        last = sa.select(schema.snapshots.c.n, schema.snapshots.c.data).where(schema.snapshots.c.match == match.id)
        kept = await db.first(last)
        if match.made_under != match.rules:
            await read_changes(db, room)
            take_out(room, room.changes[max(room.changes)], older=True)
        if kept is not None and kept.n > room.n:
            take_out(room, kept.data, older=True)
        await read_on(db, room)
    except Exception as error:
        log.warning("not carried over", match=match.id, fault=type(error).__name__)
        raise OtherRules(f"match {match.id} is paused: its table of version {match.rules} of the rules cannot be "
                         f"played on under version {game_of(match).rules_version}; nothing of it is lost") from error
    return room
