"""Chapter X: how a combat begins, its cards, its dice."""
from __future__ import annotations

from typing import Any

import pytest

from ravenhill.games.five_armies.combat_choices import Maneuver, Reroll
from ravenhill.games.five_armies.rules import fight
from ravenhill.games.five_armies.rules.fight import (
    BLACK,
    DICE,
    FEWER_DICE,
    HELD_BACK,
    HITS,
    MORE_DICE,
    ROLL_PLUS,
    TARGET,
    dice_of,
    dice_parts,
    leadership_now,
    leadership_parts,
    rerolls_of,
    target_number,
    target_parts,
)
from ravenhill.games.five_armies.state import BOX, DISCARD, HAND, TIRED, USED
from ravenhill.games.five_armies.terms import BARD, MOUNTAINS, SWAMPS
from tests.five_armies.rules.duels import FREE, SHADOW, Duel, dale


def cards_of(duel: Duel, side: int) -> set[str]:
    """The names of the cards this side may show."""
    asked = duel.until("Maneuvers")
    asked.side = side
    return {duel.facts.content.cards[duel.g.kind[card]].id for card in asked.options(duel.g)}


# Before combat

def test_B_CMB_04_superiority_is_checked_before_the_hands_are_prepared():
    duel = dale(orc=2, elf_spearman=1).attack(SHADOW, "east_dale", "loop_meadow")
    asked = duel.until("Maneuvers")
    drawn = duel.g.piles[HAND + SHADOW]
    assert len(drawn) == 1
    asked.side = SHADOW
    assert drawn[0] in asked.options(duel.g)


def test_B_CMB_05_the_terrain_is_the_defenders():
    duel = dale(lake_man=1, orc=1, warg=2).attack(FREE, "loop_meadow", "east_dale")
    assert duel.facts.terrain[duel.place("loop_meadow")] == SWAMPS
    duel.until("Maneuvers")
    assert (len(duel.g.piles[HAND]), len(duel.g.piles[HAND + SHADOW])) == (0, 1)     # plains: three against none


def test_B_CMB_06_units_are_counted_and_not_their_strength():
    duel = Duel().army("camp", dwarf_veteran=1, dwarf_regular=1).army("north_bank", warg=2)
    duel.attack(SHADOW, "north_bank", "camp").until("Maneuvers")
    assert len(duel.g.piles[HAND]) == 0                     # hills: one Veteran of strength 2, two Wargs
    assert len(duel.g.piles[HAND + SHADOW]) == 1


def test_B_CMB_06_great_orcs_favor_any_terrain_only_when_attacking():
    duel = Duel().army("camp", dwarf_regular=2).army("front_gate", great_orc=1)
    duel.attack(SHADOW, "front_gate", "camp").until("Maneuvers")
    assert len(duel.g.piles[HAND + SHADOW]) == 1
    duel = Duel().army("upper_vale", elf_spearman=1).army("west_dale", great_orc=3)
    duel.attack(FREE, "upper_vale", "west_dale").until("Maneuvers")
    assert (len(duel.g.piles[HAND]), len(duel.g.piles[HAND + SHADOW])) == (1, 0)


def test_B_CMB_07_nobody_draws_on_a_tie():
    duel = dale(lake_man=2, orc=2).attack(SHADOW, "east_dale", "loop_meadow")
    duel.until("Maneuvers")
    assert len(duel.g.piles[HAND]) == len(duel.g.piles[HAND + SHADOW]) == 0


def test_B_CMB_07_whoever_draws_a_seventh_card_discards_at_once():
    duel = dale(lake_man=1, orc=2).hand(SHADOW, "E01", "E02", "E03", "E04", "E05", "E06")
    duel.attack(SHADOW, "east_dale", "loop_meadow")
    assert duel.until("OverSix").side == SHADOW
    duel.say(duel.card("E03"))
    assert len(duel.g.piles[HAND + SHADOW]) == 6
    assert duel.g.pile[duel.card("E03")] == DISCARD + SHADOW


def test_B_AMB_25_the_discard_comes_before_the_combat_hand():
    duel = dale(lake_man=1, orc=2).hand(SHADOW, "E01", "E02", "E03", "E04", "E05", "E06")
    duel.attack(SHADOW, "east_dale", "loop_meadow").end()
    assert duel.asked.index("OverSix") < duel.asked.index("Maneuvers")


