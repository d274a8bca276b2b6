"""The Order effects of the thirty Events: each does what it says, and is refused or does nothing where it must."""
from __future__ import annotations

from ravenhill.games.five_armies.rules.fight import FREE_OF, HAS_SUPERIORITY, PURSUIT
from ravenhill.games.five_armies.state import EVENTS, HAND, LOOKED, USED
from ravenhill.games.five_armies.terms import FREE, LAKE_MAN, ORC, SHADOW
from ravenhill.games.five_armies.words.verbs.armies import CombinedAttack, Move, Rally
from ravenhill.games.five_armies.words.verbs.damage import RemoveDamage, Shoot
from tests.five_armies.cards.plays import Plays


def combat_of(table: Plays):
    """The combat that has begun."""
    from ravenhill.games.five_armies.rules.combat import Combat
    table.question()
    table.combat = table.g.nearest(Combat)
    return table.combat


def test_E01_sound_the_horns_rallies_two_armies_on_four():
    table = Plays().army("camp", dwarf_regular=2, damage=2).army("east_dale", lake_man=2, damage=2).dice(4, 4, 3, 4)
    table.order(FREE, "E01", "camp", "east_dale")
    assert (table.damage("camp"), table.damage("east_dale")) == (0, 1)
    assert table.where("E01") == "used"


def test_E01_is_refused_where_nobody_has_damage():
    assert isinstance(Plays().army("camp", dwarf_regular=2).refusal(FREE, "E01"), Rally)


def test_E02_press_onward_attacks_without_penalties_of_ford_and_slope():
    table = Plays().army("long_bank", orc=2).army("east_dale", lake_man=1)
    table.order(SHADOW, "E02", "AttackFrom long_bank", "east_dale", to_end=False)
    assert combat_of(table).terms[FREE_OF] == 3
    from ravenhill.games.five_armies.rules.fight import target_number
    combat = combat_of(table)
    table.show()
    assert combat.crosses_ford(table.g) and target_number(table.g, combat, SHADOW) == 5


def test_E02_the_attack_is_optional_and_the_card_is_used():
    table = Plays().army("long_bank", orc=2).army("east_dale", lake_man=1)
    table.order(SHADOW, "E02", "Move long_bank", "reed_bank", to_end=True)
    assert table.units("reed_bank") == 2 and table.where("E02") == "used"


def test_E03_forced_march_moves_two_regions_and_hurts():
    table = Plays().army("barrens", orc=3)
    table.order(SHADOW, "E03", "Move barrens", "ash_plain", "sunken_fen")
    assert (table.units("sunken_fen"), table.damage("sunken_fen")) == (3, 1)


def test_E03_may_end_after_one_region_and_is_refused_without_an_army_that_can_move():
    table = Plays().army("barrens", orc=3)
    table.order(SHADOW, "E03", "Move barrens", "ash_plain", "done")
    assert table.damage("ash_plain") == 1
    assert isinstance(Plays().army("goblin_mustering_point_west", goblin=2).refusal(SHADOW, "E03"), Move)


def test_E04_close_ranks_removes_two_damage():
    table = Plays().army("camp", dwarf_regular=3, damage=3).order(FREE, "E04", "camp")
    assert table.damage("camp") == 1


def test_E04_is_refused_without_damage():
    assert isinstance(Plays().army("camp", dwarf_regular=3).refusal(FREE, "E04"), RemoveDamage)


def test_E05_wide_sweep_moves_three_armies():
    table = Plays().army("barrens", orc=1).army("heath_road", warg=1).army("grey_march", orc=2)
    table.order(SHADOW, "E05", "barrens", "ash_plain", "heath_road", "burnt_moor", "grey_march", "stony_rise")
    assert [table.units(place) for place in ("ash_plain", "burnt_moor", "stony_rise")] == [1, 1, 2]


def test_E05_moves_no_army_twice():
    table = Plays().army("barrens", orc=1).order(SHADOW, "E05", "barrens", "ash_plain")
    assert table.units("ash_plain") == 1
    assert isinstance(Plays().refusal(SHADOW, "E05"), Move)


