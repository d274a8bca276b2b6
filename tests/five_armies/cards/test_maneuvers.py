"""The Maneuver Abilities of the nine Unit cards, Regroup, Thorin's Mighty Strokes and Vampire-like."""
from __future__ import annotations

from ravenhill.games.five_armies.rules.fight import HARRIED, MAY_NOT_LEAVE, MAY_RETREAT, REROLL_PLUS, ROLL_PLUS
from ravenhill.games.five_armies.state import BOX, TIRED
from ravenhill.games.five_armies.terms import FREE, SHADOW
from tests.five_armies.cards.plays import Plays, attacked, attacking


def rolled(table: Plays) -> Plays:
    table.until("GoOnOrWithdraw")
    return table


def test_unit_dwarf_regular_unyielding_one_takes_three_tokens():
    table = attacked(dwarf_regular=4, orc=4, free_damage=1).dice(6, 6, 6, 2, 6).round("unit_dwarf_regular")
    table.until("Casualty", FREE)
    table.answer("dwarf_regular")
    rolled(table)
    assert (table.units("loop_meadow"), table.damage("loop_meadow")) == (3, 1)


def test_unit_dwarf_regular_needs_a_black_hit():
    table = attacked(dwarf_regular=4, orc=4, free_damage=2).dice(6, 6, 6, 2, 2).round("unit_dwarf_regular")
    table.until("Casualty", FREE)
    table.answer("dwarf_regular", "dwarf_regular")
    rolled(table)
    assert (table.units("loop_meadow"), table.damage("loop_meadow")) == (2, 1)


def test_unit_dwarf_veteran_ancient_hatred_hurts_and_takes_a_token():
    table = attacking(dwarf_veteran=2, orc=4, shadow_tokens=2).dice(6).round("unit_dwarf_veteran")
    rolled(table)
    assert (table.damage("east_dale"), table.leadership("east_dale")) == (2, 1)


def test_unit_dwarf_veteran_may_be_left():
    table = attacking(dwarf_veteran=2, orc=4).dice(6).round("unit_dwarf_veteran")
    table.until("UseIt", FREE)
    table.answer("no")
    assert rolled(table).damage("east_dale") == 1


def test_unit_elf_archer_rain_of_arrows_two_across_a_ford():
    table = Plays().army("east_dale", elf_archer=2).army("long_bank", orc=4).dice(2, 2, 2, 2, 6)
    table.attack(SHADOW, "long_bank", "east_dale")
    assert rolled(table.round("unit_elf_archer")).damage("long_bank") == 3


def test_unit_elf_archer_one_elsewhere():
    assert rolled(attacked(elf_archer=2, orc=4).dice(2, 2, 2, 2, 6).round("unit_elf_archer")).damage("east_dale") == 2


def test_unit_elf_spearman_wall_of_spears_prevents_two():
    table = attacked(elf_spearman=3, orc=3).dice(6, 6, 6, 6).round("unit_elf_spearman")
    assert rolled(table).damage("loop_meadow") == 1


def test_unit_elf_spearman_protects_walls_and_no_more_than_there_is():
    table = Plays().army("ravenhill", elf_spearman=3).army("fallen_bridge", orc=3).dice(6, 6, 2, 6)
    table.attack(SHADOW, "fallen_bridge", "ravenhill")
    assert rolled(table.round("unit_elf_spearman")).g.walls[table.place("ravenhill")] == 0
    table = attacked(elf_spearman=3, orc=3, free_damage=2).dice(2, 2, 2, 6).round("unit_elf_spearman")
    assert rolled(table).damage("loop_meadow") == 2


def test_unit_lake_man_bows_of_the_lake_the_owner_chooses():
    table = attacked(lake_man=3, orc=3, shadow_tokens=1).dice(2, 2, 2, 6).round("unit_lake_man")
    table.until("TokenOrDamage", SHADOW)
    table.answer("GiveUpLeadership east_dale")
    rolled(table)
    assert (table.damage("east_dale"), table.leadership("east_dale")) == (1, 0)


def test_unit_lake_man_without_a_token_it_is_damage():
    table = rolled(attacked(lake_man=3, orc=3).dice(2, 2, 2, 6).round("unit_lake_man"))
    assert table.damage("east_dale") == 2 and "TokenOrDamage" not in table.asked


def test_unit_orc_overrun_hurts_the_fewer():
    assert rolled(attacked(lake_man=2, orc=3).dice(6).round(shadow="unit_orc")).damage("loop_meadow") == 2


def test_unit_orc_else_removes_one_damage():
    table = rolled(attacked(lake_man=3, orc=3, shadow_damage=1).dice(6).round(shadow="unit_orc"))
    assert (table.damage("loop_meadow"), table.damage("east_dale")) == (1, 0)


def test_unit_great_orc_cruel_breed_the_enemy_chooses():
    table = attacked(lake_man=4, great_orc=2, free_tokens=2).character("bard", "loop_meadow").dice(6)
    table.round(shadow="unit_great_orc").until("ChooseFor", FREE)
    assert len(table.g.offered) == 3
    table.say(table.g.offered[0])
    rolled(table)
    assert (table.leadership("loop_meadow"), table.damage("loop_meadow"), table.g.characters[0] >= 0) == (0, 1, True)


