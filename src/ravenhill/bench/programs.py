"""Which programs can be measured here, and the talk with each in its own interpreter."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Timer
from typing import Any

HERE = Path(__file__).parent
PEERS = {"catanatron": ("catanatron_random.py",), "chess": ("chess_random.py",)}
STEPPED = {                                  # beside our games with observations and masks
    "pettingzoo_chess": ("zoo_chess.py",), "openspiel_backgammon": ("spiel_random.py", "backgammon"),
    "openspiel_gin_rummy": ("spiel_random.py", "gin_rummy"), "catanatron_gym": ("catanatron_gym_random.py",),
}
BUILDS = ("pure", "compiled")
PATIENCE_S = 120.0


class ProgramFailed(Exception):
    """A measured program could not start, crashed, or answered nothing for too long."""


class Talk:
    """One measured program under way."""

    def __init__(self, python: Path, script: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [python, "-P", HERE / "worker.py", script, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def ask(self, request: str, **details: float) -> Any:
        assert self.process.stdin is not None and self.process.stdout is not None
        watch = Timer(PATIENCE_S, self.process.kill)
        watch.start()
        try:
            self.process.stdin.write(json.dumps({"do": request, **details}) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        finally:
            watch.cancel()
        if not line:
            raise ProgramFailed(f"no answer to {request!r}")
        reply = json.loads(line)
        if "error" in reply:
            raise ProgramFailed(reply["error"])
        return reply["value"]

    def end(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        with suppress(BrokenPipeError):
            self.process.stdin.close()


@dataclass(frozen=True)
class Program:
    """A game in one build (`ford_pure`), or a peer (`chess`)."""

    name: str
    game: str
    build: str  # empty for a peer
    about: dict[str, str]
    talk: Talk


@dataclass(frozen=True)
class Found:
    programs: list[Program]
    missing: list[str]  # what is not there, and where it would come from
    failed: list[str]  # what is there and does not work


def find(games: Sequence[str], research: bool = False) -> Found:
    """Start everything that can be started: each game in each build, and the peers."""
    ours = HERE / ("batched.py" if research else "ours.py")
    found = Found([], [], [])
    root = root_of_venvs()
    pythons = [Path(sys.executable), python_of(root / ".venv"), python_of(root / ".venv-compiled")]
    for game in games:
        for python in dict.fromkeys(pythons):
            if python.exists():
                start(found, game, python, ours, game)
        have = {program.name for program in found.programs}
        found.missing.extend(name for build in BUILDS if (name := f"{game}_{build}") not in have)
    for peer, (script, *arguments) in (STEPPED if research else PEERS).items():
        python = python_of(root / ".venv-peers")
        if python.exists():
            start(found, peer, python, HERE / "peers" / script, *arguments)
        else:
            found.missing.append(f"{peer} (scripts/bench installs it)")
    return found


def find_build(games: Sequence[str], venv: Path) -> Found:
    """Each game as we have it compiled, beside the build of another venv: an older one, say."""
    found = Found([], [], [])
    if not python_of(venv).exists():
        found.failed.append(f"there is no build in {venv}")
        return found
    for game in games:
        start(found, game, python_of_ours(), HERE / "ours.py", game)
        start(found, game, python_of(venv), HERE / "ours.py", game, name=f"{game}_beside")
    return found


def find_sets() -> Found:
    """The card game with random decks of all sets, beside itself with decks of the first."""
    found = Found([], [], [])
    start(found, "meccg", python_of_ours(), HERE / "ours.py", "meccg", "all_sets")
    start(found, "meccg", python_of_ours(), HERE / "ours.py", "meccg", "first_set", name="first_set")
    return found


def start(found: Found, what: str, python: Path, script: Path, *arguments: str, name: str = "") -> None:
    """Start one program, as a peer of this name if it has one; a build that is already there is let go."""
    talk = Talk(python, script, *arguments)
    try:
        about = talk.ask("about")
    except ProgramFailed as failure:
        found.failed.append(f"{what} in {python.parent.parent.name}: {failure}")
        talk.end()
        return
    build = "" if name else about.get("build", "")
    name = name or (f"{what}_{build}" if build else what)
    if any(program.name == name for program in found.programs):
        talk.end()
        return
    found.programs.append(Program(name, what, build, about, talk))


def root_of_venvs() -> Path:
    """The folder of the repository: where the venvs stand, else where we are."""
    beside = Path(sys.prefix).parent
    return beside if (beside / ".venv-peers").exists() else Path.cwd()


def python_of(venv: Path) -> Path:
    return venv / "bin" / "python"


def python_of_ours() -> Path:
    """Of the compiled build; of this one, if there is none."""
    compiled = python_of(root_of_venvs() / ".venv-compiled")
    return compiled if compiled.exists() else Path(sys.executable)
