"""The twenty Stories of the Free Peoples: each does what it says, and is refused or does nothing where it must."""
from __future__ import annotations

from ravenhill.games.five_armies.rules.combat import Combat
from ravenhill.games.five_armies.rules.fight import ROLL_PLUS, leadership_now
from ravenhill.games.five_armies.state import BESIDE, EYRIE, FACES, FATES, HAND, OFF_BOARD, POOL
from ravenhill.games.five_armies.terms import BILBO, DAIN, FREE, LAKE_MAN, SHADOW
from ravenhill.games.five_armies.words.ifs import FateMarker, InPlay, OnBoard, WithArmy
from ravenhill.games.five_armies.words.verbs.armies import Attack, Move
from ravenhill.games.five_armies.words.verbs.damage import Archery, RepairFortification
from ravenhill.games.five_armies.words.verbs.recruits import FlipTokens
from tests.five_armies.cards.plays import Plays


def combat_of(table: Plays) -> Combat:
    table.question()
    table.combat = table.g.nearest(Combat)
    return table.combat


def in_play(table: Plays, rings: int = 5) -> Plays:
    """Bilbo is in play, off the board."""
    table.g.characters[BILBO] = OFF_BOARD
    table.g.rings = rings
    return table


def test_F01_moria_dain_dain_moves_dwarves_two_regions_to_attack_with_superiority():
    table = Plays().army("camp", dwarf_veteran=2).army("long_bank", orc=3)
    table.order(FREE, "F01", "Move camp", "north_bank", to_end=False)
    table.answer("long_bank")
    combat_of(table)
    table.until("Maneuvers")
    assert len(table.g.piles[HAND]) == 1


def test_F01_moves_only_armies_with_dwarves():
    assert isinstance(Plays().army("camp", lake_man=2).refusal(FREE, "F01"), Move)


def test_F02_lucky_number_regains_rings_and_re_rolls_a_die():
    table = in_play(Plays(), 2).dice(5, 4, 4)
    table.g.action_dice[0] = 1
    table.order(FREE, "F02", "face=0")
    assert table.g.rings == 3
    assert sum(table.g.action_dice[:FACES]) == 1 and table.g.action_dice[table.facts.dice_faces[FREE][3]] == 1


def test_F02_is_refused_while_bilbo_is_not_in_play():
    """B-EX-01"""
    assert isinstance(Plays().refusal(FREE, "F02"), InPlay)


def test_F03_the_arkenstone_puts_the_blue_tile_in_the_pool_and_draws():
    table = Plays().order(FREE, "F03")
    assert table.g.tiles[table.facts.special_tile[FREE]] == POOL and len(table.g.piles[HAND]) == 1


def test_F03_leaves_the_red_tile_outside():
    assert Plays().order(FREE, "F03").g.tiles[Plays().facts.special_tile[SHADOW]] != POOL


def test_F04_arrows_from_the_heights_shoot_from_hills():
    table = Plays().army("lower_slopes", elf_archer=3).army("west_dale", orc=4).dice(5, 6, 4)
    table.order(FREE, "F04", "west_dale")
    assert table.damage("west_dale") == 2


def test_F04_neither_from_plains_nor_out_of_range():
    table = Plays().army("upper_vale", elf_archer=3).army("west_dale", orc=4)
    assert isinstance(table.refusal(FREE, "F04"), Archery)
    assert not Plays().army("lower_slopes", elf_archer=3).army("barrens", orc=4).can_play(FREE, "F04")


def test_F05_spears_in_the_valley_add_one_in_the_first_round():
    table = Plays().army("upper_vale", elf_spearman=3).army("west_dale", orc=4)
    table.order(FREE, "F05", "AttackFrom upper_vale", "west_dale", to_end=False)
    combat_of(table)
    table.show().until("GoOnOrWithdraw")
    assert table.now(ROLL_PLUS, FREE) == 1
    table.say(0)
    table.answer("Stay").show().until("GoOnOrWithdraw")
    assert table.now(ROLL_PLUS, FREE) == 0


def test_F05_needs_spearmen():
    assert isinstance(Plays().army("upper_vale", elf_archer=3).army("west_dale", orc=4).refusal(FREE, "F05"), Attack)


def test_F06_men_of_the_long_lake_move_two_armies_and_one_attacks():
    table = Plays().army("camp", lake_man=1).army("upper_vale", lake_man=2).army("ruins_of_dale", orc=1)
    table.order(FREE, "F06", "Move camp", "front_gate", "Move upper_vale", "west_dale", to_end=False)
    table.answer("ruins_of_dale")
    assert combat_of(table).fighting == table.place("west_dale")


