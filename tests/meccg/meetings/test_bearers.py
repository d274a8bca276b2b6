"""What a character bears is not whom it leads: influence, bonuses, checks and points, with and without followers."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import HAND
from ravenhill.games.meccg.rules.leaving import discard_character
from ravenhill.games.meccg.rules.numbers import (
    check_modifier,
    corruption,
    faction_check,
    influence,
    influence_bonuses,
    unused_influence,
)
from ravenhill.games.meccg.rules.strength import body, prowess, skills
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import visiting
from tests.meccg.tables import give, put

FOLLOWERS = ["Faramir", "Frodo", "Bilbo", "Sam Gamgee", "Haldir", "Balin", "Bard Bowman", "Gimli", "Galva", "Merry"]


def led(site: str, leader: str, *followers: str) -> tuple[Meccg, int, list[int]]:
    g, people = visiting(site, leader, *followers)
    for it in people[1:]:
        g.host[it] = people[0]
    return g, people[0], people[1:]


def test_R_ORG_42_gandalf_who_leads_faramir_has_five_left() -> None:
    g, gandalf, _ = led("Bree", "Gandalf", "Faramir")
    assert influence(g, gandalf) == 10 and unused_influence(g, gandalf) == 5


def test_R_CORR_05_gandalf_who_leads_frodo_checks_at_one() -> None:
    g, gandalf, (frodo,) = led("Bree", "Gandalf", "Frodo")
    assert check_modifier(g, gandalf) == 1 and check_modifier(g, frodo) == 4


@pytest.mark.parametrize("follower", FOLLOWERS)
def test_a_follower_adds_nothing_to_who_leads_it(follower: str) -> None:
    alone, (elrond,) = visiting("Bree", "Elrond")
    g, leader, (it,) = led("Bree", "Elrond", follower)
    for number in (influence, check_modifier, prowess, body, corruption):
        assert number(g, leader) == number(alone, elrond), number.__name__
    assert skills(g, leader) == skills(alone, elrond)
    assert influence_bonuses(g, leader) == influence_bonuses(alone, elrond)
    assert unused_influence(g, leader) == influence(g, leader) - g.facts(it).mind


@pytest.mark.parametrize("order", [("Wacho", "Kíli"), ("Kíli", "Wacho")])
def test_R_AMB_23_it_does_not_matter_who_began_to_follow_first(order: tuple[str, str]) -> None:
    g, thrain, (first, second) = led("Bree", "Thráin II", *order)
    assert influence(g, thrain) + 3 == g.facts(first).mind + g.facts(second).mind
    assert [unused_influence(g, thrain, it) for it in (-1, first, second)] == [0, 0, 0]


@pytest.mark.parametrize("item, more", [("Lesser Ring", 2), ("Narsil", 1), ("The One Ring", 5)])
def test_what_the_follower_bears_helps_the_follower_alone(item: str, more: int) -> None:
    g, gandalf, (faramir,) = led("Bree", "Gandalf", "Faramir")
    before = unused_influence(g, gandalf), influence(g, faramir)
    ring = give(g, faramir, item)
    assert (unused_influence(g, gandalf), influence(g, faramir)) == (before[0], before[1] + more)
    g.host[ring] = gandalf
    assert (unused_influence(g, gandalf), influence(g, faramir)) == (before[0] + more, before[1])


@pytest.mark.parametrize("leader, follower, faction, site", [
    ("Gandalf", "Faramir", "Rangers of Ithilien", "Henneth Annûn"),
    ("Gandalf", "Bard Bowman", "Men of Northern Rhovanion", "Lake-town"),
    ("Elrond", "Éomer", "Riders of Rohan", "Edoras"),
    ("Saruman", "Damrod", "Men of Lamedon", "Vale of Erech"),
    ("Aragorn II", "Mablung", "Men of Anfalas", "Lond Galen"),
])
def test_R_SITE_14_a_followers_own_bonus_is_his_own(leader: str, follower: str, faction: str, site: str) -> None:
    g, (one,) = visiting(site, leader)
    men = put(g, faction, HAND, 0)
    alone = faction_check(g, one, men)
    g, one, (it,) = led(site, leader, follower)
    men = put(g, faction, HAND, 0)
    assert faction_check(g, one, men) == alone - g.facts(it).mind


def test_when_the_follower_leaves_the_leader_is_as_before() -> None:
    g, gandalf, (frodo, faramir) = led("Bree", "Gandalf", "Frodo", "Faramir")
    assert unused_influence(g, gandalf) == 0
    discard_character(g, frodo)
    assert unused_influence(g, gandalf) == 5 and check_modifier(g, gandalf) == 1
    discard_character(g, faramir)
    assert unused_influence(g, gandalf) == 10


def test_two_bonuses_of_leader_and_follower_do_not_meet() -> None:
    """Arwen's seven against Aragorn are hers, also when she follows somebody who leads him."""
    g, elrond, (arwen,) = led("Rivendell", "Elrond", "Arwen")
    aragorn = put(g, "Aragorn II", HAND, 0)
    assert unused_influence(g, elrond, aragorn) == 4 - 3
    g.host[arwen] = -1
    assert unused_influence(g, arwen, aragorn) == 7
