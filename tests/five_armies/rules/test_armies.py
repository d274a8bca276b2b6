"""Chapter IX: moving Armies, splitting, merging, control; the examples of its pages first."""
from __future__ import annotations

from ravenhill.core.choices import Done, Number
from ravenhill.games.five_armies.choices import (
    Attack,
    AttackFrom,
    Choose,
    GoAlong,
    Lose,
    Move,
    Several,
    Split,
    StayBehind,
)
from ravenhill.games.five_armies.faults import faults
from ravenhill.games.five_armies.rules.armies import MoveArmies
from ravenhill.games.five_armies.rules.attack import AttackWith
from ravenhill.games.five_armies.terms import (
    BARD,
    BEORN,
    BILBO,
    DAIN,
    DWARF_REGULAR,
    DWARF_VETERAN,
    ELF_ARCHER,
    FREE,
    GANDALF,
    GOBLIN,
    GREAT_ORC,
    LAKE_MAN,
    MOUNTAINS,
    ORC,
    PLAINS,
    SHADOW,
    WARG,
)
from tests.five_armies.rules.field import (
    asked,
    at,
    begin,
    carelessly,
    field,
    is_over,
    offers,
    say,
    units,
)

GOBLINS = 1 << GOBLIN


def strategic(side, *armies, **numbers):
    return begin(field(*armies, **numbers), MoveArmies(side, 2, 1))


def fast(side, *armies, **numbers):
    return begin(field(*armies, **numbers), MoveArmies(side, 1, 2, leadership=True))


def attack(side, *armies, **numbers):
    return begin(field(*armies, **numbers), MoveArmies(side, 1, 1, attack=True))


# The printed examples

def test_B_EX_06_five_units_go_three_ways():
    g = strategic(SHADOW, "long_bank 3 orc 2 great_orc")
    say(g, Split(at("long_bank")), Several(ORC, 0), Several(GREAT_ORC, 2), Choose(at("north_bank")))
    say(g, Split(at("long_bank")), Several(ORC, 2), Choose(at("reed_bank")))
    assert units(g, "north_bank") == {"great_orc": 2}
    assert units(g, "reed_bank") == {"orc": 2}
    assert units(g, "long_bank") == {"orc": 1}


def test_B_EX_07_at_least_one_leadership_token_goes_along():
    g = fast(SHADOW, "long_bank 3 orc 2 great_orc 2 leadership")
    say(g, Split(at("long_bank")), Several(ORC, 0), Several(GREAT_ORC, 2))
    assert asked(g) == "TokensGoAlong"
    assert offers(g) == [Number(1), Number(2)]
    say(g, Number(1), Choose(at("north_bank")), Done())
    assert g.leadership_tokens[at("north_bank")] == g.leadership_tokens[at("long_bank")] == 1


def test_B_EX_08_damage_is_split_so_that_no_part_has_too_much():
    g = strategic(FREE, "west_dale 1 lake_man 2 elf_archer 2 damage")
    say(g, Split(at("west_dale")), Several(ELF_ARCHER, 2), Several(LAKE_MAN, 0))
    assert asked(g) == "DamageGoesAlong"
    assert offers(g) == [Number(1), Number(2)]              # one stays, or none; two on the Lake-man is too much


def test_B_EX_09_an_army_passes_through_a_full_region():
    g = fast(FREE, "west_dale 2 dwarf_regular dain", "ruins_of_dale 4 lake_man")
    say(g, Move(at("west_dale")), Choose(at("ruins_of_dale")), Choose(at("east_dale")))
    assert units(g, "ruins_of_dale") == {"lake_man": 4}
    assert units(g, "east_dale") == {"dwarf_regular": 2}
    assert g.characters[DAIN] == at("east_dale")


def test_B_EX_09_stopping_there_costs_the_sixth_unit():
    g = fast(FREE, "west_dale 2 dwarf_regular dain", "ruins_of_dale 4 lake_man")
    say(g, Move(at("west_dale")), Choose(at("ruins_of_dale")), Done())
    assert asked(g) == "ReduceBy"
    assert offers(g) == [Lose(DWARF_REGULAR), Lose(LAKE_MAN)]
    say(g, Lose(LAKE_MAN))
    assert units(g, "ruins_of_dale") == {"dwarf_regular": 2, "lake_man": 3}


