"""Chapter X: Combined Attacks. Chapter XII: Beorn in combat."""
from __future__ import annotations

from typing import Any

from ravenhill.core.choices import Done, Yes
from ravenhill.core.words import Change, Source, always
from ravenhill.games.five_armies.choices import Attack, Choose, Move
from ravenhill.games.five_armies.combat_choices import FightWith, Reroll, Retreat, RetreatTo, Stay, Withdraw
from ravenhill.games.five_armies.rules.damage import Suffer
from ravenhill.games.five_armies.rules.fight import BLACK, DICE, HITS, MAY_NOT_LEAVE, TARGET, target_number
from ravenhill.games.five_armies.rules.retreat import forced_retreats, retreats
from ravenhill.games.five_armies.state import BEORN_AGAIN, GONE, HAND
from ravenhill.games.five_armies.terms import BEORN
from tests.five_armies.rules.duels import FREE, SHADOW, Duel


def two(**units: int) -> Duel:
    """Orcs from the east and Wargs from across the ford against Lake-men in the North Fields."""
    return Duel().army("north_dale", lake_man=units.get("lake_man", 3)).army("east_dale", orc=units.get("orc", 3)).army(
        "north_bank", warg=units.get("warg", 3)).attack(SHADOW, "east_dale north_bank", "north_dale")


def test_B_COM_02_each_round_the_attacker_says_which_army_fights():
    duel = two()
    assert duel.until("WhoFights").side == SHADOW
    assert duel.offered() == [FightWith(duel.place("east_dale")), FightWith(duel.place("north_bank"))]
    duel.say(FightWith(duel.place("north_bank"))).until("Maneuvers")
    assert duel.combat.fighting == duel.place("north_bank")
    duel.show()
    assert duel.until("WhoFights").side == SHADOW


def test_B_COM_02_only_the_fighting_army_counts_and_takes_the_hits():
    duel = two(orc=2, warg=4)
    duel.until("WhoFights")
    duel.say(FightWith(duel.place("east_dale"))).dice(2, 2, 6, 6).show(shadow="unit_orc").until("Casualty", SHADOW)
    assert (duel.now(DICE, SHADOW), duel.now(BLACK, SHADOW)) == (2, 2)
    assert (duel.damage("east_dale"), duel.damage("north_bank")) == (2, 0)


def test_B_COM_03_superiority_is_checked_once_with_the_first_army():
    duel = Duel().army("north_dale", elf_spearman=2).army("east_dale", orc=3).army("north_bank", goblin=3)
    duel.attack(SHADOW, "east_dale north_bank", "north_dale").until("WhoFights")
    duel.say(FightWith(duel.place("north_bank"))).until("Maneuvers")
    assert (len(duel.g.piles[HAND]), len(duel.g.piles[HAND + SHADOW])) == (1, 0)     # plains: Spearmen, no Goblins
    duel.show().until("WhoFights")
    duel.say(FightWith(duel.place("east_dale"))).until("Maneuvers")
    assert (len(duel.g.piles[HAND]), len(duel.g.piles[HAND + SHADOW])) == (1, 0)


def test_B_COM_04_switching_recovers_the_attackers_cards():
    duel = Duel().army("north_dale", lake_man=3).army("east_dale", orc=3).army("north_bank", orc=3)
    duel.attack(SHADOW, "east_dale north_bank", "north_dale").until("WhoFights")
    duel.say(FightWith(duel.place("east_dale"))).show("unit_lake_man", "unit_orc").until("WhoFights")
    duel.say(FightWith(duel.place("north_bank")))
    asked = duel.until("Maneuvers")
    assert duel.card("unit_lake_man") not in duel.g.offered          # the defender's stays used
    asked.side = SHADOW
    assert duel.card("unit_orc") in asked.options(duel.g)


def test_B_COM_04_the_same_army_again_does_not():
    duel = two()
    duel.until("WhoFights")
    duel.say(FightWith(duel.place("east_dale"))).show(shadow="unit_orc").until("WhoFights")
    duel.say(FightWith(duel.place("east_dale")))
    asked = duel.until("Maneuvers")
    asked.side = SHADOW
    assert duel.card("unit_orc") not in asked.options(duel.g)


