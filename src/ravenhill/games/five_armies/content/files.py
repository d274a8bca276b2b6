"""A content pack as files: each is read as the type that `printed.py` declares, and every fault has its place."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

from ravenhill.games.five_armies.content.printed import Cards, Named, Names, Record

R = TypeVar("R", bound=Record)


class Files:
    """The files of one pack and all that is wrong with them."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.faults: list[str] = []
        self.lost: set[str] = set()          # files that cannot be read: nothing more is said of them

    def fault(self, file: str, entry: str, text: str) -> None:
        if file not in self.lost:
            self.faults.append(": ".join(it for it in (file, entry, text) if it))

    def read(self, file: str, kind: type[R]) -> R:
        """One file. What is missing or wrong in it is a fault, with something harmless in its place."""
        try:
            raw = json.loads((self.directory / file).read_text(encoding="utf-8"), object_pairs_hook=_unique)
            if not isinstance(raw, dict):
                raise ValueError("must hold an object")
        except FileNotFoundError:
            return self._lose(file, kind, "file is missing")
        except json.JSONDecodeError as error:
            return self._lose(file, kind, f"line {error.lineno}: broken syntax: {error.msg}")
        except (OSError, ValueError) as error:
            return self._lose(file, kind, f"cannot be read: {error}")
        if issubclass(kind, Cards) and isinstance(raw.get("cards"), list):     # a card knows its deck
            raw["cards"] = [{"deck": raw.get("deck"), **it} if isinstance(it, dict) else it for it in raw["cards"]]
        return self._record(raw, kind, file, "")

    def _lose(self, file: str, kind: type[R], why: str) -> R:
        self.fault(file, "", why)
        self.lost.add(file)
        found: R = _harmless(kind)
        return found

    def _record(self, raw: Mapping[str, Any], kind: type[R], file: str, label: str) -> R:
        known = _fields(kind)
        for key in raw:
            if key not in known:
                self.fault(file, label, f"unknown key {key!r}")
        found: dict[str, Any] = {}
        for key, it in known.items():
            if key in raw:
                found[it.name] = self._value(raw[key], it.type, file, label, key)
            elif it.required:
                self.fault(file, label, f"{key!r} is missing")
                found[it.name] = _harmless(it.type)
        return kind(**found)

    def _value(self, raw: Any, kind: Any, file: str, label: str, key: str) -> Any:
        """Part by part, so that one bad part hides no other."""
        shape, inner = get_origin(kind), get_args(kind)
        if shape is tuple and inner[-1] is ... and isinstance(raw, list):
            if isinstance(inner[0], type) and issubclass(inner[0], Record):
                return self._records(raw, inner[0], file, label, key)
            return tuple(self._value(it, inner[0], file, label, key) for it in raw)
        if shape is dict and isinstance(raw, dict):
            names = [self._value(name, inner[0], file, label, key) for name in raw]
            values = [self._value(it, inner[1], file, label, f"{key}: {name}") for name, it in raw.items()]
            return dict(zip(names, values, strict=True))
        if isinstance(kind, type) and issubclass(kind, Record) and isinstance(raw, dict):
            return self._record(raw, kind, file, _joined(label, key))
        try:
            return msgspec.convert(raw, kind, dec_hook=_made)
        except msgspec.ValidationError as error:
            self.fault(file, label, f"{key}: {error}")
            return _harmless(kind)

    def _records(self, raw: list[Any], kind: type[R], file: str, label: str, key: str) -> tuple[R, ...]:
        """The objects of a list, each labelled by its name; one whose id stands there already is left out."""
        found: list[R] = []
        seen: set[str] = set()
        for number, it in enumerate(raw, 1):
            own = it.get(kind.called) if isinstance(it, dict) else None
            name = f"{kind.noun} {own}" if isinstance(own, str) and own else f"{kind.noun} number {number}"
            here = _joined(label, name)
            if not isinstance(it, dict):
                self.fault(file, here, f"must be an object, not {it!r}")
            elif kind.called == "id" and isinstance(own, str) and own in seen:
                self.fault(file, here, "duplicate id")
            else:
                found.append(self._record(it, kind, file, here))
                seen.add(str(own))
        return tuple(found)


@cache
def _fields(kind: type[Record]) -> dict[str, FieldInfo]:
    """By the name that a file has for it."""
    return {it.encode_name: it for it in fields(kind)}


def _joined(label: str, key: str) -> str:
    return f"{label}: {key}" if label else key


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of the file; a key written twice is a fault, where JSON itself keeps the last one."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"key {key!r} is written twice")
        found[key] = value
    return found


def _made(kind: type, raw: Any) -> Any:
    """A value of a type of ours, from what a file has."""
    if issubclass(kind, Named):
        if raw in kind.names:
            return kind(kind.names.index(raw))
        raise ValueError(f"unknown name {raw!r}")
    assert kind is Names
    if not isinstance(raw, list) or not all(isinstance(it, str) for it in raw):
        raise ValueError("must be a list of texts")
    if len(set(raw)) != len(raw):
        raise ValueError("names something twice")
    return Names(raw)


def _harmless(kind: Any) -> Any:
    """What stands in the place of something bad until all faults are found."""
    shape, inner = get_origin(kind), get_args(kind)
    if shape is Annotated:
        return _harmless(inner[0])
    if shape is Literal:
        return inner[0]
    if shape is tuple and inner[-1] is not ...:
        return tuple(_harmless(it) for it in inner)
    if isinstance(kind, type) and issubclass(kind, Record):
        return kind(**{it.name: _harmless(it.type) for it in _fields(kind).values() if it.required})
    return (shape or kind)()