# One region at a time

def test_B_MOV_01_only_to_adjacent_regions_without_an_enemy_army():
    g = strategic(SHADOW, "long_bank 1 orc", "north_bank 1 lake_man", "spur_foot 1 elf_archer")
    say(g, Move(at("long_bank")))
    assert set(offers(g)) == {Choose(at(it)) for it in ("burnt_moor", "black_mire", "reed_bank", "east_dale")}


def test_B_BRD_04_a_river_without_a_ford_is_no_border_to_cross():
    g = strategic(SHADOW, "loop_meadow 1 orc")
    say(g, Move(at("loop_meadow")))
    assert set(offers(g)) == {Choose(at("east_dale")), Choose(at("south_dale"))}


def test_B_BRD_05_a_ford_can_be_crossed():
    g = strategic(SHADOW, "long_bank 1 orc")
    say(g, Move(at("long_bank")), Choose(at("east_dale")))
    assert units(g, "east_dale") == {"orc": 1}


def test_B_AMB_22_a_lone_enemy_character_blocks_nobody():
    g = strategic(SHADOW, "long_bank 1 orc", "north_bank bard")
    say(g, Move(at("long_bank")), Choose(at("north_bank")))
    assert units(g, "north_bank") == {"orc": 1}
    assert g.characters[BARD] == at("north_bank")


def test_B_MOV_02_two_different_armies_move_one_region_each():
    g = strategic(SHADOW, "long_bank 1 orc", "barrens 2 warg", "heath_road 1 orc")
    say(g, Move(at("long_bank")), Choose(at("north_bank")), Move(at("barrens")), Choose(at("ash_plain")))
    assert units(g, "ash_plain") == {"warg": 2}
    assert is_over(g)


def test_B_MOV_02_nobody_attacks_by_strategic_movement():
    g = strategic(SHADOW, "north_bank 1 orc", "camp 1 lake_man")
    assert offers(g) == [Move(at("north_bank"))]
    say(g, Move(at("north_bank")), Choose(at("eastern_spur")))
    assert is_over(g)


def test_B_MOV_06_the_second_move_may_be_left_out():
    g = strategic(SHADOW, "long_bank 1 orc", "barrens 2 warg")
    say(g, Move(at("long_bank")), Choose(at("north_bank")), Done())
    assert units(g, "barrens") == {"warg": 2}


def test_B_MOV_03_in_an_attack_one_army_moves_and_then_attacks():
    g = attack(SHADOW, "long_bank 1 orc", "camp 1 lake_man")
    say(g, Move(at("long_bank")), Choose(at("north_bank")))
    assert asked(g) == "AttackWith"
    assert Done() in offers(g)
    say(g, Done())
    assert is_over(g)


def test_B_DIC_04_an_army_may_attack_without_moving():
    g = attack(SHADOW, "north_bank 1 orc", "camp 1 lake_man")
    assert AttackFrom(at("north_bank")) in offers(g)
    say(g, AttackFrom(at("north_bank")))
    assert asked(g) == "AttackWith"


def test_B_MOV_04_fast_movement_needs_leadership_and_reaches_two_regions():
    g = fast(SHADOW, "long_bank 1 orc 1 leadership", "barrens 2 warg")
    assert offers(g) == [Move(at("long_bank"))]
    say(g, Move(at("long_bank")), Choose(at("reed_bank")), Choose(at("south_bank")))
    assert units(g, "south_bank") == {"orc": 1}
    assert g.leadership_tokens[at("south_bank")] == 1


def test_B_MOV_05_a_lidless_eye_moves_only_armies_with_goblins():
    g = begin(field("long_bank 1 orc", "spur_ridge 1 goblin 2 orc"), MoveArmies(SHADOW, 2, 1, contains=GOBLINS))
    assert offers(g) == [Move(at("spur_ridge")), Split(at("spur_ridge"))]


def test_B_AMB_26_a_part_that_moves_by_the_eye_contains_a_goblin_itself():
    g = begin(field("spur_ridge 1 goblin 2 orc"), MoveArmies(SHADOW, 2, 1, contains=GOBLINS))
    say(g, Split(at("spur_ridge")), Several(ORC, 2))
    assert offers(g) == [Several(GOBLIN, 1)]


