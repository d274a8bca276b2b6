"""Chapters I to III: what lies on the table before the first turn, and how much of it there is."""
from __future__ import annotations

from collections import Counter

import pytest

from ravenhill.games.five_armies import GAME
from ravenhill.games.five_armies.faults import faults
from ravenhill.games.five_armies.rules.eagles import muster_eagles
from ravenhill.games.five_armies.state import BOX, EVENTS, EYRIE, FATES, HAND, OUTSIDE, POOL, STORIES, WAITING
from ravenhill.games.five_armies.terms import (
    BARD,
    BEORN,
    BILBO,
    BOLG,
    CHARACTERS,
    DAIN,
    FREE,
    GANDALF,
    GENERALS,
    GREAT_ORC,
    LORD_OF_THE_EAGLES,
    SHADOW,
    THORIN,
    THRANDUIL,
)
from tests.five_armies.rules.field import at, facts, field, units


@pytest.fixture
def g():
    return GAME.new()


def test_B_CMP_13_figures_are_a_hard_limit():
    g = field("barrens 5 great_orc")
    assert g.muster(GREAT_ORC, at("barrens"), 3) == 1
    assert g.muster(GREAT_ORC, at("barrens")) == 0
    assert units(g, "barrens") == {"great_orc": 6}


def test_B_CMP_14_so_are_eagles_and_bats():
    g = field(eagles=[0, 1, 0, 0, 3])
    assert muster_eagles(g, 4) == 1
    assert g.eagles[EYRIE] == 4
    assert g.facts.bats == 6


def test_B_CMP_02_five_and_six_dice_of_six_and_seven(g):
    assert g.facts.dice_in_box == [6, 7]
    assert g.facts.dice_at_start == [5, 6]


def test_B_SET_02_tokens_lie_in_three_bags(g):
    assert [sum(g.bag[face] for face in g.facts.faces_of_group[group]) for group in range(3)] == [17, 20, 27]


def test_B_SET_03_the_first_tokens_lie_facedown_and_have_no_front_yet(g):
    assert [g.tokens_left(group) for group in range(3)] == [14, 16, 15]
    assert sum(g.recruits) == 19


def test_B_SET_04_both_passes_are_closed(g):
    assert g.open_passes == 0
    assert not g.is_open(at("goblin_mustering_point_west"))


def test_B_SET_05_every_deck_is_a_bag_nobody_knows(g):
    assert [len(g.piles[pile]) for pile in (EVENTS, STORIES, STORIES + 1, FATES)] == [30, 20, 20, 9]
    assert all(g.knows[card] == 0 for pile in (EVENTS, STORIES, STORIES + 1, FATES) for card in g.piles[pile])
    assert all(g.knows[card] == 3 for card in g.piles[BOX])


def test_B_SET_06_the_marker_stands_on_0_and_four_characters_wait(g):
    assert g.fate == 0
    assert [g.characters[it] for it in (BILBO, THORIN, LORD_OF_THE_EAGLES, BEORN, BOLG)] == [WAITING] * 5
    assert [g.facts.fate_step[it] for it in (BILBO, THORIN, LORD_OF_THE_EAGLES, BEORN)] == [2, 5, 8, 11]


def test_B_SET_07_twelve_standard_tiles_are_in_the_pool(g):
    assert Counter(g.tiles) == {POOL: 12, OUTSIDE: 2}
    assert [g.tiles[tile] for tile in g.facts.special_tile] == [OUTSIDE, OUTSIDE]


def test_B_SET_08_the_spare_dice_are_aside(g):
    assert g.pools == [5, 6]


def test_B_SET_09_four_generals_are_in_play(g):
    assert [it for it in range(len(CHARACTERS)) if g.is_in_play(it)] == [BARD, DAIN, GANDALF, THRANDUIL]


def test_B_FIG_04_five_characters_are_generals():
    assert CHARACTERS[:GENERALS] == ("bard", "dain", "gandalf", "thranduil", "lord_of_the_eagles")


def test_B_SET_10_great_bats_are_available_from_the_start(g):
    assert g.bats == [0, 0, 0, 0]
    assert g.facts.bats == 6


@pytest.mark.parametrize(("rule", "place", "army", "tokens", "characters"), [
    ("B-SET-11", "front_gate", {"dwarf_veteran": 1}, 0, ()),
    ("B-SET-12", "spur_ridge", {"dwarf_veteran": 1}, 0, ()),
    ("B-SET-13", "eastern_spur", {"lake_man": 1}, 1, (BARD,)),
    ("B-SET-14", "camp", {"dwarf_regular": 1}, 1, (DAIN,)),
    ("B-SET-15", "gate_shoulder", {"elf_spearman": 1}, 0, ()),
    ("B-SET-16", "fallen_bridge", {}, 1, ()),
    ("B-SET-17", "ruins_of_dale", {"lake_man": 1}, 1, ()),
    ("B-SET-18", "east_dale", {"lake_man": 2}, 0, ()),
    ("B-SET-19", "ravenhill", {"elf_spearman": 1}, 2, (GANDALF, THRANDUIL)),
    ("B-SET-20", "lower_slopes", {"elf_archer": 2}, 1, ()),
    ("B-SET-21", "goblin_mustering_point_west", {"goblin": 1}, 0, ()),
    ("B-SET-22", "goblin_mustering_point_east", {"goblin": 2}, 0, ()),
    ("B-SET-23", "northern_waste", {"orc": 1, "great_orc": 1, "warg": 1}, 3, ()),
    ("B-SET-24", "grey_march", {"orc": 2, "great_orc": 1}, 3, ()),
    ("B-SET-25", "heath_road", {"orc": 3, "warg": 1}, 3, ()),
    ("B-SET-26", "barrens", {"warg": 3}, 3, ()),
])
def test_B_SET_11_to_26_what_starts_where(g, rule, place, army, tokens, characters):
    assert units(g, place) == army
    assert g.tokens(FREE, at(place)) + g.tokens(SHADOW, at(place)) == tokens
    assert all(g.characters[it] == at(place) for it in characters)


def test_B_SET_27_the_sums_are_right_and_nothing_is_broken(g):
    assert [used - left for used, left in zip(g.facts.figures, g.unused)] == [1, 2, 2, 2, 4, 6, 2, 5, 3]
    assert faults(g) == []


def test_B_SET_01_each_side_has_its_own(g):
    assert len(g.piles[HAND]) == len(g.piles[HAND + SHADOW]) == 0
    assert facts().leadership_tokens == [6, 14]


def test_B_FIG_01_an_army_is_all_friendly_units_of_a_region(g):
    assert g.army(SHADOW, at("northern_waste")) == 3
    assert g.army(FREE, at("northern_waste")) == 0
    assert g.owner(at("northern_waste")) == SHADOW
    assert g.owner(at("upper_vale")) == -1


def test_B_FIG_03_eagles_and_bats_are_never_army_units():
    g = field(eagles=[0, 5, 0, 0, 0], bats=[0, 6, 0, 0])
    assert not g.places_with_army(FREE)
    assert not g.places_with_army(SHADOW)
