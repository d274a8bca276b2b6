"""Drowning Seas, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.choices import Choice, Take
from ravenhill.core.frames import Chance, Plain
from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.piles import DISCARD, HAND
from ravenhill.games.meccg.rules.removal import DiscardItem, items_in
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import Touching


class LoseAtRandom(Chance[Meccg]):
    """So many cards of a hand, taken at random, are discarded."""
    side: int
    count: int

    def __init__(self, side: int, count: int) -> None:
        super().__init__()
        self.side = side
        self.count = count

    def copy(self) -> LoseAtRandom: return LoseAtRandom(self.side, self.count)
    def outcomes(self, g: Meccg) -> int: return len(g.piles[HAND + self.side])
    def choice(self, g: Meccg, outcome: int) -> Choice: return Take(g.piles[HAND + self.side][outcome])

    def choose(self, g: Meccg, outcome: int) -> None:
        g.move_unseen(g.piles[HAND + self.side][outcome], DISCARD + self.side)
        self.count -= 1
        if self.count > 0 and g.piles[HAND + self.side]:
            g.then(self)


class LoseAnItemOrNone(Touching):
    """The player of the company discards one of its items, if it has any."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if items_in(g, thing):
            g.then(DiscardItem(g.companies[thing].side, thing))


class LoseCards(Effect):
    """The player of the company discards so many random cards of the hand, if there are any."""
    count: int
    def __init__(self, who: Who[Any], count: int) -> None:
        super().__init__(who)
        self.count = count
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        side = g.companies[thing].side
        if g.piles[HAND + side]:
            g.then(LoseAtRandom(side, min(self.count, len(g.piles[HAND + side]))))


DROWNING_SEAS = ShortEvent("tw-030", "Drowning Seas", side=HAZARD, keywords=frozenset({ENVIRONMENT}), done=True, rules=(
    may(HAZARDS, LoseAnItemOrNone(COMPANY), LoseCards(COMPANY, 2), when=Moving() & InPath(COASTAL_SEA)),
    may(HAZARDS, SendBack(COMPANY), when=Moving() & InPath(COASTAL_SEA) & DOORS),
))
FRAMES: tuple[Plain, ...] = (LoseAtRandom(0, 0),)
