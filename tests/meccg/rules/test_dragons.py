"""Dragons in their three forms."""
from __future__ import annotations

from ravenhill.games.meccg.piles import IN_PLAY, OUT, SITES
from ravenhill.games.meccg.rules.dragons import dragon_falls, hunts, hunts_there
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company, put


@EITHER_SEAT
def test_R_DRG_03_all_forms_of_a_dragon_that_falls_leave_their_owners_games(side: int) -> None:
    g = turn_of(side)
    home, hunter = put(g, "Smaug at Home", IN_PLAY, side), put(g, "Smaug Ahunt", IN_PLAY, 1 - side)
    other = put(g, "Scatha at Home", IN_PLAY, side)
    assert hunts(g, "Smaug") and not hunts(g, "Scatha")
    dragon_falls(g, "")
    assert g.is_in_play(home) and g.is_in_play(hunter)
    dragon_falls(g, "Smaug")
    assert g.pile[home] == OUT + side and g.pile[hunter] == OUT + 1 - side and g.is_in_play(other)
    assert not hunts(g, "Smaug")


@EITHER_SEAT
def test_R_DRG_06_R_AMB_117_a_dragon_hunts_who_comes_through_its_regions(side: int) -> None:
    """Also those on their way to the first card of all; not those who stay."""
    for region, there in (("Withered Heath", True), ("Northern Rhovanion", True), ("Gorgoroth", False)):
        g = turn_of(side)
        goal = put(g, "Lake-town", SITES, side)
        gimli, = company(g, side, "Rivendell", "Gimli")
        smaug = put(g, "Smaug Ahunt", IN_PLAY, 1 - side)
        it = g.companies[g.company[gimli]]
        it.regions = (g.cards.names[region],)
        assert not hunts_there(g, smaug, g.company[gimli])
        it.going = goal
        assert goal == 0 and hunts_there(g, smaug, g.company[gimli]) is there, region
