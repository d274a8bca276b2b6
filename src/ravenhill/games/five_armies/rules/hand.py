"""Drawing and discarding Event and Story cards."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.choices import Take as TakeCard
from ravenhill.core.frames import Chance, Decision
from ravenhill.games.five_armies.choices import Discard
from ravenhill.games.five_armies.lines import DISCARDED, DREW, EVENTS_SHUFFLED
from ravenhill.games.five_armies.state import DISCARD, EVENTS, HAND, HAND_LIMIT, STORIES, Battle


def draw_event(g: Battle, side: int, count: int = 1) -> None:
    """B-CRD-06  So many Events come to a hand, or as many as there are."""
    if count > 0 and g.piles[EVENTS]: g.then(DrawCard(side, EVENTS, count))


def draw_story(g: Battle, side: int) -> None:
    """B-CRD-07  A Story card, while the deck has any."""
    if g.piles[STORIES + side]: g.then(DrawCard(side, STORIES + side, 1))


class DrawCard(Chance[Battle]):
    """B-TRN-04, B-DIC-12  Any card of a deck, unless its order is known; an empty Event deck is made anew at once."""
    side: int
    deck: int
    count: int

    def __init__(self, side: int, deck: int, count: int) -> None:
        super().__init__()
        self.side = side
        self.deck = deck
        self.count = count

    def copy(self) -> DrawCard: return DrawCard(self.side, self.deck, self.count)
    def choice(self, g: Battle, outcome: int) -> Choice: return TakeCard(self.card(g, outcome))
    def outcomes(self, g: Battle) -> int: return 1 if g.tops[self.deck] else len(g.piles[self.deck])

    def card(self, g: Battle, outcome: int) -> int:
        cards = g.piles[self.deck]
        return cards[len(cards) - 1] if g.tops[self.deck] else cards[outcome]

    def choose(self, g: Battle, outcome: int) -> None:
        g.move(self.card(g, outcome), HAND + self.side)
        g.tell(DREW, self.side, self.deck)
        if not g.piles[EVENTS]:
            g.reshuffle_events()
            g.tell(EVENTS_SHUFFLED)
        self.count -= 1
        if self.count > 0 and g.piles[self.deck]: g.then(self)


def keep_to_the_limit(g: Battle, side: int) -> None:
    """B-CRD-04, B-TRN-05  Whoever has more than six cards discards at once."""
    if len(g.piles[HAND + side]) > HAND_LIMIT: g.then(OverSix(side))


class OverSix(Decision[Battle]):
    """B-CRD-04, B-INF-02  Which card is discarded, face down."""

    def copy(self) -> OverSix: return OverSix(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-CRD-04", "B-TRN-05")
    def choice(self, g: Battle, option: int) -> Choice: return Discard(option)
    def options(self, g: Battle) -> list[int]: return g.piles[HAND + self.side].copy()

    def choose(self, g: Battle, option: int) -> None:
        discard(g, self.side, option)
        keep_to_the_limit(g, self.side)


def discard(g: Battle, side: int, card: int) -> None:
    """B-INF-02  Face down: only its owner knows it."""
    g.move_unseen(card, DISCARD + side)
    g.tell(DISCARDED, side, card)
    if not g.piles[EVENTS]: g.reshuffle_events()
