"""The sources of the client: every key they name exists, types are those of the wire, nothing comes from elsewhere."""
from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from ravenhill.core.frames import Decision
from ravenhill.games import load
from ravenhill.locale import areas
from ravenhill.locale.generate import keys_of

ROOT = Path(__file__).parents[2]
SOURCES = [path for path in (ROOT / "client" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
SAID = re.compile(r"""(?:\b[tT]|\.text|\.line)\(\s*'([a-z][\w.-]*)'""")
EITHER = re.compile(r"""\b[tT]\([^'()]*\? '([a-z][\w.-]*)' : '([a-z][\w.-]*)'""")


def test_every_key_named_in_the_sources_exists() -> None:
    known = {key for area in areas() for key in keys_of(area)}
    used: dict[str, str] = {}
    for path in SOURCES:
        text = path.read_text("utf-8")
        for found in SAID.findall(text):
            used[found] = path.name
        for pair in EITHER.findall(text):
            used.update(dict.fromkeys(pair, path.name))
    assert len(used) > 150
    assert {key: file for key, file in used.items() if key not in known} == {}


def test_types_are_those_of_the_wire() -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts" / "make_types.py", "--check"], capture_output=True)
    assert done.returncode == 0, "run scripts/make-types"


def test_the_lock_file_names_no_host() -> None:
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text("utf-8"))
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]


def test_nothing_is_fetched_from_another_host() -> None:
    """Links in comments are fine; addresses in code are not."""
    foreign = re.compile(r"""['"`](?:https?:)?//[a-z]""")
    assert not [path.name for path in SOURCES if foreign.search(path.read_text("utf-8"))]


def test_only_locate_knows_kinds_of_questions() -> None:
    """Parts of a table know scenes: what is shown where something is asked. The card table's are not looked at yet."""
    kinds = {kind.__name__ for game in ("ford", "five_armies") for kind in decisions(load(game).name)}
    assert {"Stances", "Maneuvers", "MoveTo", "Act"} <= kinds
    named = re.compile(r"'(" + "|".join(sorted(kinds)) + r")'")
    free = [path for path in SOURCES if not {"locate", "wire", "meccg"} & set(path.parts)]
    assert {path.name: found for path in free if (found := named.findall(path.read_text("utf-8")))} == {}


def decisions(game: str) -> list[type[Any]]:
    """All questions that a game asks."""
    found: list[type[Any]] = []
    seen: list[Any] = [Decision]
    while seen:
        kinds: list[type[Any]] = seen.pop().__subclasses__()
        seen += kinds
        found += [kind for kind in kinds if kind.__module__.startswith(f"ravenhill.games.{game}.")]
    return found
