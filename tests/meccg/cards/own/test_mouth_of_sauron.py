"""Mouth of Sauron."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, HAND
from tests.meccg.cards.scenes import on_the_way, refused, until_settled
from tests.meccg.tables import choose, hand, put, settle


def test_tw_065_the_mouth_of_sauron_needs_a_hazard_to_bring_back() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, "Mouth of Sauron")
    put(g, "Dodge", DISCARD, 1)
    assert refused(g, "Mouth of Sauron 2")
    twilight = put(g, "Twilight", DISCARD, 1)
    g.ready = False
    choose(g, "Declared Mouth of Sauron 2")
    settle(g)
    choose(g, "Take Twilight")
    assert g.pile[twilight] == HAND + 1


def test_tw_065_the_mouth_of_sauron_fetches_a_hazard():
    g, _ = on_the_way("Bree", "Gimli")
    night, mouth = put(g, "Night", DISCARD, 1), hand(g, 1, "Mouth of Sauron")[0]
    g.answer(0)
    choose(g, "Declared Mouth of Sauron")
    choose(g, "Pass")
    choose(g, "Pass")
    choose(g, "Take Night")
    until_settled(g)
    assert g.pile[night] == HAND + 1 and g.pile[mouth] == DISCARD + 1