def test_E06_converging_blows_draws_and_attacks_together():
    table = Plays().army("east_dale", orc=2).army("south_dale", orc=2).army("loop_meadow", lake_man=1)
    hand = len(table.g.piles[HAND + SHADOW])
    table.order(SHADOW, "E06", "loop_meadow", "east_dale", "south_dale", to_end=False)
    assert len(table.g.piles[HAND + SHADOW]) == hand + 1
    assert len(combat_of(table).origins) == 2


def test_E06_without_two_armies_only_draws():
    table = Plays().army("east_dale", orc=2).army("loop_meadow", lake_man=1)
    assert table.facts.library is not None
    verb = table.facts.library.cards[table.card("E06")].rules[0].does[1]
    assert isinstance(verb, CombinedAttack)
    table.order(SHADOW, "E06")
    assert len(table.g.piles[HAND + SHADOW]) == 1 and "CombinedTarget" not in table.asked


def test_E07_through_the_shallows_attacks_without_the_ford_and_lets_it_retreat_across():
    from ravenhill.games.five_armies.state import FORDS
    table = Plays().army("long_bank", orc=2).army("east_dale", lake_man=2)
    table.order(SHADOW, "E07", "AttackFrom long_bank", "east_dale", to_end=False)
    combat = combat_of(table)
    assert combat.terms[FREE_OF] == 1
    table.until("GoOnOrWithdraw", SHADOW)
    table.say(1).question()
    assert table.where("E07") == "table"
    assert table.g.asked(FORDS, table.place("long_bank"), 0) == 1
    assert table.g.asked(FORDS, table.place("reed_bank"), 0) == 0


def test_E07_ends_with_the_turn_and_is_refused_without_armies():
    from ravenhill.games.five_armies.state import END_OF_TURN, FORDS
    table = Plays().army("long_bank", orc=2).army("east_dale", lake_man=2)
    table.order(SHADOW, "E07", "Move long_bank", "reed_bank", "done", to_end=False)
    table.question()
    table.g.lasting_ends(END_OF_TURN)
    assert table.g.asked(FORDS, table.place("reed_bank"), 0) == 0 and table.where("E07") == "used"
    assert not Plays().can_play(FREE, "E07")


def test_E08_skirmish_line_shoots_at_a_neighbour():
    table = Plays().army("camp", dwarf_regular=1).army("north_bank", orc=3).dice(5, 6, 4)
    table.order(FREE, "E08", "north_bank")
    assert table.damage("north_bank") == 2


def test_E08_is_refused_without_an_enemy_next_to_you():
    assert isinstance(Plays().army("camp", dwarf_regular=1).army("long_bank", orc=3).refusal(FREE, "E08"), Shoot)


def test_E09_prepared_ground_makes_the_first_round_hard_for_attackers():
    from ravenhill.games.five_armies.rules.fight import target_number
    table = Plays().army("loop_meadow", lake_man=3).army("east_dale", orc=3)
    table.order(FREE, "E09", "loop_meadow", to_end=False)
    table.question()
    assert table.where("E09") == "table"
    table.g.ended = False
    table.attack(SHADOW, "east_dale", "loop_meadow").show()
    assert target_number(table.g, table.combat, SHADOW) == 6
    table.until("GoOnOrWithdraw")
    table.say(0)
    table.until("Maneuvers")
    assert target_number(table.g, table.combat, SHADOW) == 5


def test_E09_does_not_touch_other_regions_and_needs_an_army():
    from ravenhill.games.five_armies.rules.fight import target_number
    table = Plays().army("loop_meadow", lake_man=3).army("east_dale", orc=3).army("camp", dwarf_regular=1)
    table.order(FREE, "E09", "camp", to_end=False)
    table.question()
    table.g.ended = False
    table.attack(SHADOW, "east_dale", "loop_meadow").show()
    assert target_number(table.g, table.combat, SHADOW) == 5
    assert not Plays().can_play(FREE, "E09")


