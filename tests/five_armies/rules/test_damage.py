"""Chapter X: Damage, what defends against it, casualties, and Fortifications."""
from __future__ import annotations

from ravenhill.core.choices import Done, No, Yes
from ravenhill.games.five_armies.choices import Lose
from ravenhill.games.five_armies.rules.damage import Suffer, prevent, strike
from ravenhill.games.five_armies.rules.fight import (
    BETTER,
    BETTER_TAKES,
    BETTER_UNIT,
    FRESH,
    FRESH_WALLS,
    GUARDED,
    HITS,
    INFLICTED,
    SHIELD,
    TARGET,
    target_number,
)
from ravenhill.games.five_armies.rules.fortifications import repair
from ravenhill.games.five_armies.state import GONE, OFF_BOARD
from ravenhill.games.five_armies.terms import BARD, BILBO, BOLG, LAKE_MAN, ORC
from tests.five_armies.rules.duels import FREE, SHADOW, Duel, End, dale


def suffer(duel: Duel, place: str, count: int, self_inflicted: bool = False) -> Duel:
    """Damage apart from any combat."""
    here = duel.place(place)
    duel.g.then(End())
    duel.g.then(Suffer(duel.g.owner(here) if duel.g.size(here) else FREE, here, count, self_inflicted))
    return duel


# Damage and casualties

def test_B_DMG_01_each_hit_is_a_damage_token_on_the_enemy_army():
    duel = dale(lake_man=5, orc=4).attack(SHADOW, "east_dale", "loop_meadow").dice(5, 6, 2, 2, 6).show()
    duel.until("GoOnOrWithdraw")
    assert (duel.damage("loop_meadow"), duel.damage("east_dale")) == (2, 1)
    assert (duel.now(INFLICTED, SHADOW), duel.now(INFLICTED, FREE)) == (2, 1)


def test_B_DMG_02_prevented_damage_is_taken_back_before_casualties():
    duel = dale(lake_man=2, orc=5).attack(SHADOW, "east_dale", "loop_meadow").dice(5, 5, 5, 5, 2).show()
    duel.until("Casualty", FREE)
    assert duel.damage("loop_meadow") == 4
    assert prevent(duel.g, duel.combat, FREE, 3) == 3
    assert duel.damage("loop_meadow") == 1
    assert duel.now(INFLICTED, SHADOW) == 1
    assert prevent(duel.g, duel.combat, FREE, 3) == 1       # no more than there is


def test_B_DMG_02_damage_that_was_there_before_cannot_be_prevented():
    duel = dale(lake_man=5, orc=1).army("loop_meadow", damage=2).attack(SHADOW, "east_dale", "loop_meadow")
    duel.dice(6).show().until("Casualty", FREE)
    assert prevent(duel.g, duel.combat, FREE, 3) == 1
    assert duel.damage("loop_meadow") == 2


def test_B_DMG_02_no_more_is_prevented_for_either_side_than_came():
    for side, place in ((FREE, "loop_meadow"), (SHADOW, "east_dale")):
        duel = dale(lake_man=3, orc=3).attack(1 - side, "east_dale" if side == FREE else "loop_meadow", place)
        duel.dice(6).show().until("Casualty", side)
        assert prevent(duel.g, duel.combat, side, 3) == 1
        assert (duel.damage(place), duel.g.walls[duel.place(place)], duel.now(INFLICTED, 1 - side)) == (0, 0, 0)


def test_B_DMG_02_a_standing_shield_stops_damage_as_it_comes():
    duel = dale(lake_man=5, orc=3).attack(SHADOW, "east_dale", "loop_meadow")
    duel.until("Maneuvers")
    duel.combat.now[SHIELD + FREE] = 2
    duel.dice(6, 6, 6)
    duel.say(duel.card("regroup_free"), duel.card("regroup_shadow")).until("Casualty", FREE)
    assert (duel.damage("loop_meadow"), duel.now(SHIELD, FREE), duel.now(INFLICTED, SHADOW)) == (1, 0, 1)


