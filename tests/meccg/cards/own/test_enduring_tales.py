"""Enduring Tales."""
from __future__ import annotations

import pytest

from ravenhill.core.dice import FastDice
from ravenhill.core.frames import EVERYBODY, Chance
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.cards.wizards.own.drowning_seas import LoseAtRandom
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DECK, DISCARD, HAND, IN_PLAY, MARSHALLED, NONE, ON_TOP
from ravenhill.games.meccg.rules.deck_top import WhereItGoes, covered, gaze, lay_on_top
from ravenhill.games.meccg.rules.drawing import DiscardDown, draw_cards
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.turn import DiscardOne
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.moments import LONG_EVENTS, ORGANIZING
from tests.meccg.cards.scenes import attacked_by, offers, on_the_way, organizing, play, window
from tests.meccg.tables import asked, choose, deck, hand, names, put, written_and_read

TALES = "Enduring Tales"


def told(*cards: str, below: tuple[str, ...] = ("Wolves", "Wargs", "Ford")) -> tuple[Meccg, list[int]]:
    """Seat 0 has these cards in hand, and the event lies in play."""
    g, _ = organizing("Rivendell", "Bilbo")
    deck(g, 0, *below)
    put(g, TALES, IN_PLAY, 0)
    return g, hand(g, 0, *cards)


def down(g: Meccg, count: int = 1, side: int = 0) -> None:
    g.then(DiscardDown(side, count))
    g.ready = False
    g.question()


def kind_of_question(g: Meccg) -> str: return type(g.question()).__name__


@pytest.mark.parametrize("side", [0, 1])
def test_dm_125_whoever_discards_may_lay_the_card_on_the_own_deck(side: int) -> None:
    g, _ = told()
    deck(g, side, "Stealth", "Hiding")
    dodge, block = hand(g, side, "Dodge", "Block")
    down(g, side=side)
    choose(g, "Take Dodge")
    assert kind_of_question(g) == "WhereItGoes" and asked(g).side == side and names(g) == ["No", "Take Dodge"]
    choose(g, "Take Dodge")
    assert g.piles[DECK + side][-1] == dodge and g.tops[DECK + side] == 1 and not g.piles[DISCARD + side]
    assert g.is_known(dodge, side) and not g.is_known(dodge, 1 - side) and covered(g, side, []) == [dodge]
    draw_cards(g, side, 1)
    g.ready = False
    assert isinstance(g.question(), Chance) and g.outcomes == 1
    g.answer(0)
    assert g.pile[dodge] == HAND + side and g.pile[block] == HAND + side and faults(g) == []


def test_dm_125_or_it_goes_to_the_discard_pile_as_ever() -> None:
    g, (dodge,) = told("Dodge")
    down(g)
    choose(g, "Take Dodge")
    choose(g, "No")
    assert g.pile[dodge] == DISCARD and g.tops[DECK] == 0 and faults(g) == []
    g, _ = organizing("Rivendell", "Bilbo")                # and without the event nobody is asked
    (dodge,) = hand(g, 0, "Dodge")
    down(g)
    choose(g, "Take Dodge")
    assert g.pile[dodge] == DISCARD and kind_of_question(g) == "Declare"


def test_dm_125_it_is_played_in_the_long_event_phase_alone() -> None:
    for moment, right in ((LONG_EVENTS, True), (ORGANIZING, False)):
        g, _ = window(moment, "Rivendell", "Bilbo")
        (card,) = hand(g, 0, TALES)
        assert offers(g, TALES) is right
        if right:
            play(g, TALES)
            assert g.is_in_play(card)


def test_dm_125_several_lie_in_the_order_in_which_they_were_laid() -> None:
    g, (dodge, block) = told("Dodge", "Block")
    down(g, 2)
    for card in ("Dodge", "Dodge", "Block", "Block"):
        choose(g, f"Take {card}")
    assert g.piles[DECK][-2:] == [dodge, block] and g.tops[DECK] == 2 and covered(g, 0, []) == [block]
    assert covered(g, 0, [block]) == [dodge] and len(covered(g, 0, [block, dodge])) == 3


def test_dm_125_it_goes_face_down_though_discards_are_open() -> None:
    for lays in (True, False):
        g, (dodge,) = told("Wolves")
        put(g, "Pallando", IN_PLAY, 1)
        down(g)
        choose(g, "Take Wolves")
        assert not g.is_known(dodge, 1)
        choose(g, "Take Wolves" if lays else "No")
        assert g.is_known(dodge, 1) is not lays and bool(g.seen) is not lays


def test_dm_125_what_was_shown_is_not_noticed_before_it_lies_somewhere() -> None:
    for lays in (True, False):
        g, (wolves,) = told("Wolves")
        watcher = put(g, "Knowledge of the Enemy", MARSHALLED, 1)
        g.learn(wolves, EVERYBODY)
        discard(g, wolves)
        g.ready = False
        assert kind_of_question(g) == "WhereItGoes"
        choose(g, "Take Wolves" if lays else "No")
        assert (kind_of_question(g) == "RemoveSeen") is not lays and g.pile[watcher] == MARSHALLED + 1
        assert g.is_known(wolves, 1)                       # both saw it go there


