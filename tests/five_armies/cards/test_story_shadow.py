"""The twenty Stories of the Shadow: each does what it says, and is refused or does nothing where it must."""
from __future__ import annotations

from ravenhill.games.five_armies.rules.combat import Combat
from ravenhill.games.five_armies.rules.fight import FREE_OF, ROLL_PLUS, target_number
from ravenhill.games.five_armies.state import DISCARD, END_OF_TURN, FORTIFICATION_FELL, HAND, IN_THE_AIR, POOL
from ravenhill.games.five_armies.terms import FREE, GANDALF, GOBLIN, GREAT_ORC, LORD_OF_THE_EAGLES, SHADOW
from ravenhill.games.five_armies.words.ifs import ArmyExists, Controls, WithArmy
from ravenhill.games.five_armies.words.verbs.armies import Attack, Move
from tests.five_armies.cards.plays import Plays

POINT = "goblin_mustering_point_west"
PASS = "mountain_pass_west"


def combat_of(table: Plays) -> Combat:
    table.question()
    table.combat = table.g.nearest(Combat)
    return table.combat


def laid(table: Plays, card: str, *answers: str) -> Plays:
    """The card has been played and lies on the table; the game goes on."""
    table.order(SHADOW, card, *answers, to_end=False)
    table.question()
    assert table.where(card) == "table"
    table.g.ended = False
    return table


def test_S01_howling_orcs_silence_dwarves_and_men():
    table = laid(Plays().army("loop_meadow", lake_man=3).army("east_dale", great_orc=1, orc=2), "S01")
    table.dice(2, 2, 2, 2, 6, 6, 6).attack(SHADOW, "east_dale", "loop_meadow").show("unit_lake_man")
    table.until("GoOnOrWithdraw")
    assert "UseIt" not in table.asked


def test_S01_not_elves_and_it_leaves_with_the_first_great_orc():
    table = laid(Plays().army("loop_meadow", elf_archer=3).army("east_dale", great_orc=1, orc=2), "S01")
    table.dice(2, 2, 2, 2, 6, 2, 2).attack(SHADOW, "east_dale", "loop_meadow").show("unit_elf_archer")
    table.until("UseIt", FREE)
    table.g.eliminate_unit(GREAT_ORC, table.place("east_dale"))
    assert table.where("S01") == "used" and table.g.lasting == []


def test_S02_great_goblin_gives_a_great_orc_and_a_token_and_a_move():
    table = Plays().army("spur_ridge", goblin=2)
    table.order(SHADOW, "S02", "Move spur_ridge", "camp")
    assert (table.has("camp", "great_orc"), table.has("camp", "goblin"), table.leadership("camp")) == (1, 2, 1)


def test_S02_works_without_a_figure_and_not_without_goblins():
    """B-EX-02"""
    table = Plays().army("spur_ridge", goblin=2).army("northern_waste", great_orc=6)
    table.order(SHADOW, "S02", "done")
    assert table.leadership("spur_ridge") == 1 and table.units("spur_ridge") == 2
    assert isinstance(Plays().army("barrens", orc=2).refusal(SHADOW, "S02"), ArmyExists)


def test_S02_it_may_attack_instead_of_moving():
    table = Plays().army("spur_ridge", goblin=2).army("camp", lake_man=1)
    table.order(SHADOW, "S02", to_end=False)
    assert len(table.choices()) == 2
    table.say(table.g.offered[1])
    table.answer("camp")
    assert combat_of(table).fighting == table.place("spur_ridge")


def test_S03_the_shadow_of_the_necromancer_adds_the_red_tile():
    table = Plays().order(SHADOW, "S03")
    assert table.g.tiles[table.facts.special_tile[SHADOW]] == POOL and len(table.g.piles[HAND + SHADOW]) == 1


def test_S03_leaves_the_blue_tile_outside():
    table = Plays().order(SHADOW, "S03")
    assert table.g.tiles[table.facts.special_tile[FREE]] != POOL


