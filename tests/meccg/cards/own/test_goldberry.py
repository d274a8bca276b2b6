"""Goldberry: a company that does not go back."""
from __future__ import annotations

from ravenhill.games.meccg.piles import IN_PLAY, TAPPED
from ravenhill.games.meccg.terms import WILDERNESS
from tests.meccg.cards.scenes import offers, on_the_way, the_company
from tests.meccg.tables import choose, company, give, hand, put, settle


def test_tw_245_goldberry_keeps_her_own_company_on_its_way_and_the_storm_goes_on() -> None:
    g, (gimli,) = on_the_way("Bree", "Gimli", path=(WILDERNESS, WILDERNESS))
    goldberry = give(g, gimli, "Goldberry")
    put(g, "Doors of Night", IN_PLAY, 1)
    storm = hand(g, 1, "Snowstorm")[0]
    choose(g, "Pass")
    choose(g, "Declared Snowstorm")
    choose(g, "Pass")
    choose(g, "Pass")                                          # it lies in play, and blows
    if not offers(g, "Goldberry"):
        choose(g, "Pass")
    choose(g, "Declared Goldberry")
    settle(g)
    assert g.state[goldberry] == TAPPED and not the_company(g).sent_back and g.pile[storm] == IN_PLAY + 1
    g, (gimli,) = on_the_way("Bree", "Gimli", path=(WILDERNESS, WILDERNESS))
    (kili,) = company(g, 0, "Old Forest", "Kíli")
    give(g, kili, "Goldberry")                                 # of another company
    put(g, "Doors of Night", IN_PLAY, 1)
    hand(g, 1, "Snowstorm")
    choose(g, "Pass")
    choose(g, "Declared Snowstorm")
    choose(g, "Pass")
    choose(g, "Pass")
    assert not offers(g, "Goldberry")
    settle(g)
    assert g.companies[g.company[gimli]].sent_back
