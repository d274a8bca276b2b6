"""The Ring's Betrayal."""
from __future__ import annotations

from ravenhill.games.meccg.state import DISCARD, IN_PLAY, TAPPED
from tests.meccg.cards.scenes import declare, in_play, on_the_way, refused, under_attack
from tests.meccg.tables import choose, give, hand, put, roll, settle


def test_tw_099_the_hazard_player_says_which_ring_betrays_its_bearer() -> None:
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    gold, words = give(g, gimli, "Precious Gold Ring"), give(g, gimli, "Magic Ring of Words")
    traitor = put(g, "Traitor", IN_PLAY, 1)
    hand(g, 1, "The Ring's Betrayal")
    declare(g, "The Ring's Betrayal", "Take Precious Gold Ring")
    choose(g, "Declared Legolas 2")                            # may support him
    choose(g, "Take Gimli")
    settle(g)
    roll(g, 2)
    assert g.pile[gold] == DISCARD and in_play(g, words) and in_play(g, gimli)
    settle(g)
    assert under_attack(g).card == traitor                     # he failed, though he stays
    assert g.state[legolas] == TAPPED
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, "The Ring's Betrayal")
    assert refused(g, "The Ring's Betrayal")
