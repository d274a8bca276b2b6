"""Chapters VIII, XI and XII: characters, Generals, Eagles, Beorn on the move, Bolg, bats, victory."""
from __future__ import annotations

from ravenhill.core.choices import Done
from ravenhill.games.five_armies.choices import (
    Choose,
    ChooseCharacter,
    ChooseTerritory,
    EagleFrom,
    LordFrom,
    Lose,
    Move,
)
from ravenhill.games.five_armies.rules.bats import bat_cloud, clouds
from ravenhill.games.five_armies.rules.beorn import BeornMoves
from ravenhill.games.five_armies.rules.characters import CharacterMovement, EnterPlay, entry_places, may_enter
from ravenhill.games.five_armies.rules.eagles import EagleAttack, FlyEagles, eagles_may_attack, muster_eagles
from ravenhill.games.five_armies.rules.victory import the_shadow_may_have_won
from ravenhill.games.five_armies.state import EYRIE, GONE, IN_THE_AIR
from ravenhill.games.five_armies.terms import (
    BARD,
    BEORN,
    BILBO,
    BOLG,
    DAIN,
    DWARF_REGULAR,
    DWARF_VETERAN,
    FREE,
    GANDALF,
    GREAT_ORC,
    LAKE_MAN,
    LORD_OF_THE_EAGLES,
    ORC,
    SHADOW,
    THORIN,
)
from tests.five_armies.rules.field import (
    asked,
    at,
    begin,
    carelessly,
    facts,
    field,
    is_over,
    offers,
    roll,
    say,
    units,
)

VALLEY, EASTERN_BANK, SOUTHERN_SPUR = 1, 2, 3


# Leadership

def test_B_LDR_03_ratings_and_tokens_add_up():
    g = field("camp 1 lake_man bard dain 1 leadership")
    assert g.leadership(FREE, at("camp")) == 1 + 2 + 1


def test_B_LDR_04_an_army_with_leadership_has_a_token_or_a_rated_character():
    assert field("camp 1 lake_man 1 leadership").has_leadership(FREE, at("camp"))
    assert field("camp 1 lake_man bard").has_leadership(FREE, at("camp"))
    assert not field("camp 1 lake_man bilbo").has_leadership(FREE, at("camp"))
    assert not field("camp bard").has_leadership(FREE, at("camp"))


def test_B_CHR_02_a_lone_character_is_no_army():
    g = field("camp bard")
    assert g.characters_at(FREE, at("camp")) == [BARD]
    assert g.army(FREE, at("camp")) == 0


# Moving

def test_B_CHR_11_any_characters_each_up_to_his_rating():
    g = begin(field("camp 1 lake_man bard", "ravenhill gandalf"), CharacterMovement(FREE))
    say(g, ChooseCharacter(BARD), Choose(at("upper_vale")))         # two borders: front_gate, upper_vale
    say(g, ChooseCharacter(GANDALF), Choose(at("ruins_of_dale")))   # three
    assert (g.characters[BARD], g.characters[GANDALF]) == (at("upper_vale"), at("ruins_of_dale"))


def test_B_CHR_11_not_further_and_each_only_once():
    g = begin(field("camp 1 lake_man bard", "ravenhill gandalf"), CharacterMovement(FREE))
    say(g, ChooseCharacter(BARD))
    assert Choose(at("west_dale")) not in offers(g)
    say(g, Choose(at("north_bank")))
    assert offers(g) == [ChooseCharacter(GANDALF), Done()]


def test_B_CHR_09_a_lone_character_ignores_enemies():
    g = begin(field("camp bard", "north_bank 3 orc"), CharacterMovement(FREE))
    say(g, ChooseCharacter(BARD), Choose(at("north_bank")))
    assert g.characters[BARD] == at("north_bank")
    assert units(g, "north_bank") == {"orc": 3}
    assert g.victory_points() == 0


