"""How strong the bots are, as the ladder measured them: the figures of docs/bots.md, for whoever chooses a level."""
from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from ravenhill.bots.rating import interval

FILE: Final = Path(__file__).with_name("measured.json")      # written by `ravenhill ladder … --data`


class Measured(msgspec.Struct, frozen=True):
    """What a bot won against the next weaker one; a draw is a half."""
    game: str
    bot: str
    over: str
    games: int
    score: float

    def share(self) -> float: return self.score / self.games
    def between(self) -> tuple[float, float]: return interval(self.score, self.games)


@cache
def all_measured() -> tuple[Measured, ...]:
    return msgspec.json.decode(FILE.read_bytes(), type=tuple[Measured, ...])


def measured(game: str) -> dict[str, Measured]:
    """By name; who is not in it was not measured."""
    return {it.bot: it for it in all_measured() if it.game == game}
