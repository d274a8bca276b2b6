"""Mutants of a game's rules: small changes of the source, each of which some test must notice.

    .venv/bin/python scripts/mutants.py five_armies --count 200 --seed 1 --jobs 2 --tests tests/five_armies

Every mutant changes one operator, comparison, constant or condition of `rules/` in a copy of the sources, and the
tests run against that copy until one fails. Log lines are left alone: a wrong word is the golden games' business.
"""
from __future__ import annotations

import argparse
import ast
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PATIENCE = 2                                     # a mutant that takes so many times as long never ends: it is noticed

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
}


class Mutant(NamedTuple):
    """One change: where, and what stands there instead."""
    path: Path
    line: int
    column: int
    end_line: int
    end_column: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: `{self.before}` became `{self.after}`"


def changes(node: ast.AST) -> Iterator[ast.expr]:
    """What a small slip of the pen would make of this expression."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS:
        yield ast.Compare(node.left, [COMPARISONS[type(node.ops[0])]()], node.comparators)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        yield ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield ast.Constant(node.value + 1)


def expressions(tree: ast.AST) -> Iterator[ast.expr]:
    """Every expression the rules compute with: no annotations, no log lines, no names of rules."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.Call) and isinstance(child.func, ast.Attribute) and child.func.attr == "tell":
            continue
        if isinstance(child, ast.FunctionDef) and child.name in ("rules", "choice", "copy", "__init__"):
            continue
        if isinstance(child, (ast.Import, ast.ImportFrom, ast.Assert, ast.Raise, ast.match_case)):
            if isinstance(child, ast.match_case):
                for statement in child.body:
                    yield from expressions(statement)
            continue
        if isinstance(child, ast.AnnAssign):
            if child.value is not None and isinstance(tree, ast.FunctionDef):
                yield from expressions(child)
            continue
        if isinstance(child, ast.expr):
            yield child
        yield from expressions(child)


def segment(lines: list[bytes], node: ast.expr) -> str | None:
    """What stands there; the library's own way splits the whole source again for every node."""
    if node.end_lineno is None or node.end_col_offset is None:
        return None
    if node.end_lineno == node.lineno:
        return lines[node.lineno - 1][node.col_offset: node.end_col_offset].decode()
    inner = lines[node.lineno: node.end_lineno - 1]
    return b"".join([lines[node.lineno - 1][node.col_offset:], *inner,
                     lines[node.end_lineno - 1][: node.end_col_offset]]).decode()


def mutants(folder: Path) -> list[Mutant]:
    """All of them."""
    found: list[Mutant] = []
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        lines = source.encode().splitlines(keepends=True)
        for node in expressions(ast.parse(source)):
            before = segment(lines, node)
            for changed in changes(node):
                if before is not None and node.end_lineno is not None and node.end_col_offset is not None:
                    after = ast.unparse(ast.fix_missing_locations(changed))
                    after = f"({after})" if isinstance(changed, (ast.BoolOp, ast.Compare, ast.BinOp)) else after
                    found.append(Mutant(path.relative_to(ROOT), node.lineno, node.col_offset, node.end_lineno,
                                        node.end_col_offset, before, after))
    return found


def changed_source(mutant: Mutant) -> str:
    lines = (ROOT / mutant.path).read_bytes().splitlines(keepends=True)
    head = lines[mutant.line - 1][: mutant.column]
    tail = lines[mutant.end_line - 1][mutant.end_column:]
    lines[mutant.line - 1: mutant.end_line] = [head + mutant.after.encode() + tail]
    return b"".join(lines).decode()


def is_noticed(mutant: Mutant, tests: list[str], seconds: int) -> bool:
    """Run the tests against a copy with this one change, those of the same chapter first."""
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        shutil.copytree(ROOT / "src", Path(folder, "src"), copy_function=os.link)   # what is not changed is shared
        Path(folder, mutant.path).unlink()
        Path(folder, mutant.path).write_text(changed_source(mutant), encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": str(Path(folder, "src")), "PYTHONDONTWRITEBYTECODE": "1"}
        own = [str(path) for test in tests for path in Path(ROOT, test).rglob(f"test_{mutant.path.stem}.py")]
        for some in (own, tests):
            if some and not passes(some, environment, seconds):
                return True
    return False


def passes(tests: list[str], environment: dict[str, str], seconds: int) -> bool:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]

    def patience() -> None:                      # of the processor's time: a busy machine kills nobody
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))

    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, preexec_fn=patience)
    if done.returncode < 0:
        print(f"stopped after {seconds} s: {' '.join(tests)[:80]}", file=sys.stderr, flush=True)
    return done.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--tests", nargs="+", default=[])
    wanted = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    everything = mutants(ROOT / "src/ravenhill/games" / wanted.game / "rules")
    chosen = random.Random(wanted.seed).sample(everything, min(wanted.count, len(everything)))
    tests = wanted.tests or [f"tests/{wanted.game}"]
    if not passes(tests, dict(os.environ), seconds=1800):
        print("the tests fail without any mutant", file=sys.stderr)
        return 2
    seconds = 10 + PATIENCE * round(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime)
    survivors: list[Mutant] = []
    with ThreadPoolExecutor(wanted.jobs) as pool:
        verdicts = pool.map(lambda it: is_noticed(it, tests, seconds), chosen)
        for n, (mutant, noticed) in enumerate(zip(chosen, verdicts), 1):
            if not noticed:
                survivors.append(mutant)
                print(mutant, flush=True)
            if n % 20 == 0:
                print(f"{n} of {len(chosen)}, {len(survivors)} survive", file=sys.stderr, flush=True)
    killed = len(chosen) - len(survivors)
    share = 100 * killed / max(1, len(chosen))
    print(f"{killed} of {len(chosen)} mutants killed ({share:.1f} %), of {len(everything)} there are")
    return 0 if killed * 10 >= len(chosen) * 9 else 1


if __name__ == "__main__":
    sys.exit(main())
