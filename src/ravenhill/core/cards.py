"""Cards on a table: where each lies, and who knows it. A deck is a bag until a card makes its order known."""
from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ravenhill.core.choices import Choice, Take
from ravenhill.core.dice import Dice
from ravenhill.core.frames import EVERYBODY, Chance, Table

NO_PILE: Final = -1
NO_CARDS: Final[list[int]] = []      # every pile of a new table; never written


def replaced(column: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The column with another value there. What changes seldom is a tuple, so that copies of a table can share it."""
    return (*column[:place], value, *column[place + 1:])


@mypyc_attr(allow_interpreted_subclasses=True)
class CardTable(Table):
    """A table with cards, in columns by card number. Rules write them only through the methods here."""
    kind: tuple[int, ...]           # what the card is: its place in the library
    pile: list[int]                 # where it lies
    knows: bytearray                # which seats know that it lies there, as a mask
    piles: list[list[int]]          # the same the other way round; a list may be shared with copies of this table
    own: list[bool]                 # and whether it is not: only such a one may be written
    tops: tuple[int, ...]           # how many cards at the end of each pile lie in a known order, the last on top

    def __init__(self, piles: int, like: CardTable | None = None) -> None:
        super().__init__(like)
        self.kind = () if like is None else like.kind
        self.pile = [] if like is None else like.pile.copy()
        self.knows = bytearray() if like is None else like.knows.copy()
        self.piles = [NO_CARDS] * piles if like is None else like.piles.copy()
        self.own = [False] * piles
        if like is not None:
            like.own = [False] * piles               # what both have now belongs to neither
        self.tops = (0,) * piles if like is None else like.tops

    def sees(self, pile: int) -> int:
        """The seats that see a card that comes to this pile, as a mask."""
        raise NotImplementedError

    def back(self, card: int, kind: int) -> int:
        """What everybody sees of a face-down card, if it is of this kind. Cards of one back can be mistaken."""
        return 0

    def who_knows(self, card: int) -> int:
        return self.knows[card]

    def looks(self, card: int) -> list[int]:
        """All by which it can be told from another: two cards that look alike are one choice for a person."""
        return [self.kind[card], self.pile[card], self.knows[card]]

    def is_known(self, card: int, seat: int) -> bool:
        """Whether this seat, or a spectator, knows the card."""
        knows = self.knows[card]
        return knows == EVERYBODY if seat < 0 else knows >> seat & 1 == 1

    def add(self, kind: int, pile: int) -> int:
        """A new card, during the set-up."""
        return self.add_all([kind], pile)

    def add_all(self, kinds: list[int], pile: int) -> int:
        """New cards of one pile; the number of the first."""
        first = len(self.kind)
        self.kind = (*self.kind, *kinds)
        cards = self.written(pile)
        for card in range(first, len(self.kind)):
            self.pile.append(pile)
            self.knows.append(self.sees(pile))
            cards.append(card)
        return first

    def written(self, pile: int) -> list[int]:
        """The pile to be written: one that is shared with a copy of this table gets a list of its own first."""
        if not self.own[pile]:
            self.piles[pile] = self.piles[pile].copy()
            self.own[pile] = True
        return self.piles[pile]

    def exchange(self, one: int, other: int) -> None:
        """On an imagined table: each of two cards is what the other was."""
        kinds = self.kind
        self.kind = replaced(replaced(kinds, one, kinds[other]), other, kinds[one])

    def move(self, card: int, to: int) -> None:
        """Move it in everybody's sight: who knew it still does, and who sees the new pile learns it."""
        self.take(card)
        self.lay(card, to)
        self.learn(card, self.sees(to))

    def move_unseen(self, card: int, to: int) -> None:
        """Move it face down: who sees neither pile no longer knows it, nor any of that back it may have been."""
        origin = self.pile[card]
        sees = self.sees(origin)
        self.take(card)
        self.lay(card, to)
        self.knows[card] &= sees
        self.learn(card, self.sees(to))
        back = self.back(card, self.kind[card])
        known = bytes(self.knows)            # which a compiled loop reads faster
        for other in self.piles[origin]:
            knew = known[other]
            if knew | sees != sees and self.back(other, self.kind[other]) == back:
                self.knows[other] = knew & sees

    def put_on_top(self, card: int, deck: int, unseen: bool = False) -> None:
        """Put it on top of a deck, where it is the next to be drawn; unseen: face down."""
        if unseen:
            self.move_unseen(card, deck)
        else:
            self.move(card, deck)
        cards = self.written(deck)
        cards.remove(card)               # it was laid below the others whose order is known
        cards.append(card)
        self.tops = replaced(self.tops, deck, self.tops[deck] + 1)

    def shuffle(self, deck: int) -> None:
        """Nobody knows any card of it any more: it is a bag again, without an order."""
        if self.tops[deck]:
            self.tops = replaced(self.tops, deck, 0)
        for card in self.piles[deck]:
            self.knows[card] = 0

    def shuffle_into(self, pile: int, deck: int) -> None:
        """All cards of a pile go to the deck, which is then a bag."""
        cards = self.piles[pile]
        self.piles[pile] = NO_CARDS
        self.own[pile] = False
        self.tops = replaced(self.tops, pile, 0)
        for card in cards:
            self.lay(card, deck)
        self.shuffle(deck)

    def look(self, card: int, seat: int) -> None:
        """This seat looks at the card, and knows it as long as it lies there or moves in sight."""
        self.learn(card, 1 << seat)

    def redeal(self, seat: int, dice: Dice) -> None:
        """Deal anew what this seat does not know, among the cards of one back: from one imagined table, another."""
        unknown: dict[int, list[int]] = {}
        for card in range(len(self.kind)):
            if not self.is_known(card, seat):
                unknown.setdefault(self.back(card, self.kind[card]), []).append(card)
        kind = list(self.kind)
        for cards in unknown.values():
            for place in range(len(cards) - 1, 0, -1):
                one, other = cards[place], cards[dice.pick(place + 1)]
                kind[one], kind[other] = kind[other], kind[one]
        self.kind = tuple(kind)

    def take(self, card: int) -> None:
        origin = self.pile[card]
        cards = self.written(origin)
        ordered = self.tops[origin]
        if ordered and card in cards[len(cards) - ordered:]:
            self.tops = replaced(self.tops, origin, ordered - 1)
        cards.remove(card)

    def lay(self, card: int, to: int) -> None:
        cards = self.written(to)
        ordered = self.tops[to]
        if ordered:
            cards.insert(len(cards) - ordered, card)
        else:
            cards.append(card)
        self.pile[card] = to

    def learn(self, card: int, seats: int) -> None:
        knew = self.knows[card]
        if knew | seats != knew:
            self.knows[card] = knew | seats
            self.news += 1


class DrawCards(Chance[CardTable]):
    """So many cards from a deck to a pile: the known top first, then any of the bag, equally likely."""
    deck: int
    to: int
    count: int

    def __init__(self, deck: int, to: int, count: int) -> None:
        super().__init__()
        self.deck = deck
        self.to = to
        self.count = count

    def copy(self) -> DrawCards:
        return DrawCards(self.deck, self.to, self.count)

    def outcomes(self, g: CardTable) -> int:
        return 1 if g.tops[self.deck] else len(g.piles[self.deck])

    def card(self, g: CardTable, outcome: int) -> int:
        cards = g.piles[self.deck]
        return cards[len(cards) - 1] if g.tops[self.deck] else cards[outcome]

    def choose(self, g: CardTable, outcome: int) -> None:
        g.move(self.card(g, outcome), self.to)
        self.count -= 1
        if self.count > 0 and g.piles[self.deck]:
            g.then(self)

    def choice(self, g: CardTable, outcome: int) -> Choice:
        return Take(self.card(g, outcome))


def draw(g: CardTable, deck: int, to: int, count: int, refill: int = NO_PILE) -> None:
    """Draw so many, or as many as there are; the cards of the pile `refill` are shuffled into an empty deck first."""
    if refill != NO_PILE and not g.piles[deck]:
        g.shuffle_into(refill, deck)
    if count > 0 and g.piles[deck]:
        g.then(DrawCards(deck, to, count))
