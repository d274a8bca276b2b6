"""Khamûl the Easterling."""
from __future__ import annotations

from ravenhill.games.meccg.piles import HAND, IN_PLAY
from ravenhill.games.meccg.rules.leaving import discard
from tests.meccg.cards.scenes import declare, on_the_way, refused, until_settled
from tests.meccg.tables import hand, put


def test_tw_047_khamul_counts_the_nazgul_when_he_is_declared() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    put(g, "Khamûl the Easterling", IN_PLAY, 1)
    ren = put(g, "Ren the Unclean", IN_PLAY, 1)
    hand(g, 0, "Dodge", "Block", "Escape")
    declare(g, "Khamûl the Easterling")
    discard(g, ren)                                            # in answer
    until_settled(g)
    assert len(g.piles[HAND]) == 1 and g.aids == []
    g, _ = on_the_way("Bree", "Gimli")
    put(g, "Khamûl the Easterling", IN_PLAY, 1)
    assert refused(g, "Khamûl the Easterling")                 # there is nothing to discard
