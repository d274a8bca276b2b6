"""What people do with their account: passwords, addresses, leaving, and taking their matches along."""
from __future__ import annotations

import io
import zipfile
from contextlib import suppress
from typing import Final

import msgspec
import sqlalchemy as sa
from litestar import Response, delete, get, post

from ravenhill.server.http.accounts import Person
from ravenhill.server.http.desk import FAULTS, HttpRequest, desk
from ravenhill.server.play import sockets
from ravenhill.server.play.matches import sealed_record
from ravenhill.server.play.tables import Tables
from ravenhill.server.storage import schema
from ravenhill.server.storage.rooms import OtherRules
from ravenhill.server.workers.fanout import Nudge
from ravenhill.wire import Confirmation, Farewell, Forgotten, NewPassword, Reset

MOST_EXPORTED: Final = 500               # records in one file, the newest first


def hang_up(request: HttpRequest, ended: list[str]) -> None:
    """Whoever was signed in by these sessions is not any more, at any worker."""
    tables = desk(request).tables
    sockets.hang_up(tables, ended)
    tables.fanout.tell(Nudge(tables.fanout.worker, revoked=ended))


@post("/account/password", status_code=204, responses=FAULTS, summary="Another password; other devices are signed out")
async def change_password(request: HttpRequest, data: NewPassword) -> None:
    at = desk(request)
    hang_up(request, await at.accounts.change_password(await at.known(request), data.old, data.new))


@post("/account/forgotten", status_code=202, responses=FAULTS, summary="A letter with which to set a password anew")
async def forgotten(request: HttpRequest, data: Forgotten) -> None:
    await desk(request).accounts.forgotten(data.login)


@post("/account/reset", status_code=204, responses=FAULTS, summary="Set the password anew, by a letter")
async def reset(request: HttpRequest, data: Reset) -> None:
    hang_up(request, await desk(request).accounts.reset(data.token, data.password))


@post("/account/confirm", status_code=204, responses=FAULTS, summary="Confirm a mail address")
async def confirm(request: HttpRequest, data: Confirmation) -> None:
    await desk(request).accounts.confirm(data.token)


@delete("/account", status_code=204, responses=FAULTS, summary="Leave: everything that says who you are goes")
async def leave(request: HttpRequest, data: Farewell) -> Response[None]:
    at = desk(request)
    hang_up(request, await at.accounts.delete(await at.known(request), data.password))
    return Response(None, status_code=204, cookies=[at.cookie("")])


@get("/account/export", responses=FAULTS, summary="Your matches that are over, and what is kept of you (zip)",
     media_type="application/zip")
async def export(request: HttpRequest) -> Response[bytes]:
    at = desk(request)
    data = await written_out(at.tables, await at.known(request))
    return Response(data, headers={"content-disposition": 'attachment; filename="ravenhill.zip"'})


async def written_out(tables: Tables, person: Person) -> bytes:
    """Records of finished matches as anybody may have them, and a list of all; written in memory, since they are small.

    A deck that the other seat does not show is in none of them; a match of rules that are not here any more is only in
    the list."""
    matches, seats = schema.matches.c, schema.seats.c
    mine = await tables.db.rows(
        sa.select(matches.id, matches.game, matches.status, matches.created, matches.winner, matches.why, seats.seat)
        .join(schema.seats, seats.match == matches.id).where(seats.user == person.id)
        .order_by(matches.created.desc()).limit(MOST_EXPORTED))
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as out:
        out.writestr("me.json", msgspec.json.encode(person.me()))
        out.writestr("matches.json", msgspec.json.encode([dict(row._mapping) for row in mine]))
        for row in mine:
            if row.status == "over":
                with suppress(OtherRules):
                    opened = await tables.open(row.id)
                    out.writestr(f"{row.game}-{row.id}.rvn", await sealed_record(tables, opened))
    return file.getvalue()


PROFILE = [change_password, forgotten, reset, confirm, leave, export]
