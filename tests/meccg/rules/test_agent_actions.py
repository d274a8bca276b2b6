"""What agents do, for either seat, face down or up; the agent's card is the first of all."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.lines import AGENT_MOVES
from ravenhill.games.meccg.piles import (
    HAND,
    IN_PLAY,
    LOCATION,
    LURKING,
    MOVEMENT,
    SITES,
    TAPPED,
    TRAIL,
    UNTAPPED,
    WOUNDED,
)
from ravenhill.games.meccg.rules.agent_actions import MOVE, UNTAP, AgentAction, actions_of, free_homes
from ravenhill.games.meccg.rules.agents import places_of, set_state, state_of, takes_up
from ravenhill.games.meccg.rules.hazard_window import HazardWindow
from ravenhill.games.meccg.state import Meccg
from tests.meccg.rules.agent_scenes import act, agent, kind, now, sites
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company, give, put


def lurking(side: int, *trail: str, up: str = "", state: int = UNTAPPED) -> tuple[Meccg, Agent]:
    """An agent of the other seat, and a company of this one at Bree against which hazards are played."""
    g = turn_of(side)
    it = agent(g, "Bill Ferny", *trail, up=up, side=1 - side)
    set_state(g, it, state)
    window(g, side)
    return g, it


def window(g: Meccg, side: int) -> None:
    gimli, = company(g, side, "Bree", "Gimli")
    g.phase, g.current = MOVEMENT, g.company[gimli]
    g.companies[g.current].limit = 9
    g.then(HazardWindow(side))


@EITHER_SEAT
def test_R_AGT_01_an_agent_of_either_seat_comes_face_down(side: int) -> None:
    g = turn_of(side)
    card = put(g, "Bill Ferny", HAND, 1 - side)
    window(g, side)
    act(g, "PlayAgent Bill Ferny")
    it, = g.agents
    assert card == 0 and it.side() == 1 - side and g.piles[LURKING + it.place] == [card] and it.card == -1


@EITHER_SEAT
@pytest.mark.parametrize("up", ["", "Bree"])
def test_R_AGT_03_R_AGT_09_an_agent_heals_and_untaps(side: int, up: str) -> None:
    for words, before, after in (("HealAgent", WOUNDED, TAPPED), ("UntapAgent", TAPPED, UNTAPPED)):
        g, it = lurking(side, up=up, state=before)
        act(g, f"{words} Bill Ferny")
        assert state_of(g, it) == after and it.acted == 1 and f"{words} Bill Ferny" not in now(g)


@EITHER_SEAT
def test_R_AGT_05_R_AGT_06_it_moves_to_a_site_next_to_it_and_taps(side: int) -> None:
    for up in ("", "Bree"):
        g, it = lurking(side, up=up)
        site, _ = sites(g, "Weathertop", "Edoras", side=1 - side)
        sites(g, "Bag End", side=side)
        g.ready = False
        act(g, "MoveAgent Bill Ferny", "To Weathertop")
        assert places_of(g, it) == [kind(g, "Weathertop")] and state_of(g, it) == TAPPED
        assert g.pile[site] == (SITES + 1 - side if up else TRAIL + it.place)


@EITHER_SEAT
def test_R_AGT_07_R_AGT_08_it_goes_back_one_site_or_home(side: int) -> None:
    for words, left in (("AgentGoesBack", ["Weathertop"]), ("AgentGoesHome", [])):
        g, it = lurking(side, "Weathertop", "Old Forest")
        before = g.piles[TRAIL + it.place].copy()
        act(g, f"{words} Bill Ferny")
        assert [g.facts(site).name for site in g.piles[TRAIL + it.place]] == left
        assert all(g.pile[site] == LOCATION + 1 - side for site in before[len(left):])


@EITHER_SEAT
def test_R_AGT_08_R_AMB_127_one_that_is_face_up_goes_to_a_home_elsewhere(side: int) -> None:
    """Not to where it is, nor to a site that is no home of its, nor to one that lies in the other's location deck."""
    g, it = lurking(side, up="Bree")
    home, *_ = sites(g, "Cameth Brin", "Bree", "Edoras", side=1 - side)
    sites(g, "Cameth Brin", side=side)
    assert free_homes(g, it) == [home]
    g.ready = False
    act(g, "AgentGoesHome Bill Ferny")
    assert it.site == home and g.pile[home] == SITES + 1 - side and it.at == kind(g, "Cameth Brin")


@EITHER_SEAT
def test_R_AGT_10_it_opens_its_site_and_is_seen(side: int) -> None:
    for up in ("", "Bree"):
        g, it = lurking(side, up=up)
        act(g, "OpenToCreatures Bill Ferny")
        assert it.opened and it.card == 0 and g.pile[it.card] == IN_PLAY + 1 - side and state_of(g, it) == TAPPED


@EITHER_SEAT
def test_R_AGT_12_R_AGT_13_it_is_shown_and_hides_again(side: int) -> None:
    g, it = lurking(side, "Weathertop")
    site, = g.piles[TRAIL + it.place]
    act(g, "RevealAgent Bill Ferny")
    assert (it.card, it.site) == (0, site) and g.pile[site] == SITES + 1 - side
    act(g, "HideAgent Bill Ferny")
    assert it.card == -1 and g.piles[LURKING + it.place] == [0] and g.piles[TRAIL + it.place] == [site]
    assert state_of(g, it) == TAPPED and it.footed


@EITHER_SEAT
def test_R_AGT_05_that_an_agent_has_moved_is_told_of_one_that_lies_face_down(side: int) -> None:
    """One that is face up is seen to go."""
    for up in ("Bree", ""):
        g, it = lurking(side, up=up)
        g.log = []
        AgentAction(it.place, MOVE, -1).done(g, it)
        assert [said.line for said in g.log] == ([] if up else [AGENT_MOVES]) and it.card <= 0


@EITHER_SEAT
def test_R_AGT_07_a_site_that_is_taken_up_lies_in_its_owners_location_deck(side: int) -> None:
    for seen in (False, True):
        g, it = lurking(side, "Bree", "Weathertop")
        below, site = g.piles[TRAIL + it.place]
        if seen:
            g.look(site, side)
        takes_up(g, it, site)
        assert g.pile[site] == LOCATION + 1 - side and g.piles[TRAIL + it.place] == [below]
        assert g.is_known(site, side) is seen


@EITHER_SEAT
def test_R_UNTAP_01_what_keeps_its_bearer_tapped_keeps_an_agent_so(side: int) -> None:
    for kept in (False, True):
        g, it = lurking(side, up="Bree", state=TAPPED)
        if kept:
            give(g, it.card, "Rescue Prisoners")
        assert it.card == 0 and (UNTAP in actions_of(g, it)) is not kept
