"""Writes what the cards of the battle are and say for the browser client; with --check it only compares."""
from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

from ravenhill.door.telling import speech_of
from ravenhill.games import load
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import CARD_TYPES, DECKS

FOLDER = Path(__file__).parent.parent / "client" / "src" / "games" / "five_armies" / "cards"
LANGUAGES = ("en", "es", "fr", "pl")


def main() -> int:
    files = generated()
    if "--check" in sys.argv[1:]:
        return 0 if all((FOLDER / name).read_text("utf-8") == text for name, text in files.items()) else 1
    FOLDER.mkdir(exist_ok=True)
    for name, text in files.items():
        (FOLDER / name).write_text(text, "utf-8")
    return 0


def generated() -> dict[str, str]:
    """By file: what each card is, and in each language what it says, sentence by sentence."""
    game = load("five_armies")
    table = game.new()
    assert isinstance(table, Battle)
    facts = table.facts
    printed = list(game.cards())
    what: dict[str, Any] = {}
    for n, card in enumerate(facts.content.cards):
        kind = facts.card_type[n]
        what[card.id] = {
            "deck": DECKS[facts.card_deck[n]],
            "type": CARD_TYPES[kind] if 0 <= kind < len(CARD_TYPES) else "",
            "side": facts.card_side[n],
            "at": [moment(rule) for rule in printed[n].rules],
        }
    files = {"what.json": written(what)}
    for language in LANGUAGES:
        speech = speech_of(language, game, cache(game.new))
        files[f"{language}.json"] = written({card.id: [speech.word(rule) for rule in card.rules] for card in printed})
    return files


def moment(rule: Any) -> int:
    """When a sentence of a card applies; -1: always."""
    at = getattr(rule, "at", None)
    return -1 if at is None else int(at)


def written(value: dict[str, Any]) -> str:
    lines = [f" {json.dumps(key)}: {json.dumps(one, ensure_ascii=False)}" for key, one in value.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    raise SystemExit(main())
