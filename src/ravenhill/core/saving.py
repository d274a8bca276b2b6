"""Saved tables: MessagePack for machines, JSON for people, sealed by the hash of what they hold."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ravenhill.core.errors import BadSave
from ravenhill.core.frames import Table
from ravenhill.core.plain import Samples, fingerprint, write


def _hex(value: Any) -> Any:
    """JSON has no bytes: they are written as hexadecimal text."""
    if isinstance(value, bytes):
        return value.hex()
    return [_hex(item) for item in value] if isinstance(value, list) else value


class Saved(msgspec.Struct, frozen=True):
    """A saved table: which game and rules, with what options, the table, and its hash."""
    game: str
    rules: int
    options: dict[str, Any]
    table: list[Any]
    hash: str


def save(name: str, rules: int, options: Mapping[str, Any], table: Table, *, json: bool = False) -> bytes:
    """The table as MessagePack, or as JSON that a person can read."""
    data = write(table)
    saved = Saved(name, rules, dict(options), _hex(data) if json else data, f"{fingerprint(table):016x}")
    return msgspec.json.encode(saved) if json else msgspec.msgpack.encode(saved)


def open_save(data: bytes) -> Saved:
    """What a save says of itself, before anything is made of it."""
    decode = msgspec.json.decode if data[:1] == b"{" else msgspec.msgpack.decode
    try:
        return decode(data, type=Saved)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BadSave(f"this is not a saved table: {error}") from None


def load(saved: Saved, samples: Samples, blank: Table) -> Table:
    """The saved table. `blank` is a new table of the same options, which lends what is never saved."""
    table = samples.read(saved.table)
    if not isinstance(table, type(blank)):
        raise BadSave("this save does not hold a table of its game")
    if hasattr(blank, "library"):
        table.library = blank.library  # type: ignore[attr-defined]
    if f"{fingerprint(table):016x}" != saved.hash:
        raise BadSave("the table does not match its hash: the file was damaged or edited")
    return table
