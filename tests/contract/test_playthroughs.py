"""Golden games: ten random games of each game as text. A change of behaviour is a readable difference.

`make playthroughs` writes them anew. Each answer is one line: its number, who, the question, of how many options,
and the one taken; below it what the log says, and the beginnings of the hashes of the table and of all three views
(of a long game, below every twelfth answer).
"""
from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from ravenhill.core.frames import DICE, Chance, Decision, Table
from ravenhill.core.game import Game
from ravenhill.locale import Speech
from tests.contract.playing import EYES, LONG, Moment, play

FOLDER = Path(__file__).parents[1] / "playthroughs"
MOST_BYTES = 100_000
EVERY = dict.fromkeys(LONG, 12)


def short(data: Any) -> str:
    return hashlib.blake2b(msgspec.msgpack.encode(data), digest_size=2).hexdigest()


def story(game: Game, seed: int) -> Iterator[str]:
    """A random game in English, line by line."""
    one = play(game, seed)
    yield f"{game.name}, game {seed}, rules version {game.rules_version}"
    for n, (moment, after) in enumerate(zip(one.moments, one.moments[1:]), 1):
        yield f"{n:>4} {said_answer(game, moment)}"
        speech = Speech("en", game.name, names=partial(game.name_of, after.table), strict=True)
        for said in after.log[len(moment.log):]:
            yield f"       {speech.line(said.line.key, dict(zip(said.line.names, said.values)))}"
        if n % EVERY.get(game.name, 1) == 0:
            views = " ".join(short(game.view(after.table, seat)) for seat in EYES)
            yield f"     = {after.hash >> 48:04x} seen {views}"
    result = one.table.result()
    assert result is not None
    speech = Speech("en", game.name, strict=True)
    points = ", ".join(f"{name} {result.points[seat]}" for seat, name in enumerate(game.seats))
    yield f"winner: {game.seat_name(result.winner)}. {speech.line(result.why, {})} Points: {points}."


def said_answer(game: Game, moment: Moment) -> str:
    assert moment.next is not None
    seat, option = moment.next
    table: Table = moment.table.copy()
    question = table.question() if seat == DICE else table.ask(seat)
    assert isinstance(question, Chance | Decision)
    count = table.outcomes if isinstance(question, Chance) else len(table.offered)
    kind = type(question).__name__
    choice = question.choice(table, option).plain()
    text = Speech("en", game.name, names=partial(game.name_of, table), strict=True).option(choice, kind)
    return f"{game.seat_name(seat)}: {kind}, {count}: {text} {list(choice.values())[1:]}"


def test_playthrough_is_as_written(game: Game, number: int, rewrite: bool):
    path = FOLDER / f"{game.name}-{number}.txt"
    text = "\n".join(story(game, number)) + "\n"
    assert len(text.encode()) < MOST_BYTES * (2 if game.name in LONG else 1)
    if rewrite:
        FOLDER.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.exists(), "write it with `make playthroughs`"
    assert path.read_text(encoding="utf-8").splitlines() == text.splitlines()
