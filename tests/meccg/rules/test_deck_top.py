"""The top of a play deck: who looks at it, and in which order it lies."""
from __future__ import annotations

from ravenhill.games.meccg.rules.deck_top import OrderTop, covered, gaze, order_top
from ravenhill.games.meccg.state import DECK, ON_TOP
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import deck

CARDS = ("Dodge", "Wolves", "Giant", "Sun", "Moon", "Twilight", "Miruvor")


@EITHER_SEAT
def test_R_DECK_12_five_cards_of_this_deck_are_seen_and_lie_on_top(side: int) -> None:
    g = turn_of(side)
    deck(g, 1 - side, *CARDS)
    cards = deck(g, side, *CARDS)
    gaze(g, side, 1 - side)
    for left in range(5):
        g.question()
        assert g.outcomes == 7 - left
        g.answer(0)
    g.question()
    top = g.piles[ON_TOP + side]
    assert len(top) == 5 and all(g.is_known(card, 1 - side) and not g.is_known(card, side) for card in top)
    assert sorted(top + g.piles[DECK + side]) == cards and len(g.piles[DECK + 1 - side]) == 7
    gaze(g, side, side)                                        # they are the same five for whoever looks next
    assert all(g.is_known(card, side) for card in top)


@EITHER_SEAT
def test_R_DECK_12_the_next_card_is_one_of_those_on_top_then_the_topmost_then_any(side: int) -> None:
    g = turn_of(side)
    deck(g, 1 - side, *CARDS)
    cards = deck(g, side, "Dodge", "Wolves", "Giant", "Sun")
    assert covered(g, side, []) == cards and covered(g, side, cards[:1]) == cards[1:]
    g.put_on_top(cards[1], DECK + side)
    assert covered(g, side, []) == [cards[1]] and covered(g, side, [cards[1]]) == [cards[0], *cards[2:]]
    for card in cards[2:]:
        g.move_unseen(card, ON_TOP + side)
    assert covered(g, side, []) == cards[2:] and covered(g, side, [cards[2]]) == [cards[3]]


@EITHER_SEAT
def test_R_DECK_12_what_lies_on_top_gets_an_order_before_more_is_laid_there(side: int) -> None:
    g = turn_of(side)
    low, high = deck(g, side, "Dodge", "Wolves")
    order_top(g, side)
    assert not isinstance(g.stack[-1], OrderTop)
    for card in (low, high):
        g.move_unseen(card, ON_TOP + side)
    order_top(g, side)
    for left in (2, 1):
        g.question()
        assert g.outcomes == left
        g.answer(0)
    assert g.piles[DECK + side][-2:] == [low, high] and not g.piles[ON_TOP + side] and g.tops[DECK + side] == 2
