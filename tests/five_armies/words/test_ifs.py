"""Conditions of cards, each where it holds, where it just does not, and for the other side."""
from __future__ import annotations

import pytest

from ravenhill.core.words import If, Source
from ravenhill.games.five_armies.rules.fight import HITS, INFLICTED
from ravenhill.games.five_armies.state import IN_THE_AIR, OFF_BOARD
from ravenhill.games.five_armies.terms import BARD, BEORN, BILBO, BOLG, UNITS
from ravenhill.games.five_armies.words import ifs
from ravenhill.games.five_armies.words.base import CHOSEN, ENEMY, OWN, mask_of
from ravenhill.games.five_armies.words.who import Containing
from tests.five_armies.cards.plays import Plays, attacked, attacking
from tests.five_armies.rules.duels import FREE, SHADOW

ORCS, LAKE_MEN, GREAT_ORCS = [UNITS.index("orc")], [UNITS.index("lake_man")], [UNITS.index("great_orc")]


def holds(table: Plays, word: If) -> tuple[bool, bool]:
    """Whether it holds for a card of the Free Peoples, and for one of the Shadow."""
    return word.holds(table.g, Source(0, 0, FREE, [])), word.holds(table.g, Source(0, 0, SHADOW, []))


def begun(table: Plays) -> Plays:
    table.question()
    return table


def units(army: int, types: list[int]) -> ifs.Contains:
    return ifs.Contains(army, types, mask_of(types), -1, False)


IN_A_COMBAT: list[If] = [
    ifs.FirstRound(), ifs.FirstAttackOfEnemy(), ifs.Attacking(), ifs.Defending(), ifs.MoreUnits(), ifs.FewerUnits(),
    ifs.InTerrain([0, 1, 2, 3, 4]), ifs.AcrossFord(), ifs.UpSlope(), ifs.FromPass(), ifs.HitScored(),
    ifs.DamageInflicted(), ifs.BothHaveLeadership(), ifs.Flanking(), ifs.FavorsTerrain(0), ifs.RoomForUnits(),
    ifs.BatsInTerritory(),
    units(OWN, LAKE_MEN), ifs.ContainsOnly(OWN, LAKE_MEN, mask_of(LAKE_MEN)),
]


@pytest.mark.parametrize("word", IN_A_COMBAT, ids=lambda word: type(word).__name__)
def test_B_CRD_11_what_asks_of_a_combat_never_holds_without_one(word: If):
    table = Plays().army("loop_meadow", lake_man=2, tokens=1).army("east_dale", orc=1, tokens=1)
    assert holds(table, word) == (False, False)


@pytest.mark.parametrize(("word", "attack", "defence"), [
    (ifs.Attacking(), True, False), (ifs.Defending(), False, True), (ifs.FirstAttackOfEnemy(), False, True),
])
def test_B_COM_05_who_attacks_whom_is_asked_of_both_sides(word: If, attack: bool, defence: bool):
    assert holds(begun(attacking(lake_man=2, orc=2)), word) == (attack, defence)
    assert holds(begun(attacked(lake_man=2, orc=2)), word) == (defence, attack)


def test_B_CMB_10_the_first_round_is_the_first_only():
    table = begun(attacked(lake_man=2, orc=2))
    assert holds(table, ifs.FirstRound()) == (True, True)
    table.combat.round = 2
    assert holds(table, ifs.FirstRound()) == (False, False)


@pytest.mark.parametrize(("ours", "theirs", "more", "fewer"), [
    (3, 2, (True, False), (False, True)), (2, 3, (False, True), (True, False)), (2, 2, (False, False), (False, False)),
])
def test_B_CMB_05_equal_armies_have_neither_more_nor_fewer(ours: int, theirs: int, more: object, fewer: object):
    table = begun(attacked(lake_man=ours, orc=theirs))
    assert (holds(table, ifs.MoreUnits()), holds(table, ifs.FewerUnits())) == (more, fewer)


