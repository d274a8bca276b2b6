"""Tests of gold rings, and the end of the One Ring."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, OUT
from ravenhill.games.meccg.rules.rings import RingTest, WhichTotal
from tests.meccg.cards.scenes import offers, organizing, visiting
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import DOUBLES, asked, choose, company, give, hand, names, roll


def test_R_RING_02_modifiers_and_a_scroll_in_the_company_help_the_test() -> None:
    for modifier, scroll, total in ((0, False, 7), (2, False, 9), (-1, False, 6), (0, True, 9), (1, True, 10)):
        g, people = organizing("Bree", "Gimli", "Elladan")
        gold = give(g, people[0], "Beautiful Gold Ring")
        if scroll:
            give(g, people[1], "Scroll of Isildur")
        test = RingTest(gold, modifier)
        g.then(test)
        g.ready = False
        roll(g, 7)
        assert test.total == total


def test_R_RING_02_a_result_below_nought_is_nought() -> None:
    for rolls in ((2, 7), (7, 2)):
        g, (gimli,) = organizing("Bree", "Gimli")
        gold = give(g, gimli, "Precious Gold Ring")
        g.then(RingTest(gold, -4, 2))
        g.ready = False
        roll(g, *rolls)
        assert isinstance(g.question(), WhichTotal) and g.offered == [0, 3]


def test_R_RING_06_tw_205_cracks_of_doom_wins_if_the_check_is_passed():
    for total, won in ((12, True), (2, False)):
        g, (who,) = visiting("Mount Doom", "Frodo")
        give(g, who, "The One Ring")
        hand(g, 0, "Cracks of Doom")
        choose(g, "Declared Cracks of Doom")
        choose(g, "Take Frodo")
        choose(g, "Pass")
        choose(g, "Pass")
        for face in DOUBLES[total]:
            g.answer(face - 1)
        if not won:
            assert g.pile[who] == OUT and not g.ended
        else:
            assert g.question() is None and g.winner == 0
    g, (who,) = visiting("Moria", "Frodo")
    give(g, who, "The One Ring")
    hand(g, 0, "Cracks of Doom")
    assert not offers(g, "Cracks of Doom")


def test_R_RING_06_tw_247_gollums_fate_needs_gollum_there():
    for gollum in (True, False):
        g, (who,) = visiting("Mount Doom", "Frodo")
        give(g, who, "The One Ring")
        if gollum:
            give(g, who, "Gollum")
        hand(g, 0, "Gollum's Fate")
        assert offers(g, "Gollum's Fate") == gollum
        if gollum:
            choose(g, "Declared Gollum's Fate")
            choose(g, "Take Frodo")
            choose(g, "Pass")
            choose(g, "Pass")
            assert g.question() is None and g.winner == 0


@EITHER_SEAT
def test_R_RING_03_R_RING_07_a_ring_of_the_own_hand_takes_the_place_of_the_gold_one(side: int) -> None:
    g = turn_of(side)
    gimli, = company(g, side, "Bree", "Gimli")
    gold = give(g, gimli, "Beautiful Gold Ring")
    ring, _ = hand(g, side, "Magic Ring of Nature", "Dodge")
    hand(g, 1 - side, "Magic Ring of Stealth")
    g.then(RingTest(gold, 0))
    roll(g, 6)
    assert asked(g).side == side and names(g) == ["No", "Take Magic Ring of Nature"]
    choose(g, "Take Magic Ring of Nature")
    assert g.pile[ring] == IN_PLAY + side and g.host[ring] == gimli and g.pile[gold] == DISCARD + side
