"""Chapter X: the end of a round, retreat, rout and advance."""
from __future__ import annotations

from ravenhill.core.choices import Done, No, Yes
from ravenhill.games.five_armies.choices import Choose, GoAlong, Lose, Move, Several, Split, StayBehind
from ravenhill.games.five_armies.combat_choices import GoOn, Retreat, RetreatTo, Rout, Stay, Withdraw
from ravenhill.games.five_armies.rules.fight import ACROSS_FORDS, HARRIED, MAY_NOT_LEAVE, PURSUED
from ravenhill.games.five_armies.rules.retreat import forced_retreats, may_leave, retreats
from ravenhill.games.five_armies.terms import BARD, BOLG, GOBLIN, LAKE_MAN, ORC
from tests.five_armies.rules.duels import FREE, SHADOW, Duel, dale


def names(duel: Duel, places: list[int]) -> set[str]:
    return {duel.facts.content.place_ids[place] for place in places}


def legal(duel: Duel) -> set[str]:
    duel.until("Maneuvers")
    return names(duel, retreats(duel.g, duel.combat))


def forced(duel: Duel) -> set[str]:
    duel.until("Maneuvers")
    return names(duel, forced_retreats(duel.g, duel.combat))


# Who declares what

def test_B_RET_01_the_combat_ends_when_an_army_is_gone():
    duel = dale(lake_man=1, orc=3).attack(SHADOW, "east_dale", "loop_meadow").dice(6, 6, 6).show().end()
    assert duel.combat.over and duel.combat.won
    assert "GoOnOrWithdraw" not in duel.asked


def test_B_RET_01_or_when_the_attacker_withdraws_else_there_is_a_new_round():
    duel = dale(lake_man=3, orc=3).attack(SHADOW, "east_dale", "loop_meadow").show()
    duel.until("GoOnOrWithdraw")
    duel.say(GoOn()).until("Maneuvers")
    assert duel.combat.round == 2
    duel.show().until("GoOnOrWithdraw")
    duel.say(Withdraw())
    assert duel.question() is None
    assert duel.combat.over and not duel.combat.won


def test_B_RET_02_the_attacker_declares_first_and_only_then_the_defender():
    duel = dale(lake_man=3, orc=3).attack(SHADOW, "east_dale", "loop_meadow").show()
    assert duel.until("GoOnOrWithdraw").side == SHADOW
    assert duel.offered() == [GoOn(), Withdraw()]
    duel.say(GoOn())
    asked = duel.question()
    assert type(asked).__name__ == "StayOrLeave" and duel.until("StayOrLeave").side == FREE


def test_B_RET_02_an_order_may_keep_the_attacker_in_the_fight():
    duel = dale(lake_man=3, orc=3).attack(SHADOW, "east_dale", "loop_meadow", STAY_ROUNDS=1).show()
    duel.until("GoOnOrWithdraw")
    assert duel.offered() == [GoOn()]
    duel.say(GoOn()).show().until("GoOnOrWithdraw")
    assert Withdraw() in duel.offered()


def test_B_RET_23_withdrawing_costs_nothing_and_moves_nobody():
    duel = dale(lake_man=3, orc=3).attack(SHADOW, "east_dale", "loop_meadow").show().until("GoOnOrWithdraw")
    assert duel.side == SHADOW
    duel2 = dale(lake_man=3, orc=3).attack(SHADOW, "east_dale", "loop_meadow").show()
    duel2.until("GoOnOrWithdraw")
    duel2.say(Withdraw()).end()
    assert (duel2.units("east_dale"), duel2.damage("east_dale"), duel2.units("loop_meadow")) == (3, 0, 3)


def test_B_RET_23_unless_an_effect_harries_him():
    duel = dale(lake_man=3, orc=3).attack(SHADOW, "east_dale", "loop_meadow").show()
    duel.until("GoOnOrWithdraw")
    duel.combat.now[HARRIED + SHADOW] = 1
    duel.say(Withdraw()).end()
    assert duel.damage("east_dale") == 1


def test_B_RET_03_with_regroup_the_defender_retreats_without_it_he_routs():
    duel = dale(lake_man=3, orc=3).attack(SHADOW, "east_dale", "loop_meadow").show("unit_lake_man")
    duel.until("StayOrLeave")
    assert duel.offered() == [Stay(), Rout()]
    duel.say(Stay()).show("regroup_free").until("StayOrLeave")
    assert duel.offered() == [Stay(), Retreat()]