def test_B_CMB_06_the_terrain_is_that_of_the_region_attacked():
    table = begun(attacked(lake_man=2, orc=2))
    swamps, plains = ifs.InTerrain([4]), ifs.InTerrain([2])
    assert (holds(table, swamps), holds(table, plains)) == ((True, True), (False, False))


def test_B_CMB_36_hits_and_damage_are_those_of_the_one_who_asks():
    table = begun(attacked(lake_man=2, orc=2))
    assert holds(table, ifs.HitScored()) == holds(table, ifs.DamageInflicted()) == (False, False)
    table.combat.now[HITS + SHADOW] = 1
    table.combat.now[INFLICTED + FREE] = 1
    assert (holds(table, ifs.HitScored()), holds(table, ifs.DamageInflicted())) == ((False, True), (True, False))


@pytest.mark.parametrize(("ours", "theirs", "both"), [(1, 1, True), (1, 0, False), (0, 1, False)])
def test_B_LDR_04_both_armies_need_leadership(ours: int, theirs: int, both: bool):
    table = begun(attacked(lake_man=2, orc=2, free_tokens=ours, shadow_tokens=theirs))
    assert holds(table, ifs.BothHaveLeadership()) == (both, both)


def test_B_LDR_04_beorn_has_no_army_that_could_have_leadership():
    table = Plays().army("east_dale", orc=2, tokens=1).army("camp", lake_man=1, tokens=1).beorn("loop_meadow", 1)
    assert holds(begun(table.attack(SHADOW, "east_dale", "loop_meadow")), ifs.BothHaveLeadership()) == (False, False)


def test_B_CRD_11_an_army_contains_what_stands_in_it():
    table = begun(attacked(lake_man=2, orc=1, great_orc=1).army("loop_meadow", characters="bard"))
    assert holds(table, units(OWN, LAKE_MEN)) == (True, False)
    assert holds(table, units(ENEMY, LAKE_MEN)) == (False, True)
    assert holds(table, units(OWN, ORCS)) == (False, True)
    bard, anybody = ifs.Contains(OWN, [], 0, BARD, False), ifs.Contains(OWN, [], 0, -1, True)
    assert (holds(table, bard), holds(table, anybody)) == ((True, False), (True, False))
    table.g.characters[BARD] = table.place("camp")
    assert (holds(table, bard), holds(table, anybody)) == ((False, False), (False, False))


def test_B_CRD_11_an_army_that_was_chosen_is_asked_about_too():
    table = Plays().army("front_gate", lake_man=1)
    word = units(CHOSEN, LAKE_MEN)
    assert word.holds(table.g, Source(0, 0, FREE, [table.place("front_gate")]))
    assert not word.holds(table.g, Source(0, 0, SHADOW, [table.place("front_gate")]))
    assert not word.holds(table.g, Source(0, 0, FREE, [table.place("camp")]))


def test_B_CRD_11_only_these_means_all_of_them_and_somebody():
    table = begun(attacked(lake_man=2, orc=1, great_orc=1))
    orcs, both = ifs.ContainsOnly(OWN, ORCS, mask_of(ORCS)), mask_of(ORCS + GREAT_ORCS)
    assert holds(table, orcs) == (False, False)
    assert holds(table, ifs.ContainsOnly(OWN, ORCS + GREAT_ORCS, both)) == (False, True)
    assert holds(table, ifs.ContainsOnly(ENEMY, LAKE_MEN, mask_of(LAKE_MEN))) == (False, True)


def test_B_CMB_07_whoever_fights_flanks_nobody():
    table = begun(attacked(lake_man=2, orc=2))
    assert holds(table, ifs.Flanking()) == (False, False)
    table.army("south_dale", warg=1)
    assert holds(table, ifs.Flanking()) == (False, True)
    table.army("north_dale", lake_man=1)
    assert holds(table, ifs.Flanking()) == (True, True)


