"""`ravenhill games`."""
from __future__ import annotations

from ravenhill.cli.house import console, language_of, print_json
from ravenhill.locale import Speech


def list_games(language: str | None, json: bool) -> int:
    from rich.table import Table

    from ravenhill import bots
    from ravenhill.games import load, names

    speech = Speech(language_of(language))
    found = [load(name) for name in names()]
    if json:
        print_json([{"name": game.name, "title": speech.line(f"game-{game.name}", {}), "rules": game.rules_version,
                     "seats": game.seats, "bots": bots.names(game)} for game in found])
        return 0
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for game in found:
        about = speech.line(f"game-{game.name}.about", {})
        table.add_row(game.name, speech.line(f"game-{game.name}", {}), about, " · ".join(game.seats),
                      ", ".join(bots.names(game)))
    console().print(table)
    return 0
