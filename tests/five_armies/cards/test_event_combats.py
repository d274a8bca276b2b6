"""The Combat effects of the thirty Events, each with a case in which it does nothing."""
from __future__ import annotations

from ravenhill.games.five_armies.rules.fight import (
    CANCELLED,
    DICE,
    MAY_NOT_LEAVE,
    NO_MANEUVER,
    REROLL_PLUS,
    ROLL_PLUS,
    TARGET,
    leadership_now,
    rerolls_of,
)
from ravenhill.games.five_armies.state import BOX, HAND, TIRED, USED
from ravenhill.games.five_armies.terms import FREE, SHADOW
from tests.five_armies.cards.plays import Plays, attacked, attacking, meadow


def rolled(table: Plays) -> Plays:
    """Go on to the end of the round."""
    table.until("GoOnOrWithdraw")
    return table


def test_E01_captain_gives_a_token_for_two_damage():
    table = attacked(lake_man=3, orc=3, free_damage=2, free_tokens=1).round("E01")
    table.until("UseIt", FREE)
    table.answer("yes")
    rolled(table)
    assert (table.damage("loop_meadow"), table.leadership("loop_meadow")) == (0, 0)


def test_E01_captain_may_be_a_character_and_is_not_offered_without_either():
    table = attacked(lake_man=3, orc=3, free_damage=2).character("bard", "loop_meadow").round("E01")
    table.until("UseIt", FREE)
    table.answer("yes", "bard")
    assert rolled(table).damage("loop_meadow") == 0 and table.g.characters[0] == -3
    table = rolled(attacked(lake_man=3, orc=3, free_damage=2).round("E01"))
    assert "UseIt" not in table.asked and table.damage("loop_meadow") == 2


def test_E02_no_quarter_hurts_and_adds_one():
    table = attacked(lake_man=3, orc=3).dice(4, 4, 2).round(shadow="E02")
    rolled(table)
    assert table.damage("loop_meadow") == 2 and table.damage("east_dale") == 1


def test_E02_no_quarter_does_not_help_the_re_roll():
    table = attacked(lake_man=3, orc=3, shadow_tokens=3).round(shadow="E02")
    table.until("HowManyAgain", SHADOW)
    assert (table.now(ROLL_PLUS, SHADOW), table.now(REROLL_PLUS, SHADOW)) == (1, 0)


def test_E03_swift_onset_takes_a_die_in_the_first_round_only():
    table = rolled(attacked(lake_man=3, orc=3).round("E03"))
    assert table.now(DICE, SHADOW) == 2
    table = rolled(attacked(lake_man=1, orc=1).round("E03"))
    assert table.now(DICE, SHADOW) == 1
    table.say(0)
    table.answer("Stay")
    table.g.move(table.card("E03"), HAND)
    rolled(table.round("E03"))
    assert table.now(DICE, SHADOW) == 1


def test_E03_does_nothing_in_a_second_round():
    table = rolled(attacked(lake_man=3, orc=3).round())
    table.say(0)
    table.answer("Stay")
    assert rolled(table.round("E03")).now(DICE, SHADOW) == 3


def test_E04_locked_shields_prevent_one():
    assert rolled(attacked(lake_man=3, orc=3).dice(6, 6).round("E04")).damage("loop_meadow") == 1


def test_E04_prevents_nothing_of_older_damage():
    assert rolled(attacked(lake_man=3, orc=3, free_damage=1).round("E04")).damage("loop_meadow") == 1


def test_E05_taken_in_the_flank_adds_one_with_an_army_beside():
    table = attacked(lake_man=3, orc=3).army("south_dale", warg=1).dice(4).round(shadow="E05")
    assert rolled(table).damage("loop_meadow") == 1


def test_E05_needs_another_army():
    assert rolled(attacked(lake_man=3, orc=3).dice(4).round(shadow="E05")).damage("loop_meadow") == 0


def test_E06_fresh_shoulders_count_types():
    table = rolled(attacked(lake_man=1, elf_archer=1, dwarf_regular=1, orc=1, free_damage=3).round("E06"))
    assert table.damage("loop_meadow") == 1


def test_E06_one_type_is_not_enough():
    assert rolled(attacked(lake_man=3, orc=1, free_damage=3).round("E06")).damage("loop_meadow") == 3


def test_E07_mired_makes_six_the_number_in_swamps():
    assert rolled(attacked(lake_man=3, orc=3).round("E07")).now(TARGET, SHADOW) == 6


def test_E07_does_nothing_on_dry_ground():
    assert rolled(attacking(lake_man=3, orc=3).round("E07")).now(TARGET, SHADOW) == 5