def test_F06_one_army_moves_and_the_other_attacks_from_where_it_stands():
    table = Plays().army("camp", lake_man=1).army("west_dale", lake_man=2).army("ruins_of_dale", orc=1)
    table.order(FREE, "F06", "Move camp", "front_gate", "AttackFrom west_dale", "ruins_of_dale", to_end=False)
    assert combat_of(table).fighting == table.place("west_dale") and table.units("front_gate") == 1


def test_F06_moves_no_elves():
    assert not Plays().army("camp", elf_archer=1).can_play(FREE, "F06")


def test_F07_down_from_the_spurs_adds_one_in_two_rounds():
    table = Plays().army("gate_shoulder", dwarf_regular=3).army("upper_vale", orc=4)
    table.order(FREE, "F07", "upper_vale", to_end=False)
    combat_of(table)
    found = []
    for _ in range(3):
        table.show().until("GoOnOrWithdraw")
        found.append(table.now(ROLL_PLUS, FREE))
        table.say(0)
        table.answer("Stay")
    assert found == [1, 1, 0]


def test_F07_attacks_no_mountains_and_not_from_the_plain():
    assert not Plays().army("gate_shoulder", dwarf_regular=3).army("front_gate", orc=4).can_play(FREE, "F07")
    assert not Plays().army("west_dale", dwarf_regular=3).army("upper_vale", orc=4).can_play(FREE, "F07")


def test_F08_bitter_wood_elf_wrath_adds_one_against_goblins_until_the_turn_ends():
    table = Plays().army("loop_meadow", elf_archer=3).army("east_dale", goblin=3)
    table.order(FREE, "F08", to_end=False)
    table.question()
    assert table.where("F08") == "table"
    table.g.ended = False
    table.attack(SHADOW, "east_dale", "loop_meadow").show().until("GoOnOrWithdraw")
    assert table.now(ROLL_PLUS, FREE) == 1
    table.g.lasting_ends(1)
    assert table.where("F08") == "used"


def test_F08_not_against_orcs_and_not_without_elves():
    for free, shadow in (("elf_archer", "orc"), ("lake_man", "goblin")):
        table = Plays()
        table.army("loop_meadow", **{free: 3})             # type: ignore[arg-type]
        table.army("east_dale", **{shadow: 3})             # type: ignore[arg-type]
        table.order(FREE, "F08", to_end=False)
        table.question()
        table.g.ended = False
        table.attack(SHADOW, "east_dale", "loop_meadow").show().until("GoOnOrWithdraw")
        assert table.now(ROLL_PLUS, FREE) == 0


def test_F09_light_on_the_staff_drives_bats_and_leaders_away():
    table = Plays().character("gandalf", "ruins_of_dale").bats(valley=2, eastern_bank=1)
    table.army("long_bank", orc=1, tokens=2).order(FREE, "F09", "long_bank")
    assert table.g.bats == [0, 0, 1, 0] and table.leadership("long_bank") == 1


def test_F09_is_refused_without_gandalf_on_the_board():
    assert isinstance(Plays().bats(valley=2).refusal(FREE, "F09"), OnBoard)


def test_F10_heir_of_girion_shoots_on_four():
    table = Plays().character("bard", "east_dale").army("long_bank", orc=3).dice(4, 5, 3)
    table.order(FREE, "F10", "long_bank")
    assert table.damage("long_bank") == 2


def test_F10_is_refused_without_bard_or_a_target():
    assert isinstance(Plays().army("long_bank", orc=3).refusal(FREE, "F10"), OnBoard)
    assert not Plays().character("bard", "ravenhill").army("long_bank", orc=3).can_play(FREE, "F10")


def test_F11_the_elvenkings_word_places_and_flips_an_elf_token():
    table = Plays().character("thranduil", "ravenhill").tokens_at("camp", "elves")
    table.order(FREE, "F11", "ravenhill", "camp")
    assert (table.tokens("ravenhill", "elves"), table.tokens("camp", "elves"), table.units("camp")) == (1, 0, 1)


def test_F11_is_refused_without_thranduil():
    assert isinstance(Plays().refusal(FREE, "F11"), OnBoard)


def test_F12_ironfoots_charge_counts_two_more_in_the_first_round():
    table = Plays().army("upper_vale", dwarf_veteran=2, characters="dain").army("west_dale", orc=4)
    table.order(FREE, "F12", "AttackFrom upper_vale", "west_dale", to_end=False)
    combat_of(table)
    table.until("Maneuvers")
    assert leadership_now(table.g, table.combat, FREE) == 4
    table.show().until("GoOnOrWithdraw")
    table.say(0)
    table.answer("Stay").until("Maneuvers")
    assert leadership_now(table.g, table.combat, FREE) == 2


def test_F12_needs_dain_with_an_army_and_he_goes_along():
    assert isinstance(Plays().character("dain", "camp").refusal(FREE, "F12"), WithArmy)
    table = Plays().army("upper_vale", dwarf_veteran=2, characters="dain")
    table.order(FREE, "F12", "Split upper_vale", "n=1", to_end=False)
    assert table.choices() == ["dain"]
    table.answer("dain", "front_gate").end()
    assert table.g.characters[DAIN] == table.place("front_gate")