def test_E10_hot_pursuit_hurts_a_defender_who_leaves():
    table = Plays().army("east_dale", orc=3).army("loop_meadow", lake_man=3)
    table.order(SHADOW, "E10", "AttackFrom east_dale", "loop_meadow", to_end=False)
    assert combat_of(table).terms[PURSUIT] == 1
    table.until("GoOnOrWithdraw")
    table.say(0)
    table.answer("Retreat")
    table.end()
    assert (table.units("south_dale"), table.damage("south_dale")) == (3, 1)


def test_E10_does_nothing_to_a_defender_who_stays():
    table = Plays().army("east_dale", orc=3).army("loop_meadow", lake_man=3)
    table.order(SHADOW, "E10", "AttackFrom east_dale", "loop_meadow")
    assert table.damage("loop_meadow") == 0


def test_E11_wheel_about_moves_and_rallies():
    table = Plays().army("barrens", orc=2, damage=2).dice(5, 6)
    table.order(SHADOW, "E11", "barrens", "ash_plain")
    assert (table.units("ash_plain"), table.damage("ash_plain")) == (2, 0)


def test_E11_does_not_rally_another_army():
    table = Plays().army("barrens", orc=2).army("grey_march", orc=2, damage=2).dice(6, 6)
    table.order(SHADOW, "E11", "barrens", "ash_plain")
    assert table.damage("grey_march") == 2


def test_E12_rallying_cry_gives_two_armies_leadership():
    table = Plays().army("camp", dwarf_regular=1).army("east_dale", lake_man=1)
    table.order(FREE, "E12", "camp", "east_dale")
    assert (table.leadership("camp"), table.leadership("east_dale")) == (1, 1)


def test_E12_gives_no_army_two_and_no_more_tokens_than_there_are():
    table = Plays().army("camp", dwarf_regular=1).order(FREE, "E12", "camp")
    assert table.leadership("camp") == 1
    assert not Plays().army("camp", dwarf_regular=1, tokens=6).can_play(FREE, "E12")


def test_E13_swift_messengers_go_two_regions_further():
    table = Plays().character("bard", "front_gate").order(FREE, "E13", "bard", "long_bank")
    assert table.g.characters[0] == table.place("long_bank")


def test_E13_is_refused_without_characters():
    assert not Plays().army("camp", lake_man=1).can_play(FREE, "E13")


def test_E14_bold_stroke_attacks_with_terrain_superiority():
    table = Plays().army("east_dale", orc=2, tokens=1).army("loop_meadow", lake_man=4)
    table.order(SHADOW, "E14", "AttackFrom east_dale", "loop_meadow", to_end=False)
    assert combat_of(table).terms[HAS_SUPERIORITY] == 1
    table.until("Maneuvers")
    assert len(table.g.piles[HAND + SHADOW]) == 1


def test_E14_needs_leadership():
    table = Plays().army("east_dale", orc=2).army("loop_meadow", lake_man=4)
    assert not table.can_play(SHADOW, "E14")


def test_E15_council_of_captains_draws_two_and_discards_one():
    table = Plays().hand(FREE, "E01", "E02", "E03", "E04", "E05").order(FREE, "E15", "E03")
    assert len(table.g.piles[HAND]) == 6 and table.g.pile[table.card("E03")] == 6


def test_E15_the_limit_is_checked_after_the_discard():
    table = Plays().hand(FREE, "E01", "E02", "E03", "E04", "E05").order(FREE, "E15")
    assert "OverSix" not in table.asked


def test_E16_lead_from_the_front_moves_two_regions_and_attacks():
    table = Plays().army("burnt_moor", orc=2, tokens=1).army("east_dale", lake_man=1)
    table.order(SHADOW, "E16", "Move burnt_moor", "long_bank", to_end=False)
    table.answer("east_dale")
    assert combat_of(table).fighting == table.place("long_bank")


def test_E16_needs_leadership():
    assert isinstance(Plays().army("burnt_moor", orc=2).refusal(SHADOW, "E16"), Move)


def test_E17_keen_eyed_scouts_see_two_cards_and_discard_an_event():
    table = Plays().hand(SHADOW, "E02", "S05")
    table.order(FREE, "E17", "E02")
    assert table.g.pile[table.card("E02")] == 7
    assert table.g.pile[table.card("S05")] == HAND + SHADOW and table.g.is_known(table.card("S05"), FREE)
    assert table.g.piles[LOOKED] == []