def test_B_CMB_19_regroup_of_the_attacker_opens_no_way_for_the_defender():
    duel = dale(lake_man=3, orc=3).attack(SHADOW, "east_dale", "loop_meadow").show("unit_lake_man", "regroup_shadow")
    duel.until("StayOrLeave")
    assert duel.offered() == [Stay(), Rout()]


def test_B_CMB_19_a_retreat_without_rout_keeps_units_and_damage():
    duel = dale(lake_man=3, orc=3).army("loop_meadow", damage=2, tokens=1)
    duel.attack(SHADOW, "east_dale", "loop_meadow").show().until("StayOrLeave")
    duel.say(Retreat())
    assert duel.offered() == [RetreatTo(duel.place("south_dale"))]
    duel.say(RetreatTo(duel.place("south_dale"))).end()
    assert (duel.units("south_dale"), duel.damage("south_dale")) == (3, 2)
    assert duel.g.leadership_tokens[duel.place("south_dale")] == 1
    assert (duel.units("loop_meadow"), duel.damage("loop_meadow")) == (0, 0)
    assert "Casualty" not in duel.asked[-3:]


# Where to

def test_B_EX_14_the_army_north_of_dale_can_only_retreat_to_the_west():
    duel = Duel().army("north_dale", lake_man=3).army("east_dale", orc=3).army("south_dale", orc=2)
    duel.g.take_control(duel.place("ruins_of_dale"))
    duel.attack(SHADOW, "east_dale", "north_dale")
    assert legal(duel) == {"upper_vale"}
    duel.show().until("StayOrLeave")
    duel.say(Retreat(), RetreatTo(duel.place("upper_vale"))).end()
    assert duel.units("upper_vale") == 3


def test_B_RET_04_not_to_an_enemy_army_nor_an_enemy_settlement():
    duel = Duel().army("ruins_of_dale", lake_man=3).army("east_dale", orc=3)
    duel.attack(SHADOW, "east_dale", "ruins_of_dale")
    assert legal(duel) == {"west_dale", "south_dale"}
    duel = Duel().army("ruins_of_dale", lake_man=3).army("east_dale", orc=3).army("west_dale", orc=1)
    duel.attack(SHADOW, "east_dale", "ruins_of_dale")
    assert legal(duel) == set()


def test_B_RET_05_not_next_to_any_enemy_army():
    duel = Duel().army("ruins_of_dale", lake_man=3).army("east_dale", orc=3).army("fallen_bridge", orc=1)
    duel.attack(SHADOW, "east_dale", "ruins_of_dale")
    assert legal(duel) == set()                             # every neighbour is next to one of the two


def test_B_RET_05_not_across_a_ford():
    duel = Duel().army("south_dale", lake_man=3).army("ruins_of_dale", orc=3)
    duel.attack(SHADOW, "ruins_of_dale", "south_dale")
    assert "south_bank" not in legal(duel)
    duel.combat.now[ACROSS_FORDS + FREE] = 1
    assert "south_bank" in legal(duel)


def test_B_RET_06_a_friendly_army_is_always_allowed():
    duel = Duel().army("ruins_of_dale", lake_man=3).army("east_dale", orc=3).army("north_dale", lake_man=1)
    duel.attack(SHADOW, "east_dale", "ruins_of_dale")
    assert "north_dale" in legal(duel)                      # though it is next to the attacker


def test_B_RET_06_a_settlement_under_own_control_is_always_allowed():
    duel = Duel().army("south_dale", lake_man=3).army("west_dale", orc=3)
    duel.attack(SHADOW, "west_dale", "south_dale")
    assert {"fallen_bridge", "ruins_of_dale"} <= legal(duel)


def test_B_CTL_06_the_shadow_may_not_retreat_to_an_unmarked_settlement():
    duel = Duel().army("south_dale", orc=3).army("loop_meadow", lake_man=3)
    duel.attack(FREE, "loop_meadow", "south_dale")
    assert legal(duel) == {"west_dale"}
    duel.g.take_control(duel.place("fallen_bridge"))
    assert legal(duel) == {"west_dale", "fallen_bridge"}


