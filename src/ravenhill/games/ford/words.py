"""The words of the ford's cards."""
from typing import Final

from ravenhill.core.choices import Choice
from ravenhill.core.words import Change, Effect, If, Source, Who
from ravenhill.games.ford.choices import Point
from ravenhill.games.ford.rules import Battle
from ravenhill.games.ford.state import DICE, GROUP, HAND, RALLIED, Ford


class Warriors(Who[int]):
    theirs: bool
    def __init__(self, theirs: bool) -> None: self.theirs = theirs
    def choice(self, thing: int) -> Choice: return Point(thing)
    def find(self, g: Ford, source: Source) -> list[int]:
        return g.groups(1 - source.side if self.theirs else source.side)

class TheBattle(Who[int]):
    def find(self, g: Ford, source: Source) -> list[int]: return g.under_way(Battle)

class Fell(Effect):                  # F-03
    def possible(self, g: Ford, source: Source, thing: int) -> bool: return g.warriors[thing] > 0
    def do(self, g: Ford, source: Source, thing: int) -> None: g.fall(thing)

class Rally(Effect):                 # F-06
    def possible(self, g: Ford, source: Source, thing: int) -> bool: return g.warriors[thing] < GROUP
    def do(self, g: Ford, source: Source, thing: int) -> None:
        g.warriors[thing] += 1
        g.tell(RALLIED, thing)

class Spy(Effect):                   # F-05
    def do(self, g: Ford, source: Source, thing: int) -> None:
        for card in g.piles[HAND + 1 - thing]: g.look(card, thing)
        g.draw_a_card(thing)

class BreakOff(Effect):              # F-08
    def do(self, g: Ford, source: Source, thing: int) -> None: g.stop(thing)

class Dice(Change):                  # F-07
    """So many dice more for your company."""
    more: int
    def __init__(self, more: int) -> None:
        super().__init__(DICE)
        self.more = more
    def value(self, g: Ford, source: Source, thing: int, total: int) -> int:
        return total + self.more if thing == source.side else total

class Ahead(If):                     # F-07, F-08
    def holds(self, g: Ford, source: Source) -> bool: return g.ahead() == source.side

YOUR_GROUPS: Final = Warriors(False)
ENEMY_GROUPS: Final = Warriors(True)
THE_BATTLE: Final = TheBattle()
