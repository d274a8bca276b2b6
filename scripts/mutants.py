"""Mutants of a game's rules and words: small changes of the source, each of which some test must notice.

    .venv/bin/python scripts/mutants.py five_armies --count 200 --seed 1 --jobs 2 --tests tests/five_armies

Every mutant changes one operator, comparison, constant or condition of a room (`--rooms rules words`, or single
files, `--rooms rules/agents.py`), and the tests that reach it run until one fails, those of the same chapter first,
then the quickest; after `--budget` seconds of tests it counts as alive. The tests are read once; each mutant gets a
child of that process in which the changed functions take the place of the others, so that it costs its tests and
little more. What runs while modules are read is tried in a process of its own instead. Log lines are left alone: a
wrong word is the golden games' business.

Survivors are printed; `--again FILE` tries only those of the sample that such a list names. With `--record FILE` every
verdict is written down at once, and what is written there already is not tried again.
"""
from __future__ import annotations

import argparse
import ast
import enum
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import NamedTuple, NoReturn

import coverage
import pytest

ROOT = Path(__file__).parents[1]
TELLING = ("tell", "tell_of")                     # what only writes a log line
QUIETLY = ["-q", "-x", "-p", "no:cacheprovider"]
BROKEN = 98                                      # the exit code if there was no mutant to try
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
    """Every expression the rules compute with: no annotations, decorators, log lines or names of rules."""
    decorators = tree.decorator_list if isinstance(tree, ast.ClassDef | ast.FunctionDef) else []
    for child in ast.iter_child_nodes(tree):
        if child in decorators:
            continue
        if isinstance(child, ast.Call) and isinstance(child.func, ast.Attribute) and child.func.attr in TELLING:
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


def mutants(room: Path) -> list[Mutant]:
    """All of them, of a folder or of one file."""
    found: list[Mutant] = []
    for path in sorted(room.rglob("*.py")) if room.is_dir() else [room]:
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


class Verdict(enum.Enum):
    """What became of a mutant."""
    KILLED = "killed"
    STOPPED = "stopped by the clock"
    LIVES = "lives"


def judged(code: int) -> Verdict:
    """By the exit code of the process that tried it."""
    if code == BROKEN:
        raise RuntimeError("a mutant could not be put in place")
    if code in (-signal.SIGXCPU, -signal.SIGKILL):
        return Verdict.STOPPED
    return Verdict.KILLED if code else Verdict.LIVES


# ---------------------------------------------------------------- in a child of the process that has read the tests


def functions(module: ModuleType) -> Iterator[FunctionType]:
    """Every function and method that this module defines."""
    owners = [it for it in vars(module).values() if isinstance(it, type) and it.__module__ == module.__name__]
    for owner in (module, *owners):
        for it in list(vars(owner).values()):
            it = it.fget if isinstance(it, property) else getattr(it, "__func__", it)
            it = getattr(it, "__wrapped__", it)
            if isinstance(it, FunctionType) and it.__module__ == module.__name__:
                yield it


def codes(code: CodeType) -> Iterator[CodeType]:
    for it in code.co_consts:
        if isinstance(it, CodeType):
            yield it
            yield from codes(it)


def change(mutant: Mutant) -> None:
    """Every function of the module runs the changed source from now on, whoever holds it."""
    module = sys.modules[".".join(mutant.path.with_suffix("").parts[1:])]
    assert module.__file__ == str(ROOT / mutant.path)
    fresh = {it.co_qualname: it for it in codes(compile(changed_source(mutant), module.__file__, "exec"))}
    for function in functions(module):
        function.__code__ = fresh[function.__code__.co_qualname]


def child(
    items: list[pytest.Item], mutant: Mutant | None, seconds: int, seen: coverage.Coverage | None = None,
    times: Path | None = None,
) -> int:
    """Fork; the child runs these tests until one fails, and its exit code tells. The number of the process."""
    process = os.fork()
    if process == 0:
        ends(items, mutant, seconds, seen, times)
    return process


def ends(
    items: list[pytest.Item], mutant: Mutant | None, seconds: int, seen: coverage.Coverage | None, times: Path | None,
) -> NoReturn:
    code = BROKEN
    try:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        limit(seconds)
        if mutant is not None:
            change(mutant)
        code = 1
        code = failures(items, seen, times)
    finally:
        os._exit(code)