def test_E08_volley_hits_before_the_roll():
    table = attacked(lake_man=3, orc=1).dice(5, 5).round("E08")
    table.end()
    assert table.units("east_dale") == 0 and table.damage("loop_meadow") == 0


def test_E08_misses_on_four():
    assert rolled(attacked(lake_man=3, orc=2).dice(4, 4).round("E08")).damage("east_dale") == 0


def test_E09_stand_fast_prevents_two_and_holds_the_defender():
    table = rolled(attacked(lake_man=3, orc=3).dice(6, 6, 6).round("E09"))
    assert table.damage("loop_meadow") == 1 and table.now(MAY_NOT_LEAVE, FREE) == 1


def test_E09_an_attacker_prevents_one():
    table = rolled(attacking(lake_man=3, orc=3).dice(2, 2, 2, 6, 6, 6).round("E09"))
    assert table.damage("loop_meadow") == 2 and table.now(MAY_NOT_LEAVE, FREE) == 0


def test_E10_cut_them_down_hurts_whoever_leaves():
    table = rolled(attacked(lake_man=3, orc=3).round(shadow="E10"))
    table.say(0)
    table.answer("Retreat")
    table.end()
    assert table.damage("south_dale") == 2


def test_E10_does_nothing_to_those_who_stay():
    table = rolled(attacked(lake_man=3, orc=3).round(shadow="E10"))
    table.say(0)
    table.answer("Stay").until("Maneuvers")
    assert table.damage("loop_meadow") == 0


def test_E11_feint_cancels_the_event_of_the_enemy():
    table = rolled(attacked(lake_man=3, orc=3).dice(4, 4, 4).round("E11", "E02"))
    assert table.now(CANCELLED, SHADOW) == 1 and table.damage("loop_meadow") == 0 and table.damage("east_dale") == 0


def test_E11_draws_if_there_was_none():
    table = attacked(lake_man=3, warg=3)
    table.take(FREE, "E11")
    table.until("Maneuvers")
    hand = len(table.g.piles[HAND])
    assert len(rolled(table.round("E11")).g.piles[HAND]) == hand          # one shown, one drawn


def test_E12_inspired_re_rolls_two_more():
    table = attacked(lake_man=3, orc=3).round(shadow="E12")
    table.until("HowManyAgain", SHADOW)
    assert rerolls_of(table.g, table.combat, SHADOW) == 2


def test_E12_only_failed_dice():
    table = rolled(attacked(lake_man=3, orc=3).dice(6, 6, 6).round(shadow="E12"))
    assert "HowManyAgain" not in table.asked


def test_E13_timely_orders_take_a_unit_card_back():
    table = rolled(attacked(lake_man=3, orc=3).round(shadow="unit_orc"))
    table.say(0)
    table.answer("Stay")
    assert table.g.pile[table.card("unit_orc")] == TIRED
    rolled(table.round(shadow="E13"))
    assert table.g.pile[table.card("unit_orc")] == BOX


def test_E13_does_nothing_without_used_cards():
    assert "ChooseFor" not in rolled(attacked(lake_man=3, orc=3).round(shadow="E13")).asked


def test_E14_duel_costs_the_lower_a_token():
    table = attacked(lake_man=3, orc=3, free_tokens=1, shadow_tokens=1).dice(6, 1).round("E14")
    assert rolled(table).leadership("east_dale") == 0 and table.leadership("loop_meadow") == 1


def test_E14_duel_hurts_who_has_no_token_and_a_tie_nobody():
    table = attacked(lake_man=3, orc=3, shadow_tokens=1).character("bard", "loop_meadow").dice(1, 6).round("E14")
    assert rolled(table).damage("loop_meadow") == 1
    table = rolled(attacked(lake_man=3, orc=3, free_tokens=1, shadow_tokens=1).dice(4, 4).round("E14"))
    assert (table.leadership("east_dale"), table.leadership("loop_meadow")) == (1, 1)


def test_E14_needs_leadership_on_both_sides():
    table = rolled(attacked(lake_man=3, orc=3, free_tokens=1).dice(6, 1).round("E14"))
    assert table.damage("east_dale") == 0


def test_E15_cunning_draws():
    table = attacked(lake_man=3, orc=3)
    table.take(FREE, "E15")
    table.until("Maneuvers")
    hand = len(table.g.piles[HAND])
    assert len(rolled(table.round("E15")).g.piles[HAND]) == hand          # one shown, one drawn


