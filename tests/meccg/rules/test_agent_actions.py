"""What agents do: who hears of it, and what it comes to."""
from __future__ import annotations

from ravenhill.games.meccg.lines import AGENT_MOVES
from ravenhill.games.meccg.rules.agent_actions import MOVE, UNTAP, AgentAction, actions_of
from ravenhill.games.meccg.rules.agents import set_state, takes_up
from ravenhill.games.meccg.state import LOCATION, TAPPED, TRAIL
from tests.meccg.rules.agent_scenes import agent
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company, give


@EITHER_SEAT
def test_R_AGT_05_that_an_agent_has_moved_is_told_of_one_that_lies_face_down(side: int) -> None:
    """One that is face up is seen to go, also if its card is the first of all."""
    for up in ("Bree", ""):
        g = turn_of(side)
        it = agent(g, "Bill Ferny", up=up, side=1 - side)
        g.log = []
        AgentAction(it.place, MOVE, -1).done(g, it)
        assert [said.line for said in g.log] == ([] if up else [AGENT_MOVES]) and it.card <= 0


@EITHER_SEAT
def test_R_AGT_07_a_site_that_is_taken_up_lies_in_its_owners_location_deck(side: int) -> None:
    for seen in (False, True):
        g = turn_of(1 - side)
        it = agent(g, "Bill Ferny", "Bree", "Weathertop", side=side)
        below, site = g.piles[TRAIL + it.place]
        if seen:
            g.look(site, 1 - side)
        takes_up(g, it, site)
        assert g.pile[site] == LOCATION + side and g.piles[TRAIL + it.place] == [below]
        assert g.is_known(site, 1 - side) is seen


def test_R_UNTAP_01_what_keeps_its_bearer_tapped_keeps_an_agent_so() -> None:
    """Whichever number its card has: here it is the first of all."""
    for kept in (False, True):
        g = turn_of(0)
        it = agent(g, "Bill Ferny", up="Bree")
        gimli, = company(g, 0, "Moria", "Gimli")
        g.current = g.company[gimli]
        g.companies[g.current].limit = 2
        set_state(g, it, TAPPED)
        if kept:
            give(g, it.card, "Rescue Prisoners")
        assert it.card == 0 and (UNTAP in actions_of(g, it)) is not kept
