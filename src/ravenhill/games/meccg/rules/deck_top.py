"""The top of a play deck: what was looked at and laid back in no known order, and what lies on that in order."""
from __future__ import annotations

from typing import Final

from ravenhill.core.cards import replaced
from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import EVERYBODY, Chance, Decision, Procedure
from ravenhill.games.meccg.lines import LAID_ON_TOP
from ravenhill.games.meccg.piles import DECK, DISCARD, ON_TOP
from ravenhill.games.meccg.rules.seen import noticed
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.numbers import FACE_UP

TOP_CARDS: Final = 5


def covered(g: Meccg, side: int, seen: list[int]) -> list[int]:
    """The cards of a play deck of which one is drawn or turned over next: the topmost, if an order is known.

    From the top: what lies in order on the cards that were laid back, these, what lies in order below them, the rest.
    """
    for pile in (ON_TOP + side, DECK + side):
        cards = g.piles[pile]
        loose = len(cards) - g.tops[pile]
        for place in range(len(cards) - 1, loose - 1, -1):
            if cards[place] not in seen:
                return [cards[place]]
        left = [card for card in cards[:loose] if card not in seen] if seen else cards[:loose]
        if left:
            return left
    return []


def lay_on_top(g: Meccg, card: int, side: int, unseen: bool = False) -> None:
    """It is the next card to be drawn, above whatever else lies there."""
    g.put_on_top(card, (ON_TOP if g.piles[ON_TOP + side] else DECK) + side, unseen)


# Looking at it

def gaze(g: Meccg, deck: int, seat: int) -> None:
    """This seat looks at the five top cards of a play deck; they are shuffled and laid back."""
    g.then(Gazing(deck, seat))


class Gazing(Procedure[Meccg]):
    """Five cards are found, seen and shuffled: who knew one of them knows that it is among them."""
    deck: int                        # whose
    seat: int                        # who looks

    def __init__(self, deck: int, seat: int, like: Gazing | None = None) -> None:
        super().__init__(like)
        self.deck = deck
        self.seat = seat

    def copy(self) -> Gazing: return Gazing(self.deck, self.seat, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: settle(g, self.deck, TOP_CARDS)
            case 1: self.more_are_taken(g)
            case 2: self.they_are_seen(g)
            case _: return False
        return True

    def more_are_taken(self, g: Meccg) -> None:
        more = min(TOP_CARDS - len(g.piles[ON_TOP + self.deck]), len(g.piles[DECK + self.deck]))
        if more > 0:
            g.then(TopCards(self.deck, more))

    def they_are_seen(self, g: Meccg) -> None:
        loosen(g, self.deck)
        for card in g.piles[ON_TOP + self.deck]:
            g.look(card, self.seat)


def loosen(g: Meccg, side: int) -> None:
    """What lies on top is shuffled: it has no order any more."""
    g.tops = replaced(g.tops, ON_TOP + side, 0)


class TopCards(Chance[Meccg]):
    """Which cards lie on top: those whose order is fixed; then any of the deck, equally likely."""
    deck: int                        # whose
    left: int

    def __init__(self, deck: int, left: int) -> None:
        super().__init__()
        self.deck = deck
        self.left = left

    def copy(self) -> TopCards: return TopCards(self.deck, self.left)
    def cards(self, g: Meccg) -> list[int]:
        deck = g.piles[DECK + self.deck]
        return deck[-1:] if g.tops[DECK + self.deck] else deck
    def outcomes(self, g: Meccg) -> int: return len(self.cards(g))
    def choice(self, g: Meccg, outcome: int) -> Choice: return Take(self.cards(g)[outcome])

    def choose(self, g: Meccg, outcome: int) -> None:
        card = self.cards(g)[outcome]
        if g.tops[DECK + self.deck]:
            g.move(card, ON_TOP + self.deck)
        else:
            g.move_unseen(card, ON_TOP + self.deck)
        self.left -= 1
        if self.left > 0:
            g.then(self)


def settle(g: Meccg, side: int, most: int) -> None:
    """So many top cards will be shuffled: what lies below them, without an order, gets one that nobody knows."""
    more = len(g.piles[ON_TOP + side]) - most
    if more > 0:
        g.then(OrderTop(side, more))


class OrderTop(Chance[Meccg]):
    """Which of the cards on top is the lowest, then the next: any of those without an order, equally likely."""
    side: int
    left: int

    def __init__(self, side: int, left: int) -> None:
        super().__init__()
        self.side = side
        self.left = left

    def copy(self) -> OrderTop: return OrderTop(self.side, self.left)
    def cards(self, g: Meccg) -> list[int]:
        cards = g.piles[ON_TOP + self.side]
        loose = len(cards) - g.tops[ON_TOP + self.side]
        return cards[:loose] if loose else cards[:1]
    def outcomes(self, g: Meccg) -> int: return len(self.cards(g))
    def choice(self, g: Meccg, outcome: int) -> Choice: return Take(self.cards(g)[outcome])

    def choose(self, g: Meccg, outcome: int) -> None:
        pile = ON_TOP + self.side
        above = g.piles[pile][len(g.piles[pile]) - g.tops[pile]:]
        known = [g.knows[card] for card in above]
        g.put_on_top(self.cards(g)[outcome], DECK + self.side, unseen=len(above) < len(g.piles[pile]))
        for card, knows in zip(above, known):
            g.knows[card] = knows                    # nobody mistakes what lies in order for what lies below it
        self.left -= 1
        if self.left > 0:
            g.then(self)


# Discarding to it

class WhereItGoes(Decision[Meccg]):
    """R-DECK-08  A card that was just discarded from the hand stays where it is, or goes on top of the play deck."""
    card: int                        # or -1: some card that this seat does not know

    def __init__(self, side: int, card: int) -> None:
        super().__init__(side)
        self.card = card

    def copy(self) -> WhereItGoes: return WhereItGoes(self.side, self.card)
    def rules(self) -> tuple[str, ...]: return ("R-DECK-08",)
    def options(self, g: Meccg) -> list[int]: return [0, 1] if g.pile[self.which(g)] == DISCARD + self.side else [0]
    def choice(self, g: Meccg, option: int) -> Choice: return Take(self.which(g)) if option else No()

    def which(self, g: Meccg) -> int:
        """Who does not know the card imagines that it is the last of those he does not know."""
        pile = g.piles[DISCARD + self.side]
        return self.card if self.card >= 0 else pile[len(pile) - 1]

    def choose(self, g: Meccg, option: int) -> None:
        card = self.which(g)
        if option:
            lay_on_top(g, card, self.side)
            g.tell(LAID_ON_TOP, self.side)
        elif g.pile[card] == DISCARD + self.side:
            lies_discarded(g, card, self.side)

    def seen_by(self, g: Meccg, seat: int) -> Decision[Meccg]:
        known = seat == self.side or self.card < 0 or g.is_known(self.card, seat)
        return self if known else WhereItGoes(self.side, -1)


def is_undecided(g: Meccg, card: int) -> bool:
    """Its player may still lay it on the deck instead."""
    return any(isinstance(it, WhereItGoes) and it.card == card for it in g.stack)


def lies_discarded(g: Meccg, card: int, side: int) -> None:
    """R-DECK-08  It was discarded from the hand face down, unless a card says otherwise; in sight, it is noticed."""
    if g.asked(FACE_UP, side, 0) > 0:
        g.look(card, 1 - side)
    if g.knows[card] == EVERYBODY:
        noticed(g, card)