def test_F13_a_well_aimed_stone_hurts_and_gives_a_ring():
    table = in_play(Plays(), 2).character("bilbo", "east_dale").army("loop_meadow", orc=2)
    table.order(FREE, "F13", "loop_meadow")
    assert table.damage("loop_meadow") == 1 and table.g.rings == 3


def test_F13_the_owner_may_give_a_token_and_bilbo_must_be_on_the_board():
    table = in_play(Plays(), 5).character("bilbo", "east_dale").army("loop_meadow", orc=2, tokens=1)
    table.order(FREE, "F13", "loop_meadow", "GiveUpLeadership loop_meadow")
    assert (table.damage("loop_meadow"), table.leadership("loop_meadow"), table.g.rings) == (0, 0, 5)
    assert isinstance(in_play(Plays()).refusal(FREE, "F13"), OnBoard)


def test_F14_wings_afar_bring_an_eagle():
    assert Plays().order(FREE, "F14").g.eagles[EYRIE] == 1


def test_F14_is_refused_when_all_eagles_are_there():
    table = Plays()
    table.g.eagles[EYRIE] = 5
    assert not table.can_play(FREE, "F14")


def test_F15_hope_unlooked_for_draws_a_fate_card():
    table = Plays()
    table.g.fate = 6
    table.order(FREE, "F15")
    assert len(table.g.piles[FATES]) == 8 and len(table.g.piles[BESIDE]) == 1


def test_F15_is_refused_before_step_six():
    table = Plays()
    table.g.fate = 5
    assert isinstance(table.refusal(FREE, "F15"), FateMarker)


def test_F16_kin_from_the_iron_hills_place_two_and_flip_one():
    table = Plays().order(FREE, "F16", "camp", "ravenhill", "ravenhill")
    assert table.tokens("camp", "dwarves_and_men") == 1 and table.tokens("ravenhill", "dwarves_and_men") == 0
    assert table.units("ravenhill") == 1


def test_F16_flips_only_what_it_placed():
    table = Plays().tokens_at("lower_slopes", "dwarves_and_men").tokens_at("camp", "elves")
    table.order(FREE, "F16", "camp", "ravenhill", to_end=False)
    assert table.choices() == ["camp", "ravenhill"]


def test_F17_folk_of_the_burnt_town_come_to_two_settlements():
    table = Plays().order(FREE, "F17", "camp", "ravenhill")
    assert (table.has("camp", "lake_man"), table.has("ravenhill", "lake_man")) == (1, 1)


def test_F17_not_to_what_the_shadow_holds_and_not_without_figures():
    table = Plays().army("camp", orc=1)
    table.order(FREE, "F17", to_end=False)
    assert "camp" not in table.choices()
    table = Plays()
    table.g.unused[LAKE_MAN] = 0
    assert not table.can_play(FREE, "F17")


def test_F18_the_green_host_flips_three_elf_tokens():
    table = Plays()
    for place in ("camp", "ravenhill", "lower_slopes"):
        table.tokens_at(place, "elves")
    table.order(FREE, "F18", "camp", "ravenhill", "lower_slopes")
    assert [table.units(place) for place in ("camp", "ravenhill", "lower_slopes")] == [1, 1, 1]


def test_F18_flips_no_other_tokens():
    assert isinstance(Plays().tokens_at("camp", "dwarves_and_men").refusal(FREE, "F18"), FlipTokens)


def test_F19_walls_made_good_repair_two():
    table = Plays()
    table.g.walls[table.place("front_gate")] = 3
    assert table.order(FREE, "F19").g.walls[table.place("front_gate")] == 1


def test_F19_repairs_neither_broken_nor_lost_walls():
    table = Plays()
    table.g.walls[table.place("front_gate")] = 4
    assert isinstance(table.refusal(FREE, "F19"), RepairFortification)
    table = Plays().army("front_gate", orc=1)
    table.g.walls[table.place("front_gate")] = 2
    assert not table.can_play(FREE, "F19")


def test_F20_leechcraft_rallies_on_four_and_helps_at_home():
    table = Plays().army("camp", lake_man=3, damage=3).army("upper_vale", lake_man=3, damage=3)
    table.dice(4, 2, 2, 4, 2, 2).order(FREE, "F20", "camp", "done", "upper_vale", "done")
    assert (table.damage("camp"), table.damage("upper_vale")) == (1, 2)


def test_F20_helps_nobody_who_did_not_rally():
    table = Plays().army("camp", lake_man=3, damage=3).army("ravenhill", lake_man=3, damage=3)
    table.order(FREE, "F20", "camp", "done", "done")
    assert table.damage("ravenhill") == 3
