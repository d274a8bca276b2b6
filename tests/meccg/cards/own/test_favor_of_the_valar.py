"""Favor of the Valar."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, HAND, OUT
from tests.meccg.cards.scenes import offers, organizing, until_settled
from tests.meccg.tables import choose, deck, hand, put


def test_tw_239_the_favor_of_the_valar_gives_a_new_hand_once():
    g, _ = organizing("Bree", "Gimli")
    favor = hand(g, 0, "Favor of the Valar", "Block")[0]
    deck(g, 0, *["Dodge"] * 5)
    for _ in range(6):
        put(g, "Sting", DISCARD, 0)
    choose(g, "Declared Favor of the Valar")
    until_settled(g)
    assert g.pile[favor] == OUT and len(g.piles[HAND]) == 8 and g.piles[DISCARD] == []
    hand(g, 0, "Favor of the Valar")
    g.ready = False
    assert not offers(g, "Favor of the Valar")
