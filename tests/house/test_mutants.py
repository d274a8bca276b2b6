"""The script that changes the rules to see whether a test notices."""
from __future__ import annotations

import ast
import importlib.util
import shutil
import signal
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutants", ROOT / "scripts" / "mutants.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutants"] = module
    spec.loader.exec_module(module)
    return module


MUTANTS = script()


@pytest.mark.parametrize(("before", "after"), [
    ("a < b", ["a <= b"]), ("a == b", ["a != b"]), ("a in b", ["a not in b"]), ("a and b", ["a or b"]),
    ("not a", ["a"]), ("a + b", ["a - b"]), ("True", ["False"]), ("3", ["4"]), ("'word'", []), ("f(a)", []),
])
def test_what_becomes_of_an_expression(before: str, after: list[str]) -> None:
    assert [ast.unparse(it) for it in MUTANTS.changes(ast.parse(before, mode="eval").body)] == after


def test_log_lines_decorators_constructors_and_names_of_rules_are_left_alone() -> None:
    source = ("@mark(at=True)\nclass A:\n    def __init__(self): self.at = 1\n    def rules(self): return 2\n"
              "    def do(self, g):\n        g.tell(LINE, 3)\n        return 4\n")
    found = [it.value for it in MUTANTS.expressions(ast.parse(source)) if isinstance(it, ast.Constant)]
    assert found == [4]


def test_every_mutant_can_be_read_and_says_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Path("src/ravenhill/games/meccg/rules")
    Path(tmp_path, rules).mkdir(parents=True)
    for name in ("removal.py", "rings.py"):
        shutil.copy(ROOT / rules / name, tmp_path / rules / name)
    monkeypatch.setattr(MUTANTS, "ROOT", tmp_path)
    found = MUTANTS.mutants(tmp_path / rules)
    assert len(found) > 40
    for it in found:
        compile(MUTANTS.changed_source(it), str(it.path), "exec")
        assert str(it).startswith(f"{rules / it.path.name}:{it.line}: ")
    assert any(MUTANTS.is_inside(it) for it in found) and not all(MUTANTS.is_inside(it) for it in found)


def test_a_mutant_is_killed_by_a_failure_and_stopped_by_the_clock() -> None:
    assert MUTANTS.judged(0) is MUTANTS.Verdict.LIVES and MUTANTS.judged(1) is MUTANTS.Verdict.KILLED
    assert MUTANTS.judged(-signal.SIGXCPU) is MUTANTS.Verdict.STOPPED
    with pytest.raises(RuntimeError):
        MUTANTS.judged(MUTANTS.BROKEN)                         # what was never tried counts for nothing


def test_changed_functions_take_the_place_of_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "def f(a):\n    return a + 1\n\nclass B:\n    def g(self):\n        return [it for it in range(f(1))]\n"
    path = tmp_path / "src" / "changing.py"
    path.parent.mkdir()
    path.write_text(source, encoding="utf-8")
    monkeypatch.setattr(MUTANTS, "ROOT", tmp_path)
    spec = importlib.util.spec_from_file_location("changing", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "changing", module)
    spec.loader.exec_module(module)
    held = module.f
    mutant = next(it for it in MUTANTS.mutants(path.parent) if it.after == "(a - 1)")
    MUTANTS.change(mutant)
    assert held(1) == 0 and module.B().g() == []