def test_B_MOV_07_an_army_that_moved_may_move_again_with_another_die():
    g = strategic(SHADOW, "long_bank 1 orc")
    say(g, Move(at("long_bank")), Choose(at("reed_bank")))
    g = begin(field("reed_bank 1 orc"), MoveArmies(SHADOW, 2, 1))
    assert Move(at("reed_bank")) in offers(g)


def test_B_MOV_08_units_characters_and_tokens_are_chosen_before_the_move():
    g = strategic(FREE, "camp 2 lake_man 1 dwarf_veteran bard 1 leadership")
    say(g, Split(at("camp")), Several(DWARF_VETERAN, 0), Several(LAKE_MAN, 1), StayBehind(BARD), Number(1))
    say(g, Choose(at("north_bank")), Done())
    assert units(g, "camp") == {"dwarf_veteran": 1, "lake_man": 1}
    assert g.characters[BARD] == at("camp")
    assert g.leadership_tokens[at("north_bank")] == 1


def test_B_MOV_08_at_least_one_unit_moves():
    g = strategic(FREE, "camp 2 lake_man 1 dwarf_veteran")
    say(g, Split(at("camp")), Several(DWARF_VETERAN, 0))
    assert offers(g) == [Several(LAKE_MAN, 1), Several(LAKE_MAN, 2)]


def test_B_MOV_09_both_moves_may_start_in_the_same_region():
    g = strategic(SHADOW, "long_bank 2 orc")
    say(g, Split(at("long_bank")), Several(ORC, 1), Choose(at("reed_bank")), Move(at("long_bank")))
    say(g, Choose(at("north_bank")))
    assert (units(g, "reed_bank"), units(g, "north_bank"), units(g, "long_bank")) == ({"orc": 1}, {"orc": 1}, {})


def test_B_MOV_10_the_moving_part_itself_has_leadership():
    g = fast(FREE, "camp 2 lake_man bard")
    say(g, Split(at("camp")), Several(LAKE_MAN, 1))
    assert offers(g) == [GoAlong(BARD)]


def test_B_MOV_10_a_character_without_leadership_is_not_enough():
    g = fast(FREE, "camp 2 lake_man bilbo")
    assert is_over(g)                                        # Bilbo's rating is none
    g = fast(FREE, "camp 2 lake_man bilbo bard")
    say(g, Split(at("camp")), Several(LAKE_MAN, 1))
    assert asked(g) == "GoesAlong"
    assert offers(g) == [GoAlong(BARD)]
    say(g, GoAlong(BARD))
    assert offers(g) == [StayBehind(BILBO), GoAlong(BILBO)]


def test_B_MOV_11_three_parts_never_have_more_damage_than_units():
    g = strategic(SHADOW, "long_bank 4 orc 4 damage")
    say(g, Split(at("long_bank")), Several(ORC, 1))
    assert offers(g) == [Number(1)]                          # one token, and only one, goes with one unit
    say(g, Number(1), Choose(at("reed_bank")), Split(at("long_bank")), Several(ORC, 2), Number(2))
    say(g, Choose(at("north_bank")))
    assert [g.damage[at(it)] for it in ("reed_bank", "north_bank", "long_bank")] == [1, 2, 1]


def test_B_MOV_12_armies_that_meet_become_one():
    g = strategic(SHADOW, "long_bank 1 orc 1 damage", "reed_bank 2 warg 1 damage")
    say(g, Move(at("long_bank")), Choose(at("reed_bank")), Done())
    assert units(g, "reed_bank") == {"orc": 1, "warg": 2}
    assert g.damage[at("reed_bank")] == 2


def test_B_MOV_13_first_those_who_take_damage_along_then_the_excess():
    g = strategic(SHADOW, "long_bank 4 orc 3 damage", "reed_bank 3 warg")
    say(g, Move(at("long_bank")), Choose(at("reed_bank")), Done())
    assert asked(g) == "ReduceBy"
    assert offers(g) == [Lose(ORC), Lose(WARG), Done()]
    say(g, Lose(ORC))
    assert Done() in offers(g)
    say(g, Lose(ORC))
    assert units(g, "reed_bank") == {"orc": 2, "warg": 3}
    assert g.damage[at("reed_bank")] == 0