def test_E15_is_used_and_not_kept():
    table = rolled(attacked(lake_man=3, orc=3).round("E15"))
    assert table.g.pile[table.card("E15")] in (USED, TIRED)


def test_E16_champions_blow_adds_to_the_re_roll():
    table = attacked(lake_man=3, orc=3, shadow_tokens=1).dice(4, 2, 2, 2, 2, 2, 4).round(shadow="E16")
    table.until("HowManyAgain", SHADOW)
    table.answer("n=1")
    assert rolled(table).damage("loop_meadow") == 1


def test_E16_does_not_add_to_the_combat_roll():
    assert rolled(attacked(lake_man=3, orc=3).dice(4, 4, 4).round(shadow="E16")).damage("loop_meadow") == 0


def test_E17_from_hiding_adds_where_units_feel_at_home():
    assert rolled(attacked(lake_man=3, orc=3).dice(4).round(shadow="E17")).damage("loop_meadow") == 1


def test_E17_does_nothing_in_strange_terrain():
    assert rolled(attacked(lake_man=3, warg=3).dice(4).round(shadow="E17")).damage("loop_meadow") == 0


def test_E18_iron_discipline_prevents_by_tokens_and_costs_one():
    table = rolled(attacked(lake_man=4, orc=4, free_tokens=3).dice(6, 6, 6).round("E18"))
    assert (table.damage("loop_meadow"), table.leadership("loop_meadow")) == (1, 2)


def test_E18_prevents_nothing_without_tokens():
    assert rolled(attacked(lake_man=4, orc=4).dice(6, 6).round("E18")).damage("loop_meadow") == 2


def test_E19_turn_of_fortune_turns_hits():
    table = attacked(lake_man=3, orc=3).dice(6, 6, 6, 2, 2, 2, 1, 1).round("E19")
    table.until("HowManyTurn", FREE)
    table.answer("n=2")
    assert rolled(table).damage("loop_meadow") == 1


def test_E19_asks_nothing_without_hits():
    assert "HowManyTurn" not in rolled(attacked(lake_man=3, orc=3).round("E19")).asked


def test_E20_around_the_banner_doubles_leadership():
    table = attacked(lake_man=3, orc=3, shadow_tokens=2).round(shadow="E20")
    table.until("HowManyAgain", SHADOW)
    assert leadership_now(table.g, table.combat, SHADOW) == 4


def test_E20_never_above_five_and_nothing_is_nothing():
    table = attacked(lake_man=3, orc=3, shadow_tokens=3).round(shadow="E20")
    table.until("HowManyAgain", SHADOW)
    assert leadership_now(table.g, table.combat, SHADOW) == 5
    assert "HowManyAgain" not in rolled(attacked(lake_man=3, orc=3).round(shadow="E20")).asked


def test_E21_strike_the_leader_takes_a_token_or_hurts_his_army():
    table = rolled(attacked(lake_man=3, orc=3, free_tokens=1).dice(6).round(shadow="E21"))
    assert (table.leadership("loop_meadow"), table.damage("loop_meadow")) == (0, 1)
    table = attacked(lake_man=3, orc=3).character("bard", "loop_meadow").dice(6).round(shadow="E21")
    assert rolled(table).damage("loop_meadow") == 2


def test_E21_needs_a_hit_and_a_leader():
    assert rolled(attacked(lake_man=3, orc=3, free_tokens=1).round(shadow="E21")).leadership("loop_meadow") == 1
    assert rolled(attacked(lake_man=3, orc=3).dice(6).round(shadow="E21")).damage("loop_meadow") == 1


def test_E22_second_wave_flips_a_token_of_the_region():
    table = Plays().army("ruins_of_dale", lake_man=2).tokens_at("ruins_of_dale", "dwarves_and_men")
    table.army("east_dale", orc=2).attack(SHADOW, "east_dale", "ruins_of_dale")
    assert rolled(table.round("E22")).units("ruins_of_dale") == 3


def test_E22_needs_room_and_a_token():
    table = Plays().army("ruins_of_dale", lake_man=5).tokens_at("ruins_of_dale", "dwarves_and_men")
    table.army("east_dale", orc=2).attack(SHADOW, "east_dale", "ruins_of_dale")
    assert rolled(table.round("E22")).tokens("ruins_of_dale", "dwarves_and_men") == 1


def test_E23_desperate_valor_gives_the_few_a_die():
    assert rolled(attacked(lake_man=2, orc=3).round("E23")).now(DICE, FREE) == 3


def test_E23_not_to_the_many():
    assert rolled(attacked(lake_man=3, orc=3).round("E23")).now(DICE, FREE) == 3


