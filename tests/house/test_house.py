"""The house itself: its version, its two builds, its commands."""
from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import ravenhill

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_importing_ravenhill_imports_nothing_else_of_it():
    code = "import sys, ravenhill; print([name for name in sys.modules if name.startswith('ravenhill.')])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "[]"


def test_the_build_is_one_of_two():
    assert ravenhill.BUILD in ("pure", "compiled")


def test_no_compiled_module_shadows_a_source():
    assert not list((ROOT / "src").rglob("*.so"))


def test_what_building_needs_is_said_once_in_two_places():
    assert PROJECT["build-system"]["requires"] == PROJECT["project"]["optional-dependencies"]["build"]


def test_every_command_of_the_makefile_has_its_script():
    called = [word for word in (ROOT / "Makefile").read_text().split() if word.startswith("@scripts/")]
    assert called and all((ROOT / word.removeprefix("@")).stat().st_mode & 0o100 for word in called)


def test_no_test_reads_what_a_stranger_does_not_have():
    """What tests compare with lies in the repository: nothing is skipped, or red, for want of a folder beside it."""
    outside = re.compile(r"""["']shared["']|shared/(meccg|five_armies|rulebooks|mockups)|\.\./shared""")
    files = [file for file in (ROOT / "tests").rglob("*.py") if file != Path(__file__)]
    assert len(files) > 100
    assert [str(file.relative_to(ROOT)) for file in files if outside.search(file.read_text("utf-8"))] == []