def test_B_MOV_21_units_removed_as_excess_take_no_damage():
    g = strategic(SHADOW, "long_bank 4 orc 3 damage", "reed_bank 3 warg")
    say(g, Move(at("long_bank")), Choose(at("reed_bank")), Done(), Done(), Lose(ORC), Lose(ORC))
    assert units(g, "reed_bank") == {"orc": 2, "warg": 3}
    assert g.damage[at("reed_bank")] == 3


def test_B_AMB_05_damage_adds_up_and_may_cost_more_units():
    g = strategic(SHADOW, "long_bank 5 orc 5 damage", "reed_bank 5 warg 5 damage")
    say(g, Move(at("long_bank")), Choose(at("reed_bank")), Done(), Done())
    say(g, *[Lose(ORC)] * 5)
    assert asked(g) == "Casualty"
    assert Done() not in offers(g)
    carelessly(g)
    assert g.damage[at("reed_bank")] <= g.size(at("reed_bank"))


def test_B_MOV_14_merging_comes_before_the_combat():
    g = attack(SHADOW, "long_bank 4 orc", "north_bank 3 warg", "camp 1 lake_man")
    say(g, Move(at("long_bank")), Choose(at("north_bank")))
    assert asked(g) == "ReduceBy"
    say(g, Lose(ORC), Lose(ORC))
    assert asked(g) == "AttackWith"


def test_B_MOV_15_both_moves_are_made_before_armies_merge():
    g = strategic(SHADOW, "long_bank 4 orc", "reed_bank 4 warg")
    say(g, Move(at("long_bank")), Choose(at("reed_bank")), Move(at("reed_bank")), Choose(at("south_bank")))
    assert (units(g, "reed_bank"), units(g, "south_bank")) == ({"orc": 4}, {"warg": 4})
    assert is_over(g)


def test_B_MOV_15_no_figure_moves_twice():
    g = strategic(SHADOW, "long_bank 1 orc")
    say(g, Move(at("long_bank")), Choose(at("reed_bank")))
    assert is_over(g)                                        # there is nothing else to move


def test_B_AMB_04_two_parts_of_one_army_are_two_moves():
    g = strategic(SHADOW, "long_bank 3 orc")
    say(g, Split(at("long_bank")), Several(ORC, 1), Choose(at("reed_bank")))
    say(g, Split(at("long_bank")), Several(ORC, 1), Choose(at("reed_bank")))
    assert units(g, "reed_bank") == {"orc": 2}
    assert is_over(g)


def test_B_MOV_16_nothing_is_left_on_the_way():
    g = fast(FREE, "west_dale 2 dwarf_regular dain")
    say(g, Move(at("west_dale")), Choose(at("upper_vale")))
    assert all(isinstance(it, Choose | Done) for it in offers(g))


def test_B_MOV_17_nothing_is_picked_up_on_the_way():
    g = fast(FREE, "west_dale 1 dwarf_regular dain", "upper_vale 1 elf_archer bard 1 leadership")
    say(g, Move(at("west_dale")), Choose(at("upper_vale")), Choose(at("lower_slopes")))
    assert units(g, "lower_slopes") == {"dwarf_regular": 1}
    assert g.characters[BARD] == at("upper_vale")
    assert g.leadership_tokens[at("lower_slopes")] == 0


def test_B_MOV_18_next_to_an_enemy_army_the_move_ends():
    g = fast(SHADOW, "long_bank 1 orc 1 leadership", "camp 1 lake_man")
    say(g, Move(at("long_bank")), Choose(at("north_bank")))
    assert is_over(g)
    assert units(g, "north_bank") == {"orc": 1}


def test_B_MOV_19_across_a_river_is_not_next_to_the_enemy():
    g = fast(SHADOW, "long_bank 1 orc 1 leadership", "loop_meadow 1 lake_man")
    say(g, Move(at("long_bank")), Choose(at("reed_bank")))
    assert asked(g) == "MoveTo"


def test_B_MOV_20_the_limit_is_checked_only_where_the_move_ends():
    g = fast(SHADOW, "long_bank 3 orc 1 leadership", "reed_bank 5 warg")
    say(g, Move(at("long_bank")), Choose(at("reed_bank")), Choose(at("south_bank")))
    assert is_over(g)
    assert g.size(at("reed_bank")) == 5


