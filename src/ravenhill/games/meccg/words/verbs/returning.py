"""Creatures that come back, and characters who turn back."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.rules.leaving import free_slot, kept_with
from ravenhill.games.meccg.rules.numbers import is_slain
from ravenhill.games.meccg.rules.returning import FearRoll, comes_again, ways
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


def followers_of(g: Meccg, card: int) -> list[int]:
    """The creatures set aside with this card that could be played on the company whose phase it is."""
    return [it for it in kept_with(g, card) if ways(g, it) and not (
        g.facts(it).dragon and is_slain(g, g.facts(it).dragon))]


class ComeForThem(Effect):
    """The creature that is set aside with this card attacks the company."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for creature in followers_of(g, source.card)[:1]:
            comes_again(g, creature, 0, 0, source.card)


class SomebodyComes(If):
    """The creature that is set aside with this card can be played on the company now."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.current >= 0 and bool(followers_of(g, source.card))


class LoseHeart(Hazardous):
    """R-AMB-161  Its player rolls and adds its mind; below this number it turns back to the origin, alone."""
    below: int
    def __init__(self, who: Who[Any], below: int) -> None:
        super().__init__(who)
        self.below = below
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return thing < 0 or (g.company[thing] >= 0 and free_slot(g, g.owner[thing]) >= 0)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(FearRoll(thing, self.below))
