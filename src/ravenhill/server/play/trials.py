"""Decks on trial: squires play them, game by game, in a process of their own, for as long as somebody asks."""
from __future__ import annotations

import os
from hashlib import sha256
from time import monotonic, thread_time
from types import ModuleType
from typing import Any, Final

import msgspec
import structlog

from ravenhill import bots
from ravenhill.games import load
from ravenhill.server.workers.processes import Processes, Stopped, TooMuch
from ravenhill.wire.decks import CardIdle, DeckAgainst, DeckTried

GAMES: Final = 100                       # of one deck: then its chance is known within ten points either way
PIECE_S: Final = 1.0                     # of a processor: after each piece others have their turn
LONGEST_S: Final = 60                    # for a piece: far more than the slowest game takes
PATIENCE_S: Final = 10                   # it goes on so long after it was asked for last
MOST_KEPT: Final = 40
IDLEST: Final = 8                        # cards that are named
OFTEN: Final = 5                         # a card that came to the hand less often than in every fifth game says nothing
log = structlog.get_logger("trials")


class Trials:
    """What the games of each deck have shown, and the decks that are being played."""

    def __init__(self) -> None:
        self.processes = Processes(1, seconds=LONGEST_S, crowd=20, yields=True)
        self.kept: dict[str, list[Any]] = {}             # by what the deck holds: the games, in their order
        self.asked: dict[str, float] = {}                # those under way, and when they were asked for last

    def so_far(self, game: str, id: str) -> DeckTried: return shown(game, self.kept.get(id, []))

    def wanted(self, id: str) -> bool:
        """Somebody asks for it: whether it must be gone on with, because nobody does yet."""
        if len(self.kept.get(id, [])) >= GAMES: return False
        begin = id not in self.asked
        self.asked[id] = monotonic()
        return begin

    async def go_on(
        self, who: tuple[str, str], id: str, game: str, deck: dict[str, Any], before: dict[str, Any] | None = None,
    ) -> None:
        try:
            while monotonic() - self.asked[id] < PATIENCE_S:
                played = self.kept.get(id, [])
                played = played + await self.processes.run(who, piece, game, deck, len(played), before)
                self.kept.pop(id, None)                  # the last that was played is the last to be forgotten
                self.kept[id] = played
                while len(self.kept) > MOST_KEPT: del self.kept[next(iter(self.kept))]
                if len(played) >= GAMES: return
        except (TooMuch, Stopped) as error:
            log.warning("a trial was given up", game=game, why=str(error))
        finally:
            del self.asked[id]

    def stop(self) -> None: self.processes.stop()


def id_of(game: str, deck: dict[str, Any], before: dict[str, Any] | None = None) -> str:
    """The same cards are the same deck, whatever it is called and whoever built it; it may play against `before`."""
    both = [sorted((section, sorted(counts.items())) for section, counts in it.items() if section != "name")
            for it in (deck, before) if it is not None]
    return sha256(msgspec.json.encode([game, *both])).hexdigest()


def laboratory(game: str) -> ModuleType | None: return bots.laboratory(load(game))


def piece(game: str, deck: dict[str, Any], begin: int, before: dict[str, Any] | None = None) -> list[Any]:
    """In the process: the next games of a deck, after whatever people wait for."""
    os.nice(19)
    room = laboratory(game)
    assert room is not None
    until = thread_time() + PIECE_S
    played: list[Any] = []
    while begin + len(played) < GAMES and (not played or thread_time() < until):
        played.append(room.nth(deck, begin + len(played), before))
    return played


def shown(game: str, played: list[Any]) -> DeckTried:
    room = laboratory(game)
    assert room is not None
    found = room.report(played)
    often = [it for it in found.idle if it[1] * OFTEN >= found.games][:IDLEST]
    return DeckTried(
        GAMES, found.games, found.score, found.between[0], found.between[1], found.unended, found.turns,
        found.points, found.curve,
        [DeckAgainst(name, won, games) for name, (won, games) in found.against.items()],
        [CardIdle(*it) for it in often])
