"""Removal: what a character loses is his own."""
from __future__ import annotations

from ravenhill.games.meccg.rules.leaving import join
from ravenhill.games.meccg.rules.removal import DiscardItem, Return
from ravenhill.games.meccg.state import DISCARD, HAND, IN_PLAY
from tests.meccg.cards.scenes import second_company
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import asked, choose, company, give, names, put, table


def test_who_is_the_first_card_loses_an_item_of_his_own() -> None:
    g = table()
    slot = 0
    gimli = put(g, "Gimli", IN_PLAY, 0)
    join(g, gimli, second_company(g, "Bree"))
    legolas = put(g, "Legolas", IN_PLAY, 0)
    join(g, legolas, slot)
    axe, cloak = give(g, gimli, "Durin's Axe"), give(g, legolas, "Elven Cloak")
    assert gimli == 0 and DiscardItem(0, slot, gimli).options(g) == [axe]
    assert DiscardItem(0, slot, -1).options(g) == [axe, cloak]


@EITHER_SEAT
def test_R_AMB_14_one_item_of_who_returns_to_the_hand_stays_with_another(side: int) -> None:
    g = turn_of(side)
    gimli, legolas = company(g, side, "Bree", "Gimli", "Legolas")
    axe, cloak = give(g, gimli, "Durin's Axe"), give(g, gimli, "Elven Cloak")
    g.then(Return(gimli))
    assert asked(g).side == side and names(g) == ["No", "Take Durin's Axe", "Take Elven Cloak"]
    choose(g, "Take Elven Cloak")
    choose(g, "Take Legolas")
    assert g.pile[gimli] == HAND + side and g.host[cloak] == legolas and g.pile[axe] == DISCARD + side