def test_B_COM_05_the_ford_counts_only_the_first_time_that_army_attacks():
    duel = two()
    duel.until("WhoFights")
    duel.say(FightWith(duel.place("east_dale"))).show().until("WhoFights")
    duel.say(FightWith(duel.place("north_bank"))).until("Maneuvers")
    assert duel.combat.round == 2
    assert target_number(duel.g, duel.combat, SHADOW) == 6
    duel.show().until("WhoFights")
    duel.say(FightWith(duel.place("north_bank"))).until("Maneuvers")
    assert target_number(duel.g, duel.combat, SHADOW) == 5


def test_B_COM_06_only_one_of_them_may_advance():
    duel = two(lake_man=1)
    duel.until("WhoFights")
    duel.say(FightWith(duel.place("east_dale"))).dice(6, 6, 6).show().until("WhichArmy")
    assert Move(duel.place("north_bank")) in duel.offered() and Move(duel.place("east_dale")) in duel.offered()
    duel.say(Move(duel.place("north_bank")), Choose(duel.place("north_dale")))
    assert duel.question() is None
    assert (duel.units("north_dale"), duel.units("east_dale"), duel.units("north_bank")) == (3, 3, 0)


def test_B_COM_07_if_the_last_fighting_army_and_the_defender_vanish_another_may_advance():
    duel = two(lake_man=1, orc=1)
    duel.army("north_dale", damage=1).army("east_dale", damage=1)
    duel.until("WhoFights")
    duel.say(FightWith(duel.place("east_dale"))).dice(6, 6).show().until("WhichArmy")
    assert (duel.units("north_dale"), duel.units("east_dale")) == (0, 0)
    assert duel.combat.won
    duel.say(Move(duel.place("north_bank")), Choose(duel.place("north_dale"))).end()
    assert duel.units("north_dale") == 3


def test_B_COM_08_the_loss_of_one_army_does_not_end_the_combat():
    duel = two(orc=1, warg=2, lake_man=3).army("east_dale", damage=1)
    duel.until("WhoFights")
    duel.say(FightWith(duel.place("east_dale"))).dice(2, 6).show()
    duel.until("GoOnOrWithdraw")
    assert duel.units("east_dale") == 0
    duel.say(0).until("Maneuvers")
    assert duel.combat.round == 2
    assert duel.combat.fighting == duel.place("north_bank")


def test_B_AMB_29_step_five_is_played_normally_then():
    duel = two(orc=1, warg=2, lake_man=3).army("east_dale", damage=1)
    duel.until("WhoFights")
    duel.say(FightWith(duel.place("east_dale"))).dice(2, 6).show().until("StayOrLeave")
    assert duel.offered() == [Stay(), Retreat()]
    duel = two(orc=1, warg=2, lake_man=3).army("east_dale", damage=1)
    duel.until("WhoFights")
    duel.say(FightWith(duel.place("east_dale"))).dice(2, 6).show().until("GoOnOrWithdraw")
    duel.say(Withdraw()).end()
    assert not duel.combat.won and duel.units("north_bank") == 2


def test_B_COM_08_without_any_participant_left_it_is_lost():
    duel = two(orc=1, warg=1, lake_man=5).army("east_dale", damage=1).army("north_bank", damage=1)
    duel.until("WhoFights")
    duel.say(FightWith(duel.place("east_dale"))).dice(2, 6, 2, 2, 2, 2, 2, 6).show().show().end()
    assert (duel.units("east_dale"), duel.units("north_bank")) == (0, 0)
    assert duel.combat.over and not duel.combat.won


