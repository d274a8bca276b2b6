"""The house the pictures are taken in: a server whose ids and dice are always the same, with tables laid beforehand."""
from __future__ import annotations

import asyncio
import hashlib
import itertools
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from ravenhill import bots
from ravenhill.core.dice import FastDice
from ravenhill.core.match import Match
from ravenhill.core.records import pairs
from ravenhill.games import load, names
from ravenhill.games.teaching import follow_script, offers_of
from ravenhill.server.http import learning
from ravenhill.server.play import analyses, matches

HERE = Path(__file__).parent
QUIET = ("Pass", "Done", "No")
Answers = list[tuple[int, int]]


class Stock(msgspec.Struct, frozen=True):
    """A table that is laid when a picture asks for it: how the match begins, and what has been answered in it."""
    options: dict[str, Any]
    answers: Answers


def position(name: str) -> str:
    return (HERE / f"{name}.toml").read_text("utf-8")


def fight(name: str, attacker: str, origin: str, target: str) -> str:
    """A position of the die as a combat about to choose its cards."""
    text = position(name).replace('moment = "die"', f'moment = "maneuvers"\naction_of = "{attacker}"')
    return f'{text}\n[combat]\nattacker = "{attacker}"\nfrom = ["{origin}"]\ntarget = "{target}"\n'


def scripted(text: str, *script: str) -> Stock:
    game = load("five_armies")
    match = Match(game, {"position": text})
    for _ in follow_script(game, match, script):
        pass
    assert match.table.record is not None
    return Stock({"position": text}, pairs(match.table.record))


def quietly(name: str, until: str = "") -> Stock:
    """A position of the card game in which everybody does as little as possible, until this is asked or it is over."""
    game, options = load("meccg"), {"position": position(name)}
    match = Match(game, options, FastDice(1))
    assert match.table.record is not None
    while asked := match.table.to_answer():
        question = match.question(asked[0])
        assert question is not None
        if type(question).__name__ == until:
            break
        offered = list(match.table.offered)
        quiet = [it for it in offered if type(question.choice(match.table, it)).__name__ in QUIET]
        match.answer(asked[0], (quiet or offered)[0])
    return Stock(options, pairs(match.table.record))


def led(name: str, *script: str) -> Stock:
    """A position of the card game in which these answers are given as they come, and else as little as possible."""
    game, options, todo = load("meccg"), {"position": position(name)}, list(script)
    match = Match(game, options, FastDice(1))
    assert match.table.record is not None
    while todo and (asked := match.table.to_answer()):
        assert match.question(asked[0]) is not None
        offers = offers_of(game, match.table)
        quiet = [it for verb in (*QUIET, "Number") for it in offers if it.startswith(verb)]
        said = todo.pop(0) if todo[0] in offers else [*quiet, *offers][0]
        match.answer(asked[0], offers[said])
    while match.table.to_answer()[0] != 0:                     # until the first seat is asked
        assert match.question(1) is not None
        offers = offers_of(game, match.table)
        match.answer(1, next((offers[it] for it in offers if it.startswith(QUIET)), next(iter(offers.values()))))
    assert not todo, f"{todo[0]} was never offered"
    return Stock(options, pairs(match.table.record))


def between_bots(name: str, bot: str, seed: int, most: int = 100_000) -> Stock:
    """Bots have played so many answers."""
    game = load(name)
    match = Match(game, {}, FastDice(seed))
    players = [bots.load(bot, game, seed + seat, {}) for seat in (0, 1)]
    assert match.table.record is not None
    while (asked := match.table.to_answer()) and len(match.table.record) < 2 * most:
        seat = asked[0]
        question = match.question(seat)
        assert question is not None
        offered = list(match.table.offered)
        choices = [question.choice(match.table, option) for option in offered]
        match.answer(seat, offered[0] if len(offered) == 1 else players[seat].choose(
            game.view(match.table, seat), type(question).__name__, offered, choices))
    return Stock({}, pairs(match.table.record))


# By name: what a picture can ask for
TABLES: dict[str, Callable[[], Stock]] = {
    "first": lambda: scripted(position("first")),
    "crowded": lambda: scripted(position("crowded")),
    "sealed": lambda: scripted(fight("crowded", "shadow", "north_bank", "camp")),
    "combat": lambda: scripted(
        fight("crowded", "shadow", "north_bank", "camp"), "Maneuver card-unit_elf_archer",
        "Maneuver card-unit_great_orc", "roll 5 2 3 1 1", "roll 6 2 1 5 3", "Reroll die-white 2", "roll 6 2",
        "Reroll die-black 1", "Reroll die-white 2", "roll 5 6 2", "No"),
    "war": lambda: between_bots("five_armies", "novice", 2),
    "ford": lambda: between_bots("ford", "novice", 3, 30),
    "strike": lambda: quietly("strike", "StayUntapped"),
    "council": lambda: quietly("council"),
    "hazard": lambda: led(
        "hazard", "Travel card-tw-120", "Region by-regions", "Region card-tw-483", "Region card-tw-459",
        "LayOnGuard card-tw-109", "Declared card-tw-114 0", "KeyedTo land-wild", "Declared card-tw-204 0",
        "Take card-tw-179", "Declared card-td-067 0", "Take card-tw-204"),
    "deeps": lambda: led("deeps", "Head card-tw-159"),
    "journey": lambda: led("journey", "Head card-tw-120", "To card-tw-413", "Travel card-tw-120"),
    "influence": lambda: led(
        "influence", "Travel card-tw-156", "Enter", "Persuade card-tw-156", "Take card-tw-147", "No"),
    "draft": lambda: Stock({}, []),
    "opening": lambda: led("opening"),
}


@cache
def stock(name: str) -> Stock:
    return TABLES[name]()


async def at_once(self: analyses.Analyses, who: Any, id: str, game: str, options: Any, answers: Any) -> None:
    """An analysis here, and not in a process behind all others: whoever takes pictures waits for it."""
    found, places = analyses.Analysis(len(answers)), dict[int, tuple[int, int]]()
    while found.upto < found.answers:
        found, more = await asyncio.to_thread(analyses.piece, id, game, options, answers, found)
        places |= more
    self.kept[id] = found, places


def always_the_same() -> None:
    """Ids count up, secrets are made of them, and the tables of the pictures can be forked like printed examples."""
    numbers = itertools.count(1)
    known, played = learning.known_example, learning.played

    def secret() -> bytes:
        return hashlib.sha256(b"a picture").digest()

    matches.new_id = lambda: f"picture{next(numbers):05}"
    vars(matches)["new_secret"] = secret
    os.nice = lambda increment: increment
    analyses.Analyses.go_on = at_once  # type: ignore[method-assign]
    learning.known_example = lambda game, id: stock(id) if id in TABLES else known(game, id)  # type: ignore[assignment, return-value]
    learning.played = lambda game, id: (stock(id).answers, []) if id in TABLES else played(game, id)  # type: ignore[assignment]


if __name__ == "__main__":
    always_the_same()
    for game in names():                 # before the first visitor, who would have to wait for them
        load(game)
    uvicorn.run("ravenhill.server.app:make_app", factory=True, host="127.0.0.1", port=int(sys.argv[1]), workers=None,
                log_level="warning", access_log=False, ws="ravenhill.server.http.protocols:LeanSocket")