def test_B_CHR_03_beorn_and_the_lord_of_the_eagles_go_their_own_ways():
    g = field("camp beorn", wrath=3)
    g.characters[LORD_OF_THE_EAGLES] = IN_THE_AIR
    assert is_over(begin(g, CharacterMovement(FREE)))


def test_B_CHR_01_ratings_are_printed():
    assert [facts().movement[it] for it in (BARD, GANDALF, BEORN, BOLG)] == [2, 3, 3, 2]
    assert [facts().leadership[it] for it in (BARD, DAIN, THORIN, BILBO, BOLG)] == [1, 2, 3, 0, 3]


def test_B_CHR_13_who_is_eliminated_never_returns():
    g = field("camp 1 lake_man bard", activated=1)
    g.eliminate_unit(4, at("camp"))
    assert g.characters[BARD] == GONE
    assert not g.is_ready(BARD)


def test_B_GEN_06_an_eliminated_general_loses_his_token():
    g = field("camp 1 lake_man bard", activated=1)
    g.eliminate_character(BARD)
    assert not g.is_active(BARD)


# Entering play

def test_B_CHR_05_ready_while_the_marker_is_on_or_beyond_his_step():
    assert not field(fate=10).is_ready(BEORN)
    assert field(fate=11).is_ready(BEORN)
    assert not field("camp beorn", fate=12, wrath=1).is_ready(BEORN)


def test_B_CHR_06_bolg_is_ready_when_a_shadow_army_is_in_the_valley():
    assert field("east_dale 1 orc").is_ready(BOLG)
    assert not field("long_bank 1 orc", control="ruins_of_dale").is_ready(BOLG)


def test_B_AMB_01_it_is_the_army_and_not_the_control_that_counts():
    assert not field("camp 1 orc", control="front_gate").is_ready(BOLG)


def test_B_CHR_04_a_ready_character_is_placed():
    g = begin(field("camp 1 lake_man bard", fate=2), EnterPlay(FREE, BILBO))
    say(g, Choose(at("camp")))
    assert g.characters[BILBO] == at("camp")


def test_B_CHR_08_not_where_the_enemy_is():
    assert entry_places(field("front_gate 1 orc"), THORIN) == []
    assert entry_places(field(), THORIN) == [at("front_gate")]
    free = set(entry_places(field(), BOLG))
    assert free - set(entry_places(field("barrens 1 lake_man"), BOLG)) == {at("barrens")}
    assert free - set(entry_places(field("barrens beorn", wrath=8), BOLG)) == {at("barrens")}    # B-BEO-09


def test_B_CHR_08_thorin_comes_to_a_gate_that_beorn_holds_without_his_veteran():
    g = field("front_gate beorn", wrath=8, fate=11)
    say(begin(g, EnterPlay(FREE, THORIN)), Choose(at("front_gate")))
    assert g.characters[THORIN] == at("front_gate") and units(g, "front_gate") == {}


def test_B_REC_12_who_makes_room_for_thorins_veteran_takes_damage_along():
    g = field("front_gate 3 dwarf_regular 2 lake_man 3 damage", fate=5)
    say(begin(g, EnterPlay(FREE, THORIN)), Choose(at("front_gate")))
    assert offers(g) == [Lose(DWARF_REGULAR), Lose(DWARF_VETERAN), Lose(LAKE_MAN)]     # one must go: no Done
    say(g, Lose(LAKE_MAN))
    assert units(g, "front_gate") == {"dwarf_regular": 3, "dwarf_veteran": 1, "lake_man": 1}
    assert g.damage[at("front_gate")] == 1
    assert is_over(g)


def test_B_BIL_01_bilbo_joins_another_character_or_a_leadership_token():
    g = field("camp 1 lake_man 1 leadership", "ravenhill gandalf", "front_gate 1 dwarf_veteran", fate=2)
    assert entry_places(g, BILBO) == [at("camp"), at("ravenhill")]
    begin(g, EnterPlay(FREE, BILBO))
    say(g, Choose(at("ravenhill")))
    assert g.rings == 5


