"""Cards drawn, lost, fetched and exchanged, each from the own piles."""
from __future__ import annotations

from ravenhill.games.meccg.cards.wizards.own.drowning_seas import LoseAtRandom
from ravenhill.games.meccg.lines import SIDEBOARD_USED
from ravenhill.games.meccg.piles import DECK, DISCARD, HAND, LOCATION, OLD_SITES, ON_TOP, SIDEBOARD, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.drawing import DrawCard, Drawing, ExchangeIn, ExchangeOut, Exhaustion
from ravenhill.games.meccg.rules.piles import ANY_CARD, Fetch, FromAside
from tests.meccg.rules.scenes import EITHER_SEAT, empty, turn_of
from tests.meccg.tables import asked, choose, deck, hand, names, put


def test_R_DECK_08_what_the_second_seat_loses_at_random_lies_in_its_own_pile() -> None:
    g = empty()
    cards = hand(g, 1, "Dodge", "Wolves")
    g.then(LoseAtRandom(1, 1))
    g.question()
    g.answer(1)
    assert g.piles[DISCARD + 1] == [cards[1]] and g.piles[HAND + 1] == [cards[0]] and g.piles[DISCARD] == []


def test_R_DECK_09_who_fetches_a_card_into_the_deck_shuffles_it() -> None:
    for side in range(2):
        g = empty()
        seen, card = deck(g, side, "Wolves")[0], put(g, "Dodge", DISCARD, side)
        g.look(seen, side)
        g.then(Fetch(side, ANY_CARD, DECK))
        g.question()
        g.answer(card + 1)
        assert sorted(g.piles[DECK + side]) == [seen, card] and not g.is_known(seen, side)


def test_R_AMB_13_the_last_card_of_the_second_seats_pile_becomes_its_deck() -> None:
    for side in range(2):
        g = empty()
        card = put(g, "Dodge", DISCARD, side)
        g.then(Drawing(side, 1))
        g.question()
        assert g.piles[DECK + side] == [card]
        g.answer(0)
        assert g.pile[card] == HAND + side


@EITHER_SEAT
def test_R_DECK_08_what_is_lost_at_random_is_of_the_own_hand(side: int) -> None:
    g = turn_of(side)
    hand(g, side, "Dodge", "Wolves", "Giant")
    hand(g, 1 - side, "Dodge")
    g.then(LoseAtRandom(side, 2))
    g.question()
    assert g.outcomes == 3
    g.answer(0)
    g.question()
    g.answer(0)
    g.question()
    assert len(g.piles[HAND + side]) == 1 and len(g.piles[DISCARD + side]) == 2 and len(g.piles[HAND + 1 - side]) == 1


@EITHER_SEAT
def test_R_DECK_18_cards_are_exchanged_between_the_own_piles(side: int) -> None:
    g = turn_of(side)
    old, new = put(g, "Dodge", DISCARD, side), put(g, "Wolves", SIDEBOARD, side)
    put(g, "Giant", DISCARD, 1 - side)
    put(g, "Concealment", SIDEBOARD, 1 - side)
    g.then(Exhaustion(side))
    assert names(g) == ["Done", "Take Dodge"]
    choose(g, "Take Dodge")
    question = asked(g)
    assert isinstance(question, ExchangeIn) and names(g) == ["Take Wolves"]
    assert question.seen_by(g, side) is question
    assert isinstance(question.seen_by(g, 1 - side), ExchangeOut)          # nobody else learns which card goes
    choose(g, "Take Wolves")
    choose(g, "Done")
    assert g.pile[old] == SIDEBOARD + side and g.pile[new] == DECK + side


@EITHER_SEAT
def test_what_was_laid_on_top_of_a_deck_is_drawn_before_the_rest_of_it(side: int) -> None:
    g = turn_of(side)
    rest, top = put(g, "Dodge", DECK, side), put(g, "Block", ON_TOP, side)
    put(g, "Escape", ON_TOP, 1 - side)
    it = DrawCard(side, 1)
    assert it.cards(g) == [top]
    g.move(top, HAND + side)
    assert it.cards(g) == [rest]


@EITHER_SEAT
def test_R_AMB_12_when_a_deck_is_exhausted_its_players_old_sites_come_back(side: int) -> None:
    g = turn_of(side)
    own, theirs = (put(g, "Moria", OLD_SITES, seat) for seat in (side, 1 - side))
    g.state[own] = g.state[theirs] = TAPPED
    g.then(Exhaustion(side))
    g.question()
    assert (g.pile[own], g.state[own]) == (LOCATION + side, UNTAPPED)
    assert (g.pile[theirs], g.state[theirs]) == (OLD_SITES + 1 - side, TAPPED)


@EITHER_SEAT
def test_R_DECK_18_that_a_card_comes_from_the_sideboard_is_told_and_it_is_shown(side: int) -> None:
    for pile in (SIDEBOARD, DISCARD):
        g = turn_of(side)
        card = put(g, "Dodge", pile, side)
        g.log = []
        g.then(FromAside(side, ANY_CARD, HAND, True))
        choose(g, "Take Dodge")
        assert g.pile[card] == HAND + side and g.is_known(card, 1 - side)
        assert (SIDEBOARD_USED in [said.line for said in g.log]) is (pile == SIDEBOARD)


@EITHER_SEAT
def test_R_DECK_09_who_takes_a_card_of_the_sideboard_into_the_deck_shuffles_the_own(side: int) -> None:
    g = turn_of(side)
    card, (own,), (theirs,) = put(g, "Dodge", SIDEBOARD, side), deck(g, side, "Wolves"), deck(g, 1 - side, "Giant")
    g.look(own, side)
    g.look(theirs, 1 - side)
    g.then(FromAside(side, ANY_CARD, DECK, False))
    choose(g, "Take Dodge")
    assert g.pile[card] == DECK + side and not g.is_known(own, side) and g.is_known(theirs, 1 - side)
