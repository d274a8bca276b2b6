"""Bill the Pony."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, LOCATION
from ravenhill.games.meccg.words.moments import END_OF_TURN
from tests.meccg.cards.scenes import offers, play, window
from tests.meccg.tables import give, put


def test_tw_198_bill_the_pony_knows_the_way_home():
    g, (gimli,) = window(END_OF_TURN, "Bree", "Gimli")
    bill = give(g, gimli, "Bill the Pony")
    put(g, "Rivendell", LOCATION, 0)
    play(g, "Bill the Pony")
    assert g.pile[bill] == DISCARD and g.facts(g.companies[0].site).name == "Rivendell"
    g, (gimli,) = window(END_OF_TURN, "Rivendell", "Gimli")
    give(g, gimli, "Bill the Pony")
    assert not offers(g, "Bill the Pony")