def test_unit_great_orc_without_leaders_it_is_two_damage():
    table = rolled(attacked(lake_man=4, great_orc=2).dice(6).round(shadow="unit_great_orc"))
    assert table.damage("loop_meadow") == 3 and "ChooseFor" not in table.asked


def test_unit_great_orc_a_character_may_die_for_it():
    table = attacked(lake_man=4, great_orc=2).character("bard", "loop_meadow").dice(6)
    table.round(shadow="unit_great_orc").until("ChooseFor", FREE)
    table.say(table.g.offered[0])
    table.answer("bard")
    assert rolled(table).damage("loop_meadow") == 1 and table.g.characters[0] == -3


def test_unit_warg_encircle_holds_the_enemy():
    table = rolled(attacked(lake_man=3, warg=3).dice(6).round(shadow="unit_warg"))
    assert table.now(MAY_NOT_LEAVE, FREE) == 1
    table = rolled(attacking(lake_man=3, warg=3).dice(2, 2, 2, 6).round(shadow="unit_warg"))
    assert table.now(HARRIED, FREE) == 1
    assert table.end().damage("loop_meadow") == 2


def test_unit_warg_does_not_hold_beorn():
    table = Plays().army("east_dale", warg=3).beorn("loop_meadow", 5).dice(6).attack(SHADOW, "east_dale", "loop_meadow")
    table.show(shadow="unit_warg").until("GoOnOrWithdraw")
    assert table.now(MAY_NOT_LEAVE, FREE) == 0


def test_unit_goblin_leaping_from_above_in_mountains():
    table = Plays().army("spur_crest", dwarf_regular=3).army("gate_shoulder", goblin=3).dice(6)
    table.attack(SHADOW, "gate_shoulder", "spur_crest")
    assert rolled(table.round(shadow="unit_goblin")).damage("spur_crest") == 2


def test_unit_goblin_elsewhere_prevents_one():
    table = rolled(attacked(lake_man=3, goblin=3).dice(6, 2, 2, 6, 6).round(shadow="unit_goblin"))
    assert (table.damage("loop_meadow"), table.damage("east_dale")) == (1, 1)


def test_unit_goblin_from_a_pass():
    table = Plays()
    table.g.open_passes = 1
    table.army("mountain_pass_west", goblin=3).army("gate_shoulder", dwarf_regular=3).dice(6)
    table.attack(SHADOW, "mountain_pass_west", "gate_shoulder")
    assert rolled(table.round(shadow="unit_goblin")).damage("gate_shoulder") == 2


def test_regroup_free_takes_cards_back_and_opens_the_way():
    table = rolled(attacked(lake_man=3, orc=3).round("unit_lake_man"))
    assert table.g.pile[table.card("unit_lake_man")] == TIRED and table.now(MAY_RETREAT, FREE) == 0
    table.say(0)
    table.answer("Stay").round("regroup_free")
    rolled(table)
    assert table.g.pile[table.card("unit_lake_man")] == BOX and table.now(MAY_RETREAT, FREE) == 1


def test_regroup_shadow_does_not_take_back_the_enemys_cards():
    table = rolled(attacked(lake_man=3, orc=3).round("unit_lake_man", "regroup_shadow"))
    assert table.g.pile[table.card("unit_lake_man")] == TIRED


def strokes() -> Plays:
    table = Plays().army("loop_meadow", dwarf_veteran=2, characters="thorin").army("east_dale", orc=3)
    table.attack(FREE, "loop_meadow", "east_dale").show("thorins_mighty_strokes")
    table.until("ChooseFor", FREE)
    return table


def test_thorins_mighty_strokes_add_to_the_roll_he_chooses():
    table = strokes()
    table.answer("roll=0")
    table.until("HowManyAgain", FREE)
    assert (table.now(ROLL_PLUS, FREE), table.now(REROLL_PLUS, FREE)) == (1, 0)
    table = strokes()
    table.answer("roll=1")
    table.until("HowManyAgain", FREE)
    assert (table.now(ROLL_PLUS, FREE), table.now(REROLL_PLUS, FREE)) == (0, 1)


def test_thorins_mighty_strokes_need_thorin():
    table = attacking(dwarf_veteran=2, orc=3)
    table.until("Maneuvers")
    assert table.card("thorins_mighty_strokes") not in table.g.offered


def test_vampire_like_one_bat_for_one_damage():
    table = rolled(attacked(lake_man=4, orc=4).bats(valley=2).dice(6).round(shadow="vampire_like"))
    assert table.damage("loop_meadow") == 2 and table.g.bats[1] == 1


def test_vampire_like_needs_damage_and_bats_and_is_free_to_use():
    table = rolled(attacked(lake_man=4, orc=4).bats(valley=2).round(shadow="vampire_like"))
    assert table.damage("loop_meadow") == 0 and table.g.bats[1] == 2
    table = attacked(lake_man=4, orc=4).bats(valley=2).dice(6).round(shadow="vampire_like")
    table.until("UseIt", SHADOW)
    table.answer("no")
    assert rolled(table).g.bats[1] == 2
