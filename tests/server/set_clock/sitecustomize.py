"""On the PYTHONPATH of a server: its clock is set by a file, as somebody sets that of a machine."""
from __future__ import annotations

import os
import time
from pathlib import Path

FILE = Path(os.environ["RAVENHILL_TEST_CLOCK"])          # how many seconds it is off, as digits
true_seconds, true_nanoseconds = time.time, time.time_ns


def off() -> int:
    try:
        return int(FILE.read_text())
    except (OSError, ValueError):
        return 0                                         # it is being written


setattr(time, "time", lambda: true_seconds() + off())  # noqa: B010  mypy would have none of it
setattr(time, "time_ns", lambda: true_nanoseconds() + off() * 1_000_000_000)  # noqa: B010
