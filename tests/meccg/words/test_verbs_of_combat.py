"""Verbs of combat: what they do to an attack, a strike and whom it takes, and leave alone of another."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import CHAIN, DISCARD, FIRST_COMPANY, IN_PLAY, LOCATION, SLOTS, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.attacks import NO_CAPTOR
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.leaving import join, keep_with
from ravenhill.games.meccg.rules.returning import HowKeyed
from ravenhill.games.meccg.rules.spoils import InWhoseWound
from ravenhill.games.meccg.terms import CHARACTER, WILDERNESS
from ravenhill.games.meccg.words.changes import FewerStrikes, HalfTheStrikes, OnThisAttack
from ravenhill.games.meccg.words.numbers import ATTACK_PROWESS, ATTACK_STRIKES
from ravenhill.games.meccg.words.verbs import combat, returning
from ravenhill.games.meccg.words.verbs.prisons import LieInWait
from ravenhill.games.meccg.words.who.people import BEARER
from tests.meccg.cards.scenes import attacked_by, on_the_way, second_company, struck_by, visiting
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company, give, hand, put, table
from tests.meccg.words.asking import asks


@pytest.mark.parametrize("change, may_each", [
    (OnThisAttack(ATTACK_STRIKES, 1), False), (OnThisAttack(ATTACK_PROWESS, 1), True), (FewerStrikes(1), True),
    (HalfTheStrikes(True), False), (HalfTheStrikes(False), False),
])
def test_R_CMB_08_an_attack_on_each_has_no_more_strikes_but_may_be_changed_otherwise(
    change: OnThisAttack | FewerStrikes | HalfTheStrikes, may_each: bool,
) -> None:
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    attack = attacked_by(g, "Wargs")
    verb = combat.ForThisAttack(change, BEARER)
    for attack.each in (False, True):
        assert verb.possible(g, asks(-1), g.stack.index(attack)) is (may_each or not attack.each)
    assert not verb.possible(g, asks(-1), 0)                   # what lies there is no attack


def test_a_printed_attack_is_no_automatic_one_and_is_faced_by_the_company_or_by_one() -> None:
    g, (gimli, balin) = visiting("Moria", "Gimli", "Balin")
    printed = automatic(g, g.companies[0].site)[0]
    whole, one = combat.FacePrinted(BEARER, printed), combat.FaceAlone(BEARER, printed)
    for verb, thing, alone in ((whole, 0, -1), (one, balin, balin)):
        verb.do(g, asks(gimli), thing)
        it = g.nearest(Attack)
        assert not it.automatic and (it.slot, it.card, it.alone) == (0, gimli, alone)


@pytest.mark.parametrize("state, keeps, stays, may", [
    (UNTAPPED, False, False, True), (TAPPED, False, False, False), (UNTAPPED, True, False, False),
    (UNTAPPED, False, True, False),
])
def test_R_DECK_16_who_would_not_tap_anyhow_gains_nothing(state: int, keeps: bool, stays: bool, may: bool) -> None:
    g, (gimli,) = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    assert not combat.Fight(BEARER, keeps=True).possible(g, asks(-1), gimli)
    _, strike = struck_by(g, "Wargs", gimli)
    g.state[gimli], strike.keeps, strike.untapped = state, keeps, stays
    assert combat.Fight(BEARER, keeps=True).possible(g, asks(-1), gimli) is may
    for prowess, rolls in ((1, 1), (0, 2)):
        assert combat.Fight(BEARER, prowess, keeps=True, rolls=rolls).possible(g, asks(-1), gimli)


@EITHER_SEAT
def test_R_CMB_34_a_fight_changes_this_strike_and_remembers_whose_skill_it_was(side: int) -> None:
    g, (gimli,) = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    blow = put(g, "Risky Blow", CHAIN, 0)
    _, strike = struck_by(g, "Wargs", gimli)
    combat.Fight(BEARER, 3, 1, True, 2).do(g, asks(blow, side=side), gimli)
    combat.StrikeHas(BEARER, 2, 1).do(g, asks(blow), gimli)
    assert (strike.modifier, strike.weakness, strike.rolls, strike.keeps, strike.skilled) == (3, 1, 2, True, 1 << side)
    assert (strike.strength, strike.toughness) == (2, 1)


@pytest.mark.parametrize("left, picked, target, captor, may", [
    (True, True, "Gimli", NO_CAPTOR, True), (False, True, "Gimli", NO_CAPTOR, False),
    (True, True, "Gollum", NO_CAPTOR, False), (True, True, "Gimli", 3, False),
    (True, False, "Gimli", NO_CAPTOR, True), (True, False, "Gollum", NO_CAPTOR, False),
])
def test_R_PRIS_01_a_host_waits_for_a_character_at_a_site_that_is_still_there(
    left: bool, picked: bool, target: str, captor: int, may: bool,
) -> None:
    g, (gimli,) = on_the_way("Goblin-gate", "Gimli", path=(WILDERNESS,))
    gollum, site = give(g, gimli, "Gollum"), put(g, "Ettenmoors", LOCATION, 1)
    host, = hand(g, 1, "Flies and Spiders")
    if not left:
        g.move(site, DISCARD)
    word, source = LieInWait(BEARER), asks(host, *([site] if picked else []), side=1)
    assert not word.possible(g, source, host)                  # nobody is struck
    _, strike = struck_by(g, "Giant Spiders", gimli if target == "Gimli" else gollum)
    strike.captor = captor
    assert word.possible(g, source, host) is may
    strike.cancelled = True
    assert not word.possible(g, source, host)


def test_the_creature_that_comes_for_them_is_as_it_was() -> None:
    g, (gimli,) = on_the_way("Bree", "Gimli", path=(WILDERNESS, WILDERNESS))
    curse = give(g, gimli, "Bring Our Curses Home", 1)
    wargs = put(g, "Wargs", DISCARD, 1)
    assert not returning.SomebodyComes().holds(g, asks(curse, side=1))
    keep_with(g, wargs, curse)
    assert returning.SomebodyComes().holds(g, asks(curse, side=1))
    returning.ComeForThem(BEARER).do(g, asks(curse, side=1), curse)
    it = g.nearest(HowKeyed)
    assert (it.side, it.card, it.prowess, it.body, it.keeper) == (1, wargs, 0, 0, curse)
    g.current = -1
    assert not returning.SomebodyComes().holds(g, asks(curse, side=1))


def test_R_AMB_161_who_loses_heart_is_there_and_has_somewhere_to_go() -> None:
    g = table()
    gimli = put(g, "Gimli", IN_PLAY, 0)
    verb = returning.LoseHeart(BEARER, 12)
    assert gimli == 0 and not verb.possible(g, asks(-1), gimli) and verb.possible(g, asks(-1), -1)
    join(g, gimli, second_company(g, "Moria"))
    assert verb.possible(g, asks(-1), gimli)
    for it in [it for it in g.cards.facts if it.type == CHARACTER and it.name != "Gimli"][:SLOTS // 2 - 1]:
        company(g, 0, "Moria", it.name)
    assert not verb.possible(g, asks(-1), gimli)               # ten companies are the most


# Blades

@EITHER_SEAT
@pytest.mark.parametrize("name, once", [("Morgul-knife", True), ("Icy Touch", False)])
def test_a_blade_comes_into_an_attack_and_lies_with_its_owner(side: int, name: str, once: bool) -> None:
    g = turn_of(1 - side)
    slot = (1 - side) * SLOTS // 2
    company(g, 1 - side, "Moria", "Gimli")
    lay = combat.LayBlade(BEARER)
    blade, again = hand(g, side, name, name)
    assert lay.possible(g, asks(blade, side=side), slot)
    lay.do(g, asks(blade, side=side), slot)
    assert g.pile[blade] == IN_PLAY + side and g.host[blade] == FIRST_COMPANY - slot
    assert lay.possible(g, asks(again, side=side), slot) is not once
    assert lay.possible(g, asks(again, side=side), slot + 1)


@pytest.mark.parametrize("wounded, asked, lost", [(0, False, True), (1, False, False), (2, True, False)])
def test_R_CORR_02_the_attacker_says_in_whose_wound_of_several_the_blade_stays(
    wounded: int, asked: bool, lost: bool,
) -> None:
    g, people = on_the_way("Bree", "Gimli", "Balin", path=(WILDERNESS,))
    blade = give(g, FIRST_COMPANY, "Morgul-knife", 1)
    attacked_by(g, "Wargs").wounded = people[:wounded]
    assert combat.StayInTheWound(BEARER).happen(g, asks(blade, side=1))
    question = g.stack[-1]
    assert isinstance(question, InWhoseWound) is asked and g.is_in_play(blade) is not lost
    if isinstance(question, InWhoseWound):
        assert (question.side, question.victims) == (1, people)
    elif not lost:
        assert g.host[blade] == people[0]
