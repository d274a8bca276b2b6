"""Verbs that both sides may do, done by each of them."""
from __future__ import annotations

import pytest

from ravenhill.games.five_armies.rules.characters import bilbo_may_vanish
from ravenhill.games.five_armies.rules.fight import BLACK, DICE, STANDING, TARGET
from ravenhill.games.five_armies.rules.rerolls import BLACK_DICE, WHITE_DICE, failed
from ravenhill.games.five_armies.state import DISCARD, EVENTS, HAND, LOOKED, OFF_BOARD
from ravenhill.games.five_armies.terms import BILBO
from ravenhill.games.five_armies.words.verbs.decks import LoseCard, ReadingTheDeck
from tests.five_armies.cards.plays import Plays, attacked
from tests.five_armies.rules.duels import FREE, SHADOW, End

BOTH = pytest.mark.parametrize("side", [FREE, SHADOW])


@BOTH
def test_B_INF_06_who_reads_the_deck_takes_one_and_lays_the_others_back_on_top(side: int):
    table = Plays()
    g = table.g
    before = len(g.piles[EVENTS])
    g.then(End())
    g.then(ReadingTheDeck(side, 3, 1))
    table.question()
    seen = g.piles[LOOKED + side].copy()
    assert (len(seen), len(g.piles[LOOKED + 1 - side])) == (3, 0)
    assert all(g.is_known(card, side) and not g.is_known(card, 1 - side) for card in seen)
    taken, lower, upper = seen[1], seen[2], seen[0]
    for card in (taken, lower, upper):
        table.question()
        g.answer(card)
    table.question()
    assert (g.piles[HAND + side], g.piles[HAND + 1 - side]) == ([taken], [])
    assert g.piles[EVENTS][-2:] == [lower, upper]
    assert len(g.piles[EVENTS]) == before - 1


@BOTH
def test_B_INF_02_cards_are_lost_from_the_hand_that_is_meant(side: int):
    table = Plays().hand(side, "E01", "E02", "E03").hand(1 - side, "E04")
    table.g.then(End())
    table.g.then(LoseCard(side, 2))
    table.question()
    assert (len(table.g.piles[HAND + side]), len(table.g.piles[DISCARD + side])) == (1, 2)
    assert (len(table.g.piles[HAND + 1 - side]), len(table.g.piles[DISCARD + 1 - side])) == (1, 0)


@BOTH
def test_B_CMB_40_black_dice_come_first_and_what_stands_is_not_rolled_again(side: int):
    table = attacked(lake_man=2, orc=2)
    table.question()
    it = table.combat
    it.now[DICE + side], it.now[BLACK + side] = 5, 2
    it.now[DICE + 1 - side], it.now[BLACK + 1 - side] = 3, 1
    it.now[TARGET], it.now[TARGET + SHADOW] = 5, 5
    it.faces = [2] * len(it.faces)
    assert (failed(it, side, BLACK_DICE), failed(it, side, WHITE_DICE)) == (0b00011, 0b11100)
    it.now[STANDING + side] = 0b01001
    assert (failed(it, side, BLACK_DICE), failed(it, side, WHITE_DICE)) == (0b00010, 0b10100)


def test_B_BIL_03_the_ring_takes_him_from_any_region_and_from_off_the_board():
    table = Plays()
    found = []
    for where in (table.place("front_gate"), table.place("camp"), OFF_BOARD, -1, -3):
        table.g.characters[BILBO] = where
        table.g.rings = 1
        found.append(bilbo_may_vanish(table.g))
        table.g.rings = 0
        assert not bilbo_may_vanish(table.g)
    assert table.place("front_gate") == 0
    assert found == [True, True, True, False, False]