def test_B_AMB_09_the_exception_beats_the_ford():
    duel = Duel().army("south_dale", lake_man=3).army("ruins_of_dale", orc=3).army("south_bank", lake_man=1)
    duel.attack(SHADOW, "ruins_of_dale", "south_dale")
    assert "south_bank" in legal(duel)


def test_B_PAS_07_a_pass_does_not_count_as_next_to_anything():
    duel = Duel()
    duel.g.open_passes = 3
    duel.army("mountain_pass_east", goblin=3).army("spur_ridge", dwarf_regular=2)
    duel.attack(SHADOW, "mountain_pass_east", "spur_ridge")
    assert legal(duel) == {"camp", "eastern_spur"}


def test_B_RET_07_without_a_legal_region_the_attacker_chooses_and_it_costs_a_damage():
    duel = Duel().army("loop_meadow", lake_man=3).army("east_dale", orc=3).army("ruins_of_dale", orc=2)
    duel.attack(SHADOW, "east_dale", "loop_meadow")
    assert (legal(duel), forced(duel)) == (set(), {"south_dale"})
    duel.show().until("StayOrLeave")
    duel.say(Retreat())
    assert duel.until("WhichRetreat").side == SHADOW
    duel.say(RetreatTo(duel.place("south_dale")))
    assert duel.until("Casualty").side == FREE
    assert (duel.units("south_dale"), duel.damage("south_dale")) == (3, 1)
    duel.say(Done()).end()


def test_B_AMB_10_the_attacker_may_choose_a_ford_and_the_neighbourhood_of_enemies():
    duel = Duel().army("north_dale", lake_man=3).army("upper_vale", orc=3).army("ruins_of_dale", orc=1)
    duel.army("long_bank", orc=1)
    duel.attack(SHADOW, "upper_vale", "north_dale")
    assert legal(duel) == set()
    assert forced(duel) == {"east_dale", "north_bank"}


def test_B_RET_08_without_any_region_there_is_no_retreat_and_no_rout():
    duel = Duel().army("loop_meadow", lake_man=3).army("east_dale", orc=3).army("south_dale", orc=2)
    duel.attack(SHADOW, "east_dale", "loop_meadow").show().until("StayOrLeave")
    assert not may_leave(duel.g, duel.combat)
    assert duel.offered() == [Stay()]


def test_B_AMB_08_a_rout_is_refused_before_any_casualties():
    duel = Duel().army("loop_meadow", lake_man=3, damage=3).army("east_dale", orc=3).army("south_dale", orc=2)
    duel.attack(SHADOW, "east_dale", "loop_meadow").show("unit_lake_man").until("StayOrLeave")
    assert duel.offered() == [Stay()]
    assert duel.units("loop_meadow") == 3


def test_B_RET_08_an_effect_may_hold_the_defender():
    duel = dale(lake_man=3, orc=3).attack(SHADOW, "east_dale", "loop_meadow").show()
    duel.until("GoOnOrWithdraw")
    duel.combat.now[MAY_NOT_LEAVE + FREE] = 1
    duel.say(GoOn())
    assert duel.offered() == [Stay()]


# Rout

def test_B_RET_11_without_regroup_the_defender_may_still_leave():
    duel = dale(lake_man=3, orc=3).attack(SHADOW, "east_dale", "loop_meadow").show("unit_lake_man")
    duel.until("StayOrLeave")
    duel.say(Rout(), RetreatTo(duel.place("south_dale"))).end()
    assert duel.units("south_dale") == 3                    # no Damage, no casualties


def test_B_RET_12_a_rout_takes_casualties_until_one_token_or_none_is_left():
    duel = dale(lake_man=5, orc=3).army("loop_meadow", damage=4).attack(SHADOW, "east_dale", "loop_meadow")
    duel.show("unit_lake_man").until("StayOrLeave")
    duel.say(Rout())
    assert duel.offered() == [Lose(LAKE_MAN)]
    duel.say(Lose(LAKE_MAN))
    assert duel.offered() == [Lose(LAKE_MAN)]               # two tokens are still too many
    duel.say(Lose(LAKE_MAN), RetreatTo(duel.place("south_dale"))).end()
    assert (duel.units("south_dale"), duel.damage("south_dale")) == (3, 0)


