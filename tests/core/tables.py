"""A table made only for tests: two hands, a deck, a row in play and a heap, and cards with a few odd words."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.chain import ChainTable
from ravenhill.core.frames import Procedure
from ravenhill.core.library import Library, Printed
from ravenhill.core.words import Effect, Moment, Source, Who, a, may, whenever

DECK: Final = 0
HAND: Final = 1                      # the first seat's; the other's is the next
ROW: Final = 3                       # as with the rows
HEAP: Final = 5
LENT: Final = 6                      # only the second seat sees what comes there
SEES: Final = [0, 1, 2, 3, 3, 3, 2]
NOW: Final = Moment(0)
LATER: Final = Moment(1)


class Bench(ChainTable):
    """A table with nothing but cards, and a list of what happened."""
    happened: list[int]

    def __init__(self, library: Library, like: Bench | None = None) -> None:
        super().__init__(len(SEES), library, like)
        self.happened = [] if like is None else like.happened.copy()

    def copy(self) -> Bench: return Bench(self.library, self)
    def sees(self, pile: int) -> int: return SEES[pile]
    def at_hand(self, side: int) -> list[int]: return self.piles[HAND + side]
    def in_force(self) -> list[int]: return self.piles[ROW] + self.piles[ROW + 1]
    def user(self, card: int) -> int: return 1 if self.pile[card] in (HAND + 1, ROW + 1) else 0
    def declare(self, source: Source) -> None: self.move(source.card, HEAP)
    def resolved(self, source: Source) -> None: pass


class All(Who[int]):
    """Whoever plays the card."""
    def find(self, g: Any, source: Source) -> list[int]: return [source.side]


class InHand(Who[int]):
    """The cards in the hand of whoever plays the card."""
    def find(self, g: Bench, source: Source) -> list[int]:
        return [card for card in g.piles[HAND + source.side] if card != source.card]


class Happen(Effect):
    """It is noted that the card spoke."""
    def do(self, g: Bench, source: Source, thing: int) -> None: g.happened.append(source.card)


class Bury(Effect):
    """A card goes face down on the deck."""
    def do(self, g: Bench, source: Source, thing: int) -> None: g.put_on_top(thing, DECK, unseen=True)


class Give(Effect):
    """A card goes to the heap, for everybody to see."""
    def do(self, g: Bench, source: Source, thing: int) -> None: g.move(thing, HEAP)


class StopLong(Effect):
    """The long procedure no longer happens."""
    def do(self, g: Bench, source: Source, thing: int) -> None:
        for depth, frame in enumerate(g.stack):
            if isinstance(frame, Long):
                g.stop(depth)
                return


class Long(Procedure[Bench]):
    """Opens a window, goes through an inner procedure, and notes what it came to."""

    def copy(self) -> Long: return Long(self)
    def ending(self) -> int: return 3

    def step(self, g: Bench, at: int) -> bool:
        match at:
            case 0: g.then(Inner())
            case 1: g.happened.append(-1)
            case 2: g.happened.append(-2)
            case 3: g.happened.append(-3)
            case _: return False
        return True


class Inner(Procedure[Bench]):
    """Part of a long procedure: it is stopped with it."""

    def copy(self) -> Inner: return Inner(self)

    def step(self, g: Bench, at: int) -> bool:
        match at:
            case 0: g.moment(NOW)
            case 1: g.happened.append(-10)
            case _: return False
        return True


class End(Procedure[Bench]):
    """The end of every test."""

    def copy(self) -> End: return End(self)

    def step(self, g: Bench, at: int) -> bool:
        g.finish(0, "over")
        return True


PLAIN = Printed("plain", ())
SPEAK = Printed("speak", (may(NOW, Happen(All())),))
LISTEN = Printed("listen", (whenever(LATER, Happen(All())),))
BURY = Printed("bury", (may(NOW, Happen(All()), pay=Bury(a(InHand()))),))
GIVE = Printed("give", (may(NOW, Happen(All()), pay=Give(a(InHand()))),))
STOP = Printed("stop", (may(NOW, StopLong(All()), Happen(All())),))
LIBRARY = Library([PLAIN, SPEAK, LISTEN, BURY, GIVE, STOP], moments=2)


def bench(**piles: tuple[int, list[str]]) -> Bench:
    """A table with these cards: `bench(hand=(HAND, ["speak"]))`; they are numbered in the order they are named."""
    g = Bench(LIBRARY)
    g.then(End())
    for pile, names in piles.values():
        for name in names:
            g.add(LIBRARY.numbers[name], pile)
    return g
