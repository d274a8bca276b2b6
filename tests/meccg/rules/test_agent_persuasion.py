"""Influence by agents: whom they reach."""
from __future__ import annotations

from ravenhill.games.meccg.piles import HAND, MARSHALLED
from ravenhill.games.meccg.rules.agent_persuasion import (
    TARGETS,
    is_of_its_home,
    is_played_at,
    resistance,
    within_reach,
)
from ravenhill.games.meccg.rules.numbers import general_influence, unused_influence
from ravenhill.games.meccg.terms import ALLY, CHARACTER
from tests.meccg.rules.agent_scenes import agent, kind
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company, give, put


@EITHER_SEAT
def test_R_AGT_24_an_agent_reaches_people_allies_and_factions_where_it_is_and_no_items(side: int) -> None:
    g = turn_of(side)
    aragorn, gandalf = company(g, side, "Bree", "Aragorn II", "Gandalf")
    elladan, = company(g, side, "Rivendell", "Elladan")
    pony, sword, mount = give(g, aragorn, "Bill the Pony"), give(g, aragorn, "Glamdring"), give(g, gandalf, "Shadowfax")
    rangers = put(g, "Rangers of the North", MARSHALLED, side)
    it = agent(g, "Bill Ferny", up="Bree", side=1 - side)
    assert within_reach(g, it, (CHARACTER, ALLY)) == [aragorn, pony]
    assert within_reach(g, it, (ALLY,)) == [pony]
    assert within_reach(g, it, TARGETS) == [aragorn, pony, rangers]
    assert not {elladan, gandalf, sword, mount} & set(within_reach(g, it, TARGETS))


@EITHER_SEAT
def test_R_INF_06_R_INF_07_general_influence_resists_if_it_counts_and_the_controller_always(side: int) -> None:
    g = turn_of(side)
    elrond, kili = company(g, side, "Bree", "Elrond", "Kíli")
    assert resistance(g, elrond, True) == general_influence(g, side) > 0 and resistance(g, elrond, False) == 0
    g.host[kili] = elrond
    own = unused_influence(g, elrond)
    assert resistance(g, kili, True) == general_influence(g, side) + own and resistance(g, kili, False) == own > 0


def test_R_AGT_26_R_AGT_27_an_ally_or_a_faction_is_of_the_sites_and_regions_it_names() -> None:
    g = turn_of(0)
    raven, rangers = put(g, "Roäc the Raven", HAND, 0), put(g, "Rangers of the North", HAND, 0)
    for card, site, here in (
        (raven, "The Lonely Mountain", True), (raven, "Lake-town", True), (raven, "Bree", False),
        (rangers, "Bree", True), (rangers, "Edoras", False),
    ):
        assert is_played_at(g, card, kind(g, site)) is here, site


def test_R_AGT_26_R_AGT_27_what_is_played_at_a_home_of_an_agent_is_of_its_home() -> None:
    g = turn_of(0)
    raven, rangers = put(g, "Roäc the Raven", HAND, 0), put(g, "Rangers of the North", HAND, 0)
    gisulf, ferny = agent(g, "Gisulf"), agent(g, "Bill Ferny")
    assert is_of_its_home(g, gisulf, raven) and not is_of_its_home(g, gisulf, rangers)
    assert is_of_its_home(g, ferny, rangers) and not is_of_its_home(g, ferny, raven)


@EITHER_SEAT
def test_R_AMB_135_a_faction_that_nobody_has_won_by_influence_is_lost_by_none(side: int) -> None:
    g = turn_of(side)
    dead = put(g, "Army of the Dead", MARSHALLED, side)
    it = agent(g, "Eun", up="Vale of Erech", side=1 - side)
    assert is_played_at(g, dead, it.at) and within_reach(g, it, TARGETS) == []
