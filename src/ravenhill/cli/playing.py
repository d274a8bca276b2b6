"""`ravenhill play`: who sits where, what is recorded, and a game that is taken up again."""
from __future__ import annotations

import signal
from collections.abc import Sequence
from pathlib import Path
from secrets import randbelow
from typing import Any

from ravenhill import bots
from ravenhill.cli.house import console, language_of, options_of, refuse_to_overwrite, write_whole
from ravenhill.cli.sitting import Sitting
from ravenhill.core.dice import FastDice
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import Table
from ravenhill.core.game import Game
from ravenhill.core.match import Match
from ravenhill.core.records import Record, read, replay
from ravenhill.games import load

PERSON = "person"                        # what a record calls a seat that was no bot's
BOTH = "both"
SEEDS = 2**31


def play_game(
    name: str | None, seat: str | None, against: str | None, language: str | None, seed: int | None,
    record: Path | None, resume: Path | None, content: Path | None, force: bool, wishes: Sequence[str] = (),
    deck: Path | None = None, other_deck: Path | None = None,
) -> int:
    refuse_to_overwrite(record, force)
    seed = randbelow(SEEDS) if seed is None else seed
    if resume is not None:
        game, old, table = read_record(resume)
        if name not in (None, game.name):
            raise RavenhillError(f"{resume} is a game of {game.name}, not of {name}")
        if content is not None or wishes or deck is not None or other_deck is not None:
            raise RavenhillError("options, decks and --content cannot be changed in the middle of a game")
        match = Match(game, old.header.options, FastDice(seed), table)
        if match.table.ended:
            raise RavenhillError(f"the game of {resume} is over; `ravenhill replay {resume}` shows it")
        sitters = who_sits(game, seat, against, old.header.seats)
    elif name is None:
        if wishes or deck is not None or other_deck is not None:
            raise RavenhillError("options and decks are of one game: say which, as in `ravenhill play meccg`")
        from ravenhill.cli.chooser import choose_and_play

        return choose_and_play(language)
    else:
        game = load(name)
        sitters = who_sits(game, seat, against, [])
        options = options_of(game, content, wishes)
        if deck is not None or other_deck is not None:
            options["decks"] = decks_of(game, options, sitters, deck, other_deck)
        match = Match(game, options, FastDice(seed))
    sit_down(match, sitters, language_of(language), seed, record)
    return 0


def decks_of(
    game: Game, options: dict[str, Any], sitters: list[str], deck: Path | None, other_deck: Path | None,
) -> list[Any]:
    """The deck of each seat, the player's own first where only one seat is a person's; a starter deck unless said."""
    if not game.brings_decks:
        raise RavenhillError(f"nobody brings a deck to {game.name}")
    from ravenhill.cli.decks import read as read_deck

    own = sitters.index(PERSON)
    given = [deck if seat == own else other_deck for seat in range(len(game.seats))]
    return [game.deck(None if file is None else read_deck(file), seat, options) for seat, file in enumerate(given)]


def read_record(file: Path) -> tuple[Game, Record, Table]:
    """The game of a file, its record, and the table it leads to; whatever is wrong names the file."""
    try:
        record = read(file.read_bytes())
        game = load(record.header.game)
        return game, record, replay(game, record)
    except RavenhillError as error:
        raise type(error)(f"{file}: {error}") from None


def who_sits(game: Game, seat: str | None, against: str | None, before: list[str]) -> list[str]:
    """For each seat, a person or the name of a bot: as said, else as it was before, else first against the usual."""
    if seat == BOTH:
        if against is not None:
            raise RavenhillError("--seat both leaves no seat for a bot")
        return [PERSON] * len(game.seats)
    known = (*bots.names(game), PERSON)
    if seat is None and against is None and PERSON in before and all(sitter in known for sitter in before):
        return before
    own = game.seat(seat) if seat is not None else before.index(PERSON) if PERSON in before else 0
    if against is None:
        against = next((sitter for sitter in before if sitter in bots.names(game)), bots.usual(game))
    bots.load(against, game)
    return [PERSON if place == own else against for place in range(len(game.seats))]


def sit_down(match: Match, sitters: list[str], language: str, seed: int, record: Path | None) -> bool:
    """Play it in the terminal; False if it was left before its end."""
    game = match.game
    sitting_bots = {place: bots.load(sitter, game, seed + place + 1, match.options)
                    for place, sitter in enumerate(sitters) if sitter != PERSON}
    file = record

    def save() -> Path:
        nonlocal file
        file = file or unused_name(game.name)
        write_whole(file, match.record(sitters).write())
        return file

    before = signal.signal(signal.SIGHUP, hang_up) if hasattr(signal, "SIGHUP") else None
    try:
        ended = Sitting(match, language, sitting_bots, console(), save).play()
        if ended and record is not None:
            save()
        return ended
    finally:
        if before is not None:
            signal.signal(signal.SIGHUP, before)


def hang_up(number: int, frame: Any) -> None:
    """The line went dead: leave as if the player had, so that the game is saved."""
    raise EOFError


def unused_name(game: str) -> Path:
    n = 1
    while (file := Path(f"{game}-{n}.rvn")).exists():
        n += 1
    return file