def test_S04_wolves_at_the_fords_run_three_regions_and_attack():
    table = Plays().army("barrens", warg=3).army("east_dale", lake_man=1)
    table.order(SHADOW, "S04", "Move barrens", "black_mire", "long_bank", to_end=False)
    table.answer("east_dale")
    assert combat_of(table).terms[FREE_OF] == 1
    table.until("Maneuvers")
    assert target_number(table.g, table.combat, SHADOW) == 5


def test_S04_only_wargs():
    assert isinstance(Plays().army("barrens", warg=3, orc=1).refusal(SHADOW, "S04"), Move)


def test_S05_endless_horde_moves_three_armies_with_orcs():
    table = Plays().army("barrens", orc=1).army("heath_road", orc=1).army("grey_march", orc=1)
    table.order(SHADOW, "S05", "barrens", "ash_plain", "heath_road", "burnt_moor", "grey_march", "stony_rise")
    assert [table.units(place) for place in ("ash_plain", "burnt_moor", "stony_rise")] == [1, 1, 1]


def test_S05_no_wargs():
    assert not Plays().army("barrens", warg=3).can_play(SHADOW, "S05")


def test_S06_over_the_fallen_each_orc_takes_three():
    table = Plays().army("east_dale", orc=4, damage=2).army("loop_meadow", lake_man=4)
    table.dice(2, 2, 2, 2, 6, 6, 6, 6)
    table.order(SHADOW, "S06", "AttackFrom east_dale", "loop_meadow", to_end=False)
    combat_of(table)
    table.show().until("Casualty", SHADOW)
    table.answer("orc")
    table.until("GoOnOrWithdraw")
    assert (table.units("east_dale"), table.damage("east_dale")) == (3, 3)


def test_S06_not_wargs_and_not_without_an_enemy_or_a_move():
    table = Plays().army("east_dale", warg=4, damage=2).army("loop_meadow", lake_man=4)
    table.dice(2, 2, 2, 2, 6, 6, 6, 6)
    table.order(SHADOW, "S06", "AttackFrom east_dale", "loop_meadow", to_end=False)
    combat_of(table)
    table.show().until("Casualty", SHADOW)
    table.answer("warg", "warg")
    table.until("GoOnOrWithdraw")
    assert (table.units("east_dale"), table.damage("east_dale")) == (2, 2)
    assert isinstance(Plays().refusal(SHADOW, "S06"), Attack)


def test_S07_ladders_and_rams_make_walls_ordinary():
    table = laid(Plays().army("eastern_spur", lake_man=2).army("spur_foot", orc=3), "S07", "eastern_spur")
    table.attack(SHADOW, "spur_foot", "eastern_spur")
    table.until("Maneuvers")
    assert target_number(table.g, table.combat, SHADOW) == 5
    assert target_number(table.g, table.combat, FREE) == 5


def test_S07_only_there_and_until_it_is_broken_or_the_turn_ends():
    table = laid(Plays().army("eastern_spur", lake_man=2).army("spur_foot", orc=3), "S07", "ravenhill")
    table.attack(SHADOW, "spur_foot", "eastern_spur")
    table.until("Maneuvers")
    assert target_number(table.g, table.combat, SHADOW) == 6
    table.g.lasting_ends(FORTIFICATION_FELL, table.place("eastern_spur"))
    assert table.where("S07") == "table"
    table.g.lasting_ends(FORTIFICATION_FELL, table.place("ravenhill"))
    assert table.where("S07") == "used"
    table = laid(Plays(), "S07", "ravenhill")
    table.g.lasting_ends(END_OF_TURN)
    assert table.where("S07") == "used"


def test_S08_scaling_the_cliffs_goes_through_mountains():
    table = Plays().army("high_rocks", goblin=2).army("camp", lake_man=2)
    table.order(SHADOW, "S08", "Move high_rocks", "eastern_spur", to_end=False)
    table.answer("camp")
    assert combat_of(table).terms[FREE_OF] == 2