def test_B_CMB_04_an_order_may_give_superiority_whatever_the_terrain():
    duel = dale(lake_man=3, warg=1).attack(SHADOW, "east_dale", "loop_meadow", HAS_SUPERIORITY=1)
    duel.until("Maneuvers")
    assert (len(duel.g.piles[HAND]), len(duel.g.piles[HAND + SHADOW])) == (0, 1)


def test_B_CMB_08_the_combat_hand_has_events_unit_cards_and_regroup_but_no_stories():
    duel = dale(lake_man=1, elf_archer=1, orc=1).hand(FREE, "E04", "F01").attack(SHADOW, "east_dale", "loop_meadow")
    assert cards_of(duel, FREE) == {"E04", "unit_lake_man", "unit_elf_archer", "regroup_free"}
    assert cards_of(duel, SHADOW) == {"unit_orc", "regroup_shadow"}


def test_B_CMB_08_thorin_and_the_bats_add_their_cards():
    duel = dale(lake_man=1, orc=1)
    duel.army("loop_meadow", characters="thorin")
    duel.g.bats[duel.facts.territory[duel.place("loop_meadow")]] = 1
    duel.attack(SHADOW, "east_dale", "loop_meadow")
    assert "thorins_mighty_strokes" in cards_of(duel, FREE)
    assert "vampire_like" in cards_of(duel, SHADOW)


def test_B_AMB_41_without_thorin_in_the_army_or_bats_in_the_territory_their_cards_are_missing():
    duel = dale(lake_man=1, orc=1).army("ruins_of_dale", lake_man=1, characters="thorin")
    duel.g.bats = [1, 1, 1, 1]
    duel.g.bats[duel.facts.territory[duel.place("loop_meadow")]] = 0
    duel.attack(SHADOW, "east_dale", "loop_meadow")
    assert "thorins_mighty_strokes" not in cards_of(duel, FREE)
    assert "vampire_like" not in cards_of(duel, SHADOW)


def test_B_AMB_41_a_unit_card_cannot_be_chosen_once_its_last_unit_is_gone():
    duel = dale(lake_man=1, elf_archer=1, orc=2).attack(SHADOW, "east_dale", "loop_meadow")
    duel.dice(6, 6).show(shadow="unit_orc")
    duel.until("Casualty", FREE)
    duel.say(4)                                             # the Lake-man
    assert "unit_lake_man" not in cards_of(duel, FREE)
    assert "unit_elf_archer" in cards_of(duel, FREE)


def test_B_CMB_09_added_cards_do_not_count_to_the_limit_and_leave_the_hand_at_the_end():
    duel = dale(lake_man=1, orc=1).hand(FREE, "E01", "E02", "E03", "E04", "E05", "E06")
    duel.attack(SHADOW, "east_dale", "loop_meadow").show("unit_lake_man", "unit_orc")
    duel.until("GoOnOrWithdraw")
    assert duel.g.pile[duel.card("unit_orc")] == TIRED
    duel.say(1).end()
    assert "OverSix" not in duel.asked
    assert duel.g.piles[TIRED] == []
    assert duel.g.pile[duel.card("unit_orc")] == duel.g.pile[duel.card("unit_lake_man")] == BOX


# Maneuvering

def test_B_CMB_10_a_round_has_its_five_steps_in_order():
    duel = dale(lake_man=2, orc=2).army("loop_meadow", tokens=1).attack(SHADOW, "east_dale", "loop_meadow")
    duel.dice(5, 2, 5, 2)
    duel.until("StayOrLeave")
    assert duel.asked == ["Maneuvers", "Maneuvers", "HowManyAgain", "Casualty", "Casualty", "GoOnOrWithdraw"]


def test_B_CMB_11_both_choose_one_card_and_show_it_together():
    duel = dale(lake_man=1, orc=1).attack(SHADOW, "east_dale", "loop_meadow")
    duel.until("Maneuvers")
    duel.say(Maneuver(duel.card("unit_lake_man")))
    assert duel.combat.played == [-1, -1]
    assert duel.g.pile[duel.card("unit_lake_man")] == BOX
    duel.say(Maneuver(duel.card("unit_orc")))
    assert duel.combat.played == [duel.card("unit_lake_man"), duel.card("unit_orc")]