def test_B_COM_02_the_log_says_who_fights_only_where_there_was_a_choice():
    duel = two()
    duel.g.log = []
    duel.until("WhoFights")
    duel.say(FightWith(duel.place("north_bank"))).show().until("GoOnOrWithdraw")
    told = {said.line.key: said.values for said in duel.g.log}
    assert told["war-combat-combined"] == [SHADOW, 2, duel.place("north_dale")]
    assert told["war-combat-fights"] == [duel.place("north_bank"), 1]
    duel = Duel().army("north_dale", lake_man=3, tokens=1).army("east_dale", orc=3)
    duel.g.log = []
    duel.attack(SHADOW, "east_dale", "north_dale").dice(2, 2, 2, 6, 2, 2, 5).show().until("HowManyAgain", FREE)
    duel.say(1).until("GoOnOrWithdraw")
    told = {said.line.key: said.values for said in duel.g.log}
    assert "war-combat-fights" not in told and "war-combat-combined" not in told
    assert told["war-combat"] == [SHADOW, duel.place("east_dale"), duel.place("north_dale")]
    assert told["war-superiority"] == [SHADOW, 3, 0]
    assert told["war-combat-rolled"] == [FREE, 622, 0, 5]
    assert told["war-combat-again"] == [FREE, 5]
    assert told["war-combat-hit"] == [2, 0]


# Beorn

def beorn(wrath: int = 8, orcs: int = 3) -> Duel:
    return Duel().beorn("loop_meadow", wrath).army("east_dale", orc=orcs)


def test_B_BEO_10_shadow_armies_may_attack_him():
    duel = beorn().attack(SHADOW, "east_dale", "loop_meadow").dice(6, 6, 2).show()
    duel.until("GoOnOrWithdraw")
    assert duel.combat.beorn
    assert duel.g.wrath == 6


def test_B_BEO_11_no_superiority_and_no_cards_of_his():
    duel = beorn().attack(SHADOW, "east_dale", "loop_meadow")
    assert duel.until("ManeuverAlone").side == SHADOW
    assert len(duel.g.piles[HAND]) == len(duel.g.piles[HAND + SHADOW]) == 0
    duel.show(shadow="unit_orc").until("GoOnOrWithdraw")
    assert duel.combat.played == [-1, duel.card("unit_orc")]


def test_B_AMB_12_the_shadow_still_plays_cards_against_him():
    duel = beorn().hand(SHADOW, "E04").attack(SHADOW, "east_dale", "loop_meadow")
    duel.until("ManeuverAlone")
    assert {duel.card("E04"), duel.card("unit_orc"), duel.card("regroup_shadow")} == set(duel.g.offered)


def test_B_BEO_12_four_dice_and_every_failed_one_again():
    duel = beorn().attack(FREE, "loop_meadow", "east_dale").dice(6, 2, 3, 4).show()
    duel.until("HowManyAgain", FREE)
    assert (duel.now(DICE, FREE), duel.now(TARGET, FREE), duel.now(BLACK, FREE)) == (4, 5, 0)
    assert duel.offered()[-1] == Reroll(1, 3)
    duel.dice(6, 6, 1).say(Reroll(1, 3)).until("GoOnOrWithdraw")
    assert duel.now(HITS, FREE) == 3


def test_B_BEO_13_ford_slope_and_walls_hinder_him():
    duel = Duel().beorn("north_dale", 8).army("north_bank", orc=3).attack(FREE, "north_dale", "north_bank")
    duel.until("ManeuverAlone")
    assert target_number(duel.g, duel.combat, FREE) == 6
    duel = Duel().beorn("upper_vale", 8).army("front_gate", orc=3).attack(FREE, "upper_vale", "front_gate")
    duel.dice(6, 5, 5, 5).show().until("GoOnOrWithdraw")
    assert (duel.now(HITS, FREE), duel.g.walls[duel.place("front_gate")]) == (1, 1)


def test_B_BEO_14_at_zero_wrath_he_is_out():
    duel = beorn(wrath=2).attack(SHADOW, "east_dale", "loop_meadow").dice(6, 6, 6).show().until("WhichArmy")
    assert duel.side == SHADOW


def test_B_BEO_14_his_own_hits_of_that_round_still_count():
    duel = beorn(wrath=2).attack(SHADOW, "east_dale", "loop_meadow").dice(6, 6, 6, 6, 6).show()
    duel.until("Casualty", SHADOW)
    assert duel.g.characters[BEORN] == GONE
    assert duel.damage("east_dale") == 2


