"""Writes learning/rules.json of each game: each rule, its status and neighbours, and whether code and tests name it."""
from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from ravenhill.cli.coverage import EXAMPLE, NO_BEHAVIOUR, checkout, ids, rules_of
from ravenhill.games import names
from ravenhill.locale.files import areas_of, source

RULINGS = ("AMB", "DIF")                 # chapters that rule on other chapters


def chapter(id: str) -> str:
    """CMB of B-CMB-21; nothing of F-01."""
    return id.split("-")[1] if id.count("-") == 2 else ""


def listed(game: str, root: Path) -> list[dict[str, Any]]:
    """Every rule in the order of its page; what one rule says of another is known to both."""
    rules = rules_of(game, root)
    told = set(re.findall(r"^rule-(\S+) =", "\n".join(source("en", area) for area in areas_of(game)), re.MULTILINE))
    known = {rule.id for rule in rules}
    cites = {rule.id: [id for id in dict.fromkeys(ids(f"{rule.text} {rule.status}")) if id in known and id != rule.id]
             for rule in rules}
    found = []
    for rule in rules:
        status = rule.status.lower()
        kind = "none" if status.startswith(NO_BEHAVIOUR) else "example" if status.startswith(EXAMPLE) else (
            "later" if "later" in status else "rule")
        near = [other for other in known if other in cites[rule.id] or rule.id in cites[other]]
        examples = [other.id for other in rules if other.status == f"{EXAMPLE} {rule.id}"]
        near = [other.id for other in rules if other.id in near and other.id not in examples]
        found.append({
            "id": rule.id, "kind": kind, "code": rule.code, "test": rule.test,
            "see": [id for id in near if chapter(id) not in RULINGS],
            "rulings": [id for id in near if chapter(id) in RULINGS], "example": examples[0] if examples else "",
            **({} if rule.id in told else {"text": rule.text}),
        })
    return found


def written(game: str, root: Path) -> bytes:
    lines = [msgspec.json.encode(rule) for rule in listed(game, root)]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def target(game: str, root: Path) -> Path:
    return root / "src/ravenhill/games" / game / "learning/rules.json"


def main() -> int:
    """Write the files, or with --check say whether they are up to date."""
    root = checkout()
    good = True
    for game in names():
        file = target(game, root)
        if not file.parent.is_dir():
            continue
        if "--check" in sys.argv[1:]:
            good = good and file.is_file() and file.read_bytes() == written(game, root)
        else:
            file.write_bytes(written(game, root))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
