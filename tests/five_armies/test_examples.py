"""The printed examples: positions played to the outcome the book tells."""
from __future__ import annotations

from pathlib import Path

import pytest

from ravenhill.core import positions
from ravenhill.core.choices import Done, Number
from ravenhill.core.frames import Chance
from ravenhill.games.five_armies import GAME, learning
from ravenhill.games.five_armies.choices import (
    Attack,
    Choose,
    ChooseCharacter,
    ChooseUnit,
    Flip,
    Keep,
    Lose,
    Move,
    PlayCard,
    SetAside,
    Several,
    SkipDie,
    Split,
    UseAbility,
    UseDie,
)
from ravenhill.games.five_armies.combat_choices import Maneuver, Reroll, Retreat, RetreatTo
from ravenhill.games.five_armies.positions.table import picture
from ravenhill.games.five_armies.rules.dice import FAST_MOVEMENT, GOBLIN_RECRUITMENT, RECRUITMENT, STRATEGIC_MOVEMENT
from ravenhill.games.five_armies.rules.fate import drawing
from ravenhill.games.five_armies.rules.fight import BLACK, DICE, HITS, leadership_now, the_fight
from ravenhill.games.five_armies.state import POOL, SPENT, Battle
from ravenhill.games.five_armies.terms import ARMY as ARMY_FACE
from ravenhill.games.five_armies.terms import (
    CHARACTER,
    DAIN,
    DWARF_REGULAR,
    DWARF_VETERAN,
    DWARVES_AND_MEN_TOKENS,
    ELF_ARCHER,
    EVENT,
    FREE,
    GANDALF,
    GREAT_ORC,
    LAKE_MAN,
    LIDLESS_EYE,
    MUSTER,
    MUSTER_ARMY,
    ORC,
    SHADOW,
    THRANDUIL,
)
from tests.five_armies.rules.field import asked, at, chance, offers, roll, say, units

FOLDER = Path(learning.__file__).parent / "examples"


def position(text: str) -> Battle:
    table = GAME.position(text)
    assert isinstance(table, Battle)
    return table


def example(number: int) -> Battle:
    return position((FOLDER / f"b-ex-{number:02}.toml").read_text("utf-8"))


def tile(g: Battle, value: int) -> int:
    """The draw of a tile of this value, as an outcome."""
    pool = [n for n, where in enumerate(g.tiles) if where == POOL]
    return next(n for n, it in enumerate(pool) if g.facts.tile_value[it] == value)


def card(name: str) -> int:
    return GAME.new().facts.content.card[name]


def show(g: Battle, free: str, shadow: str) -> Battle:
    for seat, name in ((FREE, free), (SHADOW, shadow)):
        g.ask(seat)
        g.answer(GAME.option(g, Maneuver(card(name))))
    return g


@pytest.mark.parametrize("file", sorted(FOLDER.glob("b-ex-*.toml")), ids=lambda file: file.stem)
def test_every_example_is_a_position_that_can_be_written_down_again(file):
    g = position(file.read_text("utf-8"))
    again = position(positions.write(GAME.write_position(g.copy())))
    assert picture(again) == picture(g)


def test_B_EX_01_lucky_number_waits_for_bilbo():
    lucky = card("F02")
    g = example(1)
    assert not [it for it in offers(g) if isinstance(it, PlayCard)]
    text = (FOLDER / "b-ex-01.toml").read_text("utf-8")
    g = position(text.replace('"bard"]', '"bard", "bilbo"]'))
    assert [it for it in offers(g) if isinstance(it, PlayCard)] == [PlayCard(CHARACTER, lucky), PlayCard(EVENT, lucky)]


@pytest.mark.parametrize("way", ["move", "attack"])
def test_B_EX_02_great_goblin_without_a_great_orc_left_does_the_rest(way):
    g = say(example(2), PlayCard(MUSTER, card("S02")))
    assert g.unused[GREAT_ORC] == 0
    assert units(g, "spur_ridge") == {"goblin": 2}
    assert g.leadership_tokens[at("spur_ridge")] == 1
    move, attack = g.offered                                 # the Army moves, or it attacks
    g.answer(move if way == "move" else attack)
    if way == "move":
        say(g, Move(at("spur_ridge")), Choose(at("eastern_spur")))
        assert units(g, "eastern_spur") == {"goblin": 2}
    else:
        g.question()
        if asked(g) == "AttackWith":
            say(g, Attack(at("spur_ridge"), at("camp")))
        assert the_fight(g).target == at("camp")


