"""Mirror of Galadriel."""
from __future__ import annotations

from ravenhill.core.dice import FastDice
from ravenhill.games.meccg.piles import DECK, HAND, IN_PLAY, ON_TOP
from ravenhill.games.meccg.rules.drawing import draw_cards
from tests.meccg.cards.scenes import SEVEN_CARDS, offers, organizing, see_tops, until_settled
from tests.meccg.tables import choose, deck, hand, names, put


def test_tw_282_the_mirror_shows_a_hand_and_the_top_of_one_deck() -> None:
    g, _ = organizing("Lórien", "Gimli")
    hand(g, 0, "Mirror of Galadriel")
    secret = hand(g, 1, "Dodge")[0]
    cards = deck(g, 1, *SEVEN_CARDS)
    choose(g, "Declared Mirror of Galadriel")
    choose(g, "Pass")
    choose(g, "Pass")
    assert g.is_known(secret, 0)
    assert names(g) == ["No", "DeckOf"]                        # the own deck is empty
    choose(g, "DeckOf")
    see_tops(g)
    top = g.piles[ON_TOP + 1]
    assert sorted(top) == cards[:5] and all(g.is_known(card, 0) and not g.is_known(card, 1) for card in top)
    assert g.deck_size(1) == 7 and len(g.piles[DECK + 1]) == 2


def test_tw_282_what_lies_on_top_is_drawn_first_and_a_shuffle_ends_it() -> None:
    g, _ = organizing("Lórien", "Gimli")
    cards = deck(g, 0, *SEVEN_CARDS)
    for card in cards[:5]:
        g.move_unseen(card, ON_TOP)
    g.dice, g.quick = FastDice(1), True
    draw_cards(g, 0, 3)
    g.question()
    assert len(g.piles[HAND]) == 3 and set(g.piles[HAND]) <= set(cards[:5])
    g.shuffle(DECK)
    assert g.piles[ON_TOP] == [] and len(g.piles[DECK]) == 4


def test_tw_282_the_mirror_is_in_lorien_and_a_bane_veils_the_deck_but_not_the_hand() -> None:
    g, _ = organizing("Rivendell", "Gimli")
    hand(g, 0, "Mirror of Galadriel")
    assert not offers(g, "Mirror of Galadriel")
    g, _ = organizing("Lórien", "Gimli")
    hand(g, 0, "Mirror of Galadriel")
    put(g, "Bane of the Ithil-stone", IN_PLAY, 1)
    secret = hand(g, 1, "Dodge")[0]
    deck(g, 1, *SEVEN_CARDS)
    choose(g, "Declared Mirror of Galadriel")
    until_settled(g)
    assert g.is_known(secret, 0) and g.piles[ON_TOP + 1] == []
