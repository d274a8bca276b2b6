"""Chapter II: what stands and lies in each area before the first turn, one test for each row of the set-up."""
from __future__ import annotations

from ravenhill.games.five_armies import GAME
from ravenhill.games.five_armies.positions.table import what_lies
from ravenhill.games.five_armies.terms import FREE, SHADOW


def area(side: int, number: int) -> list[str]:
    """What lies in the n-th area of a side, read off the table and not off the pack."""
    g = GAME.new()
    areas = [it.place for it in g.facts.content.set_up if it.side == side]
    return what_lies(g, g.facts.content.place[areas[number - 1]])


def test_B_SET_11_the_first_area_of_the_free_peoples():
    assert area(FREE, 1) == ["1 dwarf_veteran"]


def test_B_SET_12_the_second():
    assert area(FREE, 2) == ["1 dwarf_veteran"]


def test_B_SET_13_the_third():
    assert area(FREE, 3) == ["1 lake_man", "bard", "1 dwarves_and_men_token"]


def test_B_SET_14_the_fourth():
    assert area(FREE, 4) == ["1 dwarf_regular", "dain", "1 dwarves_and_men_token"]


def test_B_SET_15_the_fifth():
    assert area(FREE, 5) == ["1 elf_spearman"]


def test_B_SET_16_the_sixth_has_only_a_token():
    assert area(FREE, 6) == ["1 elves_token"]


def test_B_SET_17_the_seventh():
    assert area(FREE, 7) == ["1 lake_man", "1 dwarves_and_men_token"]


def test_B_SET_18_the_eighth():
    assert area(FREE, 8) == ["2 lake_man"]


def test_B_SET_19_the_ninth():
    assert area(FREE, 9) == ["1 elf_spearman", "gandalf", "thranduil", "2 elves_token"]


def test_B_SET_20_the_tenth():
    assert area(FREE, 10) == ["2 elf_archer", "1 elves_token"]


def test_B_SET_21_one_goblin_mustering_point():
    assert area(SHADOW, 1) == ["1 goblin"]


def test_B_SET_22_and_the_other():
    assert area(SHADOW, 2) == ["2 goblin"]


def test_B_SET_23_the_third_area_of_the_shadow():
    assert area(SHADOW, 3) == ["1 orc", "1 great_orc", "1 warg", "3 shadow_token"]


def test_B_SET_24_the_fourth_of_the_shadow():
    assert area(SHADOW, 4) == ["2 orc", "1 great_orc", "3 shadow_token"]


def test_B_SET_25_the_fifth_of_the_shadow():
    assert area(SHADOW, 5) == ["3 orc", "1 warg", "3 shadow_token"]


def test_B_SET_26_the_sixth_of_the_shadow():
    assert area(SHADOW, 6) == ["3 warg", "3 shadow_token"]