def test_B_DMG_03_a_voluntary_casualty_takes_up_to_two_tokens():
    duel = dale(lake_man=3, elf_archer=1, orc=3).attack(SHADOW, "east_dale", "loop_meadow").dice(6, 6, 6).show()
    duel.until("Casualty", FREE)
    assert duel.offered() == [Lose(2), Lose(4), Done()]
    duel.say(Lose(LAKE_MAN))
    assert duel.offered() == [Lose(2), Lose(4), Done()]
    duel.say(Lose(LAKE_MAN)).until("GoOnOrWithdraw")
    assert (duel.units("loop_meadow"), duel.damage("loop_meadow")) == (2, 0)


def test_B_AMB_33_without_damage_there_are_no_casualties():
    duel = dale(lake_man=3, orc=3).attack(SHADOW, "east_dale", "loop_meadow").show()
    duel.until("GoOnOrWithdraw")
    assert "Casualty" not in duel.asked


def test_B_DMG_04_eliminated_units_can_be_mustered_again():
    duel = dale(lake_man=3, orc=3).attack(SHADOW, "east_dale", "loop_meadow").dice(6).show()
    unused = duel.g.unused[LAKE_MAN]
    duel.until("Casualty", FREE)
    duel.say(Lose(LAKE_MAN)).until("GoOnOrWithdraw")
    assert duel.g.unused[LAKE_MAN] == unused + 1


def test_B_EX_13_three_units_with_five_damage_lose_two_units_and_keep_one_token():
    duel = dale(lake_man=3, orc=3).army("loop_meadow", damage=2).attack(SHADOW, "east_dale", "loop_meadow")
    duel.dice(6, 6, 6).show().until("Casualty", FREE)
    assert duel.damage("loop_meadow") == 5
    assert duel.offered() == [Lose(LAKE_MAN)]
    duel.say(Lose(LAKE_MAN))
    assert duel.offered() == [Lose(LAKE_MAN)]               # two units and three tokens: not enough
    duel.say(Lose(LAKE_MAN))
    assert duel.offered() == [Lose(LAKE_MAN), Done()]
    duel.say(Done()).until("GoOnOrWithdraw")
    assert (duel.units("loop_meadow"), duel.damage("loop_meadow")) == (1, 1)


def test_B_DMG_05_mandatory_casualties_end_when_tokens_equal_units():
    duel = dale(lake_man=2, orc=3).attack(SHADOW, "east_dale", "loop_meadow").dice(6, 6).show()
    duel.until("Casualty", FREE)
    assert Done() in duel.offered()


def test_B_DMG_07_with_the_last_unit_characters_and_tokens_go():
    duel = dale(lake_man=1, orc=3).army("loop_meadow", tokens=2, characters="bard")
    duel.attack(SHADOW, "east_dale", "loop_meadow").dice(6, 6, 6).show().until("WhichArmy")
    assert duel.g.characters[BARD] == GONE
    assert duel.g.leadership_tokens[duel.place("loop_meadow")] == 0
    assert duel.damage("loop_meadow") == 0


def test_B_AMB_16_an_army_may_be_given_up_to_the_last_unit():
    duel = dale(lake_man=1, orc=1).attack(SHADOW, "east_dale", "loop_meadow").dice(6).show()
    duel.until("Casualty", FREE)
    duel.say(Lose(LAKE_MAN)).until("WhichArmy")
    assert duel.units("loop_meadow") == 0


def test_B_AMB_15_the_attackers_casualties_come_last():
    duel = dale(lake_man=3, orc=3).attack(SHADOW, "east_dale", "loop_meadow").dice(6, 2, 2, 6).show()
    assert duel.until("Casualty").side == FREE
    duel.say(Done())
    assert duel.until("Casualty").side == SHADOW


def test_B_DMG_08_damage_outside_combat_is_added_and_casualties_follow():
    duel = suffer(Duel().army("loop_meadow", lake_man=2), "loop_meadow", 3)
    assert duel.until("Casualty").side == FREE
    assert duel.damage("loop_meadow") == 3
    assert Done() not in duel.offered()
    duel.say(Lose(LAKE_MAN)).end()
    assert (duel.units("loop_meadow"), duel.damage("loop_meadow")) == (1, 1)


def test_B_DMG_08_casualties_may_be_taken_although_none_are_needed():
    duel = suffer(Duel().army("loop_meadow", lake_man=3), "loop_meadow", 1)
    duel.until("Casualty")
    duel.say(Lose(LAKE_MAN)).end()
    assert (duel.units("loop_meadow"), duel.damage("loop_meadow")) == (2, 0)