def test_B_MOV_22_who_starts_next_to_an_enemy_may_go_on():
    g = fast(SHADOW, "north_bank 1 orc 1 leadership", "camp 1 lake_man")
    say(g, Move(at("north_bank")), Choose(at("long_bank")))
    assert asked(g) == "MoveTo"


def test_B_MOV_23_the_shadow_never_reduces_in_a_mustering_region():
    g = strategic(SHADOW, "heath_road 5 orc", "barrens 4 warg")
    say(g, Move(at("heath_road")), Choose(at("barrens")), Done())
    assert g.size(at("barrens")) == 9
    assert is_over(g)


def test_B_MOV_23_the_free_peoples_keep_the_limit_there():
    g = strategic(FREE, "ash_plain 3 lake_man", "barrens 4 elf_archer")
    say(g, Move(at("ash_plain")), Choose(at("barrens")), Done())
    assert asked(g) == "ReduceBy"


def test_B_ARM_01_five_units_are_the_limit():
    g = field("camp 5 lake_man")
    assert not g.is_over_limit(at("camp"))
    g = field("camp 5 lake_man 1 elf_archer")
    assert g.is_over_limit(at("camp"))


def test_B_ARM_02_characters_tokens_eagles_and_bats_do_not_count():
    g = field("camp 5 lake_man bard dain 2 leadership 1 elves", eagles=[0, 0, 3, 0, 0], bats=[0, 0, 2, 0])
    assert not g.is_over_limit(at("camp"))


def test_B_ARM_03_mustering_places_have_no_limit_for_the_shadow():
    g = field("barrens 9 orc", "goblin_mustering_point_west 7 goblin")
    assert not g.is_over_limit(at("barrens"))
    assert not g.is_over_limit(at("goblin_mustering_point_west"))


def test_B_AMB_02_a_pass_has_the_limit_of_five():
    g = field("goblin_mustering_point_west 5 goblin", "mountain_pass_west 6 goblin")
    assert g.is_over_limit(at("mountain_pass_west"))


# Control

def test_B_CTL_01_a_shadow_army_takes_control_of_a_settlement():
    g = strategic(SHADOW, "north_bank 1 orc")
    say(g, Move(at("north_bank")), Choose(at("camp")))
    assert g.controls(SHADOW, at("camp"))
    assert g.victory_points() == 2


def test_B_CTL_02_free_peoples_units_take_it_back_but_characters_do_not():
    g = strategic(FREE, "north_bank 1 lake_man", "camp bard", control="camp")
    assert g.controls(SHADOW, at("camp"))
    say(g, Move(at("north_bank")), Choose(at("camp")))
    assert g.controls(FREE, at("camp"))


def test_B_CTL_03_passing_through_is_enough():
    g = fast(SHADOW, "north_bank 1 orc 1 leadership")
    say(g, Move(at("north_bank")), Choose(at("camp")), Choose(at("spur_ridge")))
    assert g.controls(SHADOW, at("camp"))
    assert units(g, "camp") == {}


def test_B_CTL_04_an_empty_enemy_settlement_is_entered_without_a_fight():
    g = strategic(FREE, "north_bank 1 lake_man", control="camp eastern_spur")
    say(g, Move(at("north_bank")))
    assert Choose(at("camp")) in offers(g)
    say(g, Choose(at("camp")))
    assert is_over(g)


def test_B_CTL_06_a_settlement_without_a_marker_is_the_free_peoples():
    g = field()
    assert g.controls(FREE, at("front_gate"))
    assert not g.controls(SHADOW, at("front_gate"))
    assert not g.controls(FREE, at("upper_vale"))


def test_B_AMB_28_taking_a_fortification_back_does_not_repair_it():
    g = strategic(FREE, "camp 1 lake_man", control="eastern_spur")
    g.walls[at("eastern_spur")] = 3
    say(g, Move(at("camp")), Choose(at("eastern_spur")))
    assert g.walls[at("eastern_spur")] == 3
    assert not g.is_unbroken(at("eastern_spur"))


# Recruitment tokens on the way

def test_B_REC_09_entering_or_passing_eliminates_enemy_tokens_unseen():
    g = fast(SHADOW, "south_bank 1 orc 1 leadership", "fallen_bridge 2 elves", "lower_bank 1 dwarves_and_men")
    left = g.tokens_left(1)
    say(g, Move(at("south_bank")), Choose(at("lower_bank")), Choose(at("fallen_bridge")))
    assert g.tokens(FREE, at("fallen_bridge")) == g.tokens(FREE, at("lower_bank")) == 0
    assert g.tokens_left(1) == left + 2
    assert sum(g.bag) == 64


