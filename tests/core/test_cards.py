"""Where cards lie and who knows it."""
from __future__ import annotations

import pytest

from ravenhill.core.cards import DrawCards, draw
from ravenhill.core.dice import FastDice
from ravenhill.core.frames import EVERYBODY, SPECTATOR
from ravenhill.core.views import lay_cards, seen_cards
from tests.core.tables import DECK, HAND, HEAP, LENT, LIBRARY, ROW, Bench, bench


def deck_and_hand() -> Bench:
    """Cards 0 to 3 in the deck, 4 to 6 in the first hand, 7 and 8 in the other."""
    mine, theirs = ["speak", "give", "bury"], ["stop", "speak"]
    return bench(deck=(DECK, ["plain"] * 4), hand=(HAND, mine), other=(HAND + 1, theirs))


def test_the_last_card_put_on_a_deck_is_the_first_to_be_drawn():
    g = deck_and_hand()
    g.put_on_top(4, DECK)
    g.put_on_top(5, DECK)
    assert g.tops[DECK] == 2
    draw(g, DECK, HAND + 1, 3)
    assert isinstance(g.question(), DrawCards) and g.outcomes == 1
    g.answer(0)
    assert g.pile[5] == HAND + 1
    assert g.question() is not None and g.outcomes == 1
    g.answer(0)
    assert g.pile[4] == HAND + 1 and g.tops[DECK] == 0
    assert g.question() is not None and g.outcomes == 4


def test_a_card_that_lies_on_top_already_can_be_put_on_top_again():
    g = deck_and_hand()
    for card in (4, 5, 4):
        g.put_on_top(card, DECK)
    assert (g.piles[DECK][-2:], g.tops[DECK]) == ([5, 4], 2)


def test_a_card_taken_from_the_known_top_leaves_the_others_in_order():
    g = deck_and_hand()
    for card in (4, 5, 6):
        g.put_on_top(card, DECK)
    g.move(5, HEAP)
    assert (g.piles[DECK][-2:], g.tops[DECK]) == ([4, 6], 2)
    g.move(0, HEAP)
    assert (g.piles[DECK][-2:], g.tops[DECK]) == ([4, 6], 2)


def test_a_card_that_comes_to_a_deck_otherwise_lies_below_its_known_top():
    g = deck_and_hand()
    g.put_on_top(4, DECK)
    g.move(7, DECK)
    assert g.piles[DECK][-1] == 4 and g.tops[DECK] == 1


def test_who_put_a_card_face_down_on_a_deck_knows_it_and_the_other_does_not():
    g = deck_and_hand()
    g.put_on_top(4, DECK, unseen=True)
    assert (g.knows[4], seen_cards(g, 0)["tops"], seen_cards(g, 1)["tops"]) == (1, [[DECK, 4]], [[DECK, -1]])
    assert seen_cards(g, SPECTATOR)["tops"] == [[DECK, -1]]


def test_a_card_shown_going_to_a_deck_is_known_until_the_deck_is_shuffled():
    g = deck_and_hand()
    g.move(4, ROW)
    g.put_on_top(4, DECK)
    assert g.knows[4] == EVERYBODY
    g.shuffle(DECK)
    assert g.knows[4] == 0 and g.tops[DECK] == 0


def test_a_card_that_leaves_a_hand_unseen_makes_the_whole_hand_unsure():
    g = deck_and_hand()
    for card in (4, 5, 6):
        g.look(card, 1)
    g.move_unseen(5, DECK)
    assert [g.knows[card] for card in (4, 5, 6)] == [1, 1, 1]


def test_a_card_that_leaves_a_hand_openly_stays_known_and_the_hand_too():
    g = deck_and_hand()
    g.look(4, 1)
    g.look(5, 1)
    g.move(5, HEAP)
    assert [g.knows[card] for card in (4, 5, 6)] == [EVERYBODY, EVERYBODY, 1]


def test_who_sees_the_pile_a_card_comes_to_learns_it():
    g = deck_and_hand()
    g.move_unseen(4, LENT)
    assert g.knows[4] == EVERYBODY
    g.move_unseen(0, LENT)
    assert g.knows[0] == 2


def test_news_is_when_somebody_learns_a_card_and_not_otherwise():
    g = deck_and_hand()
    before = g.news
    g.move_unseen(4, DECK)
    g.shuffle(DECK)
    assert g.news == before
    g.look(5, 1)
    assert g.news == before + 1
    g.look(5, 1)
    g.move(5, HEAP)
    assert g.news == before + 1


def test_the_discarded_cards_become_an_empty_deck_and_are_forgotten():
    g = bench(heap=(HEAP, ["speak", "give"]))
    draw(g, DECK, HAND, 1, refill=HEAP)
    assert g.piles[HEAP] == [] and g.knows == bytearray(2)
    assert g.question() is not None and g.outcomes == 2


def test_drawing_from_a_deck_that_runs_out_ends_there():
    g = bench(deck=(DECK, ["plain", "plain"]))
    draw(g, DECK, HAND, 5)
    for _ in range(2):
        g.question()
        g.answer(0)
    assert g.question() is None and len(g.piles[HAND]) == 2


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_an_imagined_deck_keeps_its_known_top_in_order(seat: int):
    g = deck_and_hand()
    g.put_on_top(4, DECK)
    g.put_on_top(7, DECK, unseen=True)
    g.move(5, ROW)
    g.put_on_top(5, DECK)
    seen = seen_cards(g, seat)
    assert seen["tops"] == [[DECK, 4 if seat == 0 else -1, 7 if seat == 1 else -1, 5]]
    twin = Bench(LIBRARY)
    lay_cards(twin, seat, seen, list(g.kind), FastDice(1))
    assert seen_cards(twin, seat) == seen
    assert sorted(card for pile in twin.piles for card in pile) == list(range(9))


@pytest.mark.parametrize("first", [0, 1])
def test_a_pile_is_shared_by_copies_until_one_of_them_writes_it(first: int):
    g = deck_and_hand()
    tables = [g, g.copy()]
    assert g.piles[DECK] is tables[1].piles[DECK]
    one, other = tables[first], tables[1 - first]
    one.move(0, HEAP)
    third = one.copy()
    one.move(1, HEAP)
    third.shuffle_into(HEAP, DECK)
    assert (one.piles[DECK], one.piles[HEAP]) == ([2, 3], [0, 1])
    assert (other.piles[DECK], other.piles[HEAP]) == ([0, 1, 2, 3], [])
    assert (third.piles[DECK], third.piles[HEAP]) == ([1, 2, 3, 0], [])
    other.put_on_top(4, DECK)
    assert one.tops[DECK] == 0 and other.tops[DECK] == 1
