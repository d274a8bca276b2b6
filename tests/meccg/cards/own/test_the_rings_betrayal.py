"""The Ring's Betrayal."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, TAPPED
from tests.meccg.cards.scenes import declare, in_play, offers, on_the_way, play, refused, under_attack
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


def test_tw_099_a_ring_betrays_and_tw_098_the_precious_is_lost_with_a_friend():
    for total, lost in ((2, True), (12, False)):
        g, (gimli,) = on_the_way("Bree", "Gimli")
        ring = give(g, gimli, "Magic Ring of Words")
        hand(g, 1, "The Ring's Betrayal")
        g.answer(0)
        play(g, "The Ring's Betrayal", "Take Magic Ring of Words", total=total)
        assert (g.pile[ring] == DISCARD) == lost and g.pile[gimli] == IN_PLAY
        g, (frodo, gimli) = on_the_way("Bree", "Frodo", "Gimli")
        ring = give(g, frodo, "The One Ring")
        give(g, gimli, "The Mithril-coat")
        hand(g, 1, "The Precious")
        g.answer(0)
        play(g, "The Precious", "Take Gimli", total=total)
        assert (g.pile[ring] == DISCARD) == lost and (g.pile[gimli] != IN_PLAY) == lost
    g, _ = on_the_way("Bree", "Frodo", "Gimli")
    hand(g, 1, "The Precious", "The Ring's Betrayal")
    g.answer(0)
    assert not offers(g, "The Precious") and not offers(g, "The Ring's Betrayal")
