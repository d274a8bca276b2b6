"""`ravenhill analyse`: a recorded game looked at again, and told."""
from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from ravenhill.bots.analysis import Analysis, Mistake, analyse, totals
from ravenhill.cli.house import console, language_of, print_json
from ravenhill.cli.looking import the_result
from ravenhill.cli.playing import read_record
from ravenhill.cli.simulating import progress
from ravenhill.core.errors import RavenhillError
from ravenhill.core.game import Game
from ravenhill.core.match import Match
from ravenhill.core.records import Record, follow
from ravenhill.door.telling import Teller
from ravenhill.locale import Speech
from ravenhill.locale.files import signed

A_WHILE: Final = 0.5                     # seconds of a processor between two steps of the bar
COSTLIEST: Final = 3                     # mistakes of each seat that are told


def analyse_file(file: Path, seat: str | None, seed: int, language: str | None, json: bool) -> int:
    game, record, table = read_record(file)
    whose = 0 if seat is None else game.seat(seat)
    if not table.ended: raise RavenhillError(f"the game of {file} is not over yet")
    found = None
    with progress(len(record.answers)) as bar:
        while found is None or found.upto < found.answers:
            found = analyse(game, record.header.options, record.answers, found, A_WHILE, seed)
            bar.show(found.upto)
    if json: print_json({**msgspec.to_builtins(found), "totals": msgspec.to_builtins(totals(found.moments))})
    else: tell(game, record, found, whose, language_of(language))
    return 0


def tell(game: Game, record: Record, found: Analysis, whose: int, language: str) -> None:
    """All of it as a seat sees it: what is more for the first is less for the other."""
    out, speech, sums = console(), Speech(language, "analysis"), totals(found.moments)
    match = Match(game, record.header.options)
    teller = Teller(match, language)

    def say(key: str, style: str = "", **args: object) -> None: out.print(speech.line(key, args), style=style)
    def change(value: float) -> str: return signed(round(100 * (value if whose == 0 else -value)))
    def chance(value: float) -> int: return round(100 * (value if whose == 0 else 1 - value))

    costly = sorted(costliest(found.mistakes), key=lambda it: it.n)
    told = {it.n: words for it, words in zip(costly, in_words(teller, record, costly))}
    out.print(f"{teller.title()} · {the_result(teller)}", style="bold")
    say("analysis-chances", seat=teller.seat(whose), start=chance(sums.start), end=chance(sums.end))
    say("analysis-luck", change=change(sums.luck), error=round(200 * sums.luck_error))
    for place, value in enumerate(sums.choice):
        say("analysis-choice", seat=teller.seat(place), change=change(value))
    if sums.turning: say("analysis-turning", "bold")
    for before, it in zip(found.moments, found.moments[1:]):
        if it.n not in sums.turning: continue
        say("analysis-turned", n=it.n, who=teller.seat(it.seat), change=change(it.chance - before.chance),
            chance=chance(it.chance))
    say("analysis-mistakes" if costly else "analysis-no-mistakes", "bold" if costly else "")
    for mistake in costly:
        chosen, better = told[mistake.n]
        say("analysis-mistake", n=mistake.n + 1, who=teller.seat(mistake.seat), chosen=chosen, better=better,
            loss=round(100 * mistake.loss), error=round(200 * mistake.error))


def costliest(mistakes: list[Mistake]) -> list[Mistake]:
    """Of each seat those that cost most."""
    found: list[Mistake] = []
    for it in sorted(mistakes, key=lambda it: -it.loss):
        if sum(other.seat == it.seat for other in found) < COSTLIEST: found.append(it)
    return found


def in_words(teller: Teller, record: Record, mistakes: list[Mistake]) -> list[tuple[str, str]]:
    """What was answered and what was better, each at its table; the match is played to its end."""
    found: list[tuple[str, str]] = []
    wanted = {it.n: it for it in mistakes}
    table = teller.match.table
    for n, (seat, option) in enumerate(record.answers):
        if n in wanted:
            question = table.ask(seat)
            assert question is not None
            kind, choices = type(question).__name__, teller.game.choices(table)
            chosen, better = (question.choice(table, it) for it in (wanted[n].chosen, wanted[n].better))
            found.append((teller.option(chosen, kind, choices), teller.option(better, kind, choices)))
        follow(table, seat, option, n + 1)
        table.question()
    return found
