"""One whole game between two random players, as its log reads in each language. `make playthroughs` writes it anew."""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ravenhill.core.frames import EVERYBODY, SPECTATOR
from ravenhill.games.five_armies import GAME
from ravenhill.locale import LANGUAGES, Speech
from tests.contract.playing import walk

FOLDER = Path(__file__).parents[1] / "playthroughs"
SEED = 26
INDENT = {"war-turn": "", "war-phase": "  "}


@cache
def finished() -> Any:
    *_, table = walk(GAME, SEED)         # it is one table all the time
    return table


def log(language: str) -> Iterator[str]:
    """The log as a spectator reads it, a turn below the other, and how it ended."""
    table = finished()
    speech = Speech(language, "five_armies", names=partial(GAME.name_of, table), strict=True)
    yield speech.line("game-five_armies", {})
    for said in table.log:
        key, args = said.seen_by(SPECTATOR, EVERYBODY)
        if key == "war-turn": yield ""
        yield INDENT.get(key, "    ") + speech.line(key, args)
    yield ""
    yield f"{speech.line('result-won', {'side': table.winner})} {speech.line(table.why, {})}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_a_whole_game_is_as_written(language: str, rewrite: bool) -> None:
    path = FOLDER / f"five_armies-log.{language}.txt"
    text = "\n".join(log(language)) + "\n"
    if rewrite:
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == text.splitlines()


def test_no_line_of_the_log_stands_twice_in_a_row() -> None:
    """What is told twice is noise; a die that is skipped, a bat or a marker may really come twice."""
    lines = [line for line in log("en") if line]
    twice = {one.strip() for one, other in pairwise(lines) if one == other}
    assert not [line for line in twice if "discard" not in line and "draw" not in line and "skip" not in line], twice


def test_all_languages_tell_the_same_game() -> None:
    shapes = {tuple(len(line) - len(line.lstrip()) for line in log(language)) for language in LANGUAGES}
    assert len(shapes) == 1
