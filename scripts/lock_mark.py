"""The first line of a lock file: a fingerprint of what pyproject.toml asked for when it was written."""
from __future__ import annotations

import hashlib
import json
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def mark() -> str:
    """The line that a lock file of today's pyproject.toml begins with."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [project["dependencies"], project["optional-dependencies"], project["requires-python"]]
    return f"# scripts/lock wrote this for {hashlib.sha256(json.dumps(asked).encode()).hexdigest()[:16]}\n"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        lock = Path(name)
        lock.write_text(mark() + "".join(line for line in lock.open() if not line.startswith("# scripts/lock")))