def test_E17_discards_no_story_and_needs_a_hand_to_look_at():
    table = Plays().hand(SHADOW, "S05", "S06")
    table.order(FREE, "E17", to_end=False)
    assert table.choices() == ["Done"]
    assert not Plays().can_play(FREE, "E17")


def test_E18_steadfast_hearts_rally_on_three():
    table = Plays().army("camp", dwarf_regular=3, damage=3, tokens=1).dice(3, 3, 2, 2)
    table.order(FREE, "E18", "camp")
    assert table.damage("camp") == 1


def test_E18_needs_an_army_with_leadership():
    assert isinstance(Plays().army("camp", dwarf_regular=3, damage=3).refusal(FREE, "E18"), Rally)


def test_E19_reading_the_signs_takes_one_of_four_and_orders_the_others():
    table = Plays()
    table.order(FREE, "E19", to_end=False)
    first, second, third, fourth = table.choices()
    table.answer(first, second, third, fourth)
    table.end()
    assert table.g.pile[table.card(first)] == HAND
    assert table.g.piles[EVENTS][-3:] == [table.card(second), table.card(third), table.card(fourth)]
    assert table.g.tops[EVENTS] == 3
    assert not any(table.g.is_known(card, SHADOW) for card in table.g.piles[EVENTS])


def test_E19_looks_at_fewer_cards_if_there_are_no_more():
    table = Plays()
    for card in table.g.piles[EVENTS][2:]:
        table.g.move(card, USED)
    table.order(FREE, "E19", to_end=False)
    assert len(table.choices()) == 2


def test_E20_banner_bearers_give_one_army_two_tokens():
    table = Plays().army("camp", dwarf_regular=1).army("east_dale", lake_man=1).order(FREE, "E20", "camp")
    assert (table.leadership("camp"), table.leadership("east_dale")) == (2, 0)


def test_E20_is_refused_when_no_token_is_left():
    assert not Plays().army("camp", dwarf_regular=1, tokens=6).can_play(FREE, "E20")


def test_E21_challenge_costs_a_token_or_damage():
    table = Plays().army("camp", dwarf_regular=1, tokens=1).army("north_bank", orc=2, tokens=1)
    table.order(FREE, "E21", "north_bank", "GiveUpLeadership north_bank")
    assert (table.leadership("north_bank"), table.damage("north_bank")) == (0, 0)
    table = Plays().army("camp", dwarf_regular=1, tokens=1).army("north_bank", orc=2)
    table.order(FREE, "E21", "north_bank")
    assert table.damage("north_bank") == 1


def test_E21_needs_an_army_with_leadership_beside_the_enemy():
    assert not Plays().army("camp", dwarf_regular=1).army("north_bank", orc=2).can_play(FREE, "E21")


def test_E22_reinforcements_flip_in_three_regions():
    table = Plays()
    for place in ("camp", "ravenhill", "lower_slopes", "fallen_bridge"):
        table.tokens_at(place, "elves")
    table.order(FREE, "E22", "camp", "ravenhill", "lower_slopes")
    assert [table.units(place) for place in ("camp", "ravenhill", "lower_slopes", "fallen_bridge")] == [1, 1, 1, 0]


def test_E22_is_refused_without_tokens():
    assert not Plays().army("camp", lake_man=1).can_play(FREE, "E22")


def test_E23_call_to_arms_places_two_tokens():
    table = Plays().order(SHADOW, "E23", "barrens", "heath_road")
    assert (table.tokens("barrens", "shadow"), table.tokens("heath_road", "shadow")) == (1, 1)


def test_E23_places_none_beside_the_enemy():
    table = Plays().army("barrens", lake_man=1)
    table.order(SHADOW, "E23", to_end=False)
    assert "barrens" not in table.choices() and "heath_road" in table.choices()


def test_E24_bind_the_wounded_rallies_three():
    table = Plays().dice(5, 5, 5)
    for place in ("camp", "east_dale", "ravenhill", "upper_vale"):
        table.army(place, lake_man=1, damage=1)
    table.order(FREE, "E24", "camp", "east_dale", "ravenhill")
    assert [table.damage(place) for place in ("camp", "east_dale", "ravenhill", "upper_vale")] == [0, 0, 0, 1]


