"""Old Road, and Roäc: factions from afar."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, LOCATION, MARSHALLED, TAPPED, UNTAPPED
from tests.meccg.cards.scenes import offers, the_company, until_settled, visiting
from tests.meccg.tables import choose, give, hand, put


def test_tw_294_the_old_road_and_tw_320_roac_reach_factions_from_afar():
    for total, won in ((11, True), (10, False)):
        g, _ = visiting("Rivendell", "Elrond")
        put(g, "Bree", LOCATION, 0)
        faction = hand(g, 0, "Rangers of the North", "Old Road")[0]
        choose(g, "Declared Old Road")
        choose(g, "Take Elrond")
        choose(g, "Take Rangers of the North")
        until_settled(g, total)
        assert (g.pile[faction] == MARSHALLED) == won        # above nine, at -1, without direct influence
        assert (g.state[the_company(g).site] == TAPPED) == won
    g, _ = visiting("Rivendell", "Elrond")
    put(g, "Dunnish Clan-hold", LOCATION, 0)
    hand(g, 0, "Dunlendings", "Old Road")
    assert not offers(g, "Old Road")                         # three regions are too far
    g, (gimli,) = visiting("Bree", "Gimli")
    raven = give(g, gimli, "Roäc the Raven")
    faction = hand(g, 0, "Woodmen")[0]
    choose(g, "Declared Roäc the Raven")
    choose(g, "Take Woodmen")
    until_settled(g, 8)
    assert g.pile[faction] == MARSHALLED and g.pile[raven] == DISCARD
    assert g.state[the_company(g).site] == UNTAPPED
    g, (gimli,) = visiting("Bree", "Gimli")
    raven = give(g, gimli, "Roäc the Raven")
    g.state[raven] = TAPPED
    hand(g, 0, "Woodmen")
    assert not offers(g, "Roäc the Raven")
