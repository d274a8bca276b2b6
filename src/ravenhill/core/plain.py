"""Things on a table as plain data and back: a thing is its class name and its declared fields."""
from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec

from ravenhill.core.errors import BadSave, RavenhillError
from ravenhill.core.frames import NOT_YET, Plain, Secret, Table

# What belongs to whoever drives a table, and not to the table.
DRIVERS = frozenset({
    "dice", "quick", "forced", "record", "log", "offered", "outcomes", "ready", "library", "cards", "facts", "own",
    "standing", "lying", "heard",
})

MOST = 2**62                                # no number of a table is larger

_fields: dict[type, tuple[str, ...]] = {}


def fields(cls: type) -> tuple[str, ...]:
    """The declared fields of a class, in both builds, in one order."""
    found = _fields.get(cls)
    if found is None:
        names: set[str] = set()
        for base in cls.__mro__:
            names.update(base.__dict__.get("__mypyc_attrs__", ()))
            names.update(base.__dict__.get("__annotations__", ()))
        others = DRIVERS if issubclass(cls, Table) else frozenset()
        found = tuple(sorted(name for name in names if not name.startswith("__") and name not in others))
        _fields[cls] = found
    return found


def write(value: Any) -> Any:
    """As lists, numbers and strings."""
    if isinstance(value, Plain):
        thing = _unasked(value) if isinstance(value, Secret) else value
        return [type(thing).__name__, *[write(getattr(thing, name)) for name in fields(type(thing))]]
    if isinstance(value, (list, tuple)):
        return [write(item) for item in value] if any(not isinstance(item, int) for item in value) else list(value)
    if isinstance(value, bytearray):
        return bytes(value)
    return value


def _unasked(secret: Secret[Any]) -> Plain:
    """A secret choice as it is before anybody looks at it: which seat is being shown it is no part of the table."""
    twin = secret.copy()
    assert isinstance(twin, Secret)
    twin.side = 0 if twin.picks[0] == NOT_YET else 1
    return twin


class Samples:
    """One of each thing a table may hold: a native object cannot be made blank, so reading copies a sample."""

    def __init__(self, things: Iterable[Plain]) -> None:
        self.things: dict[str, Plain] = {}
        for thing in things:
            name = type(thing).__name__
            if type(self.things.setdefault(name, thing)) is not type(thing):
                raise RavenhillError(f"two things are called {name}: one would be read as the other")

    def read(self, data: Any) -> Plain:
        """A thing from its plain form, every field checked."""
        if not (isinstance(data, list) and data and isinstance(data[0], str)):
            raise BadSave("something that should be a frame or a table is not one")
        sample = self.things.get(data[0])
        if sample is None:
            raise BadSave(f"there is nothing called {data[0]!r} in this game")
        names = fields(type(sample))
        if len(names) != len(data) - 1:
            raise BadSave(f"{data[0]} has {len(names)} fields, not {len(data) - 1}")
        thing = sample.copy()
        if thing is sample:                              # what never changes never copies itself: it is made anew
            thing = type(sample)(**{name: getattr(sample, name) for name in names})
        for name, value in zip(names, data[1:]):
            self.fill(thing, name, value)
        return thing

    def fill(self, thing: Plain, name: str, value: Any) -> None:
        now = getattr(thing, name)
        where = f"{type(thing).__name__}.{name}"
        if isinstance(now, Plain):
            read: Any = self.read(value)
            if not isinstance(read, type(now)):
                raise BadSave(f"{where} should be a {type(now).__name__}")
        elif isinstance(now, bytearray):
            read = bytearray(_bytes(value, where))
        elif isinstance(now, tuple) and isinstance(value, list):
            read = tuple(self.item(item, where) for item in value)
        elif type(now) is not type(value):
            raise BadSave(f"{where} should be {_kind(now)}, not {_kind(value)}")
        elif isinstance(value, list):
            read = [self.item(item, where) for item in value]
        else:
            read = self.item(value, where) if type(value) is int else value
        setattr(thing, name, read)

    def item(self, value: Any, where: str) -> Any:
        if isinstance(value, list):
            if value and isinstance(value[0], str):
                return self.read(value)
            return [self.item(item, where) for item in value]
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadSave(f"{where} holds {_kind(value)} where only numbers may stand")
        if not -MOST <= value <= MOST:
            raise BadSave(f"{where} holds a number that is too large")
        return value


def _bytes(value: Any, where: str) -> bytes:
    if isinstance(value, bytes):
        return value
    if isinstance(value, list) and all(type(item) is int and 0 <= item < 256 for item in value):
        return bytes(value)
    if isinstance(value, str):
        try:
            return bytes.fromhex(value)
        except ValueError:
            pass
    raise BadSave(f"{where} should be a row of bytes")


def _kind(value: Any) -> str:
    names: dict[type, str] = {bool: "yes or no", int: "a number", str: "a text", list: "a list", dict: "a mapping"}
    return names.get(type(value), "nothing")


def fingerprint(table: Table, before: int = 0) -> int:
    """A 64-bit hash of the table and of the hash before it: equal trails mean equal games, answer by answer."""
    digest = hashlib.blake2b(msgspec.msgpack.encode(write(table)), digest_size=8, key=before.to_bytes(8, "big"))
    return int.from_bytes(digest.digest(), "big")