def test_E24_catch_your_breath_removes_damage_on_six():
    table = attacked(lake_man=3, orc=1, free_damage=3).dice(2, 2, 2, 2, 6, 5, 6).round("E24")
    assert rolled(table).damage("loop_meadow") == 1


def test_E24_has_no_re_rolls():
    table = attacked(lake_man=2, orc=1, free_damage=2, free_tokens=2)
    table.dice(2, 2, 2, 5, 5, 6, 6).round("E24")
    assert rolled(table).damage("loop_meadow") == 2


def test_E25_thick_of_the_fray_one_casualty_takes_three():
    table = attacked(lake_man=4, orc=4, free_damage=1).dice(6, 6, 6, 2).round("E25")
    table.until("Casualty", FREE)
    table.answer("lake_man")
    rolled(table)
    assert (table.units("loop_meadow"), table.damage("loop_meadow")) == (3, 1)


def test_E25_only_one():
    table = attacked(lake_man=4, orc=5, free_damage=1).dice(6, 6, 6, 6, 6).round("E25")
    table.until("Casualty", FREE)
    table.answer("lake_man", "lake_man")
    rolled(table)
    assert (table.units("loop_meadow"), table.damage("loop_meadow")) == (2, 1)


def test_E26_fresh_blades_turn_ones():
    assert rolled(attacked(lake_man=3, orc=2).dice(1, 1, 2, 2, 2, 6, 6).round(shadow="E26")).damage("loop_meadow") == 2


def test_E26_leaves_twos_alone():
    assert rolled(attacked(lake_man=3, orc=2).dice(2, 2, 2, 2, 2, 6, 6).round(shadow="E26")).damage("loop_meadow") == 0


def test_E27_weight_of_numbers_adds_one_to_the_many():
    assert rolled(attacked(lake_man=2, orc=3).dice(4).round(shadow="E27")).damage("loop_meadow") == 1


def test_E27_not_to_equals():
    assert rolled(attacked(lake_man=3, orc=3).dice(4).round(shadow="E27")).damage("loop_meadow") == 0


def test_E28_broken_ground_defends_hills():
    table = Plays().army("south_dale", lake_man=2).army("loop_meadow", orc=2)
    table.attack(SHADOW, "loop_meadow", "south_dale")
    assert rolled(table.round("E28")).now(TARGET, SHADOW) == 6


def test_E28_not_swamps_and_not_for_an_attacker():
    assert rolled(attacked(lake_man=3, orc=3).round("E28")).now(TARGET, SHADOW) == 5
    assert rolled(attacked(lake_man=3, orc=3).round(shadow="E28")).now(TARGET, FREE) == 5


def test_E29_din_of_battle_silences_the_maneuver():
    table = rolled(attacked(lake_man=3, orc=3).dice(6, 6, 6).round("E29", "unit_orc"))
    assert table.now(NO_MANEUVER, SHADOW) == 1 and "UseIt" not in table.asked


def test_E29_does_not_touch_special_maneuvers():
    table = attacked(lake_man=3, orc=3).bats(valley=1).dice(6).round("E29", "vampire_like")
    table.until("UseIt", SHADOW)
    assert table.now(NO_MANEUVER, SHADOW) == 0


def test_E30_hold_back_prevents_by_dice_not_rolled():
    table = attacked(lake_man=3, orc=3).dice(6, 6, 6).round("E30")
    table.until("ChooseFor", FREE)
    table.answer("2")
    assert rolled(table).damage("loop_meadow") == 1 and table.now(DICE, FREE) == 1


def test_E30_holds_back_no_more_than_there_are():
    table = attacked(lake_man=1, orc=3).round("E30")
    table.until("ChooseFor", FREE)
    assert table.choices() == ["0", "1"]


def test_E30_prevents_this_round_and_so_the_damage_of_a_forced_retreat():
    table = attacked(lake_man=3, orc=3).army("ruins_of_dale", orc=2).round("E30")
    table.until("ChooseFor")
    table.answer("n=1").until("StayOrLeave")
    table.answer("Rout", "south_dale").until("WhichArmy")
    assert (table.units("south_dale"), table.damage("south_dale")) == (3, 0)


def test_against_beorn_only_damage_counts():
    table = meadow(orc=3)
    table.beorn("loop_meadow", 5).attack(SHADOW, "east_dale", "loop_meadow")
    table.take(SHADOW, "E21")
    table.dice(6, 2, 2).show(shadow="E21").until("GoOnOrWithdraw")
    assert table.g.wrath == 4
