"""Alatar."""
from __future__ import annotations

from ravenhill.core.frames import Roll
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, TAPPED, UNCONTROLLED, WOUNDED
from ravenhill.games.meccg.words.numbers import DRAWS_OPPONENT
from tests.meccg.cards.scenes import attacked_by, is_stopped, offers, on_the_way, second_company, until_over
from tests.meccg.tables import choose, company, give, hand, roll, settle


def test_tw_117_alatar_rides_to_the_aid_of_a_company_and_faces_a_strike() -> None:
    g, (gimli,) = on_the_way("Moria", "Gimli")
    alatar, legolas = company(g, 0, "Edhellond", "Alatar", "Legolas")
    ally = give(g, alatar, "Bill the Pony")
    g.host[legolas] = alatar
    attack = attacked_by(g, "Giant")
    choose(g, "Declared Alatar")
    settle(g)
    assert g.company[alatar] == g.company[gimli] and g.pile[ally] == DISCARD and g.host[legolas] == UNCONTROLLED
    choose(g, "Pass")
    choose(g, "Pass")
    assert attack.targets == [alatar]                          # one strike, and it is his
    until_over(g, attack)
    assert g.state[alatar] == TAPPED


def test_tw_117_he_taps_and_checks_even_after_a_cancelled_attack() -> None:
    g, (gimli,) = on_the_way("Moria", "Gimli")
    (alatar,) = company(g, 0, "Edhellond", "Alatar")
    hand(g, 0, "Escape")
    attack = attacked_by(g, "Giant")
    choose(g, "Declared Alatar")
    settle(g)
    choose(g, "Declared Escape")
    choose(g, "Take Gimli")
    settle(g)
    assert is_stopped(attack) and g.state[gimli] == WOUNDED
    while not isinstance(g.question(), Roll):
        g.answer(0)
    assert g.state[alatar] == TAPPED and attack.sworn == -1
    roll(g, 2)                                                 # his check
    assert g.pile[alatar] == IN_PLAY and attack not in g.stack


def test_tw_117_alatar_rides_from_a_haven_to_others_against_creatures() -> None:
    g, _ = on_the_way("Moria", "Gimli")
    company(g, 0, "Bree", "Alatar")
    attacked_by(g, "Giant")
    assert not offers(g, "Alatar")
    g, _ = on_the_way("Moria", "Alatar", origin="Edhellond")
    attacked_by(g, "Giant")
    assert not offers(g, "Alatar")


def test_tw_117_the_opponent_draws_one_less_for_his_company() -> None:
    g, _ = on_the_way("Moria", "Alatar")
    other = second_company(g, "Bree")
    assert g.asked(DRAWS_OPPONENT, g.current, 2) == 1 and g.asked(DRAWS_OPPONENT, g.current, 0) == 0
    assert g.asked(DRAWS_OPPONENT, other, 2) == 2
