"""Verbs that both sides may do, done by each of them."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Source
from ravenhill.games.five_armies import terms
from ravenhill.games.five_armies.rules.characters import bilbo_may_vanish
from ravenhill.games.five_armies.rules.dice import Action
from ravenhill.games.five_armies.rules.fight import (
    ACROSS_FORDS,
    BLACK,
    DICE,
    MAY_NOT_LEAVE,
    MAY_RETREAT,
    STANDING,
    TARGET,
)
from ravenhill.games.five_armies.rules.rerolls import BLACK_DICE, WHITE_DICE, failed
from ravenhill.games.five_armies.state import DISCARD, EVENTS, HAND, LOOKED, OFF_BOARD
from ravenhill.games.five_armies.terms import BARD, BILBO, DAIN, GANDALF, UNITS
from ravenhill.games.five_armies.words.base import ENEMY, mask_of
from ravenhill.games.five_armies.words.verbs.combat import CancelEvent, Duel, MayNotRetreat, MayRetreat
from ravenhill.games.five_armies.words.verbs.decks import LoseCard, ReadingTheDeck, Scouting
from ravenhill.games.five_armies.words.verbs.leaders import DiscardActivation
from ravenhill.games.five_armies.words.who import Containing
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


@BOTH
def test_B_INF_06_who_scouts_sees_cards_of_the_other_hand_and_gives_them_back(side: int):
    table = Plays().hand(1 - side, "E01", "E02", "E03").hand(side, "E04")
    g = table.g
    g.then(End())
    g.then(Scouting(side, 2, 1))
    table.question()
    seen = g.piles[LOOKED + side].copy()
    assert (len(seen), g.piles[LOOKED + 1 - side]) == (2, [])
    g.answer(seen[0])
    table.question()
    assert (len(g.piles[HAND + 1 - side]), g.piles[HAND + side]) == (2, [table.card("E04")])
    assert (g.piles[DISCARD + 1 - side], g.piles[LOOKED + side]) == ([seen[0]], [])


@BOTH
def test_B_CMB_19_who_may_not_leave_is_the_army_that_is_meant(side: int):
    table = attacked(lake_man=2, orc=2)
    table.question()
    it = table.combat
    MayNotRetreat(ENEMY, None, -1).act(table.g, it, Source(0, 0, side, []))
    assert (it.now[MAY_NOT_LEAVE + side], it.now[MAY_NOT_LEAVE + 1 - side]) == (0, 1)
    MayRetreat(True, False).act(table.g, it, Source(0, 0, side, []))
    assert (it.now[ACROSS_FORDS + side], it.now[ACROSS_FORDS + 1 - side]) == (1, 0)
    assert (it.now[MAY_RETREAT + side], it.now[MAY_RETREAT + 1 - side]) == (0, 0)
    MayRetreat(False, True).act(table.g, it, Source(0, 0, side, []))
    assert (it.now[MAY_RETREAT + side], it.now[MAY_RETREAT + 1 - side]) == (1, 0)


@pytest.mark.parametrize(("ours", "theirs", "loser"), [
    ((3, 1), (3, 0), SHADOW), ((3, 0), (3, 1), FREE), ((2, 1), (3, 0), -1),
])
def test_B_LDR_03_champions_add_their_leadership_to_the_die(
    ours: tuple[int, int], theirs: tuple[int, int], loser: int,
):
    table = attacked(lake_man=2, orc=2, free_tokens=ours[1], shadow_tokens=theirs[1])
    table.question()
    table.g.then(Duel())
    table.dice(ours[0], theirs[0])
    damage = [table.g.damage[table.place(place)] for place in ("loop_meadow", "east_dale")]
    table.question()
    after = [table.g.damage[table.place(place)] for place in ("loop_meadow", "east_dale")]
    tokens = [table.leadership(place) for place in ("loop_meadow", "east_dale")]
    hurt = [side for side in (FREE, SHADOW) if after[side] > damage[side] or tokens[side] < (ours[1], theirs[1])[side]]
    assert hurt == ([] if loser < 0 else [loser])


def test_B_GEN_02_a_general_in_the_first_region_of_the_map_may_lose_his_token_too():
    table = Plays().army("front_gate", dwarf_regular=1, characters="dain").army("camp", lake_man=1, characters="bard")
    table.g.activated = 1 << DAIN | 1 << BARD
    table.g.characters[GANDALF] = OFF_BOARD
    asked = Source(0, 0, SHADOW, [])
    assert DiscardActivation((), -1).options(table.g, asked, []) == [BARD, DAIN]
    assert DiscardActivation((), BARD).options(table.g, asked, []) == [DAIN]
    table.g.activated |= 1 << GANDALF
    assert DiscardActivation((), -1).options(table.g, asked, []) == [BARD, DAIN], "who is nowhere has no region"
    dwarves = mask_of([UNITS.index("dwarf_regular")])
    assert DiscardActivation((Containing([], dwarves),), -1).options(table.g, asked, []) == [DAIN]


def test_B_CRD_11_an_event_is_cancelled_only_in_a_combat():
    assert not CancelEvent(()).possible(Plays().g, Source(0, 0, FREE, []), FREE)


@pytest.mark.parametrize(("face", "card", "is_one"), [
    ("CHARACTER", "E01", True), ("WILL_OF_THE_WEST", "E01", None), ("MUSTER", "E01", False), ("EVENT", "E01", False),
])
def test_B_BIL_03_a_card_is_played_with_a_character_result_by_its_die(face: str, card: str, is_one: bool | None):
    table = Plays().hand(FREE, card)
    action = Action(FREE)
    action.face, action.card = getattr(terms, face), table.card(card)
    kind = table.facts.card_type[table.g.kind[action.card]]
    assert action.is_character_result(table.g) is (kind == terms.CHARACTER if is_one is None else is_one)


def test_B_BIL_03_a_character_card_played_with_an_event_result_is_no_character_result():
    table = Plays()
    cards = [card for card in table.g.piles[EVENTS] if table.facts.card_type[table.g.kind[card]] == terms.CHARACTER]
    action = Action(FREE)
    action.face, action.card = terms.EVENT, cards[0]
    assert not action.is_character_result(table.g)
    action.face = terms.WILL_OF_THE_WEST
    assert action.is_character_result(table.g)
