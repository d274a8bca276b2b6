"""Creatures with a text."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Roll
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, TAPPED, UNTAPPED
from tests.meccg.cards.scenes import (
    at_rest,
    attacked_by,
    declare,
    in_play,
    on_the_way,
    play,
    refused,
    the_company,
    until_settled,
)
from tests.meccg.tables import choose, company, give, hand, names, put, roll, settle


def test_tw_023_a_corpse_candle_tries_everybody_before_it_strikes_unless_it_is_cancelled():
    for cancelled in (False, True):
        g, people = on_the_way("Bree", "Gimli", "Aragorn II")
        for it in people:
            give(g, it, "The Mithril-coat")
        hand(g, 0, "Concealment")
        attacked_by(g, "Corpse-candle")
        if cancelled:
            play(g, "Concealment", "Take Aragorn II")
            assert all(g.pile[it] == IN_PLAY for it in people)
        else:
            g.answer(0)
            g.answer(0)
            until_settled(g, 2)
            assert all(g.pile[it] != IN_PLAY for it in people)


def until_over(g):
    for _ in range(200):
        if not g.attackers:
            return
        question = g.question()
        g.answer(5 if isinstance(question, Roll) else 0 if 0 in g.offered else g.offered[0])
    raise AssertionError("the attack goes on")


@pytest.mark.parametrize(("id", "hunter", "attacks", "may_save_himself"), [
    ("tw-008", "Assassin", 3, False), ("tw-089", "Slayer", 2, True),
])
def test_hunters_strike_one_character_again_and_again_unless_others_tap(id, hunter, attacks, may_save_himself):
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    attack = attacked_by(g, hunter)
    g.answer(0)
    g.answer(0)
    choose(g, "Take Gimli")                                      # the attacker chooses
    assert ("Take Gimli" in names(g)) == may_save_himself
    choose(g, "Take Legolas")
    assert g.state[legolas] == TAPPED
    for _ in range(80):
        if attack.number == 1 and attack.targets:
            break
        question = g.question()
        g.answer(0 if 0 in g.offered or not hasattr(question, "side") else g.offered[0])
    assert attack.targets == [gimli] and attack.thwarted == 1
    until_over(g)
    assert g.pile[attack.card] == DISCARD + 1                    # one attack was cancelled: it is not defeated
    assert attack.number == attacks - 1


def test_tw_083_ren_makes_everybody_check_the_mover_first_and_each_in_his_order() -> None:
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    elrond, arwen = company(g, 1, "Rivendell", "Elrond", "Arwen")
    ren = put(g, "Ren the Unclean", IN_PLAY, 1)
    declare(g, "Ren the Unclean")
    choose(g, "Pass")
    choose(g, "Declared Arwen 2")                              # in support, though it is not her player's turn
    choose(g, "Take Elrond")
    settle(g)
    assert g.state[arwen] == TAPPED and [(it.who, it.more) for it in g.aids] == [(elrond, 1)]
    assert names(g) == ["Take Gimli", "Take Legolas"]
    choose(g, "Take Legolas")
    settle(g)
    roll(g, 2)
    choose(g, "Take Gimli")
    settle(g)
    roll(g, 2)
    assert names(g) == ["Take Elrond", "Take Arwen"]
    choose(g, "Take Arwen")
    settle(g)
    roll(g, 7)
    settle(g)
    roll(g, 7)
    assert g.pile[ren] == DISCARD + 1 and g.aids == []
    assert in_play(g, gimli) and in_play(g, legolas)
    g, _ = on_the_way("Bree", "Gimli")
    tapped = put(g, "Ren the Unclean", IN_PLAY, 1)
    g.state[tapped] = TAPPED
    assert refused(g, "Ren the Unclean")


def test_tw_008_who_hunts_one_alone_does_not_turn_to_another() -> None:
    g, (gimli, legolas) = at_rest("Bree", "Gimli", "Legolas")
    attack = attacked_by(g, "Assassin")
    while g.stack[-1] is not attack:
        g.stack.pop()
    g.ready = False
    attack.number, attack.prey, attack.at = 1, gimli, 3
    from ravenhill.games.meccg.rules.leaving import eliminate
    eliminate(g, gimli)
    attack.the_attacker_assigns(g, the_company(g))
    assert attack.targets == [] and in_play(g, legolas)


def test_tw_079_who_stays_untapped_stays_so_when_he_is_only_robbed() -> None:
    for untapped in (True, False):
        g, (gimli,) = at_rest("Bree", "Gimli")
        attack = attacked_by(g, "Pick-pocket")
        while g.stack[-1] is not attack:
            g.stack.pop()
        from ravenhill.games.meccg.rules.strikes import Strike
        strike = Strike(0, gimli)
        strike.untapped = untapped
        attack.targets, attack.results = [gimli], [0]
        g.then(strike)
        strike.it_wounds(g, attack)
        assert (g.state[gimli] == UNTAPPED) == untapped
