"""The content pack: what it holds, and how it agrees with the fact lists."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from ravenhill.games.five_armies import terms
from ravenhill.games.five_armies.content.pack import Content, default
from ravenhill.games.five_armies.content.printed import Card, Group, UnitName
from ravenhill.games.five_armies.facts import NOWHERE, Facts
from ravenhill.games.five_armies.terms import CHARACTERS, DECKS, FREE, MOUNTAINS, SETTLEMENTS, SHADOW, UNITS

FACTS = Path(__file__).parent / "facts"


@pytest.fixture(scope="module")
def content() -> Content:
    return default()


@pytest.fixture(scope="module")
def facts(content: Content) -> Facts:
    return Facts(content)


def deck(content: Content, number: int) -> list[Card]:
    return [it for it in content.cards if it.deck == number]


def listed(name: str) -> Any:
    return json.loads((FACTS / name).read_text(encoding="utf-8"))


# ------------------------------------------------------------------ components


def test_B_CMP_02_action_dice(facts):
    assert facts.dice_in_box == [6, 7]


def test_B_SET_08_dice_at_the_start(facts):
    assert facts.dice_at_start == [5, 6]


def test_B_DIC_01_faces_of_the_free_peoples_dice(facts):
    names = [terms.FACES[face] for face in facts.dice_faces[FREE]]
    assert names == ["character", "character", "muster", "event", "muster_army", "will_of_the_west"]


def test_B_DIC_02_faces_of_the_shadow_dice(facts):
    names = [terms.FACES[face] for face in facts.dice_faces[SHADOW]]
    assert sorted(names) == ["army", "character", "event", "lidless_eye", "muster", "muster_army"]


def test_B_CMP_03_figures(content, facts):
    figures = [sum(n for n, side in zip(facts.figures, facts.side_of) if side == it) for it in (0, 1)]
    blue, red = figures[FREE] + facts.eagles, figures[SHADOW] + facts.bats
    assert (red, blue, len(content.characters)) == (72, 45, 9)


def test_B_CMP_04_free_peoples_figures(facts):
    assert facts.figures[:5] == [5, 5, 10, 10, 10]
    assert facts.eagles == 5


def test_B_CMP_05_shadow_figures(facts):
    assert facts.figures[5:] == [36, 6, 12, 12]
    assert facts.bats == 6


def test_B_CMP_06_characters(content, facts):
    assert [it.id for it in content.characters] == list(CHARACTERS)
    assert facts.character_side == [FREE] * 8 + [SHADOW]


def test_B_CMP_07_number_of_cards(content):
    assert [len(deck(content, n)) for n in range(4)] == [30, 20, 20, 9]
    assert sum(len(deck(content, n)) for n in range(6)) == 92


def test_B_CMP_08_unit_and_maneuver_cards(content, facts):
    assert len(deck(content, terms.UNIT_CARDS)) + len(deck(content, terms.MANEUVER_CARDS)) == 13
    assert [content.cards[n].subject for n in facts.unit_card] == list(UNITS)
    assert [it.id for it in deck(content, terms.MANEUVER_CARDS)] == list(terms.MANEUVERS)


def test_B_CMP_09_reference_cards(content):
    assert len(deck(content, terms.REFERENCE_CARDS)) == 11


def test_B_CMP_10_all_tokens(content, facts):
    assert sum(content.others.values()) + sum(facts.face_count) == 160


def test_B_CMP_11_recruitment_tokens(facts):
    totals = [sum(facts.face_count[face] for face in faces) for faces in facts.faces_of_group]
    assert totals == [17, 20, 27]


def test_B_CMP_12_two_sides_of_the_ruler(content, facts):
    assert len(facts.in_range) == 2
    for here in range(len(content.regions)):
        assert set(facts.in_range[terms.ARCHER_RANGE][here]) <= set(facts.in_range[terms.GANDALF_RANGE][here])


def test_B_REC_13_token_fronts(facts):
    fronts = [{tuple(facts.face_units[face]) for face in faces} for faces in facts.faces_of_group]
    assert fronts[0] == {(terms.LAKE_MAN,), (terms.DWARF_REGULAR,), (terms.DWARF_VETERAN,)}
    assert fronts[1] == {(terms.ELF_ARCHER,), (terms.ELF_SPEARMAN,)}
    assert fronts[2] == {(terms.ORC,), (terms.ORC, terms.ORC), (terms.WARG,), (terms.GREAT_ORC,)}


def test_B_FIG_04_generals(content):
    generals = {it.id for it in content.characters if it.general}
    assert generals == {"bard", "dain", "gandalf", "lord_of_the_eagles", "thranduil"}


def test_B_SET_07_twelve_standard_tiles_and_two_special(content, facts):
    assert (len(facts.standard_tiles), len(content.tiles)) == (12, 14)
    assert [content.tiles[n].side for n in facts.special_tile] == [FREE, SHADOW]


def test_B_SET_09_four_generals_start_in_play(content, facts):
    on_board = {content.characters[n].id for n, _ in facts.starting_characters}
    assert on_board == {"bard", "dain", "gandalf", "thranduil"}
    assert (terms.GANDALF, content.place["ravenhill"]) in facts.starting_characters


def test_B_SET_27_check_sums(content):
    units = [sum(area.units.get(UnitName(n), 0) for area in content.set_up) for n in range(len(UNITS))]
    tokens = [sum(area.tokens.get(Group(n), 0) for area in content.set_up) for n in range(3)]
    assert dict(zip(UNITS, units)) == {
        "dwarf_regular": 1,
        "dwarf_veteran": 2,
        "elf_archer": 2,
        "elf_spearman": 2,
        "lake_man": 4,
        "orc": 6,
        "great_orc": 2,
        "warg": 5,
        "goblin": 3,
    }
    assert tokens == [3, 4, 12]


def test_B_SET_21_goblins_start_in_their_mustering_points(facts):
    places = {place for unit, place, _ in facts.starting_units if unit == terms.GOBLIN}
    assert places == set(facts.goblin_points)


# ------------------------------------------------------------------ the board


def test_B_BRD_03_adjacency_is_mutual(facts):
    for here in range(facts.places):
        for there in facts.adjacent[here]:
            assert here in facts.adjacent[there]
            assert facts.is_adjacent[here * facts.places + there]
    assert sum(facts.is_adjacent) == sum(len(it) for it in facts.adjacent)


def test_B_BRD_04_banks_of_a_river_are_not_adjacent(content, facts):
    banks = [(n, content.place[it]) for n, region in enumerate(content.regions) for it in region.river]
    assert len(banks) == 16
    assert not any(there in facts.adjacent[here] for here, there in banks)


def test_B_BRD_05_fords_are_adjacent(facts):
    fords = [(pair // facts.places, pair % facts.places) for pair, it in enumerate(facts.is_ford) if it]
    assert len(fords) == 8
    for here, there in fords:
        assert there in facts.adjacent[here]
        assert there not in facts.adjacent_without_ford[here]


def test_B_BRD_06_a_slope_is_a_border_of_mountains_with_other_terrain(content, facts):
    for here in range(len(content.regions)):
        for there in facts.adjacent[here]:
            pair = here * facts.places + there
            high, higher = facts.terrain[here] == MOUNTAINS, facts.terrain[there] == MOUNTAINS
            back = there * facts.places + here
            assert (facts.is_uphill[pair] or facts.is_uphill[back]) == (high != higher)
            assert facts.is_uphill[pair] == (higher and not high)


def test_B_BRD_09_settlements(content, facts):
    assert [content.place_ids[n] for n in facts.settlements] == list(SETTLEMENTS)
    assert sum(facts.is_settlement) == 7


def test_B_BRD_10_fortifications(content, facts):
    protected = {content.place_ids[n] for n, value in enumerate(facts.protection) if value}
    assert protected == {"ravenhill", "front_gate", "eastern_spur"}


def test_B_BRD_11_mustering_regions(facts):
    assert len(facts.mustering_regions) == 4
    assert all(facts.territory[n] == terms.BROKEN_LANDS for n in facts.mustering_regions)


def test_B_BRD_12_boxes_are_no_regions(content, facts):
    for box in (*facts.goblin_points, *facts.mountain_passes):
        assert facts.adjacent[box] == []
        assert facts.terrain[box] == facts.territory[box] == NOWHERE
    for point, mountain_pass in zip(facts.goblin_points, facts.mountain_passes):
        assert facts.onward[point] == [mountain_pass]
        assert facts.opens_on[mountain_pass] < len(content.regions)


def test_B_BRD_14_the_fate_track_ends_at_15(facts):
    assert facts.last_step == 15
    assert [facts.fate_step[n] for n in (terms.BILBO, terms.LORD_OF_THE_EAGLES, terms.BEORN)] == [2, 8, 11]


def test_B_ARM_03_no_limit_in_mustering_regions_and_points(facts):
    free_of_limit = {n for n, it in enumerate(facts.is_unlimited) if it}
    assert free_of_limit == {*facts.mustering_regions, *facts.goblin_points}


def test_B_VIC_01_victory_points(content, facts):
    points = {content.place_ids[n]: it for n, it in enumerate(facts.victory_points) if it}
    assert sum(points.values()) == 20
    assert {name for name, it in points.items() if it == 4} == {"ravenhill", "front_gate", "eastern_spur"}


def test_B_RNG_04_camp_can_shoot_at_north_bank_and_lower_slopes_cannot(content, facts):
    reached = facts.in_range[terms.ARCHER_RANGE][content.place["north_bank"]]
    assert content.place["camp"] in reached
    assert content.place["ruins_of_dale"] in reached
    assert content.place["lower_slopes"] not in reached
    assert facts.terrain[content.place["camp"]] == terms.HILLS
    assert facts.terrain[facts.ruins_of_dale] == terms.RUINS


def test_B_AMB_45_a_region_is_in_range_of_itself(content, facts):
    for ruler in range(2):
        for here in range(len(content.regions)):
            assert here in facts.in_range[ruler][here]


def test_B_UNI_03_great_orcs_favor_every_terrain_when_attacking(content, facts):
    it = content.units[terms.GREAT_ORC]
    assert (len(it.favored_attacking), it.favored_defending) == (5, ())
    at = terms.GREAT_ORC * 5 + terms.SWAMPS
    assert facts.favored_attacking[at] and not facts.favored_defending[at]


def test_the_map_is_in_one_piece(content, facts):
    reached, waiting = {0}, [0]
    while waiting:
        for there in facts.adjacent[waiting.pop()]:
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    assert len(reached) == len(content.regions) == 36


def test_every_region_and_card_says_where_it_comes_from(content):
    for it in (*content.regions, *content.cards, *content.units, *content.characters, *content.tiles):
        assert it.origin in ("rulebook", "project")
    known = {it.id for it in content.cards if it.deck < 4 and it.origin == "rulebook"}
    assert known == {"E01", "F01", "S01", "S02", "T1"}


# ------------------------------------------------------------------ against the fact lists


def test_figures_and_dice_are_those_of_the_fact_list(content, facts):
    components = listed("components.json")
    for unit in (*content.units, *content.special_units):
        assert unit.figures == components["figures"][unit.id]
    for unit in content.units:
        assert unit.strength == components["strength"][unit.id]
    for side, told in enumerate(components["dice"]):
        assert [terms.FACES[face] for face in facts.dice_faces[side]] == told


def test_set_up_is_that_of_the_fact_list(content):
    tokens = ("token_dm", "token_elf", "token_sh")
    told = listed("components.json")["set_up"]
    for area, fact in zip(content.set_up, told, strict=True):
        assert area.place.replace("mustering_point", "point") == fact["place"]
        things = fact["things"]
        assert [area.units.get(UnitName(n), 0) for n in range(len(UNITS))] == [things.count(unit) for unit in UNITS]
        assert [area.tokens.get(Group(n), 0) for n in range(3)] == [things.count(token) for token in tokens]
        assert [CHARACTERS[n] for n in area.characters] == [it for it in things if it in CHARACTERS]


def test_the_board_is_that_of_the_proposal(content, facts):
    board = listed("board.json")
    for region, told in zip(content.regions, board["regions"], strict=True):
        assert (region.id, region.name, region.x, region.y) == tuple(
            told[key] for key in ("id", "name", "x", "y")
        )
        assert terms.TERRAINS[region.terrain] == told["terrain"]
        assert terms.TERRITORIES[region.territory] == told["territory"]
        assert region.protection == told.get("fortification", 0)
        assert region.victory_points == told.get("vp", 0)
        assert region.mustering == told.get("mustering", False)
    assert {content.place_ids[n] for n in facts.south_edge} == set(board["beorn_entry"])
    for kind, name in (
        ("plain", "open_borders"),
        ("ford", "ford_borders"),
        ("river", "river_borders_blocked"),
    ):
        pairs = {frozenset((it.id, other)) for it in content.regions for other in getattr(it, kind)}
        assert pairs == {frozenset(pair) for pair in board[name]}


def test_ranges_follow_from_the_distances(content, facts):
    told = listed("board.json")["range"]
    for ruler, name in enumerate(terms.RANGES):
        for here, region in enumerate(content.regions):
            reached = {content.place_ids[n] for n in facts.in_range[ruler][here]}
            assert reached == {region.id, *told[name][region.id]}
            for other in content.regions:
                far = math.dist((region.x, region.y), (other.x, other.y)) > told[f"{name}_px"]
                beside = content.place[other.id] in facts.adjacent[here]
                assert not (far and not beside and other.id in reached)


def test_cards_are_those_of_the_proposal(content):
    proposal = listed("cards.json")
    for number, key in enumerate(("events", "story_fp", "story_shadow", "fate_cards")):
        cards = deck(content, number)
        assert [it.id for it in cards] == [it["id"] for it in proposal[key]]
        for card, told in zip(cards, proposal[key], strict=True):
            assert card.name == told["name"]
            assert (card.origin == "rulebook") == told["known"]
            if number == 0:
                assert (card.combat_name, terms.MOMENTS[card.moment]) == (told["combat"], told["timing"])
            if number < 3:
                assert terms.CARD_TYPES[card.type] == told["type"]
            else:
                assert card.subject == told["fate_type"]
            if number in (1, 2):
                assert bool(card.requires) == told.get("requires", False)


def test_units_characters_and_tiles_are_those_of_the_proposal(content, facts):
    proposal = listed("cards.json")
    for told in proposal["units"]:
        unit = content.units[UNITS.index(told["id"])]
        assert unit.strength == told["strength"]
        if unit.id != "great_orc":
            assert [terms.TERRAINS[n] for n in unit.favored_defending] == told["favored_terrain"]
            assert unit.favored_attacking == unit.favored_defending
        assert content.cards[facts.unit_card[UNITS.index(unit.id)]].name == told["maneuver"]
    for told in proposal["characters"]:
        character = content.characters[CHARACTERS.index(told["id"])]
        assert (character.movement, character.leadership) == (told["movement"] or 0, told["leadership"] or 0)
    for name, step in proposal["fate_track"].items():
        assert facts.fate_step[CHARACTERS.index(name)] == step
    assert [(it.id, it.value, it.fate_icon) for it in content.tiles] == [
        (it["id"], it["value"], it["icon"]) for it in proposal["fate_tiles"]
    ]


def test_decks_are_numbered_one_after_the_other(content):
    assert [it.deck for it in content.cards] == sorted(it.deck for it in content.cards)
    assert {it.deck for it in content.cards} == set(range(len(DECKS)))
    assert all(content.card[it.id] == n for n, it in enumerate(content.cards))
