"""Chapter IX: recruitment tokens, rallying, mountain passes."""
from __future__ import annotations

from ravenhill.core.choices import Done
from ravenhill.games.five_armies import GAME
from ravenhill.games.five_armies.choices import Choose, ChooseUnit, Flip, Lose, Move, PlaceToken
from ravenhill.games.five_armies.rules.armies import MoveArmies
from ravenhill.games.five_armies.rules.attack import joint_targets, targets
from ravenhill.games.five_armies.rules.rally import Rally, RallyArmies
from ravenhill.games.five_armies.rules.recruiting import (
    FlipToken,
    PlaceTokens,
    Recruitment,
    may_flip,
    own_groups,
    recruit_goblins,
)
from ravenhill.games.five_armies.state import OPENS_WITH
from ravenhill.games.five_armies.terms import (
    DWARF_REGULAR,
    DWARF_VETERAN,
    DWARVES_AND_MEN_TOKENS,
    ELF_TOKENS,
    FREE,
    GOBLIN,
    LAKE_MAN,
    ORC,
    SHADOW,
    SHADOW_TOKENS,
)
from tests.five_armies.rules.field import (
    asked,
    at,
    begin,
    chance,
    facts,
    field,
    is_over,
    offers,
    put,
    roll,
    say,
    units,
)


def front(g, *names):
    """The token that is turned over shows these units."""
    wanted = [facts().content.units[unit].id for unit in range(9)]
    group = g.stack[-2].group
    outcome = 0
    for face in g.facts.faces_of_group[group]:
        if [wanted[unit] for unit in g.facts.face_units[face]] == list(names): break
        outcome += g.bag[face]
    return chance(g, outcome)


# The printed examples

def test_B_EX_10_without_a_dwarf_regular_a_lake_man_or_a_veteran_may_come():
    g = field("camp 5 dwarf_regular", "eastern_spur 1 lake_man 1 dwarves_and_men")
    begin(g, FlipToken(DWARVES_AND_MEN_TOKENS, at("eastern_spur")))
    g.question()
    front(g, "dwarf_regular")
    assert asked(g) == "RecruitInstead"
    assert offers(g) == [ChooseUnit(DWARF_VETERAN), ChooseUnit(LAKE_MAN), Done()]
    say(g, ChooseUnit(LAKE_MAN))
    assert units(g, "eastern_spur") == {"lake_man": 2}


def test_B_EX_15_a_pass_is_closed_with_two_goblins_and_open_with_five():
    g = field("goblin_mustering_point_east 2 goblin")
    assert not g.is_open(at("goblin_mustering_point_east"))
    g.muster(GOBLIN, at("goblin_mustering_point_east"), 3)
    assert g.is_open(at("goblin_mustering_point_east"))


# Flipping

def test_B_REC_01_one_token_in_each_of_two_different_regions():
    g = begin(field("camp 1 lake_man 2 dwarves_and_men", "ravenhill 1 elves", "lower_slopes 1 elves"),
              Recruitment(FREE, 2, own_groups(field(), FREE)))
    say(g, Flip(DWARVES_AND_MEN_TOKENS, at("camp")))
    chance(g, 0)
    assert offers(g) == [Flip(ELF_TOKENS, at("lower_slopes")), Flip(ELF_TOKENS, at("ravenhill")), Done()]
    say(g, Flip(ELF_TOKENS, at("ravenhill")))
    chance(g, 0)
    assert is_over(g)
    assert g.tokens(FREE, at("camp")) == 1


def test_B_REC_03_the_front_is_drawn_only_now():
    g = begin(field("camp 1 dwarves_and_men"), FlipToken(DWARVES_AND_MEN_TOKENS, at("camp")))
    assert asked(g) == "TurnOver"
    assert g.outcomes == 17


def test_B_INF_01_nobody_sees_the_front_of_a_facedown_token():
    g = field("camp 1 dwarves_and_men")
    assert GAME.view(g, FREE)["recruits"] == GAME.view(g, SHADOW)["recruits"]
    assert sum(g.bag) == 64