def test_B_RET_12_one_token_may_stay():
    duel = dale(lake_man=3, orc=3).army("loop_meadow", damage=3).attack(SHADOW, "east_dale", "loop_meadow")
    duel.show("unit_lake_man").until("StayOrLeave")
    duel.say(Rout(), Lose(LAKE_MAN))
    assert duel.offered() == [Lose(LAKE_MAN), Done()]
    duel.say(Done(), RetreatTo(duel.place("south_dale"))).end()
    assert (duel.units("south_dale"), duel.damage("south_dale")) == (2, 1)


def test_B_DMG_06_rout_casualties_are_mandatory():
    duel = dale(lake_man=5, orc=3).army("loop_meadow", damage=2).attack(SHADOW, "east_dale", "loop_meadow")
    duel.show("unit_lake_man").until("StayOrLeave")
    duel.say(Rout())
    assert duel.offered() == [Lose(LAKE_MAN)]


def test_B_RET_22_a_rout_alone_never_destroys_the_army():
    for units in range(1, 6):
        duel = dale(lake_man=units, orc=3).army("loop_meadow", damage=units)
        duel.attack(SHADOW, "east_dale", "loop_meadow").show("unit_lake_man").until("StayOrLeave")
        duel.say(Rout()).end()
        assert duel.units("south_dale") >= 1


def test_B_RET_12_pursuit_comes_before_the_move():
    duel = dale(lake_man=5, orc=3).attack(SHADOW, "east_dale", "loop_meadow").show()
    duel.until("GoOnOrWithdraw")
    duel.combat.now[PURSUED + FREE] = 2
    duel.say(GoOn(), Retreat())
    duel.until("Casualty", FREE)
    assert duel.damage("loop_meadow") == 2
    duel.end()
    assert (duel.units("south_dale"), duel.damage("south_dale")) == (5, 2)


def test_B_RET_21_an_army_destroyed_in_flight_leaves_the_field_to_the_attacker():
    duel = dale(lake_man=1, orc=3).attack(SHADOW, "east_dale", "loop_meadow", PURSUIT=2).show()
    duel.until("StayOrLeave")
    duel.say(Retreat()).until("WhichArmy")
    assert duel.units("loop_meadow") == 0
    assert duel.combat.won


def test_B_AMB_32_characters_may_stay_behind_alone():
    duel = dale(lake_man=3, orc=3).army("loop_meadow", characters="bard dain", tokens=1)
    duel.attack(SHADOW, "east_dale", "loop_meadow").show().until("StayOrLeave")
    duel.say(Retreat(), RetreatTo(duel.place("south_dale")), StayBehind(BARD), GoAlong(1)).end()
    assert duel.g.characters[BARD] == duel.place("loop_meadow")
    assert duel.g.characters[1] == duel.place("south_dale")


def test_B_AMB_32_arrival_merges_and_reduces():
    duel = dale(lake_man=4, orc=3).army("south_dale", elf_archer=3, damage=1).army("loop_meadow", damage=1)
    duel.attack(SHADOW, "east_dale", "loop_meadow").show().until("StayOrLeave")
    duel.say(Retreat(), RetreatTo(duel.place("south_dale")))
    assert duel.until("ReduceBy").side == FREE
    assert duel.damage("south_dale") == 2
    duel.end()
    assert duel.units("south_dale") == 5


def test_B_AMB_32_arrival_eliminates_enemy_tokens():
    duel = dale(lake_man=3, orc=3)
    here = 2 * duel.facts.places + duel.place("south_dale")
    duel.g.recruits[here] = 1
    duel.attack(SHADOW, "east_dale", "loop_meadow").show().until("StayOrLeave")
    duel.say(Retreat(), RetreatTo(duel.place("south_dale"))).end()
    assert duel.g.recruits[here] == 0


# Advance

def won(**units: int) -> Duel:
    duel = dale(lake_man=1, **units).attack(SHADOW, "east_dale", "loop_meadow").dice(6, 6, 6)
    duel.show().until("WhichArmy")
    return duel


def test_B_RET_21_the_attacker_may_advance_with_everything():
    duel = won(orc=3)
    duel.say(Move(duel.place("east_dale"))).say(Choose(duel.place("loop_meadow"))).end()
    assert (duel.units("east_dale"), duel.units("loop_meadow")) == (0, 3)


