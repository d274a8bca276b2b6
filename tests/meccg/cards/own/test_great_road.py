"""Great-road."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, FIRST_COMPANY, OLD_SITES, SITES, TAPPED
from ravenhill.games.meccg.rules.leaving import site_leaves
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.words.moments import TURN_ENDS
from ravenhill.games.meccg.words.numbers import DRAWS_OPPONENT
from tests.meccg.cards.scenes import end_of_organization, offers, play, until_settled
from tests.meccg.tables import choose, hand, names, put, settle


def test_tw_249_the_great_road_leads_back() -> None:
    g, (gimli,) = end_of_organization("Rivendell", "Gimli")
    road = hand(g, 0, "Great-road")[0]
    play(g, "Great-road", "Travel")
    slot = g.company[gimli]
    assert g.asked(DRAWS_OPPONENT, slot, 2) == 4 and g.host[road] == FIRST_COMPANY - slot
    moria = put(g, "Moria", SITES, 0)
    home = g.companies[slot].site
    g.companies[slot].site = moria
    g.state[moria] = TAPPED
    site_leaves(g, home)
    g.announce(TURN_ENDS)
    g.then(Triggers(TURN_ENDS))
    settle(g)
    assert names(g) == ["No", "To Rivendell"]
    choose(g, "To Rivendell")
    assert g.companies[slot].site == home and g.pile[moria] == OLD_SITES
    until_settled(g)
    assert g.pile[road] == DISCARD


def test_tw_249_the_great_road_begins_at_a_haven_and_asks_nobody_who_is_still_there() -> None:
    g, _ = end_of_organization("Moria", "Gimli")
    hand(g, 0, "Great-road")
    assert not offers(g, "Great-road")
    g, _ = end_of_organization("Rivendell", "Gimli")
    hand(g, 0, "Great-road")
    play(g, "Great-road", "Travel")
    g.announce(TURN_ENDS)
    g.then(Triggers(TURN_ENDS))
    settle(g)
    assert names(g)[0] != "No"
