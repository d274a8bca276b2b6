"""`ravenhill rules` and `ravenhill cards`: what is done, what is missing, and what the cards say."""
from __future__ import annotations

from functools import cache
from pathlib import Path

from ravenhill.cli import coverage
from ravenhill.cli.house import console, language_of, print_json
from ravenhill.core.errors import RavenhillError
from ravenhill.core.game import Game
from ravenhill.core.library import Printed
from ravenhill.door.telling import speech_of
from ravenhill.games import load


def count_rules(name: str, json: bool) -> int:
    rules = coverage.rules_of(name, coverage.checkout())
    report = coverage.report(rules)
    if json:
        print_json(report)
        return 0
    out = console()
    out.print(f"{name}: {report['ids']} rules, {report['behavioural']} with behaviour, "
              f"{report['with_code']} with code, {report['with_test']} with a test")
    for what in ("code", "test"):
        missing = report[f"missing_{what}"]
        assert isinstance(missing, list)
        if missing:
            out.print(f"without {what}: {', '.join(missing)}", style="red")
    return 0


def show_cards(name: str, wanted: str | None, status: bool, language: str | None, json: bool) -> int:
    game = load(name)
    cards = list(game.cards())
    if status:
        report = card_status(game, cards, coverage.checkout())
        if json:
            print_json(report)
            return 0
        for key, value in report.items():
            print(f"{key:15} {', '.join(value) or '—' if isinstance(value, list) else value}")
        return 0
    speech = speech_of(language_of(language), game, cache(game.new))
    said = [{"id": card.id, "name": speech.line(f"card-{card.id}", {}),
             "text": " ".join(speech.word(rule) for rule in card.rules)} for card in cards]
    if wanted is not None:
        said = [card for card in said if wanted.lower() in (card["id"].lower(), *card["name"].lower().split())
                or wanted.lower() in card["name"].lower()]
        if not said:
            raise RavenhillError(f"{name} has no card called {wanted!r}")
    if json:
        print_json(said)
        return 0
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    for card in said:
        table.add_row(card["name"], Text(card["text"]))
    console().print(table)
    return 0


def card_status(game: Game, cards: list[Printed], root: Path) -> dict[str, int | list[str]]:
    """How far the cards are: those not playable, and those no test names, by id."""
    folder = root / "tests" / game.name
    files = [*coverage.python_files(folder / "cards"), *sorted(folder.glob("test_cards*.py"))]
    mentioned = {word for file in files for word in coverage.mentioned(file.read_text("utf-8"))}
    for file in coverage.python_files(folder):
        mentioned |= coverage.titles(file.read_text("utf-8"))
    not_playable = [card.id for card in cards if getattr(card, "missing", "")]
    untested = [card.id for card in cards if not {card.id, card.id.replace("-", "_"), constant(card.id)} & mentioned]
    # Cards that are nothing but their words have no printed facts to check; for others one test compares them all.
    facts = all(type(card) is Printed for card in cards) or any(folder.glob("test_facts*.py"))
    return {
        "cards": len(cards),
        "facts_checked": len(cards) if facts else 0,
        "rules_done": len(cards) - len(not_playable),
        "tested": len(cards) - len(untested),
        "not_playable": not_playable,
        "untested": untested,
    }


def constant(id: str) -> str:
    """The name of a card in the code: wall-of-shields is WALL_OF_SHIELDS."""
    return id.upper().replace("-", "_")
