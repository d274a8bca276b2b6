"""Running `ravenhill` as a person does: arguments, typed lines, and what is printed."""
from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from ravenhill.cli import main


class Run(NamedTuple):
    code: int
    out: str
    err: str


Ravenhill = Callable[..., Run]


@pytest.fixture
def ravenhill(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Ravenhill:
    """In a folder of its own; any text that a language lacks is an error."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RAVENHILL_STRICT_SPEECH", "1")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: object, typed: Iterable[object] = ()) -> Run:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        return Run(code, *capsys.readouterr())

    return run


@pytest.fixture
def played(ravenhill: Ravenhill, tmp_path: Path) -> Path:
    """The record of a whole game."""
    file = tmp_path / "played.rvn"
    assert ravenhill("play", "ford", "--seed", 5, "--record", file, typed=[2, 1, 3] * 100).code == 0
    return file
