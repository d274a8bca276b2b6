"""What is the same for everybody and never changes while the server runs: made once, kept small, known by its mark."""
from __future__ import annotations

import gzip
import hashlib
from typing import Final

import msgspec
from litestar import Response
from litestar.openapi.datastructures import ResponseSpec

from ravenhill.server.http.desk import FAULTS, HttpRequest

LASTING: Final = "public, no-cache"          # kept, and asked about: a new version is never shown beside an old one


class Packed:
    """The bytes of a reply, plain and small."""

    def __init__(self, value: object) -> None:
        self.plain = msgspec.json.encode(value)
        self.small = gzip.compress(self.plain, 9, mtime=0)
        self.mark = f'"{hashlib.sha256(self.plain).hexdigest()[:20]}"'

    def reply(self, request: HttpRequest) -> Response[bytes]:
        headers = {"cache-control": LASTING, "etag": self.mark, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.mark:
            return Response(b"", status_code=304, headers=headers)
        small = "gzip" in request.headers.get("accept-encoding", "")
        if small: headers["content-encoding"] = "gzip"
        return Response(self.small if small else self.plain, media_type="application/json", headers=headers)


def told(kind: type) -> dict[int, ResponseSpec]:
    """For the schema: what the bytes of such a reply mean."""
    return {**FAULTS, 200: ResponseSpec(kind, generate_examples=False, description="what is the same for everybody")}
