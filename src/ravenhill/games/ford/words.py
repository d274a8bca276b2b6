"""The words of the ford's cards."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.cards import draw
from ravenhill.core.choices import Choice
from ravenhill.core.words import Change, Effect, If, Source, Who
from ravenhill.games.ford.choices import Point
from ravenhill.games.ford.rules import Battle
from ravenhill.games.ford.state import BAG, COMPANY, HAND, KINDS, RALLIED, WEST, Ford


class OtherCards(Who[int]):
    def find(self, g: Ford, source: Source) -> list[int]:
        return [card for card in g.piles[HAND + source.side] if card != source.card]

class Warriors(Who[int]):
    theirs: bool
    def __init__(self, theirs: bool) -> None: self.theirs = theirs
    def choice(self, thing: int) -> Choice: return Point(thing)
    def find(self, g: Ford, source: Source) -> list[int]:
        start = KINDS * (1 - source.side if self.theirs else source.side)
        return [start, start + 1, start + 2]

class TheBattle(Who[int]):
    def find(self, g: Ford, source: Source) -> list[int]:
        return [depth for depth, frame in enumerate(g.stack) if isinstance(frame, Battle) and not frame.stopped]

class Fell(Effect):                  # F-03
    def possible(self, g: Ford, source: Source, thing: int) -> bool: return g.warriors[thing] > 0
    def do(self, g: Ford, source: Source, thing: int) -> None: g.fall(thing, 1)

class Rally(Effect):                 # F-06
    def possible(self, g: Ford, source: Source, thing: int) -> bool: return g.warriors[thing] < COMPANY[thing % KINDS]
    def do(self, g: Ford, source: Source, thing: int) -> None:
        g.warriors[thing] += 1
        g.tell(RALLIED, thing)

class BreakOff(Effect):              # F-08
    def do(self, g: Ford, source: Source, thing: int) -> None: g.stop(thing)

class PutOnTop(Effect):              # F-06
    def do(self, g: Ford, source: Source, thing: int) -> None: g.put_on_top(thing, BAG, unseen=True)

class Spy(Effect):                   # F-05
    def do(self, g: Ford, source: Source, thing: int) -> None:
        for card in g.piles[HAND + 1 - thing]: g.look(card, thing)
        draw(g, BAG, HAND + thing, 1)

class Dice(Change):                  # F-07
    more: int
    def __init__(self, more: int) -> None: self.more = more
    def value(self, g: Any, source: Source, thing: int, total: int) -> int: return total + self.more

class Ahead(If):                     # F-07, F-08
    def holds(self, g: Ford, source: Source) -> bool: return g.ford > 0 if source.side == WEST else g.ford < 0

A_CARD: Final = OtherCards()
YOUR_WARRIORS: Final = Warriors(False)
THEIR_WARRIORS: Final = Warriors(True)
THE_BATTLE: Final = TheBattle()
