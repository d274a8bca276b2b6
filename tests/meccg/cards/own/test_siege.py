"""Siege."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import DISCARD, HEADING, IN_PLAY, LOCATION, SITES
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION
from ravenhill.games.meccg.words.numbers import HELD
from tests.meccg.cards.scenes import (
    at_rest,
    hazard,
    in_play,
    on_the_way,
    organizing,
    pass_until,
    refused,
    site_phase,
    the_company,
    under_attack,
)
from tests.meccg.tables import choose, hand, put, roll, settle


def test_tw_087_a_siege_attacks_who_is_there_before_he_may_enter() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    siege = hand(g, 1, "Siege")[0]
    hazard(g, "Siege")
    assert g.host[siege] == the_company(g).going
    hand(g, 1, "Siege")
    assert refused(g, "Siege")                                 # once on a site
    g, _ = at_rest("Bree", "Gimli")
    siege = put(g, "Siege", IN_PLAY, 1)
    g.host[siege] = the_company(g).site
    site_phase(g)
    choose(g, "Travel")
    settle(g)
    attack = under_attack(g)
    assert (attack.strikes, attack.prowess, attack.card, attack.automatic) == (3, 7, siege, False)
    assert siege not in g.attackers
    g.stop(g.stack.index(attack))
    pass_until(g, "EnterOrNot")
    assert in_play(g, siege)
    g, _ = on_the_way("Moria", "Gimli")
    hand(g, 1, "Siege")
    assert refused(g, "Siege")


@pytest.mark.parametrize(("people", "total", "stays"), [
    (("Gimli",), 5, True), (("Gimli",), 6, False), (("Frodo",), 5, False), (("Gimli", "Frodo", "Legolas"), 6, True),
])
def test_tw_087_a_siege_may_hold_a_company_up(people: tuple[str, ...], total: int, stays: bool) -> None:
    g, members = organizing("Bree", *people)
    slot = g.company[members[0]]
    siege = put(g, "Siege", IN_PLAY, 1)
    g.host[siege] = g.companies[slot].site
    goal = put(g, "Rivendell", LOCATION, 0)
    g.move(goal, HEADING + slot)
    g.announce(END_OF_ORGANIZATION, slot)
    g.then(Triggers(END_OF_ORGANIZATION))
    settle(g)
    roll(g, total)
    assert (g.asked(HELD, slot, 0) > 0) == stays
    assert (g.pile[goal] == LOCATION) == stays


def test_tw_087_a_siege_holds_nobody_elsewhere_and_leaves_with_its_site() -> None:
    from ravenhill.games.meccg.rules.leaving import site_leaves

    g, (gimli,) = organizing("Edoras", "Gimli")
    siege = put(g, "Siege", IN_PLAY, 1)
    g.host[siege] = put(g, "Bree", SITES, 0)
    g.announce(END_OF_ORGANIZATION, g.company[gimli])
    assert g.waiting == []
    site_leaves(g, g.host[siege])
    assert g.pile[siege] == DISCARD + 1