def test_B_EAG_03_the_lord_comes_to_the_eyrie_with_an_eagle():
    g = begin(field(fate=8), EnterPlay(FREE, LORD_OF_THE_EAGLES))
    say(g, Done())
    assert g.characters[LORD_OF_THE_EAGLES] == IN_THE_AIR
    assert (g.lord, g.eagles[EYRIE]) == (EYRIE, 1)


def test_B_BEO_01_beorn_enters_on_the_southern_edge():
    g = field("lake_road 1 lake_man", fate=11, control="ravenhill camp")
    assert entry_places(g, BEORN) == [at(it) for it in ("lower_bank", "south_heath", "sunken_fen")]


def test_B_BEO_02_with_eight_wrath_tokens_sixteen_at_most():
    g = begin(field(fate=11, control="ravenhill camp"), EnterPlay(FREE, BEORN))
    say(g, Choose(at("lake_road")))
    assert g.wrath == 8
    g = begin(field(fate=11, control="ravenhill camp", wrath=10), EnterPlay(FREE, BEORN))
    say(g, Choose(at("lake_road")))
    assert g.wrath == 16


def test_B_VIC_03_beorn_wins_at_once_against_fewer_than_six_points():
    g = begin(field(fate=11, control="ravenhill"), EnterPlay(FREE, BEORN))
    say(g, Choose(at("lake_road")))
    assert (g.ended, g.winner, g.why) == (True, FREE, "war-beorn")
    g = begin(field(fate=11, control="ravenhill camp"), EnterPlay(FREE, BEORN))
    say(g, Choose(at("lake_road")))
    assert g.why == "over"


def test_B_BOL_01_bolg_comes_with_a_great_orc_and_tokens_are_flipped():
    g = field("barrens 1 orc 2 shadow", "heath_road 1 shadow", "east_dale 1 orc")
    begin(g, EnterPlay(SHADOW, BOLG))
    say(g, Choose(at("barrens")))
    carelessly(g)
    assert g.characters[BOLG] == at("barrens")
    assert g.has(at("barrens"), GREAT_ORC) >= 1
    assert (g.tokens(SHADOW, at("barrens")), g.tokens(SHADOW, at("heath_road"))) == (1, 0)
    assert not may_enter(g, BOLG)


def test_B_BOL_02_one_bodyguard_three_with_the_ruins_of_dale():
    g = begin(field("east_dale 1 orc"), EnterPlay(SHADOW, BOLG))
    carelessly(g)
    assert g.bodyguards == 1
    g = begin(field("east_dale 1 orc", control="ruins_of_dale"), EnterPlay(SHADOW, BOLG))
    carelessly(g)
    assert g.bodyguards == 3


def test_B_BOL_06_bolg_dies_with_his_army_and_the_free_peoples_win():
    g = field("barrens 1 orc bolg")
    g.eliminate_unit(ORC, at("barrens"))
    assert (g.ended, g.winner, g.why) == (True, FREE, "war-bolg")


def test_B_VIC_02_bolgs_end_is_the_shadows():
    g = field("barrens 1 orc bolg")
    g.eliminate_character(BOLG)
    assert (g.ended, g.winner) == (True, FREE)


# Victory

def test_B_VIC_01_four_points_for_a_fortification_two_for_another_settlement():
    assert field(control="ravenhill front_gate eastern_spur").victory_points() == 12
    assert field(control="ruins_of_dale camp lower_slopes fallen_bridge").victory_points() == 8


def test_B_VIC_05_ten_points_at_the_end_of_a_turn():
    g = field(control="ravenhill eastern_spur")
    the_shadow_may_have_won(g)
    assert not g.ended
    g = field(control="ravenhill eastern_spur camp")
    the_shadow_may_have_won(g)
    assert (g.ended, g.winner, g.why) == (True, SHADOW, "war-points")


