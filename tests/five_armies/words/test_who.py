"""Which Armies and which places a card means: each word where it fits, and just beside it."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Source
from ravenhill.games.five_armies.terms import BARD, BEORN, BOLG, THORIN, UNITS
from ravenhill.games.five_armies.words import places, who
from ravenhill.games.five_armies.words.base import ENEMY, OWN, Which, armies, mask_of
from tests.five_armies.cards.plays import Plays
from tests.five_armies.rules.duels import FREE, SHADOW

ORC, GREAT_ORC, LAKE_MAN = (UNITS.index(unit) for unit in ("orc", "great_orc", "lake_man"))


def found(table: Plays, word: Which, side: int, player: int | None = None) -> list[str]:
    """Where Armies of a side stand that a card means; its player is that side unless it is said."""
    source = Source(0, 0, side if player is None else player, [])
    return [table.facts.content.place_ids[place] for place in armies(table.g, source, side, (word,))]


def field() -> Plays:
    """Two Armies of each side, Lake-men in the Front Gate and Orcs in East Dale among them."""
    table = Plays().army("front_gate", lake_man=2).army("camp", lake_man=1, dwarf_regular=1)
    return table.army("east_dale", orc=1).army("north_dale", orc=1, great_orc=1)


def test_B_ARM_01_an_army_contains_a_unit_or_nothing_else():
    table = field()
    some, only = who.Containing([GREAT_ORC], mask_of([GREAT_ORC])), who.OnlyOf([ORC], mask_of([ORC]))
    assert (found(table, some, SHADOW), found(table, only, SHADOW)) == (["north_dale"], ["east_dale"])
    assert found(table, who.OnlyOf([LAKE_MAN], mask_of([LAKE_MAN])), FREE) == ["front_gate"]
    assert not who.has_only(table.g, table.place("south_dale"), mask_of([ORC])), "nobody is there"


def test_B_LDR_04_an_army_with_leadership_has_a_token_or_a_character():
    table = field()
    assert found(table, who.WithLeadership(), FREE) == []
    table.army("camp", tokens=1)
    assert found(table, who.WithLeadership(), FREE) == ["camp"]
    table.g.characters[BARD] = table.place("front_gate")
    assert found(table, who.WithLeadership(), FREE) == ["front_gate", "camp"]
    assert found(table, who.WithLeadership(), SHADOW) == []


def test_B_CHR_02_the_army_of_a_character_and_the_others():
    table = field().character("bard", "front_gate")
    assert (found(table, who.With(BARD), FREE), found(table, who.Other(BARD), FREE)) == (["front_gate"], ["camp"])


def test_B_CRD_11_in_a_terrain_or_in_a_place_that_is_named():
    table = field()
    plains, settlements = who.In([2], -1), who.In([], places.SETTLEMENTS)
    assert found(table, plains, SHADOW) == ["north_dale", "east_dale"]
    assert found(table, plains, FREE) == []
    assert found(table, settlements, FREE) == ["front_gate", "camp"]
    assert found(table, settlements, SHADOW) == []
    assert found(table, who.In([0], places.FRONT_GATE), FREE) == ["front_gate", "camp"]


def test_B_MOV_18_beside_an_army_that_is_meant():
    table = field().army("long_bank", elf_archer=1)
    assert found(table, who.Beside(ENEMY, ()), FREE) == ["long_bank"]
    assert found(table, who.Beside(OWN, ()), FREE) == ["front_gate", "camp"]
    orcs_alone = who.OnlyOf([GREAT_ORC], mask_of([GREAT_ORC]))
    assert found(table, who.Beside(ENEMY, (orcs_alone,)), FREE) == []


def test_B_RNG_02_near_a_character_is_his_region_and_those_next_to_it():
    table = field()
    assert found(table, who.Near(BOLG), SHADOW) == []
    table.character("bolg", "east_dale")
    assert found(table, who.Near(BOLG), SHADOW) == ["north_dale", "east_dale"]
    table.character("bolg", "loop_meadow")
    assert found(table, who.Near(BOLG), SHADOW) == ["east_dale"]
    table.character("thorin", "front_gate")
    assert found(table, who.Near(THORIN), FREE) == ["front_gate", "camp"], "the first region of all is one, too"


@pytest.mark.parametrize("ranged", [0, 1])
def test_B_AMB_45_in_range_is_asked_of_his_region(ranged: int):
    table = field()
    assert found(table, who.InRange(ranged, BARD), SHADOW, FREE) == []
    table.character("bard", "front_gate")
    near = table.facts.in_range[ranged][table.place("front_gate")]
    shadow = [place for place in ("north_dale", "east_dale") if table.place(place) in near]
    assert found(table, who.InRange(ranged, BARD), SHADOW, FREE) == shadow


def test_B_MOV_01_without_enemies_and_for_the_shadow_without_beorn():
    table = field()
    word = who.WithoutEnemyUnits()

    def fits(side: int, place: str) -> bool:
        return word.fits(table.g, Source(0, 0, side, []), side, table.place(place))

    assert [fits(FREE, place) for place in ("front_gate", "east_dale", "loop_meadow")] == [True, False, True]
    assert [fits(SHADOW, place) for place in ("front_gate", "east_dale", "loop_meadow")] == [False, True, True]
    table.g.characters[BEORN] = table.place("loop_meadow")
    assert (fits(FREE, "loop_meadow"), fits(SHADOW, "loop_meadow")) == (True, False)
    assert fits(SHADOW, "south_dale")


# Places that a card names without saying which

WHERE = {
    places.SETTLEMENTS: ("camp", "west_dale"), places.MUSTERING_REGIONS: ("barrens", "burnt_moor"),
    places.EACH_MUSTERING_REGION: ("northern_waste", "stony_rise"), places.BROKEN_LANDS: ("stony_rise", "reed_bank"),
    places.GOBLIN_MUSTERING_POINTS: ("goblin_mustering_point_east", "mountain_pass_east"),
    places.GOBLIN_BOXES: ("mountain_pass_west", "front_gate"),
    places.MOUNTAIN_PASSES: ("mountain_pass_west", "goblin_mustering_point_west"),
    places.ANY_REGION: ("sunken_fen", "goblin_mustering_point_west"), places.FRONT_GATE: ("front_gate", "upper_vale"),
    places.SOUTH_EDGE: ("sunken_fen", "barrens"),
}


def is_there(table: Plays, where: int, place: str, side: int = FREE) -> bool:
    return places.is_there(table.g, side, table.place(place), where, [])


def of_whom(table: Plays, where: int, place: str) -> list[bool]:
    """Whether it is there for the Free Peoples, and for the Shadow."""
    return [is_there(table, where, place, side) for side in (FREE, SHADOW)]


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize("side", [FREE, SHADOW])
def test_B_CRD_11_a_place_is_among_those_named_or_not(where: int, side: int):
    table, (one, other) = Plays(), WHERE[where]
    assert [is_there(table, where, place, side) for place in (one, other)] == [True, False]


def test_B_CRD_11_either_a_settlement_or_a_mustering_region():
    table, where = Plays(), places.SETTLEMENT_OR_MUSTERING_REGION
    assert [is_there(table, where, place) for place in ("camp", "barrens", "west_dale")] == [True, True, False]


def test_B_CTL_06_own_settlements_are_those_one_controls():
    table, where = Plays(), places.OWN_SETTLEMENTS
    assert of_whom(table, where, "camp") == [True, False]
    table.g.control[table.place("camp")] = 1
    assert of_whom(table, where, "camp") == [False, True]


def test_B_BIL_01_led_is_where_a_character_or_a_token_of_that_side_is():
    table, where = Plays().army("camp", lake_man=1), places.WITH_CHARACTER_OR_LEADERSHIP
    assert of_whom(table, where, "camp") == [False, False]
    table.g.leadership_tokens[table.place("camp")] = 1
    assert of_whom(table, where, "camp") == [True, False]
    assert of_whom(table.character("bolg", "barrens"), where, "barrens") == [False, True]


def test_B_REC_04_beside_the_settlement_named_or_else_beside_any():
    table, where = Plays(), places.BESIDE_CHOSEN_SETTLEMENT
    gate, camp, vale = (table.place(name) for name in ("front_gate", "camp", "upper_vale"))
    assert places.is_there(table.g, FREE, vale, where, [gate])
    assert not places.is_there(table.g, FREE, vale, where, [camp])
    assert of_whom(table, where, "upper_vale") == [True, False]


@pytest.mark.parametrize(("where", "name"), [(places.WITH_THORIN, "thorin"), (places.WITH_BOLG, "bolg")])
def test_B_CHR_02_where_a_character_is(where: int, name: str):
    table = Plays().character(name, "camp")
    assert [is_there(table, where, place) for place in ("camp", "west_dale")] == [True, False]


def test_B_REC_05_a_unit_may_stand_where_nobody_forbids_it():
    table = Plays().army("east_dale", orc=1).army("loop_meadow", lake_man=1)

    def stands(place: str) -> tuple[bool, bool]:
        here = table.place(place)
        return places.may_stand(table.g, FREE, here), places.may_stand(table.g, SHADOW, here)

    assert (stands("east_dale"), stands("loop_meadow")) == ((False, True), (True, False))
    assert stands("south_dale") == (True, True)
    assert stands("camp") == (True, False), "a Settlement of the Free Peoples"
    table.g.control[table.place("camp")] = 1
    assert stands("camp") == (False, True)
    assert stands("mountain_pass_east") == (False, False)
    table.g.open_passes = 2
    assert (stands("mountain_pass_east"), stands("mountain_pass_west")) == ((True, True), (False, False))
    table.g.characters[BEORN] = table.place("south_dale")
    assert stands("south_dale") == (False, False)


def test_B_CRD_11_the_fighting_region_is_a_place_and_the_eyrie_is_none():
    table = field().attack(SHADOW, "east_dale", "loop_meadow")
    table.army("loop_meadow", elf_archer=1).question()
    word = who.In([], places.FIGHTING_REGION)
    assert found(table, word, SHADOW) == ["east_dale"]
    assert found(table, word, FREE) == ["loop_meadow"]
    assert not any(is_there(table, places.EYRIE, place) for place in table.facts.content.place_ids)