def test_B_DMG_03_an_effect_may_let_one_casualty_take_three():
    duel = dale(lake_man=2, elf_archer=2, orc=4).attack(SHADOW, "east_dale", "loop_meadow").dice(6, 6, 6, 6).show()
    duel.until("Casualty", FREE)
    duel.combat.now[BETTER + FREE] = 1
    duel.combat.now[BETTER_TAKES + FREE] = 3
    duel.say(Lose(LAKE_MAN), Lose(LAKE_MAN)).until("GoOnOrWithdraw")
    assert duel.damage("loop_meadow") == 0                  # three and one


def test_B_DMG_03_the_better_casualty_is_of_the_side_the_effect_names():
    duel = dale(lake_man=4, orc=4).attack(SHADOW, "east_dale", "loop_meadow").dice(6, 6, 6, 6, 6, 6, 6, 6).show()
    duel.until("Casualty", FREE)
    duel.combat.now[BETTER + SHADOW] = 1
    duel.combat.now[BETTER_TAKES + SHADOW] = 3
    duel.say(Lose(LAKE_MAN), Done()).until("Casualty", SHADOW)
    assert duel.damage("loop_meadow") == 2
    duel.say(Lose(ORC), Done()).until("GoOnOrWithdraw")
    assert duel.damage("east_dale") == 1


def test_B_DMG_03_it_may_be_only_of_one_type():
    duel = dale(lake_man=2, elf_archer=2, orc=4).attack(SHADOW, "east_dale", "loop_meadow").dice(6, 6, 6, 6).show()
    duel.until("Casualty", FREE)
    duel.combat.now[BETTER + FREE] = 1
    duel.combat.now[BETTER_UNIT + FREE] = 3                 # one more than an Elf Archer's number
    duel.combat.now[BETTER_TAKES + FREE] = 3
    duel.say(Lose(LAKE_MAN), Lose(LAKE_MAN)).until("GoOnOrWithdraw")
    assert (duel.units("loop_meadow"), duel.damage("loop_meadow")) == (2, 0)
    duel = dale(lake_man=3, orc=4).attack(FREE, "loop_meadow", "east_dale", ORDER_UNIT=5, ORDER_TAKES=3)
    duel.dice(2, 2, 2, 6, 6, 6).show().until("Casualty", FREE)
    duel.say(Lose(LAKE_MAN)).until("GoOnOrWithdraw")
    assert (duel.units("loop_meadow"), duel.damage("loop_meadow")) == (2, 0)


# Bodyguards and the Ring

def bolgs(duel: Duel, tokens: int) -> Duel:
    duel.army("east_dale", characters="bolg")
    duel.g.bodyguards = tokens
    return duel


def test_B_BOL_04_a_bodyguard_cancels_all_damage_of_the_round():
    duel = bolgs(dale(lake_man=5, orc=3), 2).army("east_dale", damage=1).attack(SHADOW, "east_dale", "loop_meadow")
    duel.dice(2, 2, 2, 6, 6, 6, 6).show()
    duel.until("CallBodyguards")
    assert duel.damage("east_dale") == 5
    duel.say(Yes())
    assert (duel.damage("east_dale"), duel.g.bodyguards) == (1, 1)
    assert duel.now(INFLICTED, FREE) == 0


def test_B_BOL_07_later_damage_of_that_round_is_not_placed_and_older_stays():
    duel = bolgs(dale(lake_man=5, orc=3), 1).army("east_dale", damage=1).attack(SHADOW, "east_dale", "loop_meadow")
    duel.dice(2, 2, 2, 6).show().until("CallBodyguards")
    duel.say(Yes())
    assert duel.now(GUARDED, SHADOW) == 1
    assert strike(duel.g, duel.combat, SHADOW, 3) == 0
    assert duel.damage("east_dale") == 1


def test_B_AMB_40_declining_keeps_the_token_and_the_damage():
    duel = bolgs(dale(lake_man=5, orc=3), 1).attack(SHADOW, "east_dale", "loop_meadow").dice(2, 2, 2, 6).show()
    duel.until("CallBodyguards")
    duel.say(No()).until("GoOnOrWithdraw")
    assert (duel.damage("east_dale"), duel.g.bodyguards) == (1, 1)


