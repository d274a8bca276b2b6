"""The browser client: its files, in the smallest form that the build made and the browser takes."""
from __future__ import annotations

import asyncio
import gzip
import re
from mimetypes import MimeTypes
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from ravenhill.server.http.desk import desk
from ravenhill.server.storage import schema
from ravenhill.server.storage.database import OutOfReach

STATIC = Path(__file__).parents[1] / "static"
KINDS = MimeTypes()
KINDS.add_type("text/plain", ".ftl")
KINDS.add_type("font/woff2", ".woff2")
TABLE: Final = re.compile(r"t/([0-9A-Za-z]{1,16})")
GAME: Final = sa.select(schema.matches.c.game).where(schema.matches.c.id == sa.bindparam("id"))
SOON: Final = 0.2                    # seconds: a page does not wait longer to hear of which game it is


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """The browser client, if it was built; every address that is no file is one of its pages."""
    name = path.strip("/")
    file = (STATIC / name).resolve()
    if name and file.is_relative_to(STATIC) and file.is_file():
        lasting = name.startswith("assets/")                 # their names change with what they hold
        return smallest(request, file, "public, max-age=31536000, immutable" if lasting else "no-cache")
    if name.startswith(("api/", "ws/", "assets/")):
        raise NotFoundException("there is nothing here")
    index = STATIC / "index.html"
    if index.is_file():
        game = await game_at(request, name)
        return told(request, index, game) if game else smallest(request, index, "no-cache")
    return Response(NO_CLIENT, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


async def game_at(request: Request[Any, Any, Any], name: str) -> str:
    """The game of the table at an address, so that its room is fetched with the page and not after it."""
    found = TABLE.fullmatch(name)
    if not found:
        return ""
    try:
        async with asyncio.timeout(SOON):
            row = await desk(request).tables.db.first(GAME, id=found[1])
    except (OutOfReach, TimeoutError):
        return ""
    return "" if row is None else str(row.game)


def told(request: Request[Any, Any, Any], index: Path, game: str) -> Response[bytes]:
    """The page, which says of which game it is."""
    page = index.read_bytes().replace(b"<html ", f'<html data-game="{game}" '.encode(), 1)
    headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        page = gzip.compress(page, mtime=0)
    return Response(page, media_type=media_type(index.name), headers=headers)


def smallest(request: Request[Any, Any, Any], file: Path, lasting: str) -> Response[bytes]:
    """A file, in the smallest form that the build made and the browser takes."""
    taken = [word.split(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")]
    headers = {"cache-control": lasting, "vary": "accept-encoding"}
    for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
        other = file.with_name(file.name + suffix)
        if encoding in taken and other.is_file():
            headers["content-encoding"] = encoding
            return Response(other.read_bytes(), media_type=media_type(file.name), headers=headers)
    return Response(file.read_bytes(), media_type=media_type(file.name), headers=headers)


def media_type(name: str) -> str:
    """By the standard library, with two kinds that it may not know; text is UTF-8."""
    found = KINDS.guess_type(name)[0] or "application/octet-stream"
    return f"{found}; charset=utf-8" if found.startswith("text/") else found


NO_CLIENT = b"""<!doctype html><html lang="en"><title>Ravenhill</title>
<p>The server is running. The browser client is not part of this build; the interface is described at
<a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p></html>
"""
