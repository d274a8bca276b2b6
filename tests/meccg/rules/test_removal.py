"""Removal: what a character loses is his own."""
from __future__ import annotations

from ravenhill.games.meccg.rules.leaving import join
from ravenhill.games.meccg.rules.removal import DiscardItem
from ravenhill.games.meccg.state import IN_PLAY
from tests.meccg.cards.scenes import second_company
from tests.meccg.tables import give, put, table


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
