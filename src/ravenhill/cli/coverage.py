"""Which rules have code and which have a test, read off the sources; nothing is run.

The rules of a game are the rows of docs/rules/<game>.md that begin with an id: `| F-01 | our words | rule |`. A row
whose status is `no behaviour: …` or `expansion: later` needs neither code nor a test; one whose status is `example of
…` needs a test, and its code is that of the rule it is an example of. Code cites a rule by its id in a docstring or a
comment of src/ravenhill/games/<game>/; `B-CMB-30, 31` and `B-CMB-20 to 23` cite them all. A test is of a rule if its
name begins with it: `test_B_CMB_30_…`.
"""
from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from ravenhill.core.errors import RavenhillError

ID: Final = r"[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?"
ROW: Final = re.compile(rf"^\|\s*`?({ID})`?\s*\|(.*)\|\s*$")
CITED: Final = re.compile(rf"(?<![\w-])({ID})((?:\s*(?:,|and|to|–|…)\s*\d+[a-z]?\b)*)")
MORE: Final = re.compile(r"(,|and|to|–|…)\s*(\d+[a-z]?)")
IN_A_NAME: Final = r"(?:[A-Z]+_)+\d+[a-z]?"
TEST: Final = re.compile(rf"^\s*(?:async\s+)?def\s+test_({IN_A_NAME}(?:_{IN_A_NAME})*)(?=_|\()", re.MULTILINE)
NO_BEHAVIOUR: Final = "no behaviour"
EXPANSION: Final = "expansion"
EXAMPLE: Final = "example of"


class Rule(msgspec.Struct):
    """One row of the rules page, and what was found of it."""
    id: str
    text: str
    status: str
    code: bool = False
    test: bool = False

    @property
    def behavioural(self) -> bool:
        return not self.status.lower().startswith((NO_BEHAVIOUR, EXPANSION))


def checkout(of: Path | None = None) -> Path:
    """The folder with docs, sources and tests: around where we stand, else around this file."""
    here = of or Path.cwd()
    for folder in (here, *here.parents, *Path(__file__).resolve().parents):
        if (folder / "src/ravenhill").is_dir() and (folder / "pyproject.toml").is_file():
            return folder
    raise RavenhillError("this needs a checkout of the project: the rules pages and the tests are not installed")


def rules_of(game: str, root: Path) -> list[Rule]:
    """Every rule of a game, with what its code and its tests say of it."""
    page = root / "docs/rules" / f"{game}.md"
    if not page.is_file():
        raise RavenhillError(f"there is no rules page docs/rules/{game}.md")
    rules = rows(page.read_text("utf-8"))
    if not rules:
        raise RavenhillError(f"docs/rules/{game}.md has no rows like | F-01 | text | rule |")
    twice = sorted({rule.id for rule in rules if sum(other.id == rule.id for other in rules) > 1})
    if twice:
        raise RavenhillError(f"docs/rules/{game}.md has two rows of {', '.join(twice)}")
    cited = {id for file in python_files(root / "src/ravenhill/games" / game)
             for said in remarks(file.read_text("utf-8")) for id in ids(said)}
    tested = {id for file in python_files(root / "tests") for id in tests(file.read_text("utf-8"))}
    for rule in rules:
        rule.code = rule.id in cited or rule.status.lower().startswith(EXAMPLE)
        rule.test = rule.id in tested
    return rules


def rows(page: str) -> list[Rule]:
    """The rows of a rules page. Text may hold an escaped bar; the status stands in the last cell."""
    found = []
    for line in page.splitlines():
        row = ROW.match(line)
        if row is not None:
            text, _, status = row[2].rpartition("|")
            found.append(Rule(row[1], text.strip(), status.strip()))
    return found


def python_files(folder: Path) -> Iterator[Path]:
    return (file for file in sorted(folder.rglob("*.py")))


def remarks(source: str) -> Iterator[str]:
    """The docstrings and comments of a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            said = ast.get_docstring(node)
            if said is not None:
                yield said
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def ids(text: str) -> Iterator[str]:
    """The rules cited in a text, lists and ranges taken apart."""
    for found in CITED.finditer(text):
        last = found[1]
        yield last
        for joint, number in MORE.findall(found[2]):
            stem, _, before = last.rpartition("-")
            if len(number) != len(before):       # `F-09, 4 dice`: not a rule
                break
            if joint in ("to", "–", "…") and number.isdigit() and before.isdigit():
                yield from (f"{stem}-{n:0{len(before)}}" for n in range(int(before) + 1, int(number)))
            last = f"{stem}-{number}"
            yield last


def tests(source: str) -> Iterator[str]:
    """The rules that the tests of a module are named after."""
    for found in TEST.finditer(source):
        yield from (name.replace("_", "-") for name in re.findall(IN_A_NAME, found[1]))


def report(rules: Iterable[Rule]) -> dict[str, object]:
    """The figures, and the ids that lack something."""
    behavioural = [rule for rule in rules if rule.behavioural]
    return {
        "ids": len(list(rules)),
        "behavioural": len(behavioural),
        "with_code": sum(rule.code for rule in behavioural),
        "with_test": sum(rule.test for rule in behavioural),
        "missing_code": [rule.id for rule in behavioural if not rule.code],
        "missing_test": [rule.id for rule in behavioural if not rule.test],
        "rules": {rule.id: {"status": rule.status, "code": rule.code, "test": rule.test} for rule in rules},
    }


def mentioned(source: str) -> set[str]:
    """The names and texts of a module, apart from what it imports: what its tests are about."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.update(re.findall(r"[\w-]+", node.value))
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found.add(node.name)
    return found | titles(source)


def titles(source: str) -> set[str]:
    """The cards that stand in the names of tests: test_tw_204_… is about tw-204."""
    return {card for name in re.findall(r"^def (test_\w+)", source, re.MULTILINE)
            for card in re.findall(r"(?<=_)[a-z]+_\d+(?=_|$)", name)}
