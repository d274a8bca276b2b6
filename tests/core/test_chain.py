"""Chains and triggers: what the games' own random play seldom or never reaches."""
from __future__ import annotations

import pytest

from ravenhill.core.cards import draw, replaced
from ravenhill.core.chain import PASS, Chain, Declare, OrderTriggers, Pick
from ravenhill.core.choices import Declared
from ravenhill.core.errors import IllegalAnswer, RavenhillError
from ravenhill.core.frames import EVERYBODY
from ravenhill.core.library import Library, Printed
from ravenhill.core.log import HIDDEN
from tests.core.tables import DECK, HAND, HEAP, LATER, LIBRARY, NOW, PLAIN, ROW, SPEAK, Bench, Long, bench


def declared(card: int) -> int:
    return (card + 1) * 8


def answer(g: Bench, *options: int) -> None:
    for option in options:
        g.question()
        g.answer(option)
    g.question()


def test_of_several_triggers_the_active_player_says_which_is_first():
    g = bench(mine=(ROW, ["listen"]), theirs=(ROW + 1, ["listen", "listen"]))
    g.active = 1
    g.moment(LATER)
    question = g.question()
    assert isinstance(question, OrderTriggers) and question.side == 1 and g.offered == [0, 1, 2]
    assert question.choice(g, 2) == Declared(2, 0)
    answer(g, 2, PASS, PASS)
    assert g.happened == [2] and isinstance(g.question(), OrderTriggers) and g.offered == [0, 1]
    answer(g, 0, PASS, PASS)
    assert g.happened == [2, 0]                      # the last one needs no order
    answer(g, PASS, PASS)
    assert g.happened == [2, 0, 1] and isinstance(g.question(), Declare)


def test_a_trigger_may_be_answered_by_the_other_side_first():
    g = bench(mine=(ROW, ["listen"]))
    g.moment(LATER)
    question = g.question()
    assert isinstance(question, Declare) and question.side == 1
    chain = g.chain()
    assert chain is not None and [link.card for link in chain.links] == [0]


def test_what_is_stopped_skips_to_its_last_step_and_the_chain_that_stopped_it_goes_on():
    g = bench(hand=(HAND, ["stop"]), other=(HAND + 1, ["speak"]))
    g.then(Long())
    answer(g, declared(0), declared(1), PASS, PASS)
    assert g.happened[:1] == [1]                     # the answer happened first
    while g.question() is not None:
        g.answer(PASS)
    assert g.happened == [1, 0, -3]                  # then both effects of the card that stopped it, then the last step


def test_without_being_stopped_every_step_happens():
    g = bench(hand=(HAND, ["stop"]))
    g.then(Long())
    answer(g, PASS, PASS)
    assert g.happened == [-10, -1, -2, -3]


def test_a_chain_under_way_is_no_part_of_what_lies_below_it():
    g = bench(hand=(HAND, ["speak"]))
    g.then(Long())
    answer(g, declared(0))
    g.stop(1)
    assert [getattr(frame, "stopped", False) for frame in g.stack] == [False, True, True, True, False, False]
    assert isinstance(g.stack[-2], Chain)


@pytest.mark.parametrize(("card", "shown"), [("bury", HIDDEN), ("give", 1)])
def test_a_chain_names_a_card_paid_as_a_cost_only_if_everybody_saw_it(card: str, shown: int):
    g = bench(hand=(HAND, [card, "plain", "plain"]))
    g.moment(NOW)
    answer(g, declared(0))
    assert isinstance(g.question(), Pick) and g.offered == [1, 2]
    answer(g, 1)
    chain = g.chain()
    assert chain is not None and chain.links[0].picks == [shown]
    assert g.pile[1] == DECK if card == "bury" else g.knows[1] == EVERYBODY
    answer(g, PASS, PASS)
    assert g.happened == [0]


def test_a_declaration_is_shown_when_its_costs_are_paid_and_not_before():
    g = bench(hand=(HAND, ["give", "plain", "plain"]))
    g.moment(NOW)
    answer(g, declared(0))
    assert g.knows[0] == 1 and g.news == 0
    answer(g, 1)
    assert g.knows[0] == EVERYBODY and g.news == 2


def test_whoever_is_active_is_asked_again_after_a_chain():
    g = bench(hand=(HAND, ["speak", "speak"]), other=(HAND + 1, ["speak"]))
    g.moment(NOW)
    answer(g, declared(0), PASS, PASS)
    question = g.question()
    assert isinstance(question, Declare) and question.side == 0 and g.offered == [PASS, declared(1)]
    answer(g, PASS, declared(2), PASS, PASS)
    question = g.question()
    assert isinstance(question, Declare) and question.side == 0
    answer(g, PASS, PASS)
    assert g.happened == [0, 2] and g.ended


def test_a_card_with_a_ninth_sentence_is_refused_by_name():
    sentences = SPEAK.rules * 8
    assert Library([Printed("talker", sentences)], moments=2).mays[NOW] == [list(range(8))]
    with pytest.raises(RavenhillError, match="babbler has 9 sentences, and 8 are the most"):
        Library([PLAIN, Printed("babbler", sentences + SPEAK.rules)], moments=2)


# What is offered is what the table says, whoever changed it

def test_a_card_taken_away_by_hand_is_no_longer_offered():
    g = bench(hand=(HAND, ["speak", "speak"]))
    g.moment(NOW)
    g.question()
    assert g.offered == [PASS, declared(0), declared(1)]
    g.move(1, HEAP)
    g.question()
    assert g.offered == [PASS, declared(0)]


def test_an_answer_is_checked_against_the_table_as_it_is():
    g = bench(hand=(HAND, ["speak", "plain"]))
    g.moment(NOW)
    g.question()
    g.move(0, HEAP)
    with pytest.raises(IllegalAnswer):
        g.answer(declared(0))
    g.kind = replaced(g.kind, 1, LIBRARY.numbers["speak"])
    g.answer(declared(1))
    answer(g, PASS, PASS)
    assert g.happened == [1]


def test_a_seat_that_asks_again_is_told_what_has_changed():
    g = bench(hand=(HAND, ["plain"]))
    g.moment(NOW)
    assert g.to_answer() == [0] and g.ask(0) is not None and g.offered == [PASS]
    g.kind = replaced(g.kind, 0, LIBRARY.numbers["speak"])
    assert g.ask(0) is not None and g.offered == [PASS, declared(0)]


def test_a_copy_is_offered_what_lies_on_it():
    g = bench(hand=(HAND, ["speak"]))
    g.moment(NOW)
    g.question()
    twin = g.copy()
    twin.kind = replaced(twin.kind, 0, LIBRARY.numbers["plain"])
    twin.question()
    g.question()
    assert (g.offered, twin.offered) == ([PASS, declared(0)], [PASS])


def test_dice_are_asked_for_what_can_be_drawn_now():
    g = bench(deck=(DECK, ["plain", "plain", "plain"]))
    draw(g, DECK, HAND, 1)
    g.question()
    g.move(2, HEAP)
    with pytest.raises(IllegalAnswer, match="not one of the 2 outcomes"):
        g.answer(2)
