"""Thorough Search."""
from __future__ import annotations

from ravenhill.games.meccg.piles import TAPPED
from tests.meccg.cards.scenes import offers, the_company, until_settled, visiting
from tests.meccg.tables import choose, hand, names


def test_tw_349_a_thorough_search_finds_one_item_more():
    g, (bilbo, gimli) = visiting("Moria", "Bilbo", "Gimli")
    sword = hand(g, 0, "Sword of Gondolin", "Thorough Search", "Narsil")[0]
    g.state[the_company(g).site] = TAPPED
    g.ready = False
    choose(g, "Declared Thorough Search")
    choose(g, "Take Bilbo")
    assert names(g) == ["Take Sword of Gondolin"]        # Narsil is a greater item
    choose(g, "Take Sword of Gondolin")
    assert names(g) == ["Take Gimli"]
    choose(g, "Take Gimli")
    until_settled(g)
    assert g.host[sword] == gimli and g.state[bilbo] == g.state[gimli] == TAPPED
    g, _ = visiting("Bree", "Bilbo", "Gimli")
    hand(g, 0, "Sword of Gondolin", "Thorough Search")
    assert not offers(g, "Thorough Search")
