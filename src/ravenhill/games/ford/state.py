"""What lies at the ford: two companies, the cards, and how far the fight has moved."""
from __future__ import annotations

from typing import Final

from ravenhill.core.cards import draw
from ravenhill.core.chain import ChainTable
from ravenhill.core.frames import NOBODY
from ravenhill.core.library import Library
from ravenhill.core.log import Line
from ravenhill.core.words import Moment, Source

WEST: Final = 0
EAST: Final = 1
BAG: Final = 0
HAND: Final = 1                      # west's; east's is the next, as with the tables
TABLE: Final = 3
CHAIN: Final = 5
DISCARD: Final = 6
SEES: Final = [0, 1, 2, 3, 3, 3, 3]  # who sees a card come to each pile
KINDS: Final = 3                     # archers, spearmen, riders
GROUP: Final = 2                     # how many of a kind a company begins with
LAST_ROUND: Final = 7
FAR_BANK: Final = 3
BEATS: Final = [1, 2, 0]             # hold beats charge, charge beats flank, flank beats hold
DAWN: Final = Moment(0)
BATTLE: Final = Moment(1)
DUSK: Final = Moment(2)
DICE: Final = 0                      # the one number that cards change

ROUND: Final = Line("ford-round", "n", "side")
PLAYED: Final = Line("ford-played", "side", "card")
FELL: Final = Line("ford-fell", "warriors")
RALLIED: Final = Line("ford-rallied", "warriors")
STANCES: Final = Line("ford-stances", "stance", "stance2")
HITS: Final = Line("ford-hits", "side", "n", "n2")
MOVED: Final = Line("ford-moved", "side")

class Ford(ChainTable):
    """The whole table."""
    warriors: list[int]              # by side * 3 + kind
    round: int
    ford: int                        # how far the fight has moved east; below zero, west

    def __init__(self, library: Library, like: Ford | None = None) -> None:
        super().__init__(len(SEES), library, like)
        self.warriors = [GROUP] * 6 if like is None else like.warriors.copy()
        self.round = 1 if like is None else like.round
        self.ford = 0 if like is None else like.ford

    def copy(self) -> Ford: return Ford(self.library, self)
    def sees(self, pile: int) -> int: return SEES[pile]
    def at_hand(self, side: int) -> list[int]: return self.piles[HAND + side]
    def in_force(self) -> list[int]: return self.piles[TABLE] + self.piles[TABLE + EAST]
    def user(self, card: int) -> int: return EAST if self.pile[card] in (HAND + EAST, TABLE + EAST) else WEST
    def ahead(self) -> int: return WEST if self.ford > 0 else EAST if self.ford < 0 else NOBODY
    def draw_a_card(self, side: int) -> None: draw(self, BAG, HAND + side, 1, refill=DISCARD)     # F-02
    def company(self, side: int) -> int: return sum(self.warriors[side * KINDS:side * KINDS + KINDS])
    def groups(self, side: int) -> list[int]: return [side * KINDS, side * KINDS + 1, side * KINDS + 2]

    def strength(self, side: int) -> int:
        """F-09  The dice a company rolls: its warriors, four at most, and what its cards add."""
        return self.asked(DICE, side, min(4, self.company(side)))

    def fall(self, group: int) -> None:
        """F-12  A company without warriors has lost at once."""
        self.warriors[group] -= 1
        self.tell(FELL, group)
        if not self.company(group // KINDS): self.finish(1 - group // KINDS, "ford-company-gone")

    def push(self, more: int) -> None:
        """F-12  More hits push the fight one step; on the far bank it is won."""
        if more == 0: return
        self.ford += 1 if more > 0 else -1
        self.tell(MOVED, WEST if more > 0 else EAST)
        if abs(self.ford) == FAR_BANK: self.finish(self.ahead(), "ford-crossed")

    def declare(self, source: Source) -> None:
        self.move(source.card, CHAIN)
        self.tell(PLAYED, source.side, source.card)

    def resolved(self, source: Source) -> None:
        if self.pile[source.card] == CHAIN: self.move(source.card, DISCARD)