def test_B_REC_07_the_units_come_and_the_token_leaves_the_game():
    g = begin(field("barrens 1 orc 1 shadow"), FlipToken(SHADOW_TOKENS, at("barrens")))
    g.question()
    front(g, "orc", "orc")
    assert units(g, "barrens") == {"orc": 3}
    assert g.tokens(SHADOW, at("barrens")) == 0
    assert sum(g.bag) == 63


def test_B_REC_08_a_token_with_two_units_is_tested_figure_by_figure():
    g = field("barrens 35 orc 1 shadow")
    begin(g, FlipToken(SHADOW_TOKENS, at("barrens")))
    g.question()
    front(g, "orc", "orc")
    assert g.has(at("barrens"), ORC) == 36
    assert asked(g) == "RecruitInstead"
    say(g, Done())
    assert g.tokens(SHADOW, at("barrens")) == 0


def test_B_REC_12_a_sixth_unit_goes_at_once_and_takes_damage_along():
    g = begin(field("camp 5 lake_man 3 damage 1 dwarves_and_men"), FlipToken(DWARVES_AND_MEN_TOKENS, at("camp")))
    g.question()
    front(g, "dwarf_veteran")
    assert asked(g) == "ReduceBy"
    assert offers(g) == [Lose(DWARF_VETERAN), Lose(LAKE_MAN)]
    say(g, Lose(LAKE_MAN))
    assert units(g, "camp") == {"lake_man": 4, "dwarf_veteran": 1}
    assert g.damage[at("camp")] == 1


def test_B_REC_12_not_in_a_mustering_region():
    g = begin(field("barrens 5 orc 1 shadow"), FlipToken(SHADOW_TOKENS, at("barrens")))
    g.question()
    front(g, "warg")
    assert g.size(at("barrens")) == 6
    assert is_over(g)


def test_B_REC_13_the_fronts_of_each_group():
    fronts = [{tuple(facts().face_units[face]) for face in faces} for faces in facts().faces_of_group]
    assert fronts == [{(4,), (0,), (1,)}, {(2,), (3,)}, {(5,), (5, 5), (7,), (6,)}]


def test_B_AMB_20_recruits_change_no_damage():
    g = begin(field("camp 2 lake_man 2 damage 1 dwarves_and_men"), FlipToken(DWARVES_AND_MEN_TOKENS, at("camp")))
    g.question()
    front(g, "dwarf_regular")
    assert g.damage[at("camp")] == 2


def test_B_AMB_35_nothing_is_flipped_in_beorns_region():
    g = begin(field("camp beorn 1 elves", "ravenhill 1 elves", wrath=3), Recruitment(FREE, 2, 0b11))
    assert offers(g) == [Flip(ELF_TOKENS, at("ravenhill"))]


def test_B_AMB_35_tokens_under_beorn_alone_are_nothing_to_flip():
    assert may_flip(field("camp 1 elves"), FREE)
    assert not may_flip(field("camp 1 elves"), SHADOW)
    assert not may_flip(field("camp beorn 1 elves", wrath=3), FREE)
    assert may_flip(field("camp beorn", "ravenhill 1 elves", wrath=3), FREE)
    first = facts().content.place_ids[0]
    assert not may_flip(field(f"{first} beorn 1 elves", wrath=3), FREE)


# Placing

def test_B_REC_05_no_token_with_an_enemy_army_or_an_enemy_marker():
    places = [at(it) for it in ("camp", "front_gate", "ravenhill")]
    g = field("camp 1 orc", control="front_gate")
    begin(g, PlaceTokens(FREE, 2, 1 << ELF_TOKENS, places))
    assert offers(g) == [PlaceToken(ELF_TOKENS, at("ravenhill"))]


