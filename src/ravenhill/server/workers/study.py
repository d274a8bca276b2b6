"""What is computed from records in a process of its own: steps of replays, and verification of files from outside."""
from __future__ import annotations

from collections.abc import Sequence

from ravenhill.core.errors import BadRecord
from ravenhill.core.records import header_of
from ravenhill.games import load, names
from ravenhill.server.play.records import Verdict, verify

LONGEST_POSITION = 8_000             # letters; those of lessons and examples are shorter


def verify_file(data: bytes, trusted: Sequence[str], seen: Sequence[str]) -> Verdict:
    """A file that anybody may have made: its options open nothing on this disk and cost little to read."""
    header = header_of(data)
    if header.game not in names():
        raise BadRecord("this server does not have that game")
    if "content" in header.options:
        raise BadRecord("a record with a content pack cannot be verified here")
    if len(str(header.options.get("position", ""))) > LONGEST_POSITION:
        raise BadRecord("the position this record begins from is too long")
    try:
        return verify(load(header.game), data, trusted, seen)
    except RecursionError:
        raise BadRecord("this is nested too deeply") from None
