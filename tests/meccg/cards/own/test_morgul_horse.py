"""Morgul-horse: a Nazgûl back in the hand, or a land opened."""
from __future__ import annotations

from ravenhill.games.meccg.piles import HAND, IN_PLAY, UNTAPPED
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.terms import BY_REGION_TYPE, DARK_HOLD, SHADOW_LAND, WILDERNESS
from tests.meccg.cards.scenes import (
    declare,
    hazard,
    on_the_way,
    play,
    refused,
    the_company,
    under_attack,
    until_settled,
)
from tests.meccg.tables import choose, hand, put, settle


def test_tw_063_morgul_horse_brings_a_tapped_nazgul_back_to_the_hand() -> None:
    g, _ = on_the_way("Moria", "Gimli")
    king = put(g, "Witch-king of Angmar", IN_PLAY, 1)
    hand(g, 1, "Morgul-horse")
    assert refused(g, "Morgul-horse 0")                        # nothing was tapped yet
    choose(g, "Declared Witch-king of Angmar")
    choose(g, "Pass")
    choose(g, "Declared Morgul-horse 0")
    choose(g, "Take Witch-king of Angmar")
    until_settled(g)
    assert g.pile[king] == HAND + 1 and g.state[king] == UNTAPPED
    assert hold(g, the_company(g).going) == DARK_HOLD          # what it did is done all the same


def test_tw_063_morgul_horse_opens_a_shadow_land_to_one_nazgul() -> None:
    g, _ = on_the_way("Moria", "Gimli", path=(SHADOW_LAND,))
    hand(g, 1, "Ren the Unclean", "Morgul-horse", "Adûnaphel")
    assert refused(g, "Ren the Unclean 0")
    play(g, "Morgul-horse 1")
    declare(g, "Ren the Unclean 0", "KeyedTo")
    settle(g)
    attack = under_attack(g)
    assert (attack.by, attack.key) == (BY_REGION_TYPE, SHADOW_LAND) and not attack.carried
    assert g.lasting == []                                     # spent
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    hand(g, 1, "Ren the Unclean", "Morgul-horse")
    hazard(g, "Morgul-horse 1")
    assert refused(g, "Ren the Unclean 0")
