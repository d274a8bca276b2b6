"""`ravenhill games` and `ravenhill version`: what there is."""
from __future__ import annotations

from ravenhill.cli.house import console, language_of, print_json, written_values
from ravenhill.locale import Speech


def list_games(language: str | None, json: bool) -> int:
    from rich.table import Table

    from ravenhill import bots
    from ravenhill.games import load, names

    speech = Speech(language_of(language))
    found = [load(name) for name in names()]
    if json:
        print_json([{"name": game.name, "title": speech.line(f"game-{game.name}", {}), "rules": game.rules_version,
                     "seats": game.seats, "bots": bots.names(game),
                     "options": {it.name: written_values(it) for it in game.settings}} for game in found])
        return 0
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for game in found:
        about = speech.line(f"game-{game.name}.about", {})
        table.add_row(game.name, speech.line(f"game-{game.name}", {}), about, " · ".join(game.seats),
                      ", ".join(bots.names(game)))
    out = console()
    out.print(table)
    for game in found:
        if game.settings:
            out.print(f"\n{speech.text('games-options', game=game.name)}", style="bold")
        for setting in game.settings:
            out.print(f"  {setting.name}=" + " | ".join(filter(None, written_values(setting))))
    return 0


# Each extra, and a package that only it brings.
PARTS = {"tracing": "opentelemetry", "bots": "onnxruntime", "research": "pettingzoo", "cluster": "ray"}


def list_parts() -> int:
    """The version and its build, the games with the versions of their rules, and the extras that are there."""
    import platform
    from importlib.util import find_spec

    import ravenhill
    from ravenhill.games import load, names

    there = [part for part, package in PARTS.items() if find_spec(package) is not None]
    print(f"ravenhill {ravenhill.__version__} ({ravenhill.BUILD}), Python {platform.python_version()}")
    print("games: " + ", ".join(f"{name} (rules {load(name).rules_version})" for name in names()))
    print("parts: " + ", ".join(["play", "server", *there]))
    return 0
