"""How numbers that stand for something get a key: race 3 is race-orc."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

Name = Callable[[Any], str]


def listed(prefix: str, ids: Sequence[str]) -> Name:
    """The key of the n-th of these ids: listed("race", ("elf", "orc")) says 1 as race-orc, -1 as race-hidden."""
    return lambda number: f"{prefix}-{ids[number] if number >= 0 else 'hidden'}"
