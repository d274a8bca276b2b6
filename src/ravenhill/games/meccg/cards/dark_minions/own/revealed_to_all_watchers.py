"""Revealed to all Watchers, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Take
from ravenhill.core.frames import EVERYBODY, Decision, Plain, Procedure
from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.lines import DRAWS, SHOWS
from ravenhill.games.meccg.piles import ASIDE, HAND
from ravenhill.games.meccg.rules.deck_top import lay_on_top
from ravenhill.games.meccg.rules.drawing import draw_cards
from ravenhill.games.meccg.rules.numbers import hand_size
from ravenhill.games.meccg.rules.piles import A_HAZARD, fits
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class Unveiling(Procedure[Meccg]):
    """A hand is shown; what is no hazard lies aside until as many cards are drawn as there is room for."""
    side: int
    cards: list[int]                 # those that lie aside

    def __init__(self, side: int, like: Unveiling | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.cards = [] if like is None else like.cards.copy()

    def copy(self) -> Unveiling: return Unveiling(self.side, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.the_hand_is_shown(g)
            case 1: self.cards_are_drawn(g)
            case 2: self.they_go_back(g)
            case _: return False
        return True

    def the_hand_is_shown(self, g: Meccg) -> None:
        for card in sorted(g.piles[HAND + self.side]):
            g.learn(card, EVERYBODY)
            g.tell(SHOWS, self.side, g.kind[card])
            if not fits(g, card, A_HAZARD):
                g.move(card, ASIDE + self.side)
                self.cards = [*self.cards, card]

    def cards_are_drawn(self, g: Meccg) -> None:
        more = hand_size(g, self.side) - len(g.piles[HAND + self.side])
        if more > 0:
            g.tell(DRAWS, self.side, more)
            draw_cards(g, self.side, more)

    def they_go_back(self, g: Meccg) -> None:
        if self.cards:
            g.then(LayBack(self.side, self.cards, []))


class LayBack(Decision[Meccg]):
    """R-DECK-08  Which of the cards that lie aside goes back next, on top of those before it; nobody else sees it."""
    cards: list[int]
    order: list[int]

    def __init__(self, side: int, cards: list[int], order: list[int]) -> None:
        super().__init__(side)
        self.cards = cards
        self.order = order

    def copy(self) -> LayBack: return LayBack(self.side, self.cards.copy(), self.order.copy())
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)
    def seen_by(self, g: Meccg, seat: int) -> Decision[Meccg]:
        return self if seat == self.side else LayBack(self.side, self.cards, [])

    def options(self, g: Meccg) -> list[int]:
        kinds: dict[int, int] = {}
        for card in self.cards:
            if card not in self.order:
                kinds.setdefault(g.kind[card], card)
        return list(kinds.values())

    def choose(self, g: Meccg, option: int) -> None:
        order = [*self.order, option]
        if len(order) < len(self.cards):
            g.then(LayBack(self.side, self.cards, order))
            return
        for card in order:
            lay_on_top(g, card, self.side, unseen=True)


class Unveil(Effect):
    """This player's hand is shown; what is no hazard goes on top of the play deck, once the hand is full again."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Unveiling(thing))


REVEALED_TO_ALL_WATCHERS = ShortEvent("dm-085", "Revealed to all Watchers", side=HAZARD, unique=True, done=True, rules=(
    may(HAZARDS, Unveil(YOU)),
))
FRAMES: tuple[Plain, ...] = (Unveiling(0), LayBack(0, [], []))