def test_B_REC_04_each_in_a_different_region():
    g = begin(field(), PlaceTokens(FREE, 2, 0b11, [at("camp"), at("ravenhill")]))
    say(g, PlaceToken(ELF_TOKENS, at("camp")))
    assert offers(g) == [PlaceToken(it, at("ravenhill")) for it in (DWARVES_AND_MEN_TOKENS, ELF_TOKENS)]
    say(g, PlaceToken(DWARVES_AND_MEN_TOKENS, at("ravenhill")))
    assert g.tokens(FREE, at("camp")) == g.tokens(FREE, at("ravenhill")) == 1


def test_B_REC_06_an_exhausted_group_places_no_more():
    g = field("camp 20 elves")
    assert g.tokens_left(ELF_TOKENS) == 0
    assert not g.place_token(ELF_TOKENS, at("ravenhill"))
    assert is_over(begin(g, PlaceTokens(FREE, 1, 1 << ELF_TOKENS, [at("ravenhill")])))


def test_B_REC_06_the_last_token_of_a_group_is_placed_once():
    g = field()
    put(g, f"camp {g.tokens_left(ELF_TOKENS) - 1} elves")
    begin(g, PlaceTokens(FREE, 2, 1 << ELF_TOKENS, [at("ravenhill"), at("front_gate")]))
    say(g, PlaceToken(ELF_TOKENS, at("ravenhill")))
    assert is_over(g)
    assert g.tokens_left(ELF_TOKENS) == 0


def test_B_REC_11_direct_mustering_takes_figures_out_of_play():
    g = field("camp 5 dwarf_regular")
    assert g.muster(DWARF_REGULAR, at("ravenhill")) == 0
    assert units(g, "ravenhill") == {}


# Goblins and their passes

def test_B_REC_02_a_goblin_into_each_mustering_point():
    g = field("goblin_mustering_point_west 1 goblin")
    recruit_goblins(g)
    assert units(g, "goblin_mustering_point_west") == {"goblin": 2}
    assert units(g, "goblin_mustering_point_east") == {"goblin": 1}


def test_B_AMB_47_the_shadow_chooses_where_the_last_goblin_goes():
    g = field("barrens 11 goblin")
    recruit_goblins(g)
    assert asked(g) == "LastGoblin"
    say(g, Choose(at("goblin_mustering_point_east")))
    assert units(g, "goblin_mustering_point_east") == {"goblin": 1}
    g = field("barrens 12 goblin")
    recruit_goblins(g)
    assert is_over(g)


def test_B_PAS_01_nobody_leaves_through_a_closed_pass():
    g = begin(field("goblin_mustering_point_west 4 goblin"), MoveArmies(SHADOW, 2, 1))
    assert is_over(g)


def test_B_PAS_02_five_units_open_it_for_good():
    g = field(f"goblin_mustering_point_west {OPENS_WITH} goblin")
    g.eliminate_unit(GOBLIN, at("goblin_mustering_point_west"))
    assert g.is_open(at("goblin_mustering_point_west"))


def test_B_AMB_03_any_shadow_units_count():
    g = field("goblin_mustering_point_west 3 goblin 2 orc")
    assert g.is_open(at("goblin_mustering_point_west"))


def test_B_PAS_03_from_the_mustering_point_only_to_its_own_pass():
    g = begin(field("goblin_mustering_point_west 5 goblin"), MoveArmies(SHADOW, 2, 1))
    say(g, Move(at("goblin_mustering_point_west")))
    assert offers(g) == [Choose(at("mountain_pass_west"))]


def test_B_PAS_04_from_the_pass_only_to_the_region_it_opens_on():
    g = field("goblin_mustering_point_west 5 goblin", "mountain_pass_west 2 goblin")
    begin(g, MoveArmies(SHADOW, 2, 1))
    say(g, Move(at("mountain_pass_west")))
    assert offers(g) == [Choose(at("gate_shoulder"))]


