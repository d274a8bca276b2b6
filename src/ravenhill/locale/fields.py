"""What a word is made of, read off its class, compiled or not."""

from __future__ import annotations

import dataclasses
import inspect
from functools import cache
from typing import Any


def parts(word: object) -> dict[str, object]:
    """The declared fields of a word and what they hold."""
    kind: Any = type(word)
    return {name: getattr(word, name) for name in declared(kind) if hasattr(word, name)}


@cache
def declared(cls: type[Any]) -> tuple[str, ...]:
    """The fields of a class: a struct's or dataclass's, else mypyc's list, else annotations, oldest base first."""
    if hasattr(cls, "__struct_fields__"):
        return tuple(cls.__struct_fields__)
    if dataclasses.is_dataclass(cls):
        return tuple(field.name for field in dataclasses.fields(cls))
    found: dict[str, None] = {}
    for base in reversed(cls.__mro__):
        native = vars(base).get("__mypyc_attrs__") or own_annotations(base)
        found.update(dict.fromkeys(name for name in native if not name.startswith("_")))
    return tuple(found)


def own_annotations(cls: type[Any]) -> list[str]:
    """The names a class itself annotates, without those of the class as a whole."""
    return [name for name, kind in inspect.get_annotations(cls).items() if "ClassVar" not in str(kind)]
