"""Words at the edge of what they ask: one card, one die, one token, the first region, the other side."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Source
from ravenhill.games.five_armies.rules.armies import ALL_UNITS, has_one_of, may_attack
from ravenhill.games.five_armies.rules.attack import DONE, AttackWith, enemies
from ravenhill.games.five_armies.rules.beorn import may_pay_wrath
from ravenhill.games.five_armies.rules.characters import CharacterMovement
from ravenhill.games.five_armies.rules.damage import Suffer, cancel_round, fresh
from ravenhill.games.five_armies.rules.dice import BEORN_MOVES, CHARACTER_MOVEMENT, FAST_MOVEMENT, Action
from ravenhill.games.five_armies.rules.eagles import LORD, EagleAttack
from ravenhill.games.five_armies.rules.fight import BETTER, BETTER_TAKES, BETTER_UNIT, FRESH, FRESH_WALLS, GUARDED
from ravenhill.games.five_armies.rules.prospects import army_odds, fought_on, prospect
from ravenhill.games.five_armies.rules.rally import RallyArmies
from ravenhill.games.five_armies.state import DISCARD, EVENTS, FACES, HAND, HAND_LIMIT
from ravenhill.games.five_armies.terms import ARMY, BARD, BEORN, BOLG, CHARACTER, DAIN, UNITS
from ravenhill.games.five_armies.words import ifs
from ravenhill.games.five_armies.words.base import CHOSEN, OWN, mask_of
from ravenhill.games.five_armies.words.verbs.damage import Archery, RemoveDamage, SacrificeUnit
from ravenhill.games.five_armies.words.verbs.decks import (
    AddBodyguards,
    DrawAndDiscard,
    DrawEvents,
    LookAtHand,
    RerollActionDie,
)
from ravenhill.games.five_armies.words.verbs.leaders import DiscardActivation, DiscardRing, PlaceLeadership
from ravenhill.games.five_armies.words.verbs.recruits import RemoveBats
from ravenhill.games.five_armies.words.who import Containing, WithLeadership
from tests.five_armies.cards.plays import Plays, attacked, attacking
from tests.five_armies.rules.duels import FREE, SHADOW, End

BOTH = pytest.mark.parametrize("side", [FREE, SHADOW])
LAKE_MAN, ORC = UNITS.index("lake_man"), UNITS.index("orc")


def card_of(side: int) -> Source:
    return Source(0, 0, side, [])


# Cards and dice

@BOTH
def test_B_INF_06_a_hand_is_looked_at_only_if_the_other_has_cards(side: int):
    table = Plays().hand(side, "E01")
    assert not LookAtHand(1, 0).possible(table.g, card_of(side), 0)
    table.hand(1 - side, "E02")
    assert LookAtHand(1, 0).possible(table.g, card_of(side), 0)


def test_B_CRD_11_the_last_card_of_the_deck_can_be_drawn():
    table = Plays()
    for card in table.g.piles[EVENTS][1:]: table.g.move(card, DISCARD)
    assert len(table.g.piles[EVENTS]) == 1
    assert DrawEvents(1, 0).possible(table.g, card_of(FREE), 0)
    table.g.move(table.g.piles[EVENTS][0], DISCARD)
    assert not DrawEvents(1, 0).possible(table.g, card_of(FREE), 0)


@BOTH
def test_B_INF_02_who_draws_past_the_limit_discards_and_then_keeps_to_it(side: int):
    table = Plays()
    g = table.g
    for card in g.piles[EVENTS][:6]: g.move(card, HAND + side)
    g.then(End())
    g.then(DrawAndDiscard(side, 3, 1))
    table.end()
    assert len(g.piles[HAND + side]) == HAND_LIMIT
    assert len(g.piles[DISCARD + side]) == 9 - HAND_LIMIT


@BOTH
def test_B_DIC_01_dice_rolled_again_come_back_to_their_own_side(side: int):
    table = Plays()
    g = table.g
    g.action_dice[side * FACES + 2] = 1
    word = RerollActionDie(2)
    assert word.options(g, card_of(side), []) == [2]
    assert word.options(g, card_of(side), [2]) == word.options(g, card_of(1 - side), []) == []
    g.then(End())
    word.chosen(g, card_of(side), [2])
    table.dice(1).end()
    assert (sum(g.action_dice[side * FACES: side * FACES + FACES]), sum(g.action_dice)) == (1, 1)
    assert g.action_dice[side * FACES + g.facts.dice_faces[side][0]] == 1


def test_B_BOL_02_bodyguards_are_never_more_than_there_are():
    table = Plays()
    most = table.facts.most_bodyguards
    table.g.bodyguards = most - 1
    assert AddBodyguards(2).possible(table.g, card_of(SHADOW), 0)
    AddBodyguards(2).do(table.g, card_of(SHADOW), 0)
    assert table.g.bodyguards == most and not AddBodyguards(1).possible(table.g, card_of(SHADOW), 0)


def test_B_BIL_02_one_ring_is_discarded_at_a_time():
    table = Plays().character("bilbo", "camp")
    table.g.rings = 2
    DiscardRing().do(table.g, card_of(FREE), 0)
    assert table.g.rings == 1


@pytest.mark.parametrize(("face", "use", "counts"), [
    (CHARACTER, BEORN_MOVES, True), (ARMY, BEORN_MOVES, False), (ARMY, FAST_MOVEMENT, True),
    (ARMY, CHARACTER_MOVEMENT, True),
])
def test_B_BIL_03_what_only_a_character_result_allows_is_one(face: int, use: int, counts: bool):
    table = Plays()
    action = Action(FREE)
    action.face, action.use, action.card = face, use, -1
    assert action.is_character_result(table.g) is counts


# Leaders

@BOTH
def test_B_AMB_37_the_last_token_is_placed_and_none_after_it(side: int):
    table = Plays().army("camp", lake_man=1).army("east_dale", orc=1)
    g = table.g
    here = table.place("camp" if side == FREE else "east_dale")
    g.leadership_tokens[here] = g.facts.leadership_tokens[side] - 1
    any_army, fighting = PlaceLeadership(1, 1, -1), PlaceLeadership(1, 1, CHOSEN)
    assert any_army.possible(g, card_of(side), 0)
    any_army.chosen(g, card_of(side), [here])
    assert g.leadership_left(side) == 0
    assert not any_army.possible(g, card_of(side), 0) and not fighting.possible(g, card_of(side), 0)


def test_B_LDR_01_tokens_for_your_own_army_are_placed_unasked():
    table = attacked(lake_man=2, orc=2)
    table.question()
    word = PlaceLeadership(1, 1, OWN)
    assert word.possible(table.g, card_of(FREE), 0)
    before = table.g.leadership_tokens[table.place("loop_meadow")]
    word.do(table.g, card_of(FREE), 0)
    assert table.g.leadership_tokens[table.place("loop_meadow")] == before + 1


def test_B_GEN_02_a_general_is_found_by_the_army_of_his_own_side():
    table = Plays().army("camp", lake_man=1, characters="bard").army("east_dale", orc=1)
    table.g.activated = 1 << BARD
    of_men = DiscardActivation((Containing([LAKE_MAN], mask_of([LAKE_MAN])),), -1)
    of_orcs = DiscardActivation((Containing([ORC], mask_of([ORC])),), -1)
    assert of_men.options(table.g, card_of(SHADOW), []) == [BARD]
    assert of_orcs.options(table.g, card_of(SHADOW), []) == []


def test_B_CHR_11_who_has_had_enough_is_not_asked_about_the_others():
    table = Plays().army("camp", lake_man=1, characters="bard dain")
    table.g.then(End())
    table.g.then(CharacterMovement(FREE))
    table.answer("bard", "front_gate", "done")
    assert table.question() is None
    places = (table.g.characters[BARD], table.g.characters[DAIN])
    assert places == (table.place("front_gate"), table.place("camp"))


# Armies and attacks

def test_B_CMB_01_an_army_is_known_by_the_units_of_its_own_place():
    table = Plays().army("camp", lake_man=1)
    for unit in range(len(UNITS)):
        assert has_one_of(table.g, table.place("camp"), 1 << unit) is (unit == LAKE_MAN)


@pytest.mark.parametrize(("tokens", "needs", "may"), [
    (0, False, True), (0, True, False), (1, True, True), (1, False, True),
])
def test_B_MOV_10_only_what_needs_leadership_asks_for_it(tokens: int, needs: bool, may: bool):
    table = Plays().army("loop_meadow", lake_man=1, tokens=tokens).army("east_dale", orc=1)
    assert may_attack(table.g, FREE, needs, ALL_UNITS) is may
    assert may_attack(table.g, FREE, needs, 1 << LAKE_MAN) is may
    assert not may_attack(table.g, FREE, needs, 1 << ORC)


def test_B_COM_01_beorn_is_an_enemy_of_the_shadow_wherever_he_stands():
    table = Plays()
    for place in ("front_gate", "camp"):
        table.beorn(place, 1)
        assert (enemies(table.g, SHADOW), enemies(table.g, FREE)) == ([table.place(place)], [])
    table.g.characters[BEORN] = -1
    assert enemies(table.g, SHADOW) == []


def test_B_CMB_01_a_place_without_army_and_without_beorn_attacks_nobody():
    table = Plays().army("east_dale", orc=1)
    empty = table.place("loop_meadow")
    assert AttackWith(FREE, [empty]).options(table.g) == [DONE]
    table.beorn("loop_meadow", 1)
    assert any(option != DONE for option in AttackWith(FREE, [empty]).options(table.g))


def test_B_EAG_07_each_eagle_strikes_once_and_the_lord_too():
    table = Plays().army("east_dale", orc=1).army("heath_road", orc=1)
    g = table.g
    here = g.facts.territory[table.place("east_dale")]
    g.eagles[here] = 1
    dialog = EagleAttack()
    first = dialog.choices(g)
    assert {it // g.facts.places for it in first} <= {here, LORD}
    dialog.chosen = [first[0]]
    assert dialog.choices(g) == []


@pytest.mark.parametrize(("wrath", "may"), [(0, False), (1, False), (2, True), (3, True)])
def test_B_BEO_04_the_last_wrath_token_pays_for_no_movement(wrath: int, may: bool):
    table = Plays()
    table.g.wrath = wrath
    assert may_pay_wrath(table.g) is may


# Combat

@pytest.mark.parametrize(("army", "walls"), [(1, 1), (2, 1), (0, 2)])
def test_B_BOL_07_bodyguards_cancel_damage_to_army_and_walls_alike(army: int, walls: int):
    table = attacking(lake_man=3, orc=3)
    table.question()
    it = table.combat
    place = it.place(SHADOW)
    table.g.characters[BOLG] = place
    table.g.bodyguards = 1
    table.g.damage[place] = army
    table.g.walls[it.target] = walls
    it.now[FRESH + SHADOW], it.now[FRESH_WALLS + SHADOW] = army, walls
    depth = len(table.g.stack)
    it.defences(table.g, SHADOW)
    assert len(table.g.stack) == depth + 1
    cancel_round(table.g, it, SHADOW)
    assert (it.now[FRESH + SHADOW], it.now[FRESH_WALLS + SHADOW], it.now[GUARDED + SHADOW]) == (0, 0, 1)
    assert (table.g.damage[place], table.g.walls[it.target]) == (0, 0)


def test_B_FOR_02_damage_by_a_card_is_parted_between_walls_and_army():
    table = Plays().army("eastern_spur", lake_man=3).army("spur_foot", orc=3)
    table.attack(SHADOW, "spur_foot", "eastern_spur")
    table.question()
    place, it = table.place("eastern_spur"), table.combat
    value = table.facts.protection[place]
    blow = Suffer(FREE, place, value + 2, False)
    blow.add_it(table.g)
    assert value > 0 and (blow.walls, blow.count) == (value, 2)
    assert (it.now[FRESH_WALLS + FREE], table.g.damage[place]) == (value, 2)


def test_B_BOL_04_nobody_is_called_where_no_damage_lies():
    table = attacking(lake_man=3, orc=3)
    table.question()
    table.g.characters[BOLG] = table.combat.place(SHADOW)
    table.g.bodyguards = 1
    depth = len(table.g.stack)
    table.combat.defences(table.g, SHADOW)
    assert len(table.g.stack) == depth


def test_B_DMG_03_a_unit_of_your_own_falls_in_the_casualties_of_the_round():
    table = attacked(lake_man=2, orc=2)
    table.question()
    SacrificeUnit(LAKE_MAN, 3, OWN).do(table.g, card_of(FREE), 0)
    now = table.combat.now
    assert (now[BETTER + FREE], now[BETTER_UNIT + FREE], now[BETTER_TAKES + FREE]) == (1, LAKE_MAN + 1, 3)


def test_B_UNI_01_another_army_of_yours_is_asked_even_in_a_combat():
    table = attacked(lake_man=2, orc=2)
    table.question()
    depth, before = len(table.g.stack), table.combat.now.copy()
    SacrificeUnit(LAKE_MAN, 3, CHOSEN).do(table.g, card_of(FREE), 0)
    assert table.combat.now == before and len(table.g.stack) > depth


def test_B_DMG_05_of_armies_that_are_healed_there_is_one_at_least():
    word = RemoveDamage(1, -1, 2, ())
    assert not word.may_stop(Plays().g, card_of(FREE), [])
    assert word.may_stop(Plays().g, card_of(FREE), [3])


def test_B_CMB_40_odds_ahead_know_no_black_dice_but_those_that_are_given():
    table = Plays().army("loop_meadow", lake_man=2).army("east_dale", orc=2)
    it = prospect(table.g, SHADOW, table.place("east_dale"), table.place("loop_meadow"))
    assert [army_odds(table.g, it, side).black for side in (FREE, SHADOW)] == [0, 0]
    assert army_odds(table.g, it, FREE, 2).black == 2


def test_B_CMB_06_terrain_is_favored_by_units_that_attack_into_it_or_stand_in_it():
    table = attacked(lake_man=2, orc=2)
    table.question()
    it, g = table.combat, table.g
    for side in (FREE, SHADOW):
        found = g.favoring(it.place(side), g.facts.terrain[it.target], side == it.attacker)
        assert ifs.FavorsTerrain(found).holds(g, card_of(side))
        assert not ifs.FavorsTerrain(found + 1).holds(g, card_of(side))


def test_B_PAS_06_only_the_attacker_comes_from_a_pass():
    table = attacked(lake_man=2, orc=2)
    table.question()
    table.combat.fighting = table.facts.mountain_passes[0]
    assert ifs.FromPass().holds(table.g, card_of(SHADOW)) and not ifs.FromPass().holds(table.g, card_of(FREE))



@BOTH
def test_B_CMB_06_who_attacks_favors_other_terrain_than_who_defends(side: int):
    table = attacking(lake_man=2, orc=2) if side == FREE else attacked(lake_man=2, orc=2)
    table.question()
    it, g = table.combat, table.g
    unit = LAKE_MAN if side == FREE else ORC
    terrain = g.facts.terrain[it.target]
    before = g.facts.favored_attacking[unit * 5 + terrain], g.facts.favored_defending[unit * 5 + terrain]
    try:
        g.facts.favored_attacking[unit * 5 + terrain], g.facts.favored_defending[unit * 5 + terrain] = True, False
        assert ifs.FavorsTerrain(2).holds(g, card_of(side))
        g.facts.favored_attacking[unit * 5 + terrain], g.facts.favored_defending[unit * 5 + terrain] = False, True
        assert not ifs.FavorsTerrain(1).holds(g, card_of(side))
    finally:
        g.facts.favored_attacking[unit * 5 + terrain], g.facts.favored_defending[unit * 5 + terrain] = before


def test_B_DMG_02_older_damage_is_the_first_to_go():
    table = attacked(lake_man=3, orc=3)
    table.question()
    it = table.combat
    for side in (FREE, SHADOW):
        it.now[FRESH + side], table.g.damage[it.place(side)] = 3, 1
        assert fresh(table.g, it, side) == 1
    assert (it.now[FRESH + FREE], it.now[FRESH + SHADOW]) == (1, 1)


@pytest.mark.parametrize(("attacker", "origin", "target"), [
    (FREE, "loop_meadow", "east_dale"), (SHADOW, "east_dale", "loop_meadow"),
])
def test_B_RET_01_the_damage_of_the_one_attacked_is_its_own(attacker: int, origin: str, target: str):
    table = Plays().army("loop_meadow", lake_man=4).army("east_dale", orc=4)
    it = prospect(table.g, attacker, table.place(origin), table.place(target))
    fair = fought_on(table.g, it).outcome
    table.g.damage[table.place(target)] = 3
    weak_defender = fought_on(table.g, it)
    table.g.damage[table.place(target)], table.g.damage[table.place(origin)] = 0, 3
    weak_attacker = fought_on(table.g, it)
    assert weak_defender.expected_units[1] < weak_attacker.expected_units[1]
    assert weak_defender.expected_units[0] > weak_attacker.expected_units[0]
    assert fair != weak_defender.outcome != weak_attacker.outcome


def test_B_GEN_02_leadership_beside_a_general_is_that_of_his_side():
    table = Plays().army("camp", lake_man=1, tokens=1, characters="bard")
    table.g.activated = 1 << BARD
    assert DiscardActivation((WithLeadership(),), -1).options(table.g, card_of(SHADOW), []) == [BARD]


def test_B_BAT_03_the_first_character_off_the_board_has_no_bats_and_the_first_region_has():
    table = Plays()
    table.g.bats = [1] * len(table.g.bats)
    table.g.characters[0] = -1
    assert not RemoveBats(0, 0).possible(table.g, card_of(SHADOW), 0)
    table.g.characters[0] = table.place("front_gate")
    assert RemoveBats(0, 0).territory(table.g) == table.facts.territory[table.place("front_gate")]


@pytest.mark.parametrize("most", [1, 2])
def test_B_MOV_20_no_more_armies_rally_than_the_card_says(most: int):
    table = Plays()
    for place in ("camp", "loop_meadow", "front_gate"): table.army(place, lake_man=2, damage=1)
    table.g.then(End())
    table.g.then(RallyArmies(FREE, most, 6, False))
    asked = 0
    while table.question() is not None:
        asked += type(table.question()).__name__ == "RallyWhich"
        table.careless()
    assert asked == most


@BOTH
def test_B_RNG_01_archers_shoot_at_the_other_side(side: int):
    table = Plays().army("loop_meadow", lake_man=2).army("east_dale", orc=2)
    unit, target = (LAKE_MAN, "east_dale") if side == FREE else (ORC, "loop_meadow")
    word = Archery([unit], [2], list(range(5)), 3)
    table.g.then(End())
    assert word.options(table.g, card_of(side), []) == [table.place(target)]
    word.chosen(table.g, card_of(side), [table.place(target)])
    table.dice(6, 6).end()
    assert table.damage(target) + (2 - table.units(target)) > 0
