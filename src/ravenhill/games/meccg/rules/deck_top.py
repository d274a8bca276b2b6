"""Looking at the top of a play deck: five cards that lie there afterwards in an order nobody knows."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Take
from ravenhill.core.frames import Chance
from ravenhill.games.meccg.state import DECK, ON_TOP, Meccg

TOP_CARDS: Final = 5


def gaze(g: Meccg, deck: int, seat: int) -> None:
    """This seat looks at the five top cards of a play deck; they are shuffled and laid back."""
    more = min(TOP_CARDS - len(g.piles[ON_TOP + deck]), len(g.piles[DECK + deck]))
    if more > 0:
        g.then(TopCards(deck, seat, more))
    else:
        see_top(g, deck, seat)


def covered(g: Meccg, side: int, seen: list[int]) -> list[int]:
    """The cards of a play deck of which one is turned over next: the topmost, if the order is known."""
    top = [card for card in g.piles[ON_TOP + side] if card not in seen]
    if top:
        return top
    deck = g.piles[DECK + side]
    known = [card for card in deck[len(deck) - g.tops[DECK + side]:] if card not in seen]
    return known[-1:] if known else [card for card in deck if card not in seen]


def see_top(g: Meccg, deck: int, seat: int) -> None:
    for card in g.piles[ON_TOP + deck]:
        g.look(card, seat)


class TopCards(Chance[Meccg]):
    """Which cards lie on top: those whose order is fixed; then any of the deck, equally likely."""
    deck: int                        # whose
    seat: int                        # who looks
    left: int

    def __init__(self, deck: int, seat: int, left: int) -> None:
        super().__init__()
        self.deck = deck
        self.seat = seat
        self.left = left

    def copy(self) -> TopCards: return TopCards(self.deck, self.seat, self.left)
    def cards(self, g: Meccg) -> list[int]:
        deck = g.piles[DECK + self.deck]
        return deck[-1:] if g.tops[DECK + self.deck] else deck
    def outcomes(self, g: Meccg) -> int: return len(self.cards(g))
    def choice(self, g: Meccg, outcome: int) -> Choice: return Take(self.cards(g)[outcome])

    def choose(self, g: Meccg, outcome: int) -> None:
        g.move_unseen(self.cards(g)[outcome], ON_TOP + self.deck)
        self.left -= 1
        if self.left > 0:
            g.then(self)
        else:
            see_top(g, self.deck, self.seat)


def order_top(g: Meccg, side: int) -> None:
    """Cards will be laid on top of this play deck: what lies there in no known order gets one, which nobody knows."""
    if g.piles[ON_TOP + side]:
        g.then(OrderTop(side))


class OrderTop(Chance[Meccg]):
    """Which of the cards on top is the lowest, then the next: any of them, equally likely."""
    side: int

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def copy(self) -> OrderTop: return OrderTop(self.side)
    def outcomes(self, g: Meccg) -> int: return len(g.piles[ON_TOP + self.side])
    def choice(self, g: Meccg, outcome: int) -> Choice: return Take(g.piles[ON_TOP + self.side][outcome])

    def choose(self, g: Meccg, outcome: int) -> None:
        g.put_on_top(g.piles[ON_TOP + self.side][outcome], DECK + self.side, unseen=True)
        order_top(g, self.side)
