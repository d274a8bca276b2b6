"""The page for hosts lists every setting there is, and none that is not."""
from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
INSIDE = {"RAVENHILL_UPGRADED", "RAVENHILL_SERVING", "RAVENHILL_CLOCK"}      # said by one process of ours to another


def test_every_setting_stands_in_the_table_and_every_row_is_a_setting() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text()
    listed = set(re.findall(r"^\| `([A-Z_]+)` \|", page, re.M))
    read: set[str] = set()
    for file in (ROOT / "src" / "ravenhill" / "server").rglob("*.py"):
        read |= set(re.findall(r'"(RAVENHILL_[A-Z_]+|DATABASE_URL|OTEL_EXPORTER_OTLP_ENDPOINT)"', file.read_text()))
    assert listed == read - INSIDE


def test_what_the_page_copies_and_installs_is_there() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text()
    for name in re.findall(r"/opt/source/((?:deploy|locks)/[\w.]+)", page):
        assert (ROOT / name).exists(), name
