"""The lock files name every package that pyproject.toml asks for, in a version it allows."""
from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = PROJECT["optional-dependencies"]
ASKED = {"play": [*PROJECT["dependencies"], *EXTRAS["build"], *EXTRAS["web"]],
         "test": [*PROJECT["dependencies"], *EXTRAS["build"], *EXTRAS["web"], *EXTRAS["research"],
                  *EXTRAS["dev"]]}


def locked(name: str) -> dict[str, str]:
    """The version of every package of a lock file."""
    found = re.findall(r"^([A-Za-z0-9_.-]+)==([^ ;\\]+)", (ROOT / "locks" / f"{name}.txt").read_text(), re.M)
    return {canonicalize_name(package): version for package, version in found}


def mark() -> str:
    spec = importlib.util.spec_from_file_location("lock_mark", ROOT / "scripts" / "lock_mark.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return str(module.mark())


@pytest.mark.parametrize("name", ASKED)
def test_the_lock_is_of_todays_pyproject(name: str) -> None:
    first = (ROOT / "locks" / f"{name}.txt").read_text().splitlines(keepends=True)[0]
    assert first == mark(), "pyproject.toml asks for something else now: run scripts/lock"


@pytest.mark.parametrize("name", ASKED)
def test_every_package_asked_for_is_locked_in_a_version_that_will_do(name: str) -> None:
    versions = locked(name)
    for wish in map(Requirement, ASKED[name]):
        if wish.name != "ravenhill":
            assert versions[canonicalize_name(wish.name)] in wish.specifier, wish


@pytest.mark.parametrize("name", ASKED)
def test_every_locked_package_is_known_by_its_hash(name: str) -> None:
    text = (ROOT / "locks" / f"{name}.txt").read_text()
    for entry in re.split(r"\n(?=\S)", text)[1:]:
        assert "--hash=sha256:" in entry, entry.splitlines()[0]