def test_B_EX_04_two_generals_two_tokens_and_one_ability_before_each_die():
    g = say(example(4), ChooseCharacter(GANDALF), ChooseCharacter(THRANDUIL))
    if asked(g) == "Activate":
        say(g, Done())
    assert g.active_generals() == 2
    say(g, *offers(g)[:1])
    if asked(g) == "LeadershipWith":
        say(g, *offers(g)[:1])
    assert sum(g.leadership_tokens) == 2
    until(g, "UseGeneral")
    abilities = offers(g)
    assert {it.character for it in abilities if isinstance(it, UseAbility)} == {GANDALF, THRANDUIL}
    say(g, abilities[0])
    until(g, "Act")                                          # Archery is not offered before the same die
    assert g.active_generals() == 1
    g.answer(next(option for option, it in zip(g.offered, offers(g)) if isinstance(it, SkipDie)))
    until(g, "UseGeneral")
    assert {it.character for it in offers(g) if isinstance(it, UseAbility)} == {THRANDUIL}


def until(g: Battle, kind: str) -> None:
    """Go on with skipped dice, last options and first outcomes."""
    for _ in range(200):
        question = g.question()
        if type(question).__name__ == kind:
            return
        skips = [n for n, it in zip(g.offered, offers(g)) if isinstance(it, SkipDie)] if kind != "Act" else []
        g.answer(0 if isinstance(question, Chance) else (skips or g.offered)[-1])
    raise AssertionError(f"{kind} is never asked")


def test_B_EX_05_only_the_lake_men_of_the_camp_shoot():
    g = example(5)
    shots = [it for it in offers(g) if isinstance(it, UseAbility)]
    assert [it.character for it in shots] == [THRANDUIL]
    say(g, shots[0])
    if asked(g) == "ChooseFor":
        assert offers(g) == [Choose(at("north_bank"))]
        say(g, Choose(at("north_bank")))
    roll(g, 6, 6)                                            # two dice, for two Lake-men
    assert not isinstance(g.question(), Chance)
    assert g.damage[at("north_bank")] == 2


def test_B_EX_03_a_3_is_set_aside_for_a_2_and_goes_back_to_the_pool():
    g = example(3)
    three = g.facts.content.tiles.index(next(it for it in g.facts.content.tiles if it.id == "T10"))
    assert offers(g) == [Keep(three), SetAside(three)]
    say(g, SetAside(three))
    chance(g, tile(g, 2))
    two = drawing(g).tile
    assert offers(g) == [Keep(two), SetAside(two)]           # a third tile may be drawn, and need not be
    say(g, Keep(two))
    assert g.fate == 4 + 2
    assert (g.tiles[two], g.tiles[three]) == (SPENT, POOL)


def test_B_EX_06_two_great_orcs_go_west_two_orcs_south_and_one_stays():
    g = say(example(6), UseDie(ARMY_FACE, STRATEGIC_MOVEMENT))
    say(g, Split(at("long_bank")), Several(ORC, 0), Several(GREAT_ORC, 2), Choose(at("east_dale")))
    say(g, Split(at("long_bank")), Several(ORC, 2), Choose(at("reed_bank")))
    assert units(g, "east_dale") == {"great_orc": 2}
    assert units(g, "reed_bank") == {"orc": 2}
    assert units(g, "long_bank") == {"orc": 1}


def test_B_EX_07_the_great_orcs_cannot_hurry_on_without_a_leadership_token():
    g = say(example(7), UseDie(CHARACTER, FAST_MOVEMENT))
    say(g, Split(at("black_mire")), Several(ORC, 0), Several(GREAT_ORC, 2))
    assert asked(g) == "TokensGoAlong"
    assert offers(g) == [Number(1), Number(2)]
    say(g, Number(1), Choose(at("long_bank")), Choose(at("spur_foot")))
    assert units(g, "spur_foot") == {"great_orc": 2}
    assert g.leadership_tokens[at("spur_foot")] == g.leadership_tokens[at("black_mire")] == 1


def test_B_EX_08_the_archers_take_one_damage_or_both():
    g = say(example(8), UseDie(MUSTER_ARMY, STRATEGIC_MOVEMENT))
    say(g, Split(at("west_dale")), Several(ELF_ARCHER, 2), Several(LAKE_MAN, 0))
    assert offers(g) == [Number(1), Number(2)]
    say(g, Number(2), Choose(at("lower_slopes")), Done())
    assert (g.damage[at("lower_slopes")], g.damage[at("west_dale")]) == (2, 0)


def test_B_EX_09_dain_marches_through_dale():
    g = say(example(9), UseDie(CHARACTER, FAST_MOVEMENT))
    say(g, Move(at("west_dale")), Choose(at("ruins_of_dale")), Choose(at("east_dale")))
    assert units(g, "ruins_of_dale") == {"lake_man": 4}
    assert units(g, "east_dale") == {"dwarf_regular": 1, "dwarf_veteran": 1}
    assert g.characters[DAIN] == at("east_dale")


