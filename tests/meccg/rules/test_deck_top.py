"""The top of a play deck: who looks at it, and in which order it lies."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DECK, ON_TOP
from ravenhill.games.meccg.rules.deck_top import OrderTop, covered, gaze, lay_on_top, settle
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
    g.ready = False
    g.question()
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
def test_R_DECK_12_what_is_laid_on_cards_without_an_order_lies_in_order_on_them(side: int) -> None:
    g = turn_of(side)
    low, high, more, last = deck(g, side, "Dodge", "Wolves", "Giant", "Sun")
    for card in (low, high):
        g.move_unseen(card, ON_TOP + side)
    for card in (more, last):
        lay_on_top(g, card, side)
    assert g.tops[ON_TOP + side] == 2 and covered(g, side, []) == [last] and covered(g, side, [last]) == [more]
    assert covered(g, side, [last, more]) == [low, high]


@EITHER_SEAT
def test_R_DECK_12_what_lies_below_the_first_cards_gets_an_order_the_lowest_first(side: int) -> None:
    g = turn_of(side)
    low, high, more = deck(g, side, "Dodge", "Wolves", "Giant")
    settle(g, side, 0)
    assert not isinstance(g.stack[-1], OrderTop)
    for card in (low, high):
        g.move_unseen(card, ON_TOP + side)
    lay_on_top(g, more, side)
    g.look(more, side)
    g.look(low, side)
    settle(g, side, 0)
    for left in (2, 1, 1):
        g.question()
        assert g.outcomes == left
        g.answer(0)
    assert g.piles[DECK + side] == [low, high, more] and not g.piles[ON_TOP + side] and g.tops[DECK + side] == 3
    assert g.is_known(more, side) and not g.is_known(low, side)      # where that one lies now, nobody can say