def limit(seconds: int) -> None:
    """So much of the processor's time: a busy machine kills nobody."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def failures(items: list[pytest.Item], seen: coverage.Coverage | None, times: Path | None) -> int:
    session = items[0].session
    taken: dict[str, float] = {}
    if seen is not None:
        seen.start()
    for item, after in zip(items, [*items[1:], None]):
        if seen is not None:
            seen.switch_context(item.nodeid)
        began = time.process_time()
        item.ihook.pytest_runtest_protocol(item=item, nextitem=after)
        taken[item.nodeid] = time.process_time() - began
        if session.testsfailed:
            return 1
    if seen is not None:
        seen.stop()
        seen.save()
    if times is not None:
        times.write_text(json.dumps(taken), encoding="utf-8")
    return 0


class Hunt:
    """A plugin of pytest that, once the tests are read, runs them against each mutant instead of once."""

    def __init__(
        self, chosen: list[Mutant], tests: list[str], jobs: int, folder: Path, budget: float, record: Path | None,
    ) -> None:
        self.chosen = chosen
        self.tests = tests
        self.jobs = jobs
        self.folder = folder
        self.budget = budget
        self.record = record
        self.seconds: dict[str, float] = {}      # of each test
        self.reading = coverage.Coverage(data_file=None, include=self.changed_files(), config_file=False)
        self.sound = False
        self.whole = 0.0                         # seconds that all tests take
        self.verdicts: list[Verdict] = []

    def changed_files(self) -> list[str]:
        """Nobody else's lines are looked at: the record costs little then."""
        return sorted({str(ROOT / it.path) for it in self.chosen})

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.reading.stop()
        items = list(session.items)
        began = time.process_time()
        seen = coverage.Coverage(data_file=str(self.folder / "data"), include=self.changed_files(), config_file=False)
        if os.waitpid(child(items, None, 3600, seen, self.folder / "times"), 0)[1]:
            return True
        self.seconds = json.loads((self.folder / "times").read_text(encoding="utf-8"))
        self.whole = sum(self.seconds.values())
        self.sound = True
        print(f"the tests were read in {began:.0f} s and run in {self.whole:.0f} s", file=sys.stderr, flush=True)
        seen.load()
        self.try_all(items, seen.get_data(), self.reading.get_data())
        return True

    def try_all(self, items: list[pytest.Item], seen: coverage.CoverageData, read: coverage.CoverageData) -> None:
        """So many at once; what they became is told in the order of the sample."""
        found: dict[int, Verdict] = {}
        running: dict[int, int] = {}
        quick: set[int] = set()                  # processes that tried a mutant which may also matter earlier
        left = list(range(len(self.chosen)))
        while left or running:
            while left and len(running) < self.jobs:
                n = left.pop(0)
                mutant = self.chosen[n]
                lines = range(mutant.line, mutant.end_line + 1)
                contexts = seen.contexts_by_lineno(str(ROOT / mutant.path))
                inside = is_inside(mutant)
                reached = {it for line in (lines if inside else contexts) for it in contexts.get(line, [])}
                own = f"/test_{mutant.path.stem}.py::"
                some = self.narrowest([it for it in items if it.nodeid in reached], own)
                early = set(lines) & set(read.lines(str(ROOT / mutant.path)) or [])
                if not some and not early:       # nobody comes there
                    found[n] = Verdict.LIVES
                elif not inside or not some:
                    running[self.apart(mutant, some)] = n
                else:
                    process = child(some, mutant, self.patience(sum(self.seconds[it.nodeid] for it in some)))
                    running[process] = n
                    if early:
                        quick.add(process)
            if running:
                process, status = os.wait()
                n = running.pop(process)
                verdict = judged(os.waitstatus_to_exitcode(status))
                if verdict is Verdict.LIVES and process in quick:
                    running[self.apart(self.chosen[n], self.narrowest(items, "", 4))] = n
                    continue
                found[n] = verdict
            while len(self.verdicts) in found:
                self.tell(found[len(self.verdicts)])

    def narrowest(self, reaching: list[pytest.Item], own: str, times: int = 1) -> list[pytest.Item]:
        """Those of the same chapter, then the quickest, as many as the budget allows, or so many times as many."""
        spent, some = 0.0, []
        for item in sorted(reaching, key=lambda it: (own not in it.nodeid, self.seconds[it.nodeid])):
            spent += self.seconds[item.nodeid]
            if some and spent > times * self.budget:
                break
            some.append(item)
        return some

    def patience(self, seconds: float) -> int:
        """How many seconds such tests may take before it is clear that they never end."""
        return 4 + round(PATIENCE * seconds)

    def apart(self, mutant: Mutant, some: list[pytest.Item]) -> int:
        """These tests, or all, in a process that reads a copy of the sources with this one change."""
        process = os.fork()
        if process == 0:
            done = BROKEN
            try:
                done = self.all_anew(mutant, [it.nodeid for it in some] or self.tests)
            finally:
                if done < 0:
                    os.kill(os.getpid(), signal.SIGKILL)
                os._exit(done)
        return process

    def all_anew(self, mutant: Mutant, tests: list[str]) -> int:
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            shutil.copytree(ROOT / "src", Path(folder, "src"), copy_function=os.link)   # what is equal is shared
            Path(folder, mutant.path).unlink()
            Path(folder, mutant.path).write_text(changed_source(mutant), encoding="utf-8")
            environment = {**os.environ, "PYTHONPATH": str(Path(folder, "src")), "PYTHONDONTWRITEBYTECODE": "1"}
            limit(10 + self.patience(self.whole))
            return subprocess.run([sys.executable, "-m", "pytest", *QUIETLY, *tests], cwd=ROOT,
                                  env=environment, capture_output=True).returncode

    def tell(self, verdict: Verdict) -> None:
        mutant = self.chosen[len(self.verdicts)]
        self.verdicts.append(verdict)
        if self.record is not None:
            with self.record.open("a", encoding="utf-8") as record:
                record.write(json.dumps([str(mutant), mutant.column, verdict.name]) + "\n")
        if verdict is Verdict.LIVES:
            print(mutant, flush=True)
        elif verdict is Verdict.STOPPED:
            print(f"stopped by the clock: {mutant}", file=sys.stderr, flush=True)
        if len(self.verdicts) % 20 == 0:
            lives = self.verdicts.count(Verdict.LIVES)
            print(f"{len(self.verdicts)} of {len(self.chosen)}, {lives} survive", file=sys.stderr, flush=True)