def test_B_AMB_40_outside_combat_it_cancels_one_attack():
    duel = suffer(bolgs(Duel().army("east_dale", orc=2), 1), "east_dale", 5)
    duel.until("CallBodyguards")
    duel.say(Yes()).end()
    assert (duel.units("east_dale"), duel.damage("east_dale"), duel.g.bodyguards) == (2, 0, 0)


def test_B_BOL_05_bodyguards_do_not_stop_self_inflicted_damage():
    duel = suffer(bolgs(Duel().army("east_dale", orc=2), 1), "east_dale", 1, self_inflicted=True).end()
    assert "CallBodyguards" not in duel.asked
    assert duel.damage("east_dale") == 1


def test_B_BOL_04_only_the_army_bolg_is_with():
    duel = dale(lake_man=5, orc=3).army("black_mire", orc=1, characters="bolg")
    duel.g.bodyguards = 3
    duel.attack(SHADOW, "east_dale", "loop_meadow").dice(2, 2, 2, 6).show().until("GoOnOrWithdraw")
    assert "CallBodyguards" not in duel.asked


def test_B_BOL_06_bolg_dies_with_his_army_and_the_free_peoples_win_at_once():
    duel = bolgs(dale(lake_man=5, orc=1), 0).attack(SHADOW, "east_dale", "loop_meadow").dice(6, 6, 6, 6, 6).show()
    duel.until("Casualty", FREE)
    duel.say(Done()).until("Casualty", SHADOW)
    duel.say(Lose(ORC))
    assert duel.question() is None
    assert duel.g.characters[BOLG] == GONE
    assert (duel.g.winner, duel.g.why) == (FREE, "war-bolg")


def test_B_AMB_48_bolgs_death_ends_the_game_before_any_advance():
    duel = bolgs(dale(lake_man=5, orc=1), 0).attack(FREE, "loop_meadow", "east_dale").dice(6, 6, 6, 6, 6).show()
    duel.until("Casualty", SHADOW)
    duel.say(Lose(ORC))
    assert duel.question() is None
    assert "WhichArmy" not in duel.asked


def test_B_BIL_02_the_ring_takes_two_tokens_and_bilbo_off_the_board():
    duel = dale(lake_man=5, orc=3).army("loop_meadow", damage=1, characters="bilbo")
    duel.g.rings = 3
    duel.attack(SHADOW, "east_dale", "loop_meadow").dice(6, 6).show().until("PutOnTheRing")
    duel.say(Yes())
    assert (duel.damage("loop_meadow"), duel.g.rings, duel.g.characters[BILBO]) == (1, 2, OFF_BOARD)
    duel.until("GoOnOrWithdraw")
    assert duel.asked.count("PutOnTheRing") == 1


def test_B_BIL_02_no_damage_or_no_ring_no_question():
    duel = dale(lake_man=5, orc=3).army("loop_meadow", damage=1, characters="bilbo")
    duel.g.rings = 3
    duel.attack(SHADOW, "east_dale", "loop_meadow").show().until("GoOnOrWithdraw")
    assert "PutOnTheRing" not in duel.asked
    duel.g.rings = 0
    duel.dice(6).show().until("GoOnOrWithdraw")
    assert "PutOnTheRing" not in duel.asked


def test_B_BIL_02_outside_combat_too_but_not_for_damage_the_walls_took():
    duel = Duel().army("loop_meadow", lake_man=3, characters="bilbo")
    duel.g.rings = 1
    suffer(duel, "loop_meadow", 2).until("PutOnTheRing")
    duel.say(Yes()).end()
    assert (duel.damage("loop_meadow"), duel.g.rings) == (0, 0)
    duel = Duel().army("front_gate", dwarf_regular=3, damage=1, characters="bilbo")
    duel.g.rings = 1
    suffer(duel, "front_gate", 2).end()
    assert "PutOnTheRing" not in duel.asked


# Fortifications

def gate(walls: int = 0, regulars: int = 3, orcs: int = 5) -> Duel:
    duel = Duel().army("front_gate", dwarf_regular=regulars).army("upper_vale", orc=orcs)
    duel.g.walls[duel.place("front_gate")] = walls
    return duel.attack(SHADOW, "upper_vale", "front_gate")


def test_B_FOR_01_it_protects_while_its_damage_is_below_its_value():
    duel = gate()
    assert duel.facts.protection[duel.place("front_gate")] == 4
    assert duel.g.is_unbroken(duel.place("front_gate"))
    duel.g.walls[duel.place("front_gate")] = 4
    assert not duel.g.is_unbroken(duel.place("front_gate"))


