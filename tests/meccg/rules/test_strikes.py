"""Strikes: those that fail, are cancelled or are strengthened, and what comes between them."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Roll
from ravenhill.games.meccg.cards.wizards.own.sacrifice_of_form import FormSacrificed
from ravenhill.games.meccg.cards.wizards.own.true_fana import TrueForm
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, MARSHALLED, OUT, SITE_PHASE, SITES, SLOTS, TAPPED
from ravenhill.games.meccg.rules.attacks import BEATEN, RESOLVED
from ravenhill.games.meccg.rules.combat import Attack, BetweenStrikes, NextStrike, the_creature_leaves
from ravenhill.games.meccg.rules.falling import falls
from ravenhill.games.meccg.rules.guards import automatic, giver_of
from ravenhill.games.meccg.rules.spoils import PlayPrize
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.rules.strikes import TakeStrike
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import at_rest, attacked_by, struck_by, visiting
from tests.meccg.rules.scenes import EITHER_SEAT, FIRST, empty, lone_wanderer, turn_of
from tests.meccg.tables import asked, choose, company, give, hand, names, put, roll


def on_top(g: Meccg, attack: Attack) -> None:
    """Nothing lies above the attack any more."""
    while g.stack[-1] is not attack:
        g.stack.pop()
    g.ready = False


def test_R_CMB_19_each_strike_of_an_attack_that_was_overcome_fails_for_itself() -> None:
    g, (gandalf,) = at_rest("Bree", "Gandalf")
    attack = attacked_by(g, "Cave-drake")
    on_top(g, attack)
    attack.strikes, attack.prowess, attack.body = 2, 3, 8
    g.then(TrueForm(gandalf))
    roll(g, 7)
    roll(g, 9, 8)                                              # above its body, and not
    assert attack.results == [BEATEN, RESOLVED]


def test_R_AMB_67_if_the_prey_is_gone_the_next_attack_strikes_nobody() -> None:
    g, (aragorn, elladan) = at_rest("Bree", "Aragorn II", "Elladan")
    attack = attacked_by(g, "Slayer")
    on_top(g, attack)
    attack.number, attack.prey = 1, elladan
    falls(g, elladan)
    attack.at = 3
    g.ready = False
    g.question()
    assert attack.targets == [] and not g.under_way(Attack) and g.pile[attack.card] == DISCARD + 1
    assert g.is_in_play(aragorn)


def test_R_CMB_30_a_cancelled_strike_is_not_rolled_for() -> None:
    g, people = at_rest("Bree", "Aragorn II")
    attack, strike = struck_by(g, "Orc-guard", people[0])
    strike.cancelled = True
    g.answer(0)
    assert not isinstance(g.question(), Roll) and attack.results == [RESOLVED]


def test_R_AMB_61_between_strikes_the_hazard_player_acts_only_in_the_movement_hazard_phase() -> None:
    for visit in (False, True):
        g, people = (visiting if visit else at_rest)("Bree", "Aragorn II", "Elladan")
        attack = attacked_by(g, "Wolves")
        while not isinstance(g.stack[-1], Attack):
            g.stack.pop()
        attack.targets, attack.results, attack.at = people.copy(), [BEATEN, 0], 5
        g.ready = False
        assert (g.phase == SITE_PHASE) is visit and asked(g).side == 0 and isinstance(g.stack[-3], BetweenStrikes)
        g.answer(0)
        if not visit:
            assert not isinstance(g.question(), NextStrike) and asked(g).side == 1
            g.answer(0)
        assert isinstance(g.question(), NextStrike)


def test_R_CMB_16_what_strengthens_a_strike_counts_against_its_target() -> None:
    for strength, beaten in ((0, True), (1, False)):
        g, people = at_rest("Bree", "Aragorn II")
        attack, strike = struck_by(g, "Orc-guard", people[0])
        attack.prowess, attack.body = prowess(g, people[0], attack.race) + 5, 0
        strike.strength = strength
        g.answer(0)
        roll(g, 6)
        assert (attack.results == [BEATEN]) is beaten


def test_R_CMB_19_the_strikes_of_a_lesser_attack_fail_at_once() -> None:
    g, (gandalf,) = at_rest("Bree", "Gandalf")
    attack = attacked_by(g, "Cave-drake")
    while g.stack[-1] is not attack:
        g.stack.pop()
    g.ready = False
    attack.strikes, attack.prowess, attack.body = 1, 3, 8
    g.then(TrueForm(gandalf))
    roll(g, 7, 9)                                              # one strike, and one roll for its body
    assert attack.results == [BEATEN] and not g.under_way(TrueForm) and not isinstance(g.question(), Roll)


def test_R_CMB_19_a_form_that_is_sacrificed_weakens_their_bodies() -> None:
    for total, beaten in ((6, False), (7, True)):
        g, (gandalf,) = at_rest("Bree", "Gandalf")
        attack = attacked_by(g, "Cave-drake")
        while g.stack[-1] is not attack:
            g.stack.pop()
        g.ready = False
        attack.body, attack.targets, attack.results = total + 1 if beaten else total + 3, [gandalf], [0]
        event = put(g, "Sacrifice of Form", IN_PLAY, 0)
        form = FormSacrificed(gandalf, event)
        g.then(form)
        form.rolled(g, 0, [1, total - 1])
        assert (attack.results == [2]) is beaten
    assert g.state[gandalf] != TAPPED


def test_R_CMB_24_R_CMB_25_who_falls_is_gone_whether_anything_passes_on_or_not() -> None:
    for taken_over in (False, True):
        g, (aragorn, elladan) = at_rest("Bree", "Aragorn II", "Elladan")
        dagger, ring = give(g, aragorn, "Dagger of Westernesse"), give(g, aragorn, "Elven Cloak")
        falls(g, aragorn)
        g.ready = False
        if taken_over:
            choose(g, "Take Dagger of Westernesse")
            choose(g, "Take Elladan")
        else:
            choose(g, "Done")
        g.question()
        assert g.pile[aragorn] == OUT and g.pile[ring] == DISCARD
        assert (g.host[dagger] == elladan) is taken_over and (g.pile[dagger] == DISCARD) is not taken_over


WATCHER = "Crebain"                      # after its attack cards are shown


def test_R_CMB_30_what_follows_a_fought_attack_does_not_follow_a_cancelled_one() -> None:
    for cancelled in (False, True):
        g, (aragorn,) = at_rest("Bree", "Aragorn II")
        attack = attacked_by(g, WATCHER)
        while g.stack[-1] is not attack:
            g.stack.pop()
        g.ready = False
        attack.stopped, attack.targets, attack.results = cancelled, [aragorn], [BEATEN]
        attack.it_is_over(g)
        assert attack.defeated is not cancelled and any(it.card == attack.card for it in g.waiting) is not cancelled


def test_R_CMB_32_only_an_event_that_guards_one_site_is_beaten_with_its_attack() -> None:
    g, _ = at_rest("Bree", "Aragorn II")
    site = put(g, "Moria", SITES, 0)
    printed = automatic(g, site)[0]
    guards = next(it.name for it in g.cards.facts if any(key.names for key in it.guards))
    event = put(g, guards, IN_PLAY, 1)
    own = g.facts(event).attack
    assert giver_of(g, printed) == -1 and own is not None and giver_of(g, own) == event


def test_R_CMB_32_an_event_of_ones_own_that_attacked_and_was_beaten_is_out() -> None:
    for side in range(2):
        for owner in range(2):
            g = empty()
            company(g, side, "Moria", "Aragorn II")
            event = put(g, "Minions Stir", IN_PLAY, owner)
            attack = Attack(side * FIRST, g.companies[side * FIRST].site)
            attack.giver = event
            the_creature_leaves(g, attack)
            assert g.pile[event] == (OUT if owner == side else MARSHALLED) + side


@EITHER_SEAT
def test_R_CMB_28_the_crown_comes_from_the_defenders_hand(side: int) -> None:
    g = turn_of(side)
    company(g, side, "Bree", "Gimli")
    hand(g, 1 - side, "The Iron Crown")
    g.then(PlayPrize(side, side * SLOTS // 2, g.cards.names["The Iron Crown"]))
    assert names(g) == ["No"]
    hand(g, side, "The Iron Crown")
    g.ready = False
    assert names(g) == ["No", "Take Gimli"]


def test_R_CMB_06_who_takes_more_strikes_may_take_the_last_in_excess() -> None:
    g, people = at_rest("Bree", "Aragorn II")
    attack, _ = struck_by(g, "Orc-guard", people[0])
    attack.excess = 2
    g.then(TakeStrike(0, 2))
    for left in (1, 0):
        choose(g, "Take Aragorn II")
        assert attack.excess == left and attack.targets == people * (3 - left)
    assert not isinstance(g.question(), TakeStrike)


@pytest.mark.parametrize(("harder", "falls"), [(0, False), (1, True)])
def test_R_CMB_22_an_attack_may_make_body_checks_harder(harder: int, falls: bool) -> None:
    g, people = at_rest("Bree", "Aragorn II")
    attack, strike = struck_by(g, "Orc-guard", people[0])
    attack.harder = harder
    strike.body_of_the_target(g, g.facts(people[0]).body)      # just not above it
    assert g.is_in_play(people[0]) is not falls


def test_R_SITE_04_whoever_rode_to_their_aid_taps_and_checks() -> None:
    """Whichever number his card has: here it is the first of all."""
    g = turn_of(0)
    alatar = lone_wanderer(g, 0, "Alatar", "Bree")
    g.current = g.company[alatar]
    attack = attacked_by(g, "Giant")
    on_top(g, attack)
    attack.sworn, attack.at = alatar, 7
    while not isinstance(g.question(), Roll):
        g.answer(0)
    assert alatar == 0 and g.state[alatar] == TAPPED and attack.sworn == -1