def is_inside(mutant: Mutant) -> bool:
    """Whether it stands in the body of a function, which does not run when the function is defined."""
    for node in ast.walk(ast.parse((ROOT / mutant.path).read_bytes())):
        if isinstance(node, ast.FunctionDef):
            first, last = node.body[0], node.body[-1]
            if (first.lineno, first.col_offset) <= (mutant.line, mutant.column) and (
                    mutant.end_line, mutant.end_column) <= (last.end_lineno or 0, last.end_col_offset or 0):
                return True
    return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rooms", nargs="+", default=["rules"])
    parser.add_argument("--count", type=int, default=200, help="mutants of each room")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--budget", type=float, default=1e9, help="seconds of tests for one mutant")
    parser.add_argument("--tests", nargs="+", default=[])
    parser.add_argument("--again", type=Path, help="only those of the sample that such a list names")
    parser.add_argument("--record", type=Path, help="write every verdict here, and try none twice")
    wanted = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    chosen, everything = sample(wanted.game, wanted.rooms, wanted.count, wanted.seed)
    if wanted.again:
        named = set(wanted.again.read_text(encoding="utf-8").splitlines())
        chosen = [it for it in chosen if str(it) in named]
    known = recorded(wanted.record)
    missing = [it for it in chosen if (str(it), it.column) not in known]
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"       # none is needed, and to load them takes seconds
    sys.path.insert(0, str(ROOT / "src"))
    tests = wanted.tests or [f"tests/{wanted.game}"]
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        hunt = Hunt(missing, tests, wanted.jobs, Path(folder), wanted.budget, wanted.record)
        hunt.reading.start()
        pytest.main(["-x", "-s", "-p", "no:cacheprovider", "-p", "no:terminal", "--rootdir", str(ROOT), *tests], [hunt])
    if not hunt.sound:
        print("the tests fail without any mutant", file=sys.stderr)
        return 2
    became = Counter([*hunt.verdicts, *[known[str(it), it.column] for it in chosen if (str(it), it.column) in known]])
    killed = len(chosen) - became[Verdict.LIVES]
    print(f"{killed} of {len(chosen)} mutants killed ({100 * killed / max(1, len(chosen)):.1f} %), "
          f"{became[Verdict.STOPPED]} of them stopped by the clock, of {everything} there are", file=sys.stderr)
    return 0 if killed * 10 >= len(chosen) * 9 else 1


def sample(game: str, rooms: list[str], count: int, seed: int) -> tuple[list[Mutant], int]:
    """So many of each room, taken in turns so that a part of the sample is a sample too; and how many there are."""
    every = [mutants(ROOT / "src/ravenhill/games" / game / room) for room in rooms]
    drawn = [random.Random(seed).sample(room, min(count, len(room))) for room in every]
    turns = [room[n] for n in range(max(map(len, drawn))) for room in drawn if n < len(room)]
    return turns, sum(map(len, every))


def recorded(record: Path | None) -> dict[tuple[str, int], Verdict]:
    """What an earlier run has found out."""
    if record is None or not record.exists():
        return {}
    lines = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    return {(mutant, column): Verdict[verdict] for mutant, column, verdict in lines}


if __name__ == "__main__":
    sys.exit(main())
