"""Creatures that come back, and characters who turn back."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.rules.leaving import free_slot
from ravenhill.games.meccg.rules.returning import FearRoll, comes_again
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.verbs.kinds import Hazardous


class AttackAgain(Effect):
    """The creature attacks from the discard pile at once, changed so; it counts nothing against the limit."""
    prowess: int
    body: int
    def __init__(self, who: Who[Any], prowess: int = 0, body: int = 0) -> None:
        super().__init__(who)
        self.prowess = prowess
        self.body = body
    def do(self, g: Meccg, source: Source, thing: int) -> None: comes_again(g, thing, self.prowess, self.body)


class LoseHeart(Hazardous):
    """R-AMB-161  Its player rolls and adds its mind; below this number it turns back to the origin, alone."""
    below: int
    def __init__(self, who: Who[Any], below: int) -> None:
        super().__init__(who)
        self.below = below
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return thing < 0 or (g.company[thing] >= 0 and free_slot(g, g.owner[thing]) >= 0)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(FearRoll(thing, self.below))
