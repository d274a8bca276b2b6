"""Words that every game with chains has."""
from __future__ import annotations

from typing import Final

from ravenhill.core.chain import ChainTable
from ravenhill.core.words import Effect, Source, Who


class This(Who[int]):
    """The card itself."""
    def find(self, g: ChainTable, source: Source) -> list[int]: return [source.card]


class You(Who[int]):
    """Who plays the card."""
    def find(self, g: ChainTable, source: Source) -> list[int]: return [source.side]


class TheOpponent(Who[int]):
    """The other side."""
    def find(self, g: ChainTable, source: Source) -> list[int]: return [1 - source.side]


class TheAnswered(Who[int]):
    """What was declared last on the chain, if the other side did it."""

    def find(self, g: ChainTable, source: Source) -> list[int]:
        chain = g.chain()
        if chain is None or not chain.links:
            return []
        last = chain.links[len(chain.links) - 1]
        return [last.card] if last.side != source.side else []


class OtherCards(Who[int]):
    """The cards this side might play, but for the card itself."""

    def find(self, g: ChainTable, source: Source) -> list[int]:
        return [card for card in g.at_hand(source.side) if card != source.card]


class Counter(Effect):
    """What was declared does not happen; its costs stay paid."""

    def do(self, g: ChainTable, source: Source, thing: int) -> None:
        chain = g.chain()
        if chain is not None:
            for place in range(len(chain.links) - 1, -1, -1):
                if chain.links[place].card == thing:
                    chain.cancel(g, place)
                    return


class LayOn(Effect):
    """It goes to a pile, in everybody's sight; `own`: to that of its side, where each has one."""
    pile: int
    own: bool

    def __init__(self, who: Who[int], pile: int, own: bool = False) -> None:
        super().__init__(who)
        self.pile = pile
        self.own = own

    def do(self, g: ChainTable, source: Source, thing: int) -> None:
        g.move(thing, self.pile + source.side if self.own else self.pile)


class PutOnTop(Effect):
    """It goes face down on top of a deck, and is the next card to be drawn."""
    deck: int

    def __init__(self, who: Who[int], deck: int) -> None:
        super().__init__(who)
        self.deck = deck

    def do(self, g: ChainTable, source: Source, thing: int) -> None:
        g.put_on_top(thing, self.deck, unseen=True)


THIS: Final = This()
YOU: Final = You()
THE_OPPONENT: Final = TheOpponent()
THE_ANSWERED: Final = TheAnswered()
OTHER_CARDS: Final = OtherCards()
