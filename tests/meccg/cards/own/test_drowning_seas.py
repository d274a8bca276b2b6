"""Drowning Seas."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, HAND
from ravenhill.games.meccg.terms import COASTAL_SEA, WILDERNESS
from tests.meccg.cards.scenes import hazard, on_the_way, refused
from tests.meccg.tables import give, hand


def test_tw_030_drowning_seas_cost_an_item_and_two_cards():
    g, (who,) = on_the_way("Bree", "Gimli", path=(COASTAL_SEA,))
    sting = give(g, who, "Sting")
    hand(g, 0, "Dodge", "Block", "Escape")
    hand(g, 1, "Drowning Seas")
    hazard(g, "Drowning Seas")
    assert g.pile[sting] == DISCARD and len(g.piles[HAND]) == 1
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    hand(g, 1, "Drowning Seas")
    assert refused(g, "Drowning Seas")