def test_B_RET_21_or_with_a_part_or_not_at_all():
    duel = won(orc=3, great_orc=1)
    duel.say(Split(duel.place("east_dale")), Several(ORC, 1), Several(6, 1), Choose(duel.place("loop_meadow"))).end()
    assert (duel.units("east_dale"), duel.units("loop_meadow")) == (2, 2)
    duel = won(orc=3)
    assert duel.offered()[-1] == Done()
    duel.say(Done()).end()
    assert (duel.units("east_dale"), duel.units("loop_meadow")) == (3, 0)


def test_B_RET_21_only_into_the_region_that_was_won():
    duel = won(orc=3)
    duel.say(Move(duel.place("east_dale")))
    assert duel.offered() == [Choose(duel.place("loop_meadow"))]


def test_B_RET_21_damage_is_divided_so_that_no_part_has_too_much():
    duel = dale(lake_man=1, orc=3).army("east_dale", damage=2).attack(SHADOW, "east_dale", "loop_meadow")
    duel.dice(6, 6, 6).show().until("WhichArmy")
    duel.say(Split(duel.place("east_dale")), Several(ORC, 2))
    assert [choice.n for choice in duel.offered()] == [1, 2]         # type: ignore[attr-defined]
    duel.say(1, duel.place("loop_meadow")).end()
    assert (duel.damage("east_dale"), duel.damage("loop_meadow")) == (1, 1)


def test_B_AMB_31_an_advance_needs_neither_leadership_nor_goblins():
    duel = won(orc=2, goblin=1)
    duel.say(Split(duel.place("east_dale")), Several(ORC, 2), Several(GOBLIN, 0), Choose(duel.place("loop_meadow")))
    duel.end()
    assert duel.units("loop_meadow") == 2


def test_B_REC_10_advancing_eliminates_enemy_tokens_and_takes_control():
    duel = Duel().army("ruins_of_dale", lake_man=1).army("east_dale", orc=4)
    dale_ = duel.place("ruins_of_dale")
    duel.g.recruits[dale_] = 1
    duel.attack(SHADOW, "east_dale", "ruins_of_dale").dice(6, 6).show().until("WhichArmy")
    assert duel.g.recruits[dale_] == 1 and not duel.g.control[dale_]
    duel.say(Move(duel.place("east_dale")), Choose(dale_)).end()
    assert duel.g.recruits[dale_] == 0 and duel.g.control[dale_]


def test_B_CTL_05_if_both_armies_are_gone_the_defender_keeps_control():
    duel = Duel().army("ruins_of_dale", lake_man=1).army("east_dale", orc=1, damage=1)
    duel.army("ruins_of_dale", damage=1)
    duel.attack(SHADOW, "east_dale", "ruins_of_dale").dice(6, 6).show().end()
    assert (duel.units("ruins_of_dale"), duel.units("east_dale")) == (0, 0)
    assert not duel.combat.won
    assert not duel.g.control[duel.place("ruins_of_dale")]


def test_B_BOL_07_bodyguards_called_in_a_forced_retreat_cover_the_whole_round():
    duel = Duel().army("loop_meadow", orc=3, damage=1, characters="bolg").army("east_dale", lake_man=3)
    duel.army("ruins_of_dale", lake_man=2)
    duel.g.bodyguards = 1
    duel.attack(FREE, "east_dale", "loop_meadow").dice(6, 6).show().until("CallBodyguards")
    duel.say(No()).until("StayOrLeave")
    duel.say(Retreat(), RetreatTo(duel.place("south_dale")), GoAlong(BOLG)).until("CallBodyguards")
    duel.say(Yes()).end()
    assert (duel.units("south_dale"), duel.damage("south_dale")) == (3, 1)


def test_B_RET_07_bodyguards_of_the_round_stop_the_forced_damage():
    duel = Duel().army("loop_meadow", orc=3, characters="bolg").army("east_dale", lake_man=3)
    duel.army("ruins_of_dale", lake_man=2)
    duel.g.bodyguards = 1
    duel.attack(FREE, "east_dale", "loop_meadow").dice(6).show().until("CallBodyguards")
    duel.say(Yes()).until("StayOrLeave")
    duel.say(Retreat(), RetreatTo(duel.place("south_dale")), GoAlong(BOLG)).end()
    assert (duel.units("south_dale"), duel.damage("south_dale")) == (3, 0)
