"""Numbers that a card counts, and numbers that are different while a card is in force."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Change, Source
from ravenhill.games.five_armies.terms import BARD, THORIN, UNITS
from ravenhill.games.five_armies.words import changes
from ravenhill.games.five_armies.words.base import ENEMY, OWN, mask_of
from ravenhill.games.five_armies.words.ifs import PlayedBy
from ravenhill.games.five_armies.words.numbers import LeadershipTokens, Normally, UnitsBeside, UnitTypesBeyondFirst
from tests.five_armies.cards.plays import Plays, attacked, attacking
from tests.five_armies.rules.duels import FREE, SHADOW


def of(side: int, *picks: int) -> Source:
    return Source(0, 0, side, list(picks))


def begun(table: Plays) -> Plays:
    table.question()
    return table


def test_B_CRD_11_normally_so_many_but_another_number_if_something_is_so():
    word = Normally(2, 5, PlayedBy(SHADOW))
    assert [word.count(Plays().g, of(side)) for side in (FREE, SHADOW)] == [2, 5]


def test_B_CRD_11_types_beyond_the_first_are_those_of_ones_own_army():
    table = begun(attacked(lake_man=1, dwarf_regular=1, elf_archer=1, orc=2))
    assert [UnitTypesBeyondFirst(5).count(table.g, of(side)) for side in (FREE, SHADOW)] == [2, 0]
    assert UnitTypesBeyondFirst(1).count(table.g, of(FREE)) == 1
    assert UnitTypesBeyondFirst(5).count(Plays().g, of(FREE)) == 0, "no Army, no types"


def test_B_LDR_03_tokens_are_counted_up_to_a_most():
    table = begun(attacked(lake_man=1, orc=2, free_tokens=3, shadow_tokens=1))
    assert [LeadershipTokens(2).count(table.g, of(side)) for side in (FREE, SHADOW)] == [2, 1]


def test_B_CRD_11_the_army_next_to_it_with_most_of_them_counts():
    table = Plays().army("camp", elf_archer=1).army("upper_vale", elf_archer=3).army("gate_shoulder", goblin=1)
    gate, archer = table.place("front_gate"), UNITS.index("elf_archer")
    assert UnitsBeside(archer, 5).count(table.g, of(FREE, gate)) == 3
    assert UnitsBeside(archer, 2).count(table.g, of(FREE, gate)) == 2
    assert UnitsBeside(archer, 5).count(table.g, of(SHADOW, gate)) == 0
    assert UnitsBeside(archer, 5).count(table.g, of(FREE)) == 0


def value(table: Plays, change: Change, source: Source, thing: int, total: int) -> int:
    return change.value(table.g, source, thing, total)


@pytest.mark.parametrize("change", [changes.AddsToDice(2, 0, False), changes.AddsToDice(2, 1, False)])
def test_B_CMB_34_dice_of_the_one_who_played_it(change: Change):
    assert [value(Plays(), change, of(SHADOW), side, 1) for side in (FREE, SHADOW)] == [1, 3]


def test_B_CMB_30_a_fixed_target_number_is_for_attackers_of_that_place():
    table = begun(attacked(lake_man=2, orc=2))
    here, camp = table.place("loop_meadow"), table.place("camp")
    enemies, own = changes.TargetNumberIs(6, ENEMY), changes.TargetNumberIs(6, OWN)
    assert value(table, enemies, of(FREE, here), SHADOW, 0) == 6
    assert value(table, enemies, of(FREE), SHADOW, 0) == 6, "no place was named: everywhere"
    assert value(table, enemies, of(FREE, here), FREE, 0) == 0, "not the defender's"
    assert value(table, enemies, of(FREE, camp), SHADOW, 0) == 0, "elsewhere"
    assert value(table, own, of(FREE, here), SHADOW, 0) == 0, "not the enemy's"
    assert value(table, enemies, of(FREE, here), SHADOW, 5) == 5, "of two the lower"
    assert value(Plays(), enemies, of(FREE), SHADOW, 0) == 0


@pytest.mark.parametrize(("rounds", "round", "needs"), [(1, 1, 6), (2, 1, 6), (2, 2, 6), (2, 3, 5)])
def test_B_CMB_30_a_defended_region_is_harder_in_its_first_rounds(rounds: int, round: int, needs: int):
    table = begun(attacked(lake_man=2, orc=2))
    table.combat.round = round
    here = table.place("loop_meadow")
    change = changes.DefendRegion(6, rounds)
    assert value(table, change, of(FREE, here), SHADOW, 5) == needs
    assert value(table, change, of(FREE, here), FREE, 5) == 5
    assert value(table, change, of(FREE, table.place("camp")), SHADOW, 5) == 5
    assert value(table, changes.DefendRegion(4, rounds), of(FREE, here), SHADOW, 5) == 5, "it is never easier"


def test_B_COM_05_for_one_round_means_the_first_attack_of_that_army():
    table = begun(attacked(lake_man=2, orc=2))
    here, change = table.place("loop_meadow"), changes.DefendRegion(6, 1)
    assert value(table, change, of(FREE, here), SHADOW, 5) == 6
    table.combat.fought = 1
    assert value(table, change, of(FREE, here), SHADOW, 5) == 5


def test_B_RET_05_only_the_army_that_was_named_and_is_still_there():
    table = Plays().army("camp", lake_man=1)
    camp, gate = table.place("camp"), table.place("front_gate")
    change = changes.RetreatAllowed(True)
    asked = [value(table, change, source, place, 0) for source, place in (
        (of(FREE, camp), camp), (of(FREE, camp), gate), (of(FREE, gate), gate), (of(SHADOW, camp), camp))]
    assert asked == [1, 0, 0, 0]


def test_B_CHR_01_more_leadership_is_for_one_character():
    change = changes.MoreLeadership(2, BARD)
    assert [value(Plays(), change, of(FREE), character, 1) for character in (BARD, THORIN)] == [3, 1]


@pytest.mark.parametrize("change", [changes.BeornDice(4), changes.EagleDice(4), changes.BeornStrikesAgain(4)])
def test_B_BEO_12_so_many_at_least(change: Change):
    assert [value(Plays(), change, of(FREE), FREE, total) for total in (3, 5)] == [4, 5]


def test_B_AMB_21_eagles_add_up_and_strokes_do_not():
    assert value(Plays(), changes.EaglesReachBoxes(2), of(FREE), FREE, 1) == 3
    assert value(Plays(), changes.StrokesWorkOnBothRolls(), of(FREE), FREE, 1) == 1


def test_B_TRN_02_the_further_die_is_the_free_peoples():
    assert [value(Plays(), changes.ExtraActionDie(-1), of(FREE), side, 5) for side in (FREE, SHADOW)] == [6, 5]


def test_B_CMB_22_maneuvers_are_forbidden_to_the_army_meant_alone():
    mask = mask_of([UNITS.index("lake_man")])
    table = begun(attacking(lake_man=2, orc=2))
    change = changes.ManeuversForbidden(ENEMY, [UNITS.index("lake_man")], mask)
    assert value(table, change, of(FREE), FREE, 1) == 1
    assert value(Plays(), change, of(SHADOW), FREE, 1) == 1, "there is no combat"
