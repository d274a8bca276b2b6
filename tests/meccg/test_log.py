"""One whole game of two decks between two random players, as its log reads in each language.

`make playthroughs` writes it anew.
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from ravenhill.core.dice import FastDice
from ravenhill.core.frames import EVERYBODY, SPECTATOR
from ravenhill.games.meccg import GAME
from ravenhill.locale import LANGUAGES, Speech

FOLDER = Path(__file__).parents[1] / "playthroughs"
SEED = 6


@cache
def finished() -> Any:
    """A standard game of two decks, played to the Council."""
    table: Any = GAME.new({"length": 2})
    table.log = []
    table.dice = dice = FastDice(SEED)
    while table.question() is not None:
        table.answer(table.offered[dice.pick(len(table.offered))])
    return table


def log(language: str) -> Iterator[str]:
    """The log as a spectator reads it, a turn below the other, and how it ended."""
    table = finished()
    speech = Speech(language, "meccg", names=partial(GAME.name_of, table), strict=True)
    yield speech.line("game-meccg", {})
    yield ""
    for said in table.log:
        key, args = said.seen_by(SPECTATOR, EVERYBODY)
        if key == "meccg-turn":
            yield ""
        yield ("" if key == "meccg-turn" else "    ") + speech.line(key, args)
    yield ""
    won = speech.line("result-won", {"side": table.winner}) if table.winner >= 0 else speech.line("result-drawn", {})
    yield f"{won} {speech.line(table.why, {})}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_a_whole_game_is_as_written(language: str, rewrite: bool) -> None:
    path = FOLDER / f"meccg-log.{language}.txt"
    text = "\n".join(log(language)) + "\n"
    if rewrite:
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == text.splitlines()


def test_the_game_is_decided_at_the_council_after_two_decks() -> None:
    table = finished()
    assert table.why == "meccg-council"
    assert table.called >= 0 or min(table.exhausted) >= 1


def test_all_languages_tell_the_same_game() -> None:
    shapes = {tuple(len(line) - len(line.lstrip()) for line in log(language)) for language in LANGUAGES}
    assert len(shapes) == 1


def test_a_card_that_is_played_is_named_to_everybody() -> None:
    speech = Speech("en", "meccg", names=partial(GAME.name_of, finished()), strict=True)
    hidden = speech.line("a-card", {}).lower()
    assert not [line for line in log("en") if "plays" in line and hidden in line.lower()]
