"""How numbers that stand for something get a key: race 1 is race-orc."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

Names = Callable[[str, Any], str | None]


def listed(**ids: Sequence[str]) -> Names:
    """Names by lists of ids: listed(race=("elf", "orc")) says race 1 as race-orc, and race -1, unknown, as a-race."""

    def key(field: str, value: Any) -> str | None:
        kind = field.rstrip("0123456789")
        if kind not in ids:
            return None
        return f"{kind}-{ids[kind][value]}" if value >= 0 else f"a-{kind}"

    return key