def test_E24_a_four_does_not_help():
    table = Plays().army("camp", lake_man=1, damage=1).dice(4).order(FREE, "E24", "camp")
    assert table.damage("camp") == 1


def test_E25_stragglers_return_a_lake_man_or_an_orc():
    assert Plays().army("camp", dwarf_regular=1).order(FREE, "E25").has("camp", "lake_man") == 1
    point = "goblin_mustering_point_west"                              # B-PAS-08
    assert Plays().army(point, goblin=1).order(SHADOW, "E25").has(point, "orc") == 1


def test_E25_is_refused_without_a_figure_or_an_army():
    table = Plays().army("camp", dwarf_regular=1)
    table.g.unused[LAKE_MAN] = 0
    assert not table.can_play(FREE, "E25")
    assert not Plays().can_play(SHADOW, "E25")
    assert Plays().army("barrens", orc=1).g.unused[ORC] == 35


def test_E26_supplies_and_arms_take_one_damage_from_four_armies():
    table = Plays()
    for place in ("camp", "east_dale", "ravenhill", "upper_vale", "north_dale"):
        table.army(place, lake_man=2, damage=2)
    table.order(FREE, "E26", "camp", "east_dale", "ravenhill", "upper_vale")
    damage = [table.damage(place) for place in ("camp", "east_dale", "ravenhill", "upper_vale", "north_dale")]
    assert damage == [1, 1, 1, 1, 2]


def test_E26_is_refused_without_damage():
    assert not Plays().army("camp", lake_man=2).can_play(FREE, "E26")


def test_E27_levy_flips_a_token_and_moves_the_army_there():
    table = Plays().tokens_at("camp", "elves").order(FREE, "E27", "camp", "Move camp", "front_gate")
    assert (table.units("camp"), table.units("front_gate")) == (0, 1)


def test_E27_the_move_may_be_left_and_other_armies_stay():
    table = Plays().tokens_at("camp", "elves").army("ravenhill", lake_man=1)
    table.order(FREE, "E27", "camp", to_end=False)
    assert "ravenhill" not in table.choices() and "Done" in table.choices()
    assert not Plays().army("camp", lake_man=1).can_play(FREE, "E27")


def test_E28_stones_and_timber_repair_or_help_an_army_at_home():
    table = Plays().army("ravenhill", lake_man=3, damage=3)
    table.g.walls[table.place("ravenhill")] = 2
    table.order(FREE, "E28", to_end=False)
    assert len(table.choices()) == 2
    table.say(table.g.offered[0]).end()
    assert table.g.walls[table.place("ravenhill")] == 1
    assert Plays().army("ravenhill", lake_man=3, damage=3).order(FREE, "E28").damage("ravenhill") == 1


def test_E28_neither_repairs_what_is_broken_nor_helps_in_the_field():
    table = Plays().army("upper_vale", lake_man=3, damage=3)
    table.g.walls[table.place("ravenhill")] = 3
    assert not table.can_play(FREE, "E28")


def test_E29_drums_and_horns_rally_and_move():
    table = Plays().army("barrens", orc=2, damage=2).dice(5, 5)
    table.order(SHADOW, "E29", "barrens", "Move barrens", "ash_plain")
    assert (table.units("ash_plain"), table.damage("ash_plain")) == (2, 0)


def test_E29_moves_only_the_rallied_army_hurt_or_not():
    table = Plays().army("barrens", orc=2).army("grey_march", orc=1)
    table.order(SHADOW, "E29", "barrens", to_end=False)
    assert "grey_march" not in table.choices() and "Done" in table.choices()


def test_E30_held_in_reserve_draws_and_may_rally():
    table = Plays().army("barrens", orc=2, damage=2).dice(6, 6).order(SHADOW, "E30", "barrens")
    assert table.damage("barrens") == 0 and len(table.g.piles[HAND + SHADOW]) == 1


def test_E30_need_not_rally():
    table = Plays().army("barrens", orc=2, damage=2).order(SHADOW, "E30", "done")
    assert table.damage("barrens") == 2