def test_S08_starts_in_a_pass_or_in_mountains_and_stops_below_them():
    table = Plays().army("spur_ridge", goblin=2)
    table.order(SHADOW, "S08", "Move spur_ridge", "camp", to_end=False)
    assert "MoveTo" not in [type(table.question()).__name__]
    assert isinstance(Plays().army("spur_foot", goblin=2).refusal(SHADOW, "S08"), Move)
    table = Plays()
    table.g.open_passes = 1
    assert table.army(PASS, goblin=1).can_play(SHADOW, "S08")


def test_S09_ring_of_fangs_rolls_a_die_for_each_warg():
    table = Plays().army("north_bank", warg=3).army("camp", lake_man=4).dice(5, 5, 4).order(SHADOW, "S09", "camp")
    assert table.damage("camp") == 2


def test_S09_four_at_most_and_only_with_wargs_beside():
    table = Plays().army("north_bank", warg=5).army("camp", lake_man=5).dice(5, 5, 5, 5, 5).order(SHADOW, "S09", "camp")
    assert table.damage("camp") == 4
    assert not Plays().army("north_bank", orc=3).army("camp", lake_man=4).can_play(SHADOW, "S09")


def test_S10_fire_in_the_tents_burns_tokens_and_hurts():
    table = Plays().army("eastern_spur", orc=1).tokens_at("camp", "elves", 2).army("camp", lake_man=2)
    table.order(SHADOW, "S10", "eastern_spur", "camp", "camp")
    assert (table.tokens("camp", "elves"), table.damage("camp")) == (0, 1)


def test_S10_needs_a_settlement():
    assert isinstance(Plays().army("camp", lake_man=2).refusal(SHADOW, "S10"), Controls)


def test_S11_cloud_of_wings_brings_two_bats_and_moves_an_army():
    table = Plays().army("barrens", orc=2)
    table.order(SHADOW, "S11", "BatsTo n=2", "broken_lands", "Move barrens", "ash_plain")
    assert table.g.bats[0] == 1 and table.units("ash_plain") == 2


def test_S11_the_cloud_may_be_left_and_there_are_only_six_bats():
    table = Plays().army("barrens", orc=2).order(SHADOW, "S11", "BatsTo n=1", "done")
    assert table.g.bats[0] == 1 and table.units("barrens") == 2
    table = Plays().bats(valley=6)
    assert not table.can_play(SHADOW, "S11")


def test_S12_dread_takes_tokens_from_three_armies():
    table = Plays().army("camp", lake_man=1, tokens=2).army("east_dale", lake_man=1, tokens=1).army("north_bank", orc=1)
    table.army("long_bank", orc=1).order(SHADOW, "S12", "camp", "east_dale")
    assert (table.leadership("camp"), table.leadership("east_dale")) == (1, 0)


def test_S12_only_beside_shadow_armies():
    assert not Plays().army("camp", lake_man=1, tokens=2).army("barrens", orc=1).can_play(SHADOW, "S12")


def test_S13_the_goblin_kings_rage_adds_one_every_round_and_he_may_not_withdraw_at_once():
    table = Plays().army("east_dale", great_orc=2, characters="bolg").army("loop_meadow", lake_man=4)
    table.order(SHADOW, "S13", "AttackFrom east_dale", "loop_meadow", to_end=False)
    combat_of(table)
    for offered in (1, 2):
        table.show().until("GoOnOrWithdraw")
        assert len(table.g.offered) == offered and table.now(ROLL_PLUS, SHADOW) == 1
        table.say(0)
        table.answer("Stay")


def test_S13_needs_bolg_with_an_army():
    assert isinstance(Plays().character("bolg", "barrens").refusal(SHADOW, "S13"), WithArmy)


