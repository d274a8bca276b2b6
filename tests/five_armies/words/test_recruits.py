"""Verbs of recruiting and of Bats, asked at their edges."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Source
from ravenhill.games.five_armies.terms import BOLG, GROUPS, TERRITORIES, UNITS
from ravenhill.games.five_armies.words.places import (
    ANY_REGION,
    CHOSEN_ARMY,
    EACH_MUSTERING_REGION,
    FIGHTING_REGION,
    GOBLIN_BOXES,
    PLACED,
    SETTLEMENTS,
    is_there,
)
from ravenhill.games.five_armies.words.verbs.recruits import LayBeside, PlaceTokens, PlaceUnits, RemoveBats
from tests.five_armies.cards.plays import Plays, attacked
from tests.five_armies.rules.duels import FREE, SHADOW, End

ORC, GOBLIN = UNITS.index("orc"), UNITS.index("goblin")
TOKENS_OF_SHADOW = GROUPS.index("shadow")


def card_of(side: int) -> Source:
    return Source(0, 0, side, [])


def test_B_REC_03_tokens_for_the_fighting_region_go_nowhere_else():
    table = attacked(lake_man=2, orc=2)
    table.question()
    dialog = PlaceTokens([], 1, FIGHTING_REGION).dialog(table.g, card_of(FREE))
    assert dialog.places == [table.place("loop_meadow")]


def test_B_REC_03_tokens_go_where_they_usually_go_if_no_place_is_named():
    table = Plays()
    free = PlaceTokens([], 1, -1).dialog(table.g, card_of(FREE))
    shadow = PlaceTokens([], 1, -1).dialog(table.g, card_of(SHADOW))
    assert (free.places, shadow.places) == (table.facts.settlements, table.facts.mustering_regions)


def test_B_REC_06_each_mustering_region_gets_a_token_unasked_only_while_there_are_enough_of_one_kind():
    one_kind = PlaceTokens([TOKENS_OF_SHADOW], 0, EACH_MUSTERING_REGION)
    table = Plays()
    one_kind.do(table.g, card_of(SHADOW), 0)
    assert all(table.g.tokens(SHADOW, place) for place in table.facts.mustering_regions)

    any_kind = PlaceTokens([], 0, EACH_MUSTERING_REGION)
    table = Plays()
    table.g.then(End())
    any_kind.do(table.g, card_of(SHADOW), 0)
    assert not any(table.g.tokens(SHADOW, place) for place in table.facts.mustering_regions)
    table.question()
    assert len(table.g.offered) > 1


@pytest.mark.parametrize(("where", "picks", "may"), [
    (GOBLIN_BOXES, [], False), (GOBLIN_BOXES, [3], True), (SETTLEMENTS, [], False), (SETTLEMENTS, [3], False),
])
def test_B_PAS_08_only_in_the_boxes_fewer_may_be_placed_and_never_none(where: int, picks: list[int], may: bool):
    assert PlaceUnits(GOBLIN, 3, where, ()).may_stop(Plays().g, card_of(SHADOW), picks) is may


def test_B_EX_02_a_place_that_was_named_before_is_the_only_one():
    table = Plays()
    camp, gate = table.place("camp"), table.place("front_gate")
    assert is_there(table.g, FREE, camp, PLACED, [camp]) and not is_there(table.g, FREE, gate, PLACED, [camp])
    assert is_there(table.g, FREE, gate, ANY_REGION, [camp])
    assert PlaceUnits(ORC, 1, CHOSEN_ARMY, ()).names_an_army()


@pytest.mark.parametrize(("character", "bats", "possible", "left"), [
    (-1, 0, False, 0), (-1, 1, True, 0), (BOLG, 0, False, 0), (BOLG, 2, True, 0),
])
def test_B_BAT_03_bats_leave_the_combat_or_the_territory_of_a_character(
    character: int, bats: int, possible: bool, left: int,
):
    table = attacked(lake_man=2, orc=2)
    table.question()
    table.g.characters[BOLG] = table.place("east_dale")
    where = table.facts.territory[table.place("loop_meadow" if character < 0 else "east_dale")]
    table.g.bats[where] = bats
    word = RemoveBats(1 if character < 0 else 0, character)
    assert word.possible(table.g, card_of(FREE), 0) is possible
    if possible: word.do(table.g, card_of(FREE), 0)
    assert table.g.bats[where] == left


def test_B_BAT_03_bats_around_the_first_character_of_all_are_his():
    table = Plays()
    first = 0
    table.g.characters[first] = table.place("east_dale")
    here = table.facts.territory[table.place("east_dale")]
    table.g.bats = [1 if territory == here else 2 for territory in range(len(TERRITORIES))]
    word = RemoveBats(0, first)
    assert word.territory(table.g) == here
    word.do(table.g, card_of(SHADOW), 0)
    assert [count for territory, count in enumerate(table.g.bats) if territory != here] == [2] * (len(TERRITORIES) - 1)
    assert table.g.bats[here] == 0


def test_B_BAT_03_who_is_off_the_board_has_no_bats_and_a_combat_to_come_may_have_any():
    table = Plays()
    table.g.bats[0] = 3
    table.g.characters[BOLG] = -1
    assert not RemoveBats(0, BOLG).possible(table.g, card_of(FREE), 0)
    assert RemoveBats(1, -1).possible(table.g, card_of(FREE), 0)
    RemoveBats(1, -1).do(table.g, card_of(FREE), 0)
    assert table.g.bats[0] == 3
    table.g.bats[0] = 0
    assert not RemoveBats(1, -1).possible(table.g, card_of(FREE), 0)


def test_B_CRD_14_a_card_lies_beside_unbroken_walls_that_nobody_defends():
    table = Plays()
    undefended = set(LayBeside(0).options(table.g, card_of(FREE), []))
    walls = {place for place in table.facts.settlements if table.g.is_unbroken(place)}
    assert undefended == walls and walls and walls < set(table.facts.settlements)
    held = min(walls)
    table.g.muster(UNITS.index("lake_man"), held, 1)
    assert set(LayBeside(0).options(table.g, card_of(FREE), [])) == walls - {held}
    assert LayBeside(1).options(table.g, card_of(FREE), []) == [held]
