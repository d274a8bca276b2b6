"""`ravenhill` by itself: which game, against whom, in which seat; then play."""
from __future__ import annotations

from collections.abc import Sequence
from secrets import randbelow

from ravenhill import bots
from ravenhill.cli.house import console, language_of
from ravenhill.cli.playing import PERSON, SEEDS, sit_down
from ravenhill.core.dice import FastDice
from ravenhill.core.match import Match
from ravenhill.games import load, names
from ravenhill.locale import Speech


def choose_and_play(language: str | None) -> int:
    spoken = language_of(language)
    speech = Speech(spoken)
    out = console()
    out.print(speech.text("app-notice"), style="dim")
    try:
        while True:
            games = [load(name) for name in names()]
            titles = [f"{speech.line(f'game-{game.name}', {})} · {speech.line(f'game-{game.name}.about', {})}"
                      for game in games]
            game = games[ask(speech, speech.text("choose-game"), titles)]
            known = bots.names(game)
            opponents = [*reversed(known)]
            rivals = [*(speech.text("opponent-bot", name=name) for name in opponents), speech.text("opponent-friend")]
            rival = ask(speech, speech.text("choose-opponent"), rivals)
            sitters = [PERSON] * len(game.seats)
            if rival < len(opponents):
                words = Speech(spoken, game.name)
                own = ask(speech, speech.text("choose-seat"), [words.line(seat, {}) for seat in game.seats])
                sitters = [PERSON if place == own else opponents[rival] for place in range(len(game.seats))]
            seed = randbelow(SEEDS)
            if not sit_down(Match(game, dice=FastDice(seed)), sitters, spoken, seed, None):
                return 0
    except (EOFError, KeyboardInterrupt):
        out.print(f"\n{speech.text('goodbye')}")
        return 0


def ask(speech: Speech, question: str, answers: Sequence[str]) -> int:
    """The place of the answer chosen by its number; q leaves."""
    out = console()
    out.print(f"\n{question}", style="bold")
    for number, answer in enumerate(answers, 1):
        out.print(f"  {number} {answer}")
    while True:
        line = input("> ").strip()
        if line.lower() in ("q", "quit"):
            raise EOFError
        if line.isdecimal() and 1 <= int(line) <= len(answers):
            return int(line) - 1
        out.print(speech.text("error-number", last=len(answers)), style="red")
