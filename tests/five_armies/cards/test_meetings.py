"""Cards that meet: two about one number, one that would do nothing, a final result, Damage before the roll."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import EVERYBODY
from ravenhill.games.five_armies.rules.fight import TARGET, target_number, target_parts
from ravenhill.games.five_armies.state import DISCARD, FACES, HAND, OFF_BOARD
from ravenhill.games.five_armies.terms import BILBO
from tests.five_armies.cards.plays import Plays, attacked, attacking
from tests.five_armies.rules.duels import FREE, SHADOW


def in_force(table: Plays, *plays: tuple[int, str, str]) -> Plays:
    """These cards have been played in this order, each beside a place, and the game goes on."""
    for side, card, place in plays:
        table.order(side, card, place, to_end=False)
        table.question()
        assert table.where(card) == "table"
        table.g.ended = False
    return table


def needs(table: Plays, side: int = SHADOW) -> int:
    """The Target Number of the round that has been rolled."""
    table.until("GoOnOrWithdraw")
    return table.now(TARGET, side)


# One number of two cards: a Target Number that a card fixes is asked last, whenever it was played

RAMS, GROUND = (SHADOW, "S07"), (FREE, "E09")
WALLS = [("front_gate", "upper_vale"), ("ravenhill", "lake_road"), ("eastern_spur", "spur_foot")]


@pytest.mark.parametrize("order", [(RAMS, GROUND), (GROUND, RAMS)])
@pytest.mark.parametrize(("walls", "below"), WALLS)
def test_S07_and_E09_give_five_in_either_order(walls: str, below: str, order: tuple[tuple[int, str], ...]):
    table = Plays().army(walls, lake_man=3).army(below, orc=3)
    in_force(table, *[(side, card, walls) for side, card in order]).attack(SHADOW, below, walls)
    assert needs(table.round()) == 5


@pytest.mark.parametrize(("walls", "below"), WALLS)
def test_S07_beats_broken_ground_that_is_shown_after_it(walls: str, below: str):
    table = Plays().army(walls, lake_man=3).army(below, orc=3)
    assert needs(in_force(table, (SHADOW, "S07", walls)).attack(SHADOW, below, walls).round("E28")) == 5


@pytest.mark.parametrize("order", [(RAMS, GROUND), (GROUND, RAMS)])
def test_S07_beats_E09_and_broken_ground_together(order: tuple[tuple[int, str], ...]):
    table = Plays().army("ravenhill", lake_man=3).army("lake_road", orc=3)
    in_force(table, *[(side, card, "ravenhill") for side, card in order]).attack(SHADOW, "lake_road", "ravenhill")
    assert needs(table.round("E28")) == 5


def test_S07_elsewhere_leaves_six_to_the_others():
    table = Plays().army("ravenhill", lake_man=3).army("lake_road", orc=3)
    in_force(table, (SHADOW, "S07", "front_gate"), (FREE, "E09", "ravenhill"))
    assert needs(table.attack(SHADOW, "lake_road", "ravenhill").round("E28")) == 6


def test_E09_and_mired_are_six_together():
    table = Plays().army("loop_meadow", lake_man=3).army("east_dale", orc=3)
    in_force(table, (FREE, "E09", "loop_meadow")).attack(SHADOW, "east_dale", "loop_meadow")
    assert needs(table.round("E07")) == 6


def test_the_parts_of_a_target_number_name_each_rule_once():
    table = Plays().army("ravenhill", lake_man=3).army("lake_road", orc=3)
    in_force(table, (FREE, "E09", "ravenhill"), (SHADOW, "S07", "ravenhill")).attack(SHADOW, "lake_road", "ravenhill")
    table.until("Maneuvers")
    parts = target_parts(table.g, table.combat, SHADOW)
    assert parts == [("normal", 5), ("slope", 6), ("fortification", 6), ("in-force", 5)]


# A card that would do nothing is not offered

def test_S18_is_not_offered_for_a_token_that_nobody_can_have():
    table = Plays().army("ash_plain", great_orc=4).army("stony_rise", great_orc=2)
    assert not table.can_play(SHADOW, "S18")


def test_S18_without_a_figure_is_offered_for_its_token():
    table = Plays().army("ash_plain", great_orc=4).army("barrens", great_orc=2)
    assert table.can_play(SHADOW, "S18")
    assert table.order(SHADOW, "S18", "barrens").leadership("barrens") == 1


def test_S18_without_figures_and_tokens_is_not_offered():
    table = Plays().army("ash_plain", great_orc=4, tokens=14).army("barrens", great_orc=2)
    assert not table.can_play(SHADOW, "S18")


def test_S02_without_figures_and_tokens_is_offered_to_move():
    table = Plays().army("spur_ridge", goblin=2).army("northern_waste", great_orc=6, tokens=14)
    assert table.can_play(SHADOW, "S02")


def test_S02_is_not_offered_to_goblins_who_get_nothing_and_cannot_go_or_attack():
    table = Plays().army("goblin_mustering_point_west", goblin=2).army("northern_waste", great_orc=6, tokens=14)
    assert not table.can_play(SHADOW, "S02")


def shut_in(damage: int = 0) -> Plays:
    """One Army of the Free Peoples with enemies on all sides."""
    table = Plays().army("loop_meadow", lake_man=2, damage=damage)
    return table.army("east_dale", orc=2).army("south_dale", orc=2)


def test_E29_is_not_offered_to_an_unhurt_army_that_is_shut_in():
    assert not shut_in().can_play(FREE, "E29")


def test_E29_is_offered_to_a_hurt_army_that_is_shut_in():
    assert shut_in(damage=1).can_play(FREE, "E29")


def test_E29_is_offered_to_an_unhurt_army_that_can_move():
    assert Plays().army("loop_meadow", lake_man=2).army("east_dale", orc=2).can_play(FREE, "E29")


@pytest.mark.parametrize(("rings", "dice", "offered"), [(5, 1, False), (5, 2, True), (4, 1, True), (5, 0, False)])
def test_F02_does_not_count_the_die_that_plays_it(rings: int, dice: int, offered: bool):
    table = Plays()
    table.g.characters[BILBO] = OFF_BOARD
    table.g.rings = rings
    table.g.action_dice[FREE * FACES] = dice
    assert table.can_play(FREE, "F02") is offered


# What is final

def test_E19_then_E26_a_final_one_is_not_rolled_again():
    table = attacked(lake_man=3, orc=2).dice(1, 5, 2, 2, 2, 1, 6).round("E19", "E26")     # the defender's Event first
    table.until("HowManyTurn", FREE)
    table.answer("n=1")
    table.until("GoOnOrWithdraw")
    assert table.combat.faces[5:7] == [6, 1] and table.rolls == []


def test_E26_then_E19_a_fresh_hit_may_be_turned():
    table = attacking(lake_man=3, orc=2).dice(2, 2, 2, 1, 2, 6, 1).round("E19", "E26")     # the Shadow defends
    table.until("HowManyTurn", FREE)
    table.answer("n=1")
    table.until("GoOnOrWithdraw")
    assert table.combat.faces[5:7] == [1, 2] and table.rolls == []


def test_E19_then_E26_only_ones_that_are_not_final():
    table = attacked(lake_man=3, orc=4).dice(1, 5, 5, 1, 2, 2, 2, 1, 1, 6, 6).round("E19", "E26")
    table.until("HowManyTurn", FREE)
    table.answer("n=2")
    table.until("GoOnOrWithdraw")
    assert table.combat.faces[5:9] == [6, 1, 1, 6] and table.rolls == []


def test_E19_a_final_miss_is_not_for_leaders():
    table = attacked(lake_man=3, orc=1, shadow_tokens=3).dice(6, 2, 2, 2, 2).round("E19")
    table.until("HowManyTurn", FREE)
    table.answer("n=1")
    table.until("GoOnOrWithdraw")
    assert "HowManyAgain" not in table.asked


def test_E26_without_a_final_die_rolls_all_ones():
    table = attacked(lake_man=3, orc=3).dice(1, 1, 5, 2, 2, 2, 6, 6).round(shadow="E26")
    table.until("GoOnOrWithdraw")
    assert table.combat.faces[5:8] == [6, 6, 5]


# Damage before the roll is resolved: only Bodyguards take it back

@pytest.mark.parametrize("hits", [0, 1])
def test_B_AMB_43_a_shield_does_not_take_back_a_volley(hits: int):
    dice = (5, 5, *(6 if n < hits else 2 for n in range(3)))
    table = attacked(lake_man=3, orc=3).dice(*dice).round("E04", "E08")
    table.until("GoOnOrWithdraw")
    assert table.damage("loop_meadow") == 2          # one more hit, and Locked Shields stop that one


def test_B_AMB_43_a_shield_does_not_take_back_a_duel():
    table = attacked(lake_man=3, orc=3, free_tokens=0, shadow_tokens=2).character("bard", "loop_meadow")
    table.dice(1, 6, 6, 2, 2).round("E04", "E14")
    table.until("GoOnOrWithdraw")
    assert table.damage("loop_meadow") == 1          # of the duel; the hit is stopped


def test_B_AMB_43_stand_fast_prevents_the_roll_and_not_the_volley():
    table = attacked(lake_man=4, orc=3).dice(5, 5, 6, 6, 6).round("E09", "E08")
    table.until("GoOnOrWithdraw")
    assert table.damage("loop_meadow") == 2 + 3 - 2


def test_B_AMB_43_walls_hurt_before_the_roll_stay_hurt():
    table = Plays().army("ravenhill", lake_man=3).army("watchers_ledge", orc=3)
    table.attack(SHADOW, "watchers_ledge", "ravenhill")
    table.dice(5, 5, 6).round("E04", "E08").until("GoOnOrWithdraw")
    assert table.g.walls[table.place("ravenhill")] == 2


def test_B_AMB_40_bodyguards_take_back_a_volley_too():
    table = attacked(lake_man=3, orc=3).character("bolg", "east_dale")
    table.g.bodyguards = 1
    table.dice(5, 5).round("E08")
    table.until("CallBodyguards", SHADOW)
    table.answer("yes")
    table.until("GoOnOrWithdraw")
    assert table.damage("east_dale") == 0


# What a looker knows of a hand

def test_a_story_seen_in_a_hand_stays_known_when_an_event_is_discarded():
    table = Plays().hand(SHADOW, "S05", "E04")
    story, event = table.card("S05"), table.card("E04")
    table.g.look(story, FREE)
    table.g.move_unseen(event, DISCARD + SHADOW)
    assert table.g.knows[story] == EVERYBODY and table.g.pile[story] == HAND + SHADOW


def test_an_event_seen_in_a_hand_may_be_the_one_discarded():
    table = Plays().hand(SHADOW, "E05", "E04")
    table.g.look(table.card("E05"), FREE)
    table.g.move_unseen(table.card("E04"), DISCARD + SHADOW)
    assert table.g.knows[table.card("E05")] == 1 << SHADOW


def test_S19_the_goblins_come_at_once_so_a_pass_they_open_takes_none():
    table = Plays().army("goblin_mustering_point_west", goblin=3)
    west = "goblin_mustering_point_west"
    table.order(SHADOW, "S19", west, west, to_end=False)
    assert "mountain_pass_west" not in table.choices()
    table.answer(west)
    table.end()
    assert table.g.is_open(table.place(west))


# Walls and numbers

def test_B_FOR_03_a_volley_that_breaks_the_walls_lowers_the_number_in_the_next_round():
    table = Plays().army("ravenhill", lake_man=4).army("watchers_ledge", orc=3)
    table.g.walls[table.place("ravenhill")] = 2
    table.attack(SHADOW, "watchers_ledge", "ravenhill").dice(5, 5, 5, 5, 5).round(shadow="E08")
    assert needs(table) == 6 and table.damage("ravenhill") == 1
    table.say(0)
    table.until("Maneuvers")
    assert target_number(table.g, table.combat, SHADOW) == 5