def test_B_CMB_07_who_attacks_together_does_not_flank():
    table = Plays().army("loop_meadow", lake_man=2).army("east_dale", orc=2).army("south_dale", orc=2)
    table.attack(SHADOW, "east_dale south_dale", "loop_meadow")
    table.question()
    assert holds(table, ifs.Flanking())[SHADOW] is False


@pytest.mark.parametrize(("tokens", "units", "room"), [(0, 3, False), (1, 4, True), (1, 5, False)])
def test_B_ARM_01_there_is_room_for_a_fifth_unit_and_not_for_a_sixth(tokens: int, units: int, room: bool):
    table = begun(attacked(lake_man=units, orc=2).tokens_at("loop_meadow", "dwarves_and_men", tokens))
    assert holds(table, ifs.RoomForUnits()) == (room, False)


def test_B_CHR_13_in_play_and_on_the_board_are_two_things():
    table = Plays().army("front_gate", lake_man=1)
    asked = (ifs.InPlay(BILBO), ifs.OnBoard(BILBO), ifs.WithArmy(BILBO))
    found = []
    for where in (table.place("front_gate"), table.place("camp"), OFF_BOARD, IN_THE_AIR, -1, -3):
        table.g.characters[BILBO] = where
        found.append([holds(table, word)[FREE] for word in asked])
    assert found == [[True, True, True], [True, True, False], [True, False, False], [True, False, False],
                     [False, False, False], [False, False, False]]


def test_B_CHR_02_an_army_of_the_enemy_is_no_company():
    table = Plays().army("front_gate", orc=1)
    table.g.characters[BARD] = table.g.characters[BOLG] = table.place("front_gate")
    assert (holds(table, ifs.WithArmy(BARD)), holds(table, ifs.WithArmy(BOLG))) == ((False, False), (True, True))


def test_B_FAT_02_the_marker_is_there_or_beyond():
    table = Plays()
    table.g.fate = 7
    assert [holds(table, ifs.FateMarker(least))[FREE] for least in (6, 7, 8)] == [True, True, False]


def test_B_CTL_06_every_settlement_is_somebodys():
    table, gate = Plays(), Plays().place("front_gate")
    all_of_them = len(table.facts.settlements)
    assert holds(table, ifs.Controls(all_of_them)) == (True, False)
    assert holds(table, ifs.ControlsThat(gate)) == (True, False)
    table.g.control[gate] = 1
    assert holds(table, ifs.Controls(all_of_them)) == (False, False)
    assert holds(table, ifs.Controls(1)) == (True, True)
    assert holds(table, ifs.ControlsThat(gate)) == (False, True)


def test_B_CRD_10_an_army_must_exist_on_the_side_that_plays():
    table = Plays().army("front_gate", lake_man=1)
    lake_men = Containing(LAKE_MEN, mask_of(LAKE_MEN))
    assert holds(table, ifs.ArmyExists((lake_men,))) == (True, False)
    assert holds(table, ifs.ArmyExists((Containing(ORCS, mask_of(ORCS)),))) == (False, False)


def test_B_AMB_35_gandalf_concentrates_once_and_a_card_knows_its_player():
    table = Plays()
    assert holds(table, ifs.Concentrated()) == (False, False)
    table.g.concentration = 1
    assert holds(table, ifs.Concentrated()) == (True, True)
    assert (holds(table, ifs.PlayedBy(FREE)), holds(table, ifs.PlayedBy(SHADOW))) == ((True, False), (False, True))


def test_B_BEO_10_beorn_favours_no_terrain():
    table = Plays().army("east_dale", warg=3).beorn("loop_meadow", 1)
    begun(table.attack(SHADOW, "east_dale", "loop_meadow"))
    assert table.g.characters[BEORN] == table.place("loop_meadow")
    assert holds(table, ifs.FavorsTerrain(0)) == (False, True)
