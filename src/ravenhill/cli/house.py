"""What several commands need: consoles, languages, options of a game, files that are not overwritten."""
from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ravenhill.core.errors import RavenhillError
from ravenhill.core.game import Game, Setting
from ravenhill.locale import best_language

if TYPE_CHECKING:
    from rich.console import Console


def console() -> Console:
    """Where everything is printed; nothing in it is markup, or coloured by guessing."""
    from rich.console import Console

    return Console(markup=False, highlight=False, emoji=False)


def language_of(wanted: str | None) -> str:
    """The language wished for, else the system's, else English."""
    system = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return best_language(wanted or "", *system)


def options_of(game: Game, content: Path | None, wishes: Sequence[str] = ()) -> dict[str, Any]:
    """The options of a match: a content pack, and what was wished for as `name=value`."""
    options = wished(game, wishes)
    if content is None:
        return options
    if "content" not in game.takes:
        raise RavenhillError(f"{game.name} takes no content pack")
    if not content.is_dir():
        raise RavenhillError(f"{content}: there is no such folder")
    options["content"] = str(content.resolve())
    try:
        game.new(options)
    except RavenhillError as error:
        raise type(error)(f"{content}: {error}") from None
    return options


def wished(game: Game, wishes: Sequence[str]) -> dict[str, Any]:
    known = {setting.name: setting for setting in game.settings}
    found: dict[str, Any] = {}
    for wish in wishes:
        name, equals, text = wish.partition("=")
        if name not in known or not equals:
            raise RavenhillError(f"{wish!r} is no option of {game.name}; there are: {', '.join(known) or 'none'}")
        found[name] = value_of(known[name], text)
    return found


def value_of(setting: Setting, text: str) -> Any:
    """What is meant by a value as people type it: on and off, one of those there are, or some of them with commas."""
    meant = {written: value for written, value in zip(written_values(setting), setting.values or (True, False))}
    parts = [part for part in text.split(",") if part] if setting.kind == "several" else [text]
    for part in parts:
        if part not in meant:
            raise RavenhillError(f"{setting.name} may be {', '.join(meant)}, not {part!r}")
    return [meant[part] for part in parts] if setting.kind == "several" else meant[text]


def written_values(setting: Setting) -> list[str]:
    return [str(value) for value in setting.values] or ["on", "off"]


def refuse_to_overwrite(file: Path | None, force: bool) -> None:
    if file is not None and file.exists() and not force:
        raise RavenhillError(f"{file} is already there and was left as it is; --force writes over it")


def write_whole(file: Path, data: bytes) -> None:
    """Write the file at once: whatever happens, it holds the old text or the new."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        draft.write_bytes(data)
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def print_json(data: Any) -> None:
    import msgspec

    text = msgspec.json.format(msgspec.json.encode(data), indent=2).decode()
    sys.stdout.write(text + "\n")