def test_B_INF_03_nobody_sees_a_choice_before_both_are_made():
    duel = dale(lake_man=1, orc=1).attack(SHADOW, "east_dale", "loop_meadow")
    asked: Any = duel.until("Maneuvers")
    duel.say(duel.card("unit_lake_man"))
    assert asked.picks[FREE] == duel.card("unit_lake_man")
    assert asked.seen_by(duel.g, SHADOW).picks == [-1, -1]
    assert asked.seen_by(duel.g, FREE).picks[FREE] == duel.card("unit_lake_man")


def test_B_CMB_12_an_event_is_one_of_the_options_and_a_story_is_refused():
    duel = dale(lake_man=1, orc=1).hand(FREE, "E04", "F01").attack(SHADOW, "east_dale", "loop_meadow")
    duel.until("Maneuvers")
    with pytest.raises(Exception, match="B-CMB-11"):
        duel.g.answer(duel.card("F01"))
    duel.say(duel.card("E04"))


def test_B_CMB_13_a_played_unit_card_is_not_available_again():
    duel = dale(lake_man=1, orc=1).attack(SHADOW, "east_dale", "loop_meadow").show("unit_lake_man", "unit_orc")
    assert cards_of(duel, FREE) == {"regroup_free"}
    assert cards_of(duel, SHADOW) == {"regroup_shadow"}


def test_B_CMB_14_an_event_is_discarded_after_use():
    duel = dale(lake_man=1, orc=1).hand(FREE, "E04").attack(SHADOW, "east_dale", "loop_meadow").show("E04")
    duel.until("GoOnOrWithdraw")
    assert duel.g.pile[duel.card("E04")] == USED
    assert duel.g.knows[duel.card("E04")] == 3


def test_B_CMB_16_thorins_card_is_spent_until_regroup():
    duel = dale(lake_man=3, orc=1).army("loop_meadow", characters="thorin")
    duel.attack(SHADOW, "east_dale", "loop_meadow").show("thorins_mighty_strokes")
    assert "thorins_mighty_strokes" not in cards_of(duel, FREE)
    duel.show("regroup_free")
    assert "thorins_mighty_strokes" in cards_of(duel, FREE)


def test_B_CMB_17_vampire_like_stays_while_there_are_bats():
    duel = dale(lake_man=3, orc=1)
    territory = duel.facts.territory[duel.place("loop_meadow")]
    duel.g.bats[territory] = 1
    duel.attack(SHADOW, "east_dale", "loop_meadow").show(shadow="vampire_like")
    assert "vampire_like" in cards_of(duel, SHADOW)
    duel.g.bats[territory] = 0
    assert "vampire_like" not in cards_of(duel, SHADOW)


def test_B_CMB_18_regroup_takes_back_all_cards_played_in_this_combat():
    duel = dale(lake_man=1, elf_archer=1, orc=1).attack(SHADOW, "east_dale", "loop_meadow")
    duel.show("unit_lake_man", "unit_orc").show("unit_elf_archer")
    assert cards_of(duel, FREE) == {"regroup_free"}
    duel.show("regroup_free")
    assert cards_of(duel, FREE) == {"unit_lake_man", "unit_elf_archer", "regroup_free"}


def test_B_CMB_42_regroup_is_always_in_hand():
    duel = dale(lake_man=3, orc=1).attack(SHADOW, "east_dale", "loop_meadow").show().show().show()
    assert "regroup_free" in cards_of(duel, FREE)
    assert "regroup_shadow" in cards_of(duel, SHADOW)


# The Combat Roll

def test_B_CMB_20_dice_are_combat_strength_five_at_most():
    duel = dale(dwarf_veteran=2, orc=3, great_orc=2).attack(SHADOW, "east_dale", "loop_meadow").show()
    duel.until("GoOnOrWithdraw")
    assert (duel.now(DICE, FREE), duel.now(DICE, SHADOW)) == (4, 5)
    assert dice_parts(duel.g, duel.combat, SHADOW) == [("strength", 7), ("limit", -2)]


