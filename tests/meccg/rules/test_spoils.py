"""What an attack leaves behind."""
from __future__ import annotations

from ravenhill.games.meccg.piles import CHAIN, IN_PLAY, TAPPED
from ravenhill.games.meccg.rules.spoils import WhoLeads
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import asked, choose, company, names


@EITHER_SEAT
def test_R_CHAIN_08_a_card_is_taken_along_by_who_taps_for_it(side: int) -> None:
    """In the first company of its player; without a company, by nobody."""
    g = turn_of(side)
    gimli, legolas = company(g, side, "Bree", "Gimli", "Legolas")
    g.state[gimli] = TAPPED
    event = g.put(g.cards.names["Fellowship"], CHAIN, side)
    assert WhoLeads(side, event).options(g) == [0]
    g.current = g.company[gimli]
    g.then(WhoLeads(side, event))
    assert asked(g).side == side and names(g) == ["No", "Take Legolas"]
    choose(g, "Take Legolas")
    assert g.pile[event] == IN_PLAY + side and g.host[event] == legolas and g.state[legolas] == TAPPED