def test_B_BEO_15_he_may_retreat_but_not_to_a_friendly_army():
    duel = beorn().army("south_dale", lake_man=1).attack(SHADOW, "east_dale", "loop_meadow")
    duel.until("ManeuverAlone")
    assert retreats(duel.g, duel.combat) == forced_retreats(duel.g, duel.combat) == []
    duel = beorn().attack(SHADOW, "east_dale", "loop_meadow").show()
    duel.until("StayOrLeave")
    duel.say(Retreat(), RetreatTo(duel.place("south_dale"))).end()
    assert duel.g.characters[BEORN] == duel.place("south_dale")


def test_B_AMB_11_he_retreats_without_regroup_and_a_forced_retreat_costs_wrath():
    duel = beorn().army("ruins_of_dale", orc=2).attack(SHADOW, "east_dale", "loop_meadow").show()
    duel.until("StayOrLeave")
    assert duel.offered() == [Stay(), Retreat()]
    duel.say(Retreat())
    assert duel.until("WhichRetreat").side == SHADOW
    duel.say(RetreatTo(duel.place("south_dale"))).end()
    assert (duel.g.characters[BEORN], duel.g.wrath) == (duel.place("south_dale"), 7)


def test_B_BEO_16_a_retreating_free_army_may_not_join_him():
    duel = Duel().army("loop_meadow", lake_man=3).army("east_dale", orc=3).beorn("south_dale", 8)
    duel.attack(SHADOW, "east_dale", "loop_meadow").until("Maneuvers")
    assert retreats(duel.g, duel.combat) == forced_retreats(duel.g, duel.combat) == []


def test_B_BEO_09_a_shadow_army_may_not_retreat_to_him_nor_next_to_him():
    duel = Duel().army("ruins_of_dale", orc=3).army("east_dale", lake_man=3).beorn("fallen_bridge", 8)
    duel.attack(FREE, "east_dale", "ruins_of_dale").until("Maneuvers")
    assert retreats(duel.g, duel.combat) == []              # west and south are next to Beorn, north to the attacker


def test_B_BEO_17_other_damage_costs_wrath_too():
    duel = beorn().attack(SHADOW, "east_dale", "loop_meadow").show()
    duel.until("GoOnOrWithdraw")
    duel.combat.now[MAY_NOT_LEAVE + FREE] = 0
    duel.say(Withdraw())
    duel.g.then(Suffer(FREE, duel.place("loop_meadow"), 3))
    duel.g.ready = False
    duel.end()
    assert duel.g.wrath == 5


def test_B_AMB_35_he_may_advance_after_a_combat_he_won():
    duel = Duel().beorn("north_dale", 8).army("ruins_of_dale", orc=1).attack(FREE, "north_dale", "ruins_of_dale")
    here = duel.place("ruins_of_dale")
    duel.dice(6, 6).show().until("BeornAdvances")
    assert duel.g.control[here]
    duel.say(Yes()).end()
    assert duel.g.characters[BEORN] == here
    assert not duel.g.control[here]                         # B-BEO-06


class Onward(Change):
    """Beorn may move one region and attack again."""

    def __init__(self) -> None:
        super().__init__(BEORN_AGAIN)

    def value(self, g: Any, source: Source, thing: int, total: int) -> int:
        return 1


def victorious(*, card: bool) -> Duel:
    """Beorn has just won at the Ruins; another Shadow Army is near."""
    duel = Duel({"T3": (always(Onward()),)}).beorn("north_dale", 8)
    duel.army("ruins_of_dale", orc=1).army("south_dale", orc=2)
    if card:
        duel.g.put_in_force(Source(duel.card("T3"), 0, FREE, []), 0)
    return duel.attack(FREE, "north_dale", "ruins_of_dale").dice(6, 6).show()