def test_B_EX_09_to_stop_in_dale_costs_one_of_six():
    g = say(example(9), UseDie(CHARACTER, FAST_MOVEMENT))
    say(g, Move(at("west_dale")), Choose(at("ruins_of_dale")), Done())
    assert offers(g) == [Lose(DWARF_REGULAR), Lose(DWARF_VETERAN), Lose(LAKE_MAN)]
    say(g, Lose(LAKE_MAN))
    assert units(g, "ruins_of_dale") == {"dwarf_regular": 1, "dwarf_veteran": 1, "lake_man": 3}


def test_B_EX_10_a_lake_man_or_a_veteran_comes_instead():
    g = say(example(10), UseDie(MUSTER, RECRUITMENT), Flip(DWARVES_AND_MEN_TOKENS, at("camp")))
    before = sum(g.bag)
    while isinstance(g.question(), Chance):
        fronts = [GAME.new().facts.face_units[face] for face in g.facts.faces_of_group[DWARVES_AND_MEN_TOKENS]
                  for _ in range(g.bag[face])]
        g.answer(fronts.index([DWARF_REGULAR]))
    assert offers(g) == [ChooseUnit(DWARF_VETERAN), ChooseUnit(LAKE_MAN), Done()]
    say(g, ChooseUnit(DWARF_VETERAN))
    assert units(g, "camp") == {"dwarf_veteran": 1, "lake_man": 1}
    assert sum(g.bag) == before - 1                          # the token is spent all the same


def test_B_EX_11_three_white_dice_and_a_black_one_whose_hit_allows_the_maneuver():
    g = show(example(11), "regroup_free", "unit_great_orc")
    roll(g, 5, 2, 2, 2)
    it = the_fight(g)
    assert (it.now[DICE + SHADOW], it.now[BLACK + SHADOW]) == (4, 1)
    assert it.has_black_hit(SHADOW)
    g = show(example(11), "regroup_free", "unit_great_orc")
    roll(g, 2, 5, 5, 5)
    assert not the_fight(g).has_black_hit(SHADOW)


def test_B_EX_12_three_of_four_misses_are_rolled_again_the_black_one_among_them():
    g = show(example(12), "unit_dwarf_veteran", "regroup_shadow")
    roll(g, 1, 1, 1, 2, 3, 3, 4)
    it = the_fight(g)
    assert (it.now[DICE + FREE], it.now[BLACK + FREE], it.hits(FREE)) == (4, 1, 0)
    assert leadership_now(g, it, FREE) == 3
    assert offers(g) == [Reroll(0, 0), Reroll(0, 1)]
    say(g, Reroll(0, 1))
    assert offers(g) == [Reroll(1, 0), Reroll(1, 1), Reroll(1, 2)]
    say(g, Reroll(1, 2))
    roll(g, 6, 5, 1)
    assert it.now[HITS + FREE] == 2 or it.hits(FREE) == 2
    assert it.has_black_hit(FREE)


def test_B_EX_13_two_of_three_units_fall_and_one_damage_stays():
    g = show(example(13), "regroup_free", "regroup_shadow")
    roll(g, 6, 6, 6, 1, 1, 1)
    assert g.damage[at("loop_meadow")] == 5
    assert offers(g) == [Lose(LAKE_MAN)]
    say(g, Lose(LAKE_MAN))
    assert offers(g) == [Lose(LAKE_MAN)]                     # two units and three Damage: not enough
    say(g, Lose(LAKE_MAN))
    assert offers(g) == [Lose(LAKE_MAN), Done()]             # one and one: enough
    say(g, Done())
    assert (g.size(at("loop_meadow")), g.damage[at("loop_meadow")]) == (1, 1)


def test_B_EX_14_only_the_west_is_left_to_retreat_to():
    g = say(example(14), Retreat())
    if asked(g) == "WhichRetreat":
        assert offers(g) == [RetreatTo(at("upper_vale"))]
        say(g, RetreatTo(at("upper_vale")))
    assert units(g, "upper_vale") == {"lake_man": 3}
    assert g.damage[at("upper_vale")] == 0


def test_B_EX_15_the_fifth_goblin_opens_a_pass():
    g = say(example(15), UseDie(LIDLESS_EYE, GOBLIN_RECRUITMENT))
    assert units(g, "goblin_mustering_point_west") == {"goblin": 3}
    assert units(g, "goblin_mustering_point_east") == {"goblin": 5}
    assert not g.is_open(at("goblin_mustering_point_west"))
    assert g.is_open(at("goblin_mustering_point_east"))