def test_dm_125_a_cost_goes_there_before_anything_answers() -> None:
    g, _ = on_the_way("Moria", "Gimli")
    put(g, TALES, IN_PLAY, 0)
    put(g, "Dragon-feuds", IN_PLAY, 0)
    (drake,) = hand(g, 0, "Cave-drake")
    deck(g, 0, "Ford")
    attacked_by(g, "Cave-drake")
    choose(g, "Declared Dragon-feuds")
    if kind_of_question(g) == "Pick":
        choose(g, "Take Cave-drake")
    assert kind_of_question(g) == "WhereItGoes" and not g.chain()
    assert GAME.dialog(g) < 0 and [type(it.seen_by(g, 1)) for it in g.stack] == [type(it) for it in g.stack]
    assert faults(g) == []
    choose(g, "Take Cave-drake")
    assert kind_of_question(g) == "Declare" and g.chain() and g.piles[DECK][-1] == drake and g.tops[DECK] == 1


def test_dm_125_cards_lost_at_random_are_asked_about_one_by_one() -> None:
    g, cards = told("Dodge", "Block", "Escape")
    g.then(LoseAtRandom(0, 2))
    g.ready = False
    g.question()
    g.answer(0)
    g.question()
    g.answer(0)
    assert len(g.piles[DISCARD]) == 2 and kind_of_question(g) == "WhereItGoes"
    g.answer(1)
    g.question()
    g.answer(1)
    assert g.tops[DECK] == 2 and not g.piles[DISCARD] and sorted(g.piles[DECK][-2:]) == sorted(cards[:2])


def test_dm_125_at_the_end_of_the_turn_who_is_active_is_asked_first() -> None:
    g, (dodge,) = told("Dodge")
    (block,) = hand(g, 1, "Block")
    g.active = 1
    both = DiscardOne()
    both.picks[:] = [dodge, block]
    both.revealed(g)
    g.ready = False
    assert kind_of_question(g) == "WhereItGoes" and asked(g).side == 1
    g.answer(0)
    assert kind_of_question(g) == "WhereItGoes" and asked(g).side == 0
    assert NONE not in both.picks


# What lies there already

def gazed(g: Meccg, by: int, total: int = 5) -> set[int]:
    """Somebody has looked at the five top cards of seat 0's deck."""
    gaze(g, 0, by)
    g.ready = False
    while isinstance(g.question(), Chance):
        g.answer(0)
    assert len(g.piles[ON_TOP]) == total
    return set(g.piles[ON_TOP])


SIX = ("Wolves", "Wargs", "Ford", "Stealth", "Hiding", "River", "Escape", "Concealment")


def test_dm_125_upon_what_was_laid_back_in_no_order() -> None:
    g, (dodge, block) = told("Dodge", "Block", below=SIX)
    five = gazed(g, by=1)
    down(g, 2)
    for card in ("Dodge", "Dodge", "Block", "Block"):
        choose(g, f"Take {card}")
    assert g.tops[ON_TOP] == 2 and g.tops[DECK] == 0 and covered(g, 0, []) == [block]
    assert set(covered(g, 0, [block, dodge])) == five and all(g.is_known(card, 1) for card in five)
    assert not g.is_known(dodge, 1) and g.is_known(dodge, 0)
    assert faults(g) == []
    for seat in range(2):
        view = GAME.view(g, seat)
        assert view["tops"] == [[ON_TOP, *([dodge, block] if seat == 0 else [-1, -1])]]
    again = written_and_read(g)
    assert again.tops[ON_TOP] == 2 and [again.facts(it).name for it in again.piles[ON_TOP][-2:]] == ["Dodge", "Block"]
    twin = g.copy()
    twin.redeal(1, FastDice(3))
    assert {twin.kind[card] for card in five} == {g.kind[card] for card in five}


def test_dm_125_seven_on_top_and_five_are_looked_at_again() -> None:
    g, (dodge, block) = told("Dodge", "Block", below=SIX)
    five = gazed(g, by=1)
    lay_on_top(g, dodge, 0)
    lay_on_top(g, block, 0)
    again = gazed(g, by=1)
    assert {dodge, block} <= again and len(again & five) == 3 and g.tops[ON_TOP] == 0 and g.tops[DECK] == 2
    assert g.is_known(dodge, 0) and g.is_known(dodge, 1)   # who laid it there knows that it is among them
    assert set(g.piles[DECK][-2:]) == five - again
    assert not any(g.is_known(card, 1) for card in g.piles[DECK]) and faults(g) == []
    g.shuffle(DECK)
    assert g.tops[DECK] == g.tops[ON_TOP] == 0 and not g.piles[ON_TOP] and not any(g.knows[it] for it in g.piles[DECK])


def test_dm_125_what_lay_in_order_comes_among_the_five() -> None:
    g, (dodge,) = told("Dodge", below=SIX)
    lay_on_top(g, dodge, 0)
    five = gazed(g, by=1)
    assert dodge in five and g.is_known(dodge, 0) and len([it for it in five if g.is_known(it, 0)]) == 1


def test_dm_125_who_does_not_know_the_card_imagines_one() -> None:
    g, (dodge, block) = told("Dodge", "Block")
    put(g, "Stealth", DISCARD, 0)
    down(g)
    choose(g, "Take Dodge")
    for seat, seen in ((0, dodge), (1, -1)):
        frame = g.stack[-1].seen_by(g, seat)
        assert isinstance(frame, WhereItGoes) and frame.card == seen
    assert kind_of_question(written_and_read(g)) == "WhereItGoes"
    guess = WhereItGoes(0, -1)
    assert guess.which(g) == dodge and guess.options(g) == [0, 1] and block != dodge


def test_dm_125_a_played_event_is_no_discard() -> None:
    g, _ = on_the_way("Moria", "Bilbo")
    put(g, TALES, IN_PLAY, 0)
    (event,) = hand(g, 0, "Concealment")
    attacked_by(g, "Cave-drake")
    play(g, "Concealment")
    assert g.pile[event] == DISCARD and kind_of_question(g) != "WhereItGoes"