def test_S14_captains_of_the_north_lead_four_armies():
    table = Plays().army("barrens", orc=1).army("heath_road", orc=1).army("grey_march", orc=1).army(POINT, goblin=1)
    table.order(SHADOW, "S14", "barrens", "heath_road", "grey_march", POINT)
    assert [table.leadership(place) for place in ("barrens", "heath_road", "grey_march", POINT)] == [1, 1, 1, 1]


def test_S14_is_refused_without_armies():
    assert not Plays().can_play(SHADOW, "S14")


def test_S15_secret_stair_opens_a_pass():
    table = Plays().army(POINT, goblin=3).order(SHADOW, "S15")
    assert table.g.open_passes == 1


def test_S15_needs_three_units_there():
    assert not Plays().army(POINT, goblin=2).can_play(SHADOW, "S15")


def test_S16_whispers_take_an_activation_or_a_card():
    table = Plays().character("gandalf", "camp").army("north_bank", orc=1).hand(FREE, "F01")
    table.g.activated = 1 << GANDALF
    table.order(SHADOW, "S16", to_end=False)
    assert len(table.choices()) == 2
    table.say(table.g.offered[0])
    table.answer("gandalf").end()
    assert table.g.activated == 0 and len(table.g.piles[HAND]) == 1
    table = Plays().hand(FREE, "F01").order(SHADOW, "S16")
    assert table.g.piles[HAND] == [] and table.g.pile[table.card("F01")] == DISCARD


def test_S16_not_the_lord_of_the_eagles_and_not_far_away():
    table = Plays().character("gandalf", "ravenhill").army("north_bank", orc=1)
    table.g.characters[LORD_OF_THE_EAGLES] = IN_THE_AIR
    table.g.activated = 1 << GANDALF | 1 << LORD_OF_THE_EAGLES
    assert not table.can_play(SHADOW, "S16")


def test_S17_out_of_the_wastes_a_token_in_each_mustering_region():
    table = Plays().order(SHADOW, "S17")
    assert [table.tokens(it, "shadow") for it in ("northern_waste", "grey_march", "heath_road", "barrens")] == [1] * 4


def test_S17_not_beside_the_enemy():
    table = Plays().army("barrens", lake_man=1).order(SHADOW, "S17")
    assert table.tokens("barrens", "shadow") == 0 and table.tokens("heath_road", "shadow") == 1


def test_S18_great_orcs_of_gundabad_come_with_a_token():
    table = Plays().order(SHADOW, "S18", "barrens")
    assert (table.has("barrens", "great_orc"), table.leadership("barrens")) == (1, 1)


def test_S18_not_where_the_enemy_is():
    table = Plays().army("barrens", lake_man=1)
    table.order(SHADOW, "S18", to_end=False)
    assert "barrens" not in table.choices()


def test_S19_swarm_on_the_mountain_three_goblins():
    table = Plays().order(SHADOW, "S19", POINT, POINT, "goblin_mustering_point_east")
    assert (table.has(POINT, "goblin"), table.has("goblin_mustering_point_east", "goblin")) == (2, 1)


def test_S19_into_no_closed_pass_and_not_without_figures():
    table = Plays()
    table.order(SHADOW, "S19", to_end=False)
    assert PASS not in table.choices()
    table = Plays()
    table.g.unused[GOBLIN] = 0
    assert not table.can_play(SHADOW, "S19")


def test_S20_whips_and_drums_rally_on_four_and_orcs_may_pay():
    table = Plays().army("barrens", orc=4, damage=4).dice(4, 2, 2, 2).order(SHADOW, "S20", "barrens", "done", "barrens")
    assert (table.units("barrens"), table.damage("barrens")) == (3, 0)


def test_S20_no_orc_need_pay_and_none_elsewhere():
    table = Plays().army("barrens", orc=4, damage=4).dice(4, 2, 2, 2).order(SHADOW, "S20", "barrens", "done", "done")
    assert (table.units("barrens"), table.damage("barrens")) == (4, 3)
    assert not Plays().army("barrens", orc=4).can_play(SHADOW, "S20")
