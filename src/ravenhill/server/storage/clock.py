"""What time it is: a clock that never jumps, whatever is done to the machine's, and the same for all its workers."""
from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

BOOT: Final = Path("/proc/sys/kernel/random/boot_id")        # the same until this machine starts again
SINCE_START: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
TOLD: Final = "RAVENHILL_CLOCK"      # by the parent of several workers, which has asked the database


def milliseconds() -> int:
    """Since this machine started: nobody can set it."""
    return time.clock_gettime_ns(SINCE_START) // 1_000_000


def wall() -> int:
    """What the machine's clock says now, in milliseconds since 1970: it may be set, forwards and back."""
    return time.time_ns() // 1_000_000


class Anchor:
    """When this machine started, by what its clock said when it was first asked; the database keeps it for others."""

    def __init__(self) -> None:
        self.start = int(os.environ.get(TOLD) or wall() - milliseconds())


anchor = Anchor()


def now() -> int:
    """Milliseconds since 1970, by how much time has gone by: what a seat has spent is never what a clock has jumped."""
    return anchor.start + milliseconds()


def machine() -> str:
    """The name under which the start of this machine is kept; empty where the system does not tell."""
    return f"clock-{BOOT.read_text()[:13]}" if BOOT.exists() else ""
