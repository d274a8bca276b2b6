"""The build hook: compiles the rooms that play (pyproject.toml lists them) with mypyc, or says why not.

It takes hatch-mypyc's settings, but works on a copy of the sources under build/mypyc: no compiled module ever lies
beside its source, where it would shadow it, and the next build redoes only what changed.
"""
from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatch_mypyc import plugin
from hatch_mypyc.utils import construct_setup_file


class CannotCompile(Exception):
    """In a few words on the first line, and all that is known below."""


class CompileTheRules(plugin.MypycBuildHook):  # type: ignore[misc]
    PLUGIN_NAME = "custom"

    def initialize(self, kind: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("RAVENHILL_BUILD") or "auto"
        if wish not in ("auto", "pure", "compiled"):
            raise SystemExit(f"ravenhill: RAVENHILL_BUILD may be auto, pure or compiled, not {wish}")
        if self.target_name != "wheel" or kind == "editable" or wish == "pure" or not self.included_files:
            return
        work = Path(self.root, "build", "mypyc")
        modules = [Path(file).relative_to("src") for file in sorted(self.included_files)]
        try:
            look_for_a_compiler()
            self.copy_sources(work / "src")
            self.run_mypyc(work, modules)
        except CannotCompile as why:
            if wish == "compiled":
                raise SystemExit(f"ravenhill: cannot compile: {why}") from None
            notice(f"ravenhill: {str(why).splitlines()[0]}: the pure build it is; it plays the same, only slower")
            return
        for library in libraries(work / "lib", modules):
            build_data["force_include"][str(library)] = str(library.relative_to(work / "lib"))
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def copy_sources(self, to: Path) -> None:
        """Make `to` hold our sources and no others, touching only files that changed."""
        fresh = {path.relative_to(Path(self.root, "src")): path for path in Path(self.root, "src").rglob("*.py")}
        for old in list(to.rglob("*.py")):
            if old.relative_to(to) not in fresh:
                old.unlink()
        for name, path in fresh.items():
            copy, source = to / name, without_stars(path, Path(self.root, "src"))
            if not copy.exists() or copy.read_text(encoding="utf-8") != source:
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_text(source, encoding="utf-8")

    def run_mypyc(self, work: Path, modules: list[Path]) -> None:
        rooms = sorted({room(module) for module in modules})
        groups = [([str(module) for module in modules if room(module) == name], name) for name in rooms]
        wish = {"opt_level": os.environ["RAVENHILL_OPT"]} if "RAVENHILL_OPT" in os.environ else {}
        settings = {**self.config_options, **wish, "separate": groups, "target_dir": str(work / "c")}
        arguments = [f"--config-file={Path(self.root, 'pyproject.toml')}", *self.config_mypy_args]
        script = construct_setup_file("", *arguments, *map(str, modules), **settings)
        script = f"# Python {sys.version.split()[0]}, mypy {version('mypy')}\n{script}"
        setup = work / "setup.py"
        if not setup.exists() or setup.read_text(encoding="utf-8") != script:
            for stale in ("c", "lib", "o"):
                shutil.rmtree(work / stale, ignore_errors=True)
            setup.write_text(script, encoding="utf-8")
        directories = ["--build-lib", str(work / "lib"), "--build-temp", str(work / "o")]
        command = [sys.executable, str(setup), "-q", "build_ext", f"--parallel={os.cpu_count()}", *directories]
        # gcc takes three fifths of its time to look for what might be wrong in C that nobody wrote: no warnings.
        # Nobody puts other functions in the place of ours (as libraries otherwise allow), so they may be inlined.
        flags = f"{os.environ.get('CFLAGS', '')} -w -fno-semantic-interposition -fno-plt".strip()
        quiet = {**os.environ, "CFLAGS": flags}
        done = subprocess.run(command, cwd=work / "src", env=quiet, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode:
            raise CannotCompile(f"mypyc refuses\n{done.stdout}")


def without_stars(path: Path, src: Path) -> str:
    """The source, with the names that it uses in the place of a star: mypyc imports the module, and binds none."""
    source = path.read_text(encoding="utf-8")
    if " import *" not in source:
        return source
    tree = ast.parse(source)
    used = {it.id for it in ast.walk(tree) if isinstance(it, ast.Name)}
    lines = source.splitlines(keepends=True)
    for it in tree.body:
        if isinstance(it, ast.ImportFrom) and it.names[0].name == "*":
            names = sorted(used & set(offered(src / str(it.module).replace(".", "/"))))
            lines[it.lineno - 1] = f"from {it.module} import {', '.join(names)}\n" if names else "\n"
    return "".join(lines)


@cache
def offered(package: Path) -> list[str]:
    """What a star brings: the names in `__all__`."""
    for it in ast.parse((package / "__init__.py").read_text(encoding="utf-8")).body:
        if isinstance(it, ast.Assign) and isinstance(it.targets[0], ast.Name) and it.targets[0].id == "__all__":
            return list(ast.literal_eval(it.value))
    raise CannotCompile(f"{package} does not say what a star brings")


def room(module: Path) -> str:
    """Modules of one room are compiled into one library: ravenhill_core, ravenhill_games_ford, ...

    The words that stand beside their cards have one of their own, which is compiled beside that of the rules.
    """
    return "_".join(module.parts[: 2 if module.parts[1] != "games" else 4 if "own" in module.parts else 3])


def libraries(folder: Path, modules: list[Path]) -> list[Path]:
    """What was built for these modules; a library left from a module since deleted is not taken."""
    stems = {module.with_suffix("") for module in modules}
    stems |= {Path(f"{room(module)}__mypyc") for module in modules}
    found = [file for file in folder.rglob("*") if file.is_file()]
    return sorted(file for file in found if file.relative_to(folder).parent / file.name.split(".")[0] in stems)


def look_for_a_compiler() -> None:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        raise CannotCompile(f"no C compiler ({compiler}; install gcc and python3-dev)")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompile("no Python headers (install python3-dev)")


def notice(line: str) -> None:
    """Say it to the person, even where pip swallows what a build prints."""
    try:
        with open("/dev/tty", "w") as terminal:
            print(line, file=terminal)
    except OSError:
        print(line, file=sys.stderr)
