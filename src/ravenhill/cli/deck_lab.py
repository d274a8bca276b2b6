"""`ravenhill deck test`: a deck is played by squires, and what came of it is told."""
from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from ravenhill.bots.meccg.laboratory import Report, exchanged, opponents, report, trials
from ravenhill.cli.decks import read
from ravenhill.cli.house import console, language_of, print_json
from ravenhill.cli.simulating import progress
from ravenhill.core.errors import RavenhillError
from ravenhill.games.meccg.decks.files import load
from ravenhill.locale import Speech

MOST_GAMES: Final = 10_000
GROUPS: Final = ("characters", "items", "factions", "allies", "creatures", "others")
IDLEST: Final = 8                        # cards that are named
OFTEN: Final = 5                         # a card that came to the hand less often than in every fifth game says nothing


def test_deck(
    file: Path, against: list[Path], exchange: tuple[str, str] | None, games: int, seed: int, language: str | None,
    json: bool,
) -> int:
    if not 1 <= games <= MOST_GAMES:
        raise RavenhillError(f"between 1 and {MOST_GAMES} games can be played")
    deck = read(file)
    others = [(it.stem, read(it)) for it in against] or (
        [(file.stem, deck)] if exchange else [(name, load(name)) for name in opponents(deck)])
    if exchange: deck = exchanged(deck, *exchange)
    played = []
    with progress(games) as bar:
        for it in trials(deck, others, games, seed):
            played.append(it)
            bar.show(len(played))
    found = report(played)
    if json: print_json(msgspec.to_builtins(found))
    else: tell(found, Speech(language_of(language), "meccg"))
    return 0


def tell(found: Report, speech: Speech) -> None:
    out = console()

    def say(key: str, **args: object) -> None: out.print(speech.line(key, args))

    low, high = found.between
    say("lab-won", games=found.games, share=percent(found.score / found.games), low=percent(low), high=percent(high))
    for name, (score, games) in found.against.items(): say("lab-against", name=name, won=f"{score:g}", games=games)
    points = ", ".join(f"{speech.line(f'score-{name}', {})} {value:.1f}" for name, value in zip(GROUPS, found.points))
    say("lab-points", points=points, turns=f"{found.turns:.1f}")
    if found.unended: say("lab-unended", n=found.unended)
    often = [it for it in found.idle if it[1] * OFTEN >= found.games][:IDLEST]
    if often: say("lab-idle")
    for code, drawn, used in often:
        say("lab-card", card=speech.line(f"card-{code}", {}), drawn=drawn, used=used)


def percent(share: float) -> str: return f"{100 * share:.0f}"
