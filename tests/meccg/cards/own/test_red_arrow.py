"""Red Arrow: riders and men of Edoras."""
from __future__ import annotations

from ravenhill.games.meccg.piles import HAND, MARSHALLED, TAPPED
from ravenhill.games.meccg.rules.numbers import unused_influence
from tests.meccg.cards.scenes import offers, until_settled, visiting
from tests.meccg.tables import choose, give, hand, put


def test_tw_312_the_red_arrow_wins_the_riders_and_binds_men_of_edoras():
    g, (gimli,) = visiting("Edoras", "Gimli")
    give(g, gimli, "Red Arrow")
    riders = hand(g, 0, "Riders of Rohan")[0]
    choose(g, "Declared Red Arrow")
    choose(g, "Take Riders of Rohan")
    until_settled(g)
    assert g.pile[riders] == MARSHALLED and g.state[gimli] == TAPPED
    eomer, aragorn = put(g, "Éomer", HAND, 0), put(g, "Aragorn II", HAND, 0)
    assert unused_influence(g, gimli, eomer) == 7 and unused_influence(g, gimli, aragorn) == 2
    g, (gimli,) = visiting("Bree", "Gimli")
    give(g, gimli, "Red Arrow")
    hand(g, 0, "Riders of Rohan")
    assert not offers(g, "Red Arrow")
