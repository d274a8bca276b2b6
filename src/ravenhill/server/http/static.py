"""The browser client: its files, in the smallest form that the build made and the browser takes."""
from __future__ import annotations

from mimetypes import MimeTypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

STATIC = Path(__file__).parents[1] / "static"
KINDS = MimeTypes()
KINDS.add_type("text/plain", ".ftl")
KINDS.add_type("font/woff2", ".woff2")


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
        return smallest(request, index, "no-cache")
    return Response(NO_CLIENT, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


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