def test_B_LDR_02_tokens_never_stay_without_an_army():
    g = strategic(SHADOW, "long_bank 1 orc 1 warg 2 leadership")
    say(g, Split(at("long_bank")), Several(ORC, 1), Several(WARG, 1))
    assert asked(g) == "MoveTo"                              # no question: both tokens go with the whole Army
    say(g, Choose(at("reed_bank")))
    assert g.leadership_tokens[at("reed_bank")] == 2
    assert not faults(g)


def test_B_MOV_10_each_of_two_armies_that_move_needs_leadership_of_its_own():
    g = field("long_bank 2 orc 1 leadership", "barrens 1 orc", "reed_bank 1 orc 1 leadership")
    begin(g, MoveArmies(SHADOW, 2, 1, leadership=True))
    say(g, Split(at("long_bank")), Several(ORC, 1), Number(1), Choose(at("north_bank")))
    assert {it.region for it in offers(g) if isinstance(it, Move | Split)} == {at("reed_bank")}


# Beorn in the way

def test_B_BEO_09_for_shadow_armies_beorn_is_an_enemy_army():
    g = fast(SHADOW, "long_bank 1 orc 1 leadership", "north_bank beorn", wrath=8)
    say(g, Move(at("long_bank")))
    assert Choose(at("north_bank")) not in offers(g)
    say(g, Choose(at("spur_foot")))
    assert is_over(g)                                        # spur_foot lies next to him


def test_B_AMB_35_free_peoples_armies_pass_beorn_but_do_not_stay():
    g = fast(FREE, "camp 1 lake_man bard", "north_bank beorn", wrath=8)
    say(g, Move(at("camp")), Choose(at("north_bank")))
    assert Done() not in offers(g)
    say(g, Choose(at("long_bank")))
    assert units(g, "long_bank") == {"lake_man": 1}
    g = strategic(FREE, "camp 1 lake_man", "north_bank beorn", wrath=8)
    say(g, Move(at("camp")))
    assert Choose(at("north_bank")) not in offers(g)
    assert g.characters[BEORN] == at("north_bank")


def test_B_AMB_35_they_pass_him_only_where_the_order_lets_them_go_on():
    for through, passes in ((PLAINS, True), (MOUNTAINS, False)):
        g = field("camp 1 lake_man", "north_bank beorn", wrath=8)
        say(begin(g, MoveArmies(FREE, 1, 2, through=1 << through)), Move(at("camp")))
        assert (Choose(at("north_bank")) in offers(g)) == passes


def test_B_CHR_10_a_character_moves_with_his_army():
    g = strategic(FREE, "camp 1 lake_man bard")
    say(g, Move(at("camp")), Choose(at("north_bank")))
    assert g.characters[BARD] == at("north_bank")


def test_B_CHR_12_he_may_stay_behind():
    g = strategic(FREE, "camp 1 lake_man bard")
    say(g, Split(at("camp")), Several(LAKE_MAN, 1), StayBehind(BARD), Choose(at("north_bank")))
    assert g.characters[BARD] == at("camp")
    assert units(g, "camp") == {}


def test_B_CMB_02_an_order_may_say_which_terrain_is_attacked():
    g = field("spur_foot 2 orc", "north_bank 1 lake_man", "eastern_spur 1 dwarf_veteran")
    begin(g, AttackWith(SHADOW, [at("spur_foot")], 1 << PLAINS))
    assert offers(g) == [Attack(at("spur_foot"), at("north_bank")), Done()]
    begin(g, AttackWith(SHADOW, [at("spur_foot")]))
    g.ready = False
    assert len(offers(g)) == 3


def test_B_CHR_12_an_order_may_say_who_must_go_along():
    g = field("camp 2 lake_man bard gandalf")
    begin(g, MoveArmies(FREE, 1, 1, along=BARD))
    say(g, Split(at("camp")), Several(LAKE_MAN, 1))
    assert offers(g) == [GoAlong(BARD)]
    say(g, GoAlong(BARD))
    assert offers(g) == [StayBehind(GANDALF), GoAlong(GANDALF)]