def test_B_AMB_42_each_box_is_one_region_and_a_pass_never_stops_a_move():
    g = field("goblin_mustering_point_west 5 goblin 1 leadership", "upper_vale 1 lake_man")
    begin(g, MoveArmies(SHADOW, 1, 2, leadership=True))
    say(g, Move(at("goblin_mustering_point_west")), Choose(at("mountain_pass_west")))
    assert asked(g) == "MoveTo"
    say(g, Choose(at("gate_shoulder")))
    assert units(g, "gate_shoulder") == {"goblin": 5}


def test_B_PAS_05_from_the_pass_the_army_may_attack():
    g = field("goblin_mustering_point_west 5 goblin", "mountain_pass_west 2 goblin", "gate_shoulder 1 elf_spearman")
    assert targets(g, SHADOW, at("mountain_pass_west")) == [at("gate_shoulder")]
    assert targets(g, SHADOW, at("goblin_mustering_point_west")) == []


def test_B_PAS_06_it_joins_no_combined_attack():
    g = field("goblin_mustering_point_west 5 goblin", "mountain_pass_west 2 goblin", "gate_shoulder 1 elf_spearman",
              "upper_vale 1 orc")
    assert joint_targets(g, SHADOW) == []
    g.muster(ORC, at("front_gate"))
    assert joint_targets(g, SHADOW) == [at("gate_shoulder")]


def test_B_PAS_07_nothing_enters_a_pass_from_the_map():
    g = field("gate_shoulder 1 orc", "goblin_mustering_point_west 5 goblin")
    begin(g, MoveArmies(SHADOW, 1, 1, origins=[at("gate_shoulder")]))
    say(g, Move(at("gate_shoulder")))
    assert Choose(at("mountain_pass_west")) not in offers(g)
    g = field("gate_shoulder 1 elf_spearman", "goblin_mustering_point_west 5 goblin", "mountain_pass_west 1 goblin")
    assert targets(g, FREE, at("gate_shoulder")) == []
    assert not g.is_threatened(FREE, at("gate_shoulder"))


def test_B_PAS_08_units_may_be_placed_in_boxes_that_hold_an_army():
    g = field("goblin_mustering_point_west 5 goblin", "mountain_pass_west 1 goblin")
    assert g.muster(ORC, at("mountain_pass_west")) == 1
    assert not g.is_over_limit(at("mountain_pass_west"))


# Rallying

def test_B_RAL_01_up_to_two_different_armies():
    g = begin(field("camp 1 lake_man 1 damage", "ravenhill 1 elf_archer 1 damage", "front_gate 1 dwarf_veteran"),
              RallyArmies(FREE))
    assert offers(g) == [Choose(at("camp")), Choose(at("ravenhill"))]
    say(g, Choose(at("camp")))
    roll(g, 6)
    assert offers(g) == [Choose(at("ravenhill")), Done()]


def test_B_RAL_02_a_die_for_each_unit_and_five_or_six_removes_a_token():
    g = begin(field("camp 4 lake_man 3 damage"), Rally(FREE, at("camp")))
    roll(g, 5, 6, 4, 1)
    assert g.damage[at("camp")] == 1


def test_B_RAL_03_failed_dice_again_up_to_the_leadership_each_once():
    g = begin(field("camp 3 lake_man bard 1 leadership 3 damage"), Rally(FREE, at("camp")))
    roll(g, 1, 1, 1)
    roll(g, 5, 1)                                            # Leadership 2: two of the three
    assert g.damage[at("camp")] == 2
    assert asked(g) == "Casualty"


def test_B_RAL_04_afterwards_casualties_may_be_taken():
    g = begin(field("camp 3 lake_man 2 damage"), Rally(FREE, at("camp")))
    roll(g, 1, 1, 1)
    assert offers(g) == [Lose(LAKE_MAN), Done()]
    say(g, Lose(LAKE_MAN))
    assert (units(g, "camp"), g.damage[at("camp")]) == ({"lake_man": 2}, 0)
