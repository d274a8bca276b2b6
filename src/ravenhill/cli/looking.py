"""`ravenhill show` and `ravenhill replay`: positions and records, looked at."""
from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import Any

from ravenhill.cli.house import console, language_of, print_json, refuse_to_overwrite
from ravenhill.cli.pictures import moment, picture
from ravenhill.cli.playing import SEEDS, read_record, sit_down, who_sits
from ravenhill.core import positions
from ravenhill.core.dice import FastDice
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import DICE, SPECTATOR, Chance
from ravenhill.core.game import Game
from ravenhill.core.match import Match, fork
from ravenhill.core.positions import game_of
from ravenhill.core.records import Record, follow
from ravenhill.door.telling import Teller
from ravenhill.games import load

SPECTATOR_NAME = "spectator"


def show_position(file: Path, seat: str | None, language: str | None, json: bool, write: bool) -> int:
    """A position in text form: checked, then shown as a seat, or whoever is asked, sees it; or written anew."""
    try:
        text = file.read_text("utf-8")
        game = load(game_of(text))
        table = game.position(text)
        match = Match(game, game.position_options(table), table=table)
    except UnicodeDecodeError:
        raise RavenhillError(f"{file}: this is not a position: it is no text") from None
    except RavenhillError as error:
        raise type(error)(f"{file}: {error}") from None
    if write:
        write_down(match)
    else:
        look_at(match, seat_of(game, seat), language, json)
    return 0


def write_down(match: Match) -> None:
    """The table as a position, on a line for each thing it says: what a bug report or a test begins with."""
    print(positions.write(match.game.write_position(match.table)), end="")


def seat_of(game: Game, seat: str | None) -> int | None:
    return None if seat is None else SPECTATOR if seat == SPECTATOR_NAME else game.seat(seat)


def look_at(match: Match, seat: int | None, language: str | None, json: bool) -> None:
    """The table as a seat sees it and, if it is this seat that is asked, its options."""
    game, table = match.game, match.table
    tell = Teller(match, language_of(language))
    asked = table.to_answer()
    if seat is None:
        seat = asked[0] if asked and asked[0] != DICE else SPECTATOR
    view = game.view(table, seat)
    question = match.question(seat) if seat >= 0 else None
    options = tell.options(question) if question is not None else []
    if json:
        choices = list(zip(table.offered, game.choices(table))) if question is not None else []
        print_json({
            "game": game.name, "seat": SPECTATOR_NAME if seat == SPECTATOR else game.seat_name(seat),
            "to_act": [game.seat_name(who) for who in asked],
            "question": type(question).__name__ if question is not None else None,
            "options": [{"option": option, "words": tell.option(choice, type(question).__name__), **choice.plain()}
                        for option, choice in choices],
            "view": view,
        })
        return
    out = console()
    out.print(picture(game, view, tell.speech, match.options))
    going_on = moment(game, view, tell.speech, match.options)
    if going_on is not None:
        out.print(going_on)
    out.print()
    for line in tell.chain(view):
        out.print(f"  {line}", style="magenta")
    if question is not None:
        out.print(tell.question(question, view), style="bold")
        for number, (_, words) in enumerate(options, 1):
            out.print(f"  {number} {words}")
    elif asked:
        out.print(tell.speech.line("seat-to-act", {"side": tell.seat(asked[0])}))
    else:
        out.print(the_result(tell))


def the_result(tell: Teller) -> str:
    result = tell.match.table.result()
    assert result is not None
    said = tell.speech.text("result-drawn") if result.winner < 0 else tell.speech.line(
        "result-won", {"side": result.winner})
    return f"{said} {tell.speech.line(result.why, {})}"


def replay_file(
    file: Path, at: int | None, fork_at: int | None, seat: str | None, against: str | None, language: str | None,
    seed: int | None, save_as: Path | None, force: bool, write: bool,
) -> int:
    """A record: told in words, or its table after so many answers shown or written, or played on from there."""
    refuse_to_overwrite(save_as, force)
    if write and at is None: raise RavenhillError("--position needs --at: after how many answers?")
    game, record, _ = read_record(file)
    n = fork_at if fork_at is not None else at
    if n is not None and not 0 <= n <= len(record.answers):
        raise RavenhillError(f"{file} has {len(record.answers)} answers; there is no place {n} in it")
    if fork_at is not None:
        seed = randbelow(SEEDS) if seed is None else seed
        match = fork(game, record, fork_at, FastDice(seed))
        if match.table.ended:
            raise RavenhillError(f"after answer {fork_at} the game of {file} is over")
        sitters = who_sits(game, seat, against, record.header.seats)
        sit_down(match, sitters, language_of(language), seed, save_as)
    elif at is not None and write:
        write_down(fork(game, record, at))
    elif at is not None:
        look_at(fork(game, record, at), seat_of(game, seat), language, json=False)
    else:
        tell_story(game, record, language_of(language))
    return 0


def tell_story(game: Game, record: Record, language: str) -> None:
    """Every answer with its number, and what came of it; all cards are open."""
    match = Match(game, record.header.options)
    tell = Teller(match, language)
    out = console()
    sitting = ["".join(filter(str.isprintable, who)) for who in record.header.seats]     # a file may say anything
    names = [f"{tell.seat(seat)} ({who})" for seat, who in enumerate(sitting)]
    out.print(f"{tell.title()} · {' · '.join(names)}", style="bold")
    width = max(len(tell.seat(seat)) for seat in (DICE, *range(len(game.seats))))
    told = 0
    fallen: list[str] = []               # what the dice said, until something else is to be told
    for n, (seat, option) in enumerate(record.answers, 1):
        words = what_is_answered(tell, seat, option)
        follow(match.table, seat, option, n)
        match.table.question()
        fallen = [*fallen, words] if seat == DICE else []
        goes_on = n < len(record.answers) and record.answers[n][0] == DICE and told == len(match.table.log or [])
        if seat != DICE or not goes_on:
            said = ", ".join(fallen) if fallen else words
            out.print(f"{n:5}  {tell.seat(seat):{width}}  {said}", style="dim" if seat == DICE else "")
            fallen = []
        for line in tell.whole_log(told):
            out.print(f"{'':7}{line}", style="cyan")
        told = len(match.table.log or [])
    out.print(the_result(tell) if match.table.ended else tell.speech.line(
        "seat-to-act", {"side": tell.seat(match.table.to_answer()[0])}), style="bold")


def what_is_answered(tell: Teller, seat: int, option: int) -> str:
    """An answer in words, before it is given."""
    table = tell.match.table
    question: Any = table.question() if seat == DICE else table.ask(seat)
    if isinstance(question, Chance) and not 0 <= option < table.outcomes:
        return str(option)
    return tell.option(question.choice(table, option), type(question).__name__)