def test_B_CMB_20_effects_add_and_take_dice_within_their_limits():
    duel = dale(lake_man=2, orc=4).attack(SHADOW, "east_dale", "loop_meadow")
    duel.until("Maneuvers")
    it = duel.combat
    it.now[MORE_DICE + SHADOW] = 2
    assert dice_of(duel.g, it, SHADOW) == 5
    it.now[FEWER_DICE + FREE] = 3
    assert dice_of(duel.g, it, FREE) == 1                   # the enemy leaves one
    it.now[HELD_BACK + FREE] = 1
    assert dice_of(duel.g, it, FREE) == 0                   # who holds back may leave none
    assert dice_parts(duel.g, it, FREE) == [("strength", 2), ("enemy", -1), ("held-back", -1)]
    assert sum(n for _, n in dice_parts(duel.g, it, SHADOW)) == 5


def test_B_EX_11_two_orcs_and_a_great_orc_roll_three_white_dice_and_a_black_one():
    duel = dale(lake_man=3, orc=2, great_orc=1).attack(SHADOW, "east_dale", "loop_meadow").dice(5, 2, 2, 2)
    duel.show(shadow="unit_great_orc").until("GoOnOrWithdraw")
    assert (duel.now(DICE, SHADOW), duel.now(BLACK, SHADOW)) == (4, 1)
    assert duel.combat.has_black_hit(SHADOW)


def test_B_CMB_21_black_dice_are_units_of_the_type_and_not_their_strength():
    duel = dale(dwarf_veteran=2, dwarf_regular=1, orc=1).attack(SHADOW, "east_dale", "loop_meadow")
    duel.show("unit_dwarf_veteran").until("GoOnOrWithdraw")
    assert (duel.now(DICE, FREE), duel.now(BLACK, FREE)) == (5, 2)
    assert duel.now(BLACK, SHADOW) == 0


def test_B_CMB_22_only_a_black_hit_activates_the_ability():
    duel = dale(lake_man=3, orc=2, great_orc=1).attack(SHADOW, "east_dale", "loop_meadow").dice(2, 5, 6, 5)
    duel.show(shadow="unit_great_orc").until("GoOnOrWithdraw")
    assert duel.now(HITS, SHADOW) == 3
    assert not duel.combat.has_black_hit(SHADOW)


def test_B_CMB_23_black_and_white_hits_count_alike():
    duel = dale(lake_man=5, orc=2, great_orc=1).attack(SHADOW, "east_dale", "loop_meadow").dice(5, 6, 2, 2)
    duel.show(shadow="unit_great_orc").until("GoOnOrWithdraw")
    assert duel.damage("loop_meadow") == 2


# Target numbers

def target_of(duel: Duel, side: int) -> int:
    duel.until("Maneuvers")
    return target_number(duel.g, duel.combat, side)


def test_B_CMB_30_the_target_number_is_normally_five_and_fixed_before_the_roll():
    duel = dale(lake_man=2, orc=2).attack(SHADOW, "east_dale", "loop_meadow").dice(5, 4, 4, 5)
    assert target_of(duel, FREE) == target_of(duel, SHADOW) == 5
    duel.show().until("GoOnOrWithdraw")
    assert (duel.now(TARGET, FREE), duel.now(HITS, FREE), duel.now(HITS, SHADOW)) == (5, 1, 1)


def test_B_CMB_31_across_a_ford_the_attacker_needs_six_in_the_first_round_only():
    duel = Duel().army("north_dale", lake_man=3).army("north_bank", orc=3).attack(SHADOW, "north_bank", "north_dale")
    assert target_of(duel, SHADOW) == 6
    assert target_of(duel, FREE) == 5
    assert target_parts(duel.g, duel.combat, SHADOW) == [("normal", 5), ("ford", 6)]
    duel.show()
    assert target_of(duel, SHADOW) == 5


def test_B_CMB_32_up_a_slope_the_attacker_needs_six_in_the_first_round_only():
    duel = Duel().army("spur_ridge", dwarf_regular=3).army("camp", orc=3).attack(SHADOW, "camp", "spur_ridge")
    assert duel.facts.terrain[duel.place("spur_ridge")] == MOUNTAINS
    assert target_of(duel, SHADOW) == 6
    duel.show()
    assert target_of(duel, SHADOW) == 5