def test_B_FOR_02_all_damage_goes_to_the_walls():
    duel = gate().dice(6, 6, 5, 5, 5).show()
    duel.until("GoOnOrWithdraw")
    assert duel.now(TARGET, SHADOW) == 6
    assert (duel.g.walls[duel.place("front_gate")], duel.damage("front_gate")) == (2, 0)


def test_B_FOR_02_other_effects_too():
    duel = suffer(Duel().army("front_gate", dwarf_regular=3), "front_gate", 2).end()
    assert (duel.g.walls[duel.place("front_gate")], duel.damage("front_gate")) == (2, 0)


def test_B_FOR_03_what_is_beyond_the_breaking_point_hits_the_army_at_once():
    duel = gate(walls=3).dice(6, 6, 6).show()
    duel.until("GoOnOrWithdraw")
    assert (duel.g.walls[duel.place("front_gate")], duel.damage("front_gate")) == (4, 2)
    assert (duel.now(FRESH_WALLS, FREE), duel.now(FRESH, FREE), duel.now(INFLICTED, SHADOW)) == (1, 2, 3)


def test_B_FOR_01_the_walls_fall_once_in_the_round_that_fills_them():
    for walls, fallen in ((2, 0), (3, 1), (4, 0)):
        duel = gate(walls=walls).dice(6)
        duel.g.log = []
        duel.show().until("GoOnOrWithdraw")
        assert [said.line.key for said in duel.g.log].count("war-fortification-broken") == fallen
    duel = Duel().army("front_gate", orc=3).army("upper_vale", dwarf_regular=3).attack(FREE, "upper_vale", "front_gate")
    duel.g.walls[duel.place("front_gate")] = 3
    duel.g.log = []
    duel.dice(6).show().until("GoOnOrWithdraw")
    assert "war-fortification-broken" in [said.line.key for said in duel.g.log]


def test_B_FOR_03_the_target_number_falls_in_the_next_round():
    duel = gate(walls=3).dice(6, 5, 5).show()
    duel.until("GoOnOrWithdraw")
    assert (duel.now(TARGET, SHADOW), duel.now(HITS, SHADOW)) == (6, 1)
    duel.until("Maneuvers")
    assert target_number(duel.g, duel.combat, SHADOW) == 5


def test_B_AMB_13_the_target_number_is_fixed_for_the_whole_round():
    duel = gate(walls=3).army("upper_vale", tokens=2).dice(6, 2, 2, 2, 2, 2, 2, 2, 5, 5).show()
    duel.until("HowManyAgain", SHADOW)
    duel.say(2).until("GoOnOrWithdraw")
    assert duel.now(HITS, SHADOW) == 1


def test_B_FOR_04_only_an_effect_that_names_it_repairs_an_unbroken_one():
    duel = gate(walls=3)
    assert repair(duel.g, duel.place("front_gate"), 2) == 2
    assert duel.g.walls[duel.place("front_gate")] == 1
    duel.g.walls[duel.place("front_gate")] = 4
    assert repair(duel.g, duel.place("front_gate"), 2) == 0


def test_B_FOR_05_prevention_protects_the_walls_as_well():
    duel = gate(walls=3).dice(6, 6).show()
    duel.until("Casualty", FREE)
    assert prevent(duel.g, duel.combat, FREE, 2) == 2
    assert (duel.g.walls[duel.place("front_gate")], duel.damage("front_gate")) == (3, 0)


def test_B_AMB_46_prevention_comes_first_then_walls_then_the_army():
    duel = gate(walls=3).dice(6, 6, 6).show()
    duel.until("Casualty", FREE)
    prevent(duel.g, duel.combat, FREE, 1)
    assert (duel.g.walls[duel.place("front_gate")], duel.damage("front_gate")) == (4, 1)


def test_B_AMB_28_an_army_of_either_side_is_protected_by_unbroken_walls():
    duel = Duel().army("front_gate", orc=3).army("upper_vale", dwarf_regular=3).attack(FREE, "upper_vale", "front_gate")
    duel.dice(6, 6, 5).show().until("GoOnOrWithdraw")
    assert (duel.g.walls[duel.place("front_gate")], duel.damage("front_gate")) == (2, 0)