def test_B_VIC_06_at_once_with_the_front_gate():
    g = field(control="ravenhill eastern_spur")
    g.army_enters(SHADOW, at("front_gate"))
    assert (g.ended, g.winner, g.why) == (True, SHADOW, "war-front-gate")
    g = field(control="ravenhill eastern_spur")
    g.army_enters(SHADOW, at("camp"))
    assert not g.ended


def test_B_AMB_27_control_markers_do_not_run_out():
    g = field(control="ruins_of_dale camp lower_slopes fallen_bridge ravenhill")
    g.army_enters(SHADOW, at("eastern_spur"))
    assert g.settlements_held() == 6


def test_B_AMB_48_the_victory_comes_with_the_region_entered_on_the_way():
    from ravenhill.games.five_armies.rules.armies import MoveArmies
    g = field("upper_vale 1 orc 1 leadership", control="ravenhill eastern_spur")
    begin(g, MoveArmies(SHADOW, 1, 2, leadership=True))
    say(g, Move(at("upper_vale")), Choose(at("front_gate")), Choose(at("camp")))
    assert g.why == "war-front-gate"


# Eagles

def eagles(*armies, lord=VALLEY, flock=(0, 1, 0, 0, 0)):
    g = field(*armies, eagles=list(flock), lord=lord)
    g.characters[LORD_OF_THE_EAGLES] = IN_THE_AIR
    return g


def test_B_EAG_01_eagles_come_only_to_the_eyrie():
    g = eagles(flock=(0, 0, 0, 0, 0))
    assert muster_eagles(g, 2) == 2
    assert g.eagles == [0, 0, 0, 0, 2]


def test_B_EAG_02_before_the_lord_they_do_nothing():
    g = field("east_dale 1 orc", eagles=[0, 1, 0, 0, 0])
    assert not eagles_may_attack(g)
    assert eagles_may_attack(eagles("east_dale 1 orc"))


def test_B_EAG_04_all_eagles_and_their_lord_fly_out():
    g = begin(eagles(lord=EYRIE, flock=(0, 0, 0, 0, 2)), FlyEagles())
    say(g, ChooseTerritory(VALLEY), ChooseTerritory(SOUTHERN_SPUR), ChooseTerritory(VALLEY))
    assert g.lord == VALLEY
    assert g.eagles == [0, 1, 0, 1, 0]


def test_B_EAG_05_only_the_territory_matters():
    g = begin(eagles(lord=EYRIE, flock=(0, 0, 0, 0, 1)), FlyEagles())
    assert offers(g) == [ChooseTerritory(it) for it in range(4)]


def test_B_EAG_06_each_attacks_an_army_of_its_territory_and_flies_home():
    g = begin(eagles("east_dale 2 orc", "long_bank 1 orc", lord=EASTERN_BANK), EagleAttack())
    assert offers(g) == [EagleFrom(VALLEY, at("east_dale")), LordFrom(at("long_bank"))]
    say(g, EagleFrom(VALLEY, at("east_dale")), Done())
    assert g.eagles == [0, 0, 0, 0, 1]
    assert g.lord == EASTERN_BANK


def test_B_EAG_07_all_targets_are_different():
    g = begin(eagles("east_dale 2 orc", "north_dale 2 orc", flock=(0, 2, 0, 0, 0)), EagleAttack())
    say(g, EagleFrom(VALLEY, at("east_dale")))
    assert offers(g) == [EagleFrom(VALLEY, at("north_dale")), LordFrom(at("north_dale")), Done()]


def test_B_AMB_36_without_another_target_an_eagle_stays():
    g = begin(eagles("east_dale 2 orc", flock=(0, 3, 0, 0, 0)), EagleAttack())
    say(g, EagleFrom(VALLEY, at("east_dale")))
    assert asked(g) == "Roll"
    assert g.eagles == [0, 2, 0, 0, 1]


def test_B_EAG_08_three_dice_four_and_more_hit_failed_dice_once_again():
    g = begin(eagles("east_dale 5 orc"), EagleAttack())
    say(g, EagleFrom(VALLEY, at("east_dale")))
    roll(g, 4, 3, 1)
    roll(g, 6, 3)
    assert g.damage[at("east_dale")] == 2