def test_B_BEO_12_a_fate_card_lets_him_strike_again_once_a_turn():
    duel = victorious(card=True)
    duel.until("BeornAdvances")
    duel.say(Yes())
    duel.until("BeornStrikesAgain")
    duel.say(Yes(), Done(), Attack(duel.place("ruins_of_dale"), duel.place("south_dale")))
    duel.dice(6, 6, 6, 6)
    assert duel.until("ManeuverAlone").side == SHADOW
    duel.end()
    assert duel.asked.count("BeornStrikesAgain") == 1       # he won again, but that was all for this turn
    assert duel.units("south_dale") == 0


def test_B_BEO_12_without_the_card_he_does_not():
    duel = victorious(card=False).end()
    assert "BeornStrikesAgain" not in duel.asked


# B-COM-02, B-BEO-10  Several Armies against Beorn

def two_on_beorn(wrath: int = 8, **units: int) -> Duel:
    """Orcs and Wargs on two sides of Beorn in the North Fields."""
    duel = Duel().army("east_dale", orc=units.get("orc", 3)).army("north_bank", warg=units.get("warg", 3))
    return duel.beorn("north_dale", wrath).attack(SHADOW, "east_dale north_bank", "north_dale")


def test_B_COM_02_a_joint_attack_on_beorn_says_who_begins():
    duel = two_on_beorn()
    assert duel.until("WhoFights").side == SHADOW
    duel.say(FightWith(duel.place("north_bank"))).until("ManeuverAlone")
    assert duel.combat.beorn and duel.combat.fighting == duel.place("north_bank")


def test_B_COM_02_and_who_goes_on_in_each_round():
    duel = two_on_beorn()
    duel.until("WhoFights")
    duel.say(FightWith(duel.place("east_dale"))).show().until("WhoFights")
    duel.say(FightWith(duel.place("north_bank"))).until("ManeuverAlone")
    assert (duel.combat.round, duel.combat.fighting) == (2, duel.place("north_bank"))


def test_B_COM_02_beorns_hits_go_to_the_army_that_fights():
    duel = two_on_beorn()
    duel.until("WhoFights")
    duel.say(FightWith(duel.place("north_bank"))).dice(2, 2, 2, 6, 6).show().until("Casualty", SHADOW)
    assert (duel.damage("east_dale"), duel.damage("north_bank")) == (0, 2)


def test_B_COM_08_against_beorn_another_army_takes_over_from_a_dead_one():
    duel = two_on_beorn(orc=1)
    duel.until("WhoFights")
    duel.say(FightWith(duel.place("east_dale"))).dice(2, 6, 6).show().until("ManeuverAlone")
    assert duel.units("east_dale") == 0
    assert (duel.combat.round, duel.combat.fighting) == (2, duel.place("north_bank"))


def test_B_BEO_10_a_joint_attack_on_beorn_ends_when_all_its_armies_are_dead():
    duel = two_on_beorn(orc=1, warg=1)
    duel.until("WhoFights")
    duel.say(FightWith(duel.place("east_dale"))).dice(2, 6, 6).show().until("ManeuverAlone")
    duel.dice(2, 6, 6).show()
    while duel.question() is not None:
        duel.careless()
    assert (duel.units("east_dale"), duel.units("north_bank"), duel.combat.won) == (0, 0, False)


def test_B_COM_05_against_beorn_each_army_meets_the_ford_once():
    duel = two_on_beorn()
    duel.until("WhoFights")
    duel.say(FightWith(duel.place("north_bank"))).until("ManeuverAlone")
    assert target_number(duel.g, duel.combat, SHADOW) == 6
    duel.show().until("WhoFights")
    duel.say(FightWith(duel.place("north_bank"))).until("ManeuverAlone")
    assert target_number(duel.g, duel.combat, SHADOW) == 5


def test_B_COM_02_nobody_is_asked_when_beorn_attacks():
    duel = Duel().army("east_dale", orc=3).beorn("loop_meadow", 8).attack(FREE, "loop_meadow", "east_dale")
    duel.show().until("GoOnOrWithdraw", FREE)
    assert "WhoFights" not in duel.asked