def test_B_FOR_02_an_army_that_attacks_from_the_walls_is_not_protected():
    duel = Duel().army("front_gate", dwarf_regular=3).army("upper_vale", orc=3).attack(FREE, "front_gate", "upper_vale")
    duel.dice(2, 2, 2, 6).show().until("GoOnOrWithdraw")
    assert (duel.g.walls[duel.place("front_gate")], duel.damage("front_gate")) == (0, 1)


def test_B_AMB_38_self_inflicted_damage_goes_to_the_army_inside():
    duel = suffer(Duel().army("front_gate", dwarf_regular=3), "front_gate", 1, self_inflicted=True).end()
    assert (duel.g.walls[duel.place("front_gate")], duel.damage("front_gate")) == (0, 1)


# B-DMG-08  Casualties belong to Damage that has come

def test_B_DMG_08_no_damage_asks_for_no_casualties():
    assert suffer(Duel().army("loop_meadow", lake_man=3, damage=2), "loop_meadow", 0).question() is None


def test_B_DMG_08_damage_that_the_walls_took_asks_for_none():
    duel = suffer(Duel().army("ravenhill", lake_man=3, damage=2), "ravenhill", 2)
    assert duel.question() is None and duel.g.walls[duel.place("ravenhill")] == 2


def test_B_DMG_08_damage_beyond_the_walls_does():
    duel = suffer(Duel().army("ravenhill", lake_man=3, damage=2), "ravenhill", 4)
    duel.until("Casualty", FREE)
    assert duel.damage("ravenhill") == 3


def test_B_DMG_08_damage_that_bodyguards_cancelled_asks_for_none():
    duel = Duel().army("east_dale", orc=3, damage=2, characters="bolg")
    duel.g.bodyguards = 1
    suffer(duel, "east_dale", 2).until("CallBodyguards", SHADOW)
    duel.say(Yes())
    assert duel.question() is None and duel.damage("east_dale") == 2


def test_B_DMG_08_what_the_ring_left_does():
    duel = Duel().army("loop_meadow", lake_man=3, damage=2, characters="bilbo")
    duel.g.rings = 1
    suffer(duel, "loop_meadow", 1).until("PutOnTheRing", FREE)
    duel.say(Yes())
    duel.until("Casualty", FREE)
    assert duel.damage("loop_meadow") == 1


# B-FOR-03  The number of a round is that of its beginning

def walled(damage: int) -> Duel:
    """Orcs before Ravenhill, whose walls have so much Damage, before the roll of the first round."""
    duel = Duel().army("ravenhill", lake_man=5).army("watchers_ledge", orc=3)
    duel.g.walls[duel.place("ravenhill")] = damage
    duel.attack(SHADOW, "watchers_ledge", "ravenhill").until("Maneuvers")
    return duel


def test_B_FOR_03_damage_that_breaks_the_walls_leaves_six_in_this_round():
    duel = walled(2)
    strike(duel.g, duel.combat, FREE, 3)
    assert not duel.g.is_unbroken(duel.place("ravenhill"))
    assert target_number(duel.g, duel.combat, SHADOW) == 6
    duel.show().until("GoOnOrWithdraw")
    assert duel.now(TARGET, SHADOW) == 6


def test_B_FOR_03_and_five_from_the_next_round():
    duel = walled(2)
    strike(duel.g, duel.combat, FREE, 1)
    duel.show().until("GoOnOrWithdraw")
    duel.say(0)
    duel.until("Maneuvers")
    assert (duel.combat.round, target_number(duel.g, duel.combat, SHADOW)) == (2, 5)


def test_B_FOR_03_walls_broken_before_the_combat_are_five_at_once():
    assert target_number(walled(3).g, walled(3).combat, SHADOW) == 5


def test_B_FOR_03_damage_that_was_prevented_leaves_them_whole():
    duel = walled(2)
    strike(duel.g, duel.combat, FREE, 1)
    prevent(duel.g, duel.combat, FREE, 1)
    assert duel.g.is_unbroken(duel.place("ravenhill")) and target_number(duel.g, duel.combat, SHADOW) == 6


def test_B_FOR_03_the_defender_has_five_all_the_time():
    duel = walled(2)
    strike(duel.g, duel.combat, FREE, 1)
    assert target_number(duel.g, duel.combat, FREE) == 5
