"""A content pack as files: opens them, hands out typed values and remembers every fault with its place."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ravenhill.games.five_armies.content.printed import Origin
from ravenhill.games.five_armies.terms import ORIGINS, RULEBOOK

SHARED_KEYS = ("id", "origin", "ours", "known")


class Pack:
    """The files of one pack and all that is wrong with them."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.faults: list[str] = []

    def fault(self, file: str, entry: str, text: str) -> None:
        self.faults.append(f"{file}: {entry}: {text}" if entry else f"{file}: {text}")

    def file(self, name: str, keys: Sequence[str]) -> Entry:
        """The top of one file. A missing or broken file is one fault and then looks empty."""
        try:
            value = json.loads((self.directory / name).read_text(encoding="utf-8"), object_pairs_hook=_unique)
        except FileNotFoundError:
            self.fault(name, "", "file is missing")
            return Entry(self, name, "", {}, False)
        except json.JSONDecodeError as error:
            self.fault(name, f"line {error.lineno}", f"broken syntax: {error.msg}")
            return Entry(self, name, "", {}, False)
        except (OSError, ValueError) as error:
            self.fault(name, "", f"cannot be read: {error}")
            return Entry(self, name, "", {}, False)
        if not isinstance(value, dict):
            self.fault(name, "", "must hold an object")
            return Entry(self, name, "", {}, False)
        top = Entry(self, name, "", value, True)
        top.only(keys)
        return top


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of the file; a key written twice is a fault, where JSON itself keeps the last one."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"key {key!r} is written twice")
        found[key] = value
    return found


def _is_point(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(it, int) for it in value)


class Entry:
    """One object of a file. A getter that finds a bad value records a fault and returns a harmless one."""

    def __init__(self, pack: Pack, file: str, label: str, value: Mapping[str, Any], sound: bool) -> None:
        self.pack = pack
        self.file = file
        self.label = label
        self.value = value
        self.sound = sound

    def fault(self, text: str) -> None:
        self.pack.fault(self.file, self.label, text)

    def only(self, keys: Sequence[str]) -> None:
        for key in self.value:
            if key not in keys and key not in SHARED_KEYS:
                self.fault(f"unknown key {key!r}")

    def has(self, key: str) -> bool:
        return key in self.value

    def _needed(self, key: str) -> bool:
        if key in self.value:
            return True
        if self.sound:
            self.fault(f"{key!r} is missing")
        return False

    def text(self, key: str) -> str:
        if self._needed(key):
            value = self.value[key]
            if isinstance(value, str) and value:
                return value
            self.fault(f"{key!r} must be a text, not {value!r}")
        return ""

    def number(self, key: str, otherwise: int | None = None, least: int = 0) -> int:
        if key not in self.value and otherwise is not None:
            return otherwise
        if self._needed(key):
            value = self.value[key]
            if isinstance(value, int) and not isinstance(value, bool) and value >= least:
                return value
            self.fault(f"{key!r} must be a whole number of at least {least}, not {value!r}")
        return least

    def flag(self, key: str) -> bool:
        value = self.value.get(key, False)
        if not isinstance(value, bool):
            self.fault(f"{key!r} must be true or false, not {value!r}")
        return value is True

    def one_of(self, key: str, names: Sequence[str], otherwise: int | None = None) -> int:
        """The number of a name in a list of names."""
        if key not in self.value and otherwise is not None:
            return otherwise
        name = self.text(key)
        if name in names:
            return names.index(name)
        if name:
            self.fault(f"unknown {key} {name!r}")
        return 0

    def texts(self, key: str) -> tuple[str, ...]:
        value = self.value.get(key, [])
        if isinstance(value, list) and all(isinstance(it, str) for it in value):
            if len(set(value)) != len(value):
                self.fault(f"{key!r} names something twice")
            return tuple(value)
        self.fault(f"{key!r} must be a list of texts")
        return ()

    def some_of(self, key: str, names: Sequence[str]) -> tuple[int, ...]:
        """The numbers of several names; a name may stand more than once."""
        self._needed(key)
        value = self.value.get(key, [])
        if not isinstance(value, list):
            self.fault(f"{key!r} must be a list of texts")
            return ()
        for name in value:
            if name not in names:
                self.fault(f"unknown name {name!r} in {key!r}")
        return tuple(names.index(name) for name in value if name in names)

    def counts(self, key: str, names: Sequence[str]) -> tuple[int, ...]:
        """How many of each name, in the order of the names."""
        value = self.value.get(key, {})
        found = [0] * len(names)
        if not isinstance(value, dict):
            self.fault(f"{key!r} must be an object of counts")
            return tuple(found)
        for name, count in value.items():
            if name not in names:
                self.fault(f"unknown name {name!r} in {key!r}")
            elif not isinstance(count, int) or isinstance(count, bool) or count < 1:
                self.fault(f"{key!r}: {name} must be counted 1 or more, not {count!r}")
            else:
                found[names.index(name)] = count
        return tuple(found)

    def point(self, key: str) -> tuple[int, int]:
        """A place on the canvas, or its size."""
        if self._needed(key):
            value = self.value[key]
            if _is_point(value):
                return value[0], value[1]
            self.fault(f"{key!r} must be two whole numbers, not {value!r}")
        return 0, 0

    def points(self, key: str) -> tuple[tuple[int, int], ...]:
        """A line or an outline on the canvas."""
        value = self.value.get(key, [])
        if isinstance(value, list) and all(_is_point(it) for it in value):
            return tuple((it[0], it[1]) for it in value)
        self.fault(f"{key!r} must be a list of points")
        return ()

    def objects(self, key: str) -> tuple[dict[str, Any], ...]:
        """A list of objects whose insides somebody else checks."""
        value = self.value.get(key, [])
        if isinstance(value, list) and all(isinstance(it, dict) for it in value):
            return tuple(value)
        self.fault(f"{key!r} must be a list of objects")
        return ()

    def inside(self, key: str, label: str, keys: Sequence[str]) -> Entry:
        """An object within this one."""
        value = self.value.get(key)
        if isinstance(value, dict):
            entry = Entry(self.pack, self.file, label, value, True)
            entry.only(keys)
            return entry
        if self.sound:
            self.fault(f"{key!r} is missing" if value is None else f"{key!r} must be an object")
        return Entry(self.pack, self.file, label, {}, False)

    def entries(self, key: str, noun: str, keys: Sequence[str], name: str = "id") -> list[Entry]:
        """The objects of a list, each labelled by its id; an id that stands twice is a fault."""
        found: list[Entry] = []
        seen: set[str] = set()
        if not self._needed(key):
            return found
        value = self.value[key]
        if not isinstance(value, list):
            self.fault(f"{key!r} must be a list")
            return found
        for number, it in enumerate(value, 1):
            if not isinstance(it, dict):
                self.fault(f"{noun} {number} must be an object")
                continue
            own = it.get(name)
            label = f"{noun} {own}" if isinstance(own, str) and own else f"{noun} number {number}"
            entry = Entry(self.pack, self.file, label, it, True)
            entry.only(keys)
            if name == "id":
                if entry.text("id") in seen:
                    entry.fault("duplicate id")
                    continue
                seen.add(str(own))
            found.append(entry)
        return found

    def origin(self) -> Origin:
        """Every entry says where it comes from."""
        which = self.one_of("origin", ORIGINS)
        ours, known = self.texts("ours"), self.texts("known")
        if (known and ORIGINS[which] == RULEBOOK) or (ours and ORIGINS[which] != RULEBOOK):
            self.fault("'ours' belongs to origin rulebook, 'known' to origin project")
        return Origin(ORIGINS[which], ours, known)