def test_B_DMG_08_an_eagle_that_misses_asks_for_no_casualties():
    g = begin(eagles("east_dale 5 orc 3 damage"), EagleAttack())
    say(g, EagleFrom(VALLEY, at("east_dale")))
    roll(g, 1, 2, 3)
    roll(g, 1, 2, 3)
    assert is_over(g) and g.damage[at("east_dale")] == 3


def test_B_DMG_08_an_eagle_that_hits_does():
    g = begin(eagles("east_dale 5 orc 3 damage"), EagleAttack())
    say(g, EagleFrom(VALLEY, at("east_dale")))
    roll(g, 4, 2, 3)
    roll(g, 1, 2)
    assert asked(g) == "Casualty" and g.damage[at("east_dale")] == 4


def test_B_EAG_10_the_lord_is_in_no_army():
    g = eagles("east_dale 1 lake_man")
    assert g.characters_at(FREE, at("east_dale")) == []
    assert g.leadership(FREE, at("east_dale")) == 0


def test_B_AMB_21_eagles_never_hit_the_boxes_of_the_mountain():
    g = eagles("goblin_mustering_point_west 3 goblin", flock=(1, 1, 1, 1, 0))
    assert not eagles_may_attack(g)


# Beorn

def beorn(*armies, **numbers):
    return begin(field(*armies, wrath=8, **numbers), BeornMoves(3))


def test_B_BEO_04_up_to_three_regions():
    g = beorn("lake_road beorn")
    say(g, Choose(at("fallen_bridge")), Choose(at("west_dale")), Choose(at("upper_vale")), Done())
    assert g.characters[BEORN] == at("upper_vale")
    assert is_over(g)


def test_B_BEO_05_after_moving_he_may_attack():
    g = beorn("lake_road beorn", "west_dale 1 orc")
    say(g, Choose(at("fallen_bridge")), Done())
    assert asked(g) == "AttackWith"
    assert len(offers(g)) == 2


def test_B_BEO_06_he_takes_back_empty_settlements_on_his_way():
    g = beorn("lake_road beorn", "fallen_bridge 2 shadow", control="fallen_bridge")
    say(g, Choose(at("fallen_bridge")), Choose(at("west_dale")), Done(), Done())
    assert g.controls(FREE, at("fallen_bridge"))
    assert g.tokens(SHADOW, at("fallen_bridge")) == 0


def test_B_BEO_07_he_never_stays_with_an_army():
    g = beorn("lake_road beorn", "fallen_bridge 1 lake_man")
    say(g, Choose(at("fallen_bridge")))
    assert Done() not in offers(g)


def test_B_BEO_08_he_does_not_cross_shadow_armies_and_need_not_stop_beside_them():
    g = beorn("lake_road beorn", "ravenhill 1 orc", "west_dale 1 orc")
    assert Choose(at("ravenhill")) not in offers(g)
    say(g, Choose(at("fallen_bridge")))
    assert Choose(at("south_dale")) in offers(g)


# Great Bats

def test_B_BAT_03_a_bat_is_removed_and_an_army_of_its_territory_moves():
    g = field("long_bank 1 orc", "barrens 1 orc", bats=[0, 0, 1, 0])
    assert clouds(g) == [EASTERN_BANK]
    bat_cloud(g)
    say(g, ChooseTerritory(EASTERN_BANK))
    assert g.bats == [0, 0, 0, 0]
    assert offers(g) == [Move(at("long_bank"))]


def test_B_BAT_03_not_without_an_army_there():
    assert clouds(field("barrens 1 orc", bats=[0, 0, 1, 0])) == []


def test_B_AMB_42_bats_do_not_reach_the_boxes():
    assert clouds(field("goblin_mustering_point_west 5 goblin", bats=[1, 1, 1, 1])) == []