def test_B_CMB_32_from_the_mountains_down_there_is_no_penalty():
    duel = Duel().army("spur_ridge", dwarf_regular=3).army("camp", orc=3).attack(FREE, "spur_ridge", "camp")
    assert target_of(duel, FREE) == 5


def test_B_PAS_05_from_a_pass_there_is_no_slope():
    duel = Duel()
    duel.g.open_passes = 3
    duel.army("mountain_pass_east", goblin=3).army("spur_ridge", dwarf_regular=2)
    duel.attack(SHADOW, "mountain_pass_east", "spur_ridge")
    assert target_of(duel, SHADOW) == 5
    assert duel.combat.comes_from_pass(duel.g)


def test_B_CMB_33_against_unbroken_walls_the_attacker_needs_six_until_they_break():
    duel = Duel().army("front_gate", dwarf_regular=3).army("upper_vale", orc=5)
    duel.attack(SHADOW, "upper_vale", "front_gate").show()
    assert target_of(duel, SHADOW) == 6                     # the second round: the slope no longer counts
    duel.g.walls[duel.place("front_gate")] = 4
    assert target_of(duel, SHADOW) == 5


def test_B_CMB_34_an_order_may_free_the_attack_of_penalties():
    duel = Duel().army("north_dale", lake_man=3).army("north_bank", orc=3)
    assert target_of(duel.attack(SHADOW, "north_bank", "north_dale", FREE_OF=1), SHADOW) == 5
    duel = Duel().army("spur_ridge", dwarf_regular=3).army("camp", orc=3)
    assert target_of(duel.attack(SHADOW, "camp", "spur_ridge", FREE_OF=1), SHADOW) == 6
    duel = Duel().army("spur_ridge", dwarf_regular=3).army("camp", orc=3)
    assert target_of(duel.attack(SHADOW, "camp", "spur_ridge", FREE_OF=2), SHADOW) == 5


def test_B_CMB_34_a_modifier_of_the_combat_roll_does_not_touch_the_re_roll():
    duel = dale(lake_man=2, orc=2).army("east_dale", tokens=1).dice(4, 2, 2, 2, 4)
    duel.attack(SHADOW, "east_dale", "loop_meadow", ORDER_PLUS=1).show()
    duel.until("HowManyAgain", SHADOW)
    assert duel.combat.is_hit(SHADOW, 0) and not duel.combat.is_hit(SHADOW, 1)
    duel.say(1).until("GoOnOrWithdraw")
    assert duel.now(HITS, SHADOW) == 1                      # the second four was of the re-roll


def test_B_CMB_35_what_is_added_is_added_to_each_die():
    duel = dale(lake_man=3, orc=3).dice(4, 4, 3).attack(SHADOW, "east_dale", "loop_meadow", ORDER_PLUS=1)
    duel.show().until("GoOnOrWithdraw")
    assert (duel.now(ROLL_PLUS, SHADOW), duel.now(HITS, SHADOW)) == (1, 2)


def test_B_CMB_35_a_bonus_of_the_order_ends_with_its_rounds():
    duel = dale(lake_man=5, orc=2).attack(SHADOW, "east_dale", "loop_meadow", ORDER_PLUS=1, ORDER_ROUNDS=1)
    duel.show().until("GoOnOrWithdraw")
    assert duel.now(ROLL_PLUS, SHADOW) == 1
    duel.show().until("GoOnOrWithdraw")
    assert duel.now(ROLL_PLUS, SHADOW) == 0


def test_B_CMB_36_a_one_always_misses_and_a_six_always_hits():
    duel = dale(lake_man=3, orc=2).dice(1, 6).attack(SHADOW, "east_dale", "loop_meadow", ORDER_PLUS=4)
    duel.show().until("GoOnOrWithdraw")
    assert duel.now(HITS, SHADOW) == 1
    duel = dale(lake_man=3, orc=2).dice(5, 6).attack(SHADOW, "east_dale", "loop_meadow", ORDER_PLUS=-3)
    duel.show().until("GoOnOrWithdraw")
    assert duel.now(HITS, SHADOW) == 1


# Leader re-roll

