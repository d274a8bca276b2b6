"""One of our games, measured in the build of the interpreter that runs this. Run by path, never imported."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import to_builtins

from ravenhill import BUILD, __version__
from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Table
from ravenhill.core.play import play_random
from ravenhill.core.records import record_of, replay
from ravenhill.games import load

POSITIONS = 32
MATCHES = 24


class Program:
    """A game as it is played by default; the card game also with random decks, which are drawn beforehand."""

    def __init__(self, name: str, sets: str = "") -> None:
        self.game = load(name)
        self.blank = [self.game.new(match_of(seed, sets)) for seed in range(MATCHES)] if sets else []

    def about(self) -> dict[str, str]:
        return {"version": __version__, "build": BUILD}

    def play(self, seed: int) -> tuple[int, int]:
        """One whole game, from setting up to the end."""
        table = self.new(seed)
        choices = play_random(table, FastDice(seed))
        return choices + table.forced, table.forced

    def positions(self, seed: int) -> list[Callable[[], object]]:
        return [table.copy for table in self.tables(seed)]

    def saved_sizes(self, seed: int) -> list[int]:
        return [len(self.game.save(table)) for table in self.tables(seed)]

    def replaying(self, seed: int) -> Callable[[], object]:
        """Every answer of a finished game, those of the dice too, given again to a new table."""
        table = self.game.new()
        table.record = []
        play_random(table, FastDice(seed))
        record = record_of(self.game, table)
        return lambda: replay(self.game, record)

    def new(self, seed: int) -> Table:
        return self.blank[seed % MATCHES].copy() if self.blank else self.game.new()

    def tables(self, seed: int) -> list[Table]:
        """Positions spread over one game, each at a question with a choice."""
        table = self.new(seed)
        table.dice = dice = FastDice(seed)
        table.quick = True
        found: list[Table] = []
        while table.question() is not None:
            found.append(table.copy())
            table.answer(table.offered[dice.pick(len(table.offered))])
        return found[:: 1 + len(found) // POSITIONS]


def match_of(seed: int, sets: str) -> dict[str, Any]:
    """Two random decks of the first set, or of all."""
    from ravenhill.games.meccg.decks.legality import FURTHER_SETS
    from ravenhill.games.meccg.decks.random import random_deck

    further = list(FURTHER_SETS) if sets == "all_sets" else []
    decks = [to_builtins(random_deck(2 * seed + side, sets=further)) for side in range(2)]
    return {"sets": further, "decks": decks}
