"""Writes keys.py from the English files: `python -m ravenhill.locale.generate`, or with --check only compares."""

from __future__ import annotations

import sys
from typing import Final

from fluent.syntax import ast, parse

from ravenhill.locale.files import HERE, areas, source

TARGET: Final = HERE / "keys.py"
LISTED: Final = ("card-", "rule-", "chapter-", "lesson-", "example-", "learn-")
HEAD: Final = '''"""Every key of the English files. Made by scripts/make-keys; do not edit."""

from typing import Literal, TypeAlias
'''


def keys_of(area: str) -> list[str]:
    """The keys of one English file, and `key.form` for each form of what is not a card word."""
    found = []
    for message in parse(source("en", area)).body:
        if isinstance(message, ast.Message):
            name = message.id.name
            forms = [] if name[0].isupper() else [f"{name}.{form.id.name}" for form in message.attributes]
            found += [name, *forms]
    return sorted(found)


def generated() -> str:
    """The text of keys.py: one Literal type for each area, and Key for them all. Lists that code goes through by an
    id (card names, rules, lessons) need none."""
    types = {f"{''.join(part.capitalize() for part in area.split('_'))}Key": keys_of(area) for area in areas()}
    types = {name: keys for name, keys in types.items() if any(not key.startswith(LISTED) for key in keys)}
    blocks = [HEAD]
    for name, keys in types.items():
        lines = "".join(f'    "{key}",\n' for key in keys)
        blocks.append(f"{name}: TypeAlias = Literal[\n{lines}]\n")
    blocks.append("Key: TypeAlias = (\n    " + "\n    | ".join(types) + "\n)\n")
    return "\n".join(blocks)


def main() -> int:
    """Write the file, or with --check say whether it is up to date."""
    if "--check" in sys.argv[1:]:
        return 0 if TARGET.read_text("utf-8") == generated() else 1
    TARGET.write_text(generated(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