def test_B_EX_12_dain_and_a_token_let_three_of_four_failed_dice_be_rolled_again():
    duel = dale(dwarf_regular=2, dwarf_veteran=1, orc=3).army("loop_meadow", tokens=1, characters="dain")
    duel.attack(SHADOW, "east_dale", "loop_meadow").dice(2, 2, 2, 2, 3, 3, 4).show("unit_dwarf_veteran")
    duel.until("HowManyAgain", FREE)
    it = duel.combat
    assert (duel.now(DICE, FREE), duel.now(BLACK, FREE), it.hits(FREE)) == (4, 1, 0)
    assert leadership_now(duel.g, it, FREE) == rerolls_of(duel.g, it, FREE) == 3
    assert duel.offered() == [Reroll(0, 0), Reroll(0, 1)]
    duel.say(Reroll(0, 1))
    assert duel.offered() == [Reroll(1, 0), Reroll(1, 1), Reroll(1, 2)]
    duel.dice(5, 2, 6).say(Reroll(1, 2)).until("GoOnOrWithdraw")
    assert duel.now(HITS, FREE) == 2
    assert it.has_black_hit(FREE)


def test_B_CMB_40_only_failed_dice_and_each_only_once():
    duel = dale(lake_man=3, orc=1).army("loop_meadow", tokens=5).attack(SHADOW, "east_dale", "loop_meadow")
    duel.dice(2, 6, 3, 2).show().until("HowManyAgain", FREE)
    assert duel.offered()[-1] == Reroll(1, 2)
    duel.say(2).until("GoOnOrWithdraw")
    assert duel.asked.count("HowManyAgain") == 1


def test_B_CMB_40_no_leadership_no_re_roll():
    duel = dale(lake_man=3, orc=3).attack(SHADOW, "east_dale", "loop_meadow").show()
    duel.until("GoOnOrWithdraw")
    assert "HowManyAgain" not in duel.asked


def test_B_CMB_40_the_player_may_re_roll_fewer():
    duel = dale(lake_man=3, orc=1).army("loop_meadow", tokens=3).attack(SHADOW, "east_dale", "loop_meadow")
    duel.dice(2, 1, 1, 1, 6).show().until("HowManyAgain", FREE)
    duel.say(1).until("GoOnOrWithdraw")
    assert duel.now(HITS, FREE) == 1


def test_B_LDR_03_leadership_in_combat_is_tokens_and_ratings_and_what_effects_add():
    duel = dale(lake_man=3, orc=1).army("loop_meadow", tokens=1, characters="bard")
    duel.attack(FREE, "loop_meadow", "east_dale", LEADER_PLUS=2, LEADER_ROUNDS=1).until("Maneuvers")
    assert duel.g.leadership_of(BARD) == 1
    assert leadership_now(duel.g, duel.combat, FREE) == 4
    assert leadership_parts(duel.g, duel.combat, FREE) == [("army", 2), ("order", 2)]
    duel.show()
    duel.until("Maneuvers")
    assert leadership_now(duel.g, duel.combat, FREE) == 2


def test_B_CMB_41_both_roll_before_any_damage_is_applied():
    duel = dale(lake_man=1, orc=1).attack(SHADOW, "east_dale", "loop_meadow").dice(6, 6).show()
    duel.until("GoOnOrWithdraw")
    assert (duel.damage("loop_meadow"), duel.damage("east_dale")) == (1, 1)


def test_B_AMB_14_a_re_rolled_black_die_keeps_its_colour():
    duel = dale(lake_man=2, orc=1).army("loop_meadow", tokens=1).attack(SHADOW, "east_dale", "loop_meadow")
    duel.dice(2, 3, 3, 5).show("unit_lake_man").until("HowManyAgain", FREE)
    duel.say(Reroll(0, 1)).until("GoOnOrWithdraw")
    assert duel.combat.has_black_hit(FREE)
    assert duel.combat.faces[:2] == [5, 3]



def test_B_CMB_10_the_numbers_of_a_round_have_names():
    assert [getattr(fight, name.upper()) for name in fight.NAMES] == list(range(0, fight.NUMBERS, 2))
    duel = dale(lake_man=2, orc=3).attack(SHADOW, "east_dale", "loop_meadow").show()
    duel.until("GoOnOrWithdraw")
    assert fight.numbers(duel.combat)["dice"] == [2, 3]
    assert fight.numbers(duel.combat)["target"] == [5, 5]
