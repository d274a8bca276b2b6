"""The odds against plain enumeration of every roll."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ravenhill.games.five_armies.odds import (
    ATTACKER_GONE,
    BOTH_GONE,
    DEFENDER_GONE,
    MOST_DICE,
    NEITHER,
    ArmyOdds,
    black_hit_chance,
    hit_chances,
    hitting_faces,
    mandatory_casualties,
    outlook,
    roll_weights,
    round_odds,
    strengths_left,
    units_after,
)


def is_hit(face: int, target: int, add: int) -> bool:
    return face == 6 or (face != 1 and face + add >= target)


def every_roll(
    dice: int, black: int, target: int, rerolls: int, add: int, again: int, black_first: bool = True
):
    """The weights by rolling every die twice in every way; the second roll counts only where it is used."""
    found = [0] * (2 * dice + 2)
    for first in product(range(1, 7), repeat=dice):
        hits = [is_hit(face, target, add) for face in first]
        failed = [n for n in range(dice) if not hits[n]]
        if black_first and not any(hits[:black]):
            order = failed
        else:
            order = failed[::-1]
        chosen = order[:rerolls]
        for second in product(range(1, 7), repeat=dice):
            final = list(hits)
            for n in chosen:
                final[n] = is_hit(second[n], target, again)
            found[2 * sum(final) + int(any(final[:black]))] += 1
    return found


rolls = st.tuples(
    st.integers(0, 3),
    st.integers(0, 3),
    st.integers(2, 8),
    st.integers(0, 4),
    st.integers(-2, 3),
    st.integers(-2, 3),
)


@settings(max_examples=40, deadline=None)
@given(rolls)
def test_weights_equal_every_roll_counted(roll):
    dice, black, target, rerolls, add, again = roll
    black = min(black, dice)
    assert roll_weights(dice, black, target, rerolls, add, again) == every_roll(*(dice, black), *roll[2:])


@settings(max_examples=20, deadline=None)
@given(rolls)
def test_black_dice_first_is_the_policy_that_activates_most_and_costs_no_hits(roll):
    dice, black, target, rerolls, add, again = roll
    black = min(black, dice)
    ours = roll_weights(dice, black, target, rerolls, add, again)
    other = every_roll(dice, black, target, rerolls, add, again, black_first=False)
    assert sum(ours[1::2]) >= sum(other[1::2])
    assert [a + b for a, b in zip(ours[::2], ours[1::2])] == [a + b for a, b in zip(other[::2], other[1::2])]


@pytest.mark.parametrize("dice", range(11))
def test_weights_are_complete(dice):
    for black in range(dice + 1):
        for rerolls in range(dice + 2):
            assert sum(roll_weights(dice, black, 5, rerolls)) == 36**dice


@pytest.mark.parametrize("target", range(1, 10))
@pytest.mark.parametrize("add", range(-6, 7))
def test_B_CMB_36_a_natural_one_misses_and_a_natural_six_hits(target, add):
    faces = hitting_faces(target, add)
    assert 1 <= faces <= 5
    assert faces == sum(is_hit(face, target, add) for face in range(1, 7))


def test_B_CMB_30_five_and_six_hit():
    assert hit_chances(1) == [pytest.approx(2 / 3), pytest.approx(1 / 3)]


def test_B_CMB_31_only_sixes_hit_at_target_number_six():
    assert hit_chances(1, target=6)[1] == pytest.approx(1 / 6)


def test_B_CMB_34_a_modifier_touches_only_the_roll_it_names():
    assert hit_chances(1, rerolls=1, add=1)[1] == pytest.approx(1 / 2 + 1 / 2 * 1 / 3)
    assert hit_chances(1, rerolls=1, add_again=1)[1] == pytest.approx(1 / 3 + 2 / 3 * 1 / 2)


def test_B_CMB_40_each_die_is_rerolled_once_at_most():
    assert hit_chances(2, rerolls=2) == pytest.approx(hit_chances(2, rerolls=9))


def test_B_CMB_22_one_black_die_and_its_reroll():
    assert black_hit_chance(4, 1) == pytest.approx(1 / 3)
    assert black_hit_chance(4, 1, rerolls=1) == pytest.approx(1 - 4 / 9)
    assert black_hit_chance(4, 0, rerolls=4) == 0.0


def test_B_EAG_08_three_dice_on_four_each_failed_die_rerolled():
    chances = hit_chances(3, target=4, rerolls=3)
    assert sum(n * chance for n, chance in enumerate(chances)) == pytest.approx(3 * 3 / 4)


def casualties_one_by_one(units: int, damage: int) -> tuple[int, int]:
    while damage > units > 0:
        units -= 1
        damage = max(0, damage - 2)
    return units, damage


def test_B_DMG_05_casualties_equal_the_rule_followed_step_by_step():
    for units in range(13):
        for damage in range(30):
            assert units - mandatory_casualties(units, damage) == casualties_one_by_one(units, damage)[0]


def test_B_EX_13_three_units_five_damage():
    assert mandatory_casualties(3, 5) == 2


@given(st.integers(1, 8), st.lists(st.integers(0, 5), max_size=8), st.data())
def test_units_left_do_not_depend_on_how_damage_came(units, blows, data):
    start = damage = data.draw(st.integers(0, units))
    left = units
    for blow in blows:
        left, damage = casualties_one_by_one(left, damage + blow)
        if left == 0:
            break
    assert units_after(units, start, sum(blows)) == left


armies = st.builds(
    ArmyOdds,
    dice=st.integers(0, 2),
    black=st.integers(0, 2),
    target=st.integers(4, 6),
    rerolls=st.integers(0, 2),
    units=st.integers(1, 3),
    damage=st.integers(0, 1),
    fortification=st.integers(0, 2),
    inflicts=st.integers(0, 1),
    inflicts_if_black=st.integers(0, 2),
    prevents=st.integers(0, 1),
    prevents_if_black=st.integers(0, 2),
)


@settings(max_examples=60, deadline=None)
@given(armies, armies)
def test_a_round_equals_every_pair_of_rolls_counted(attacker, defender):
    both = [every_roll(it.dice, it.black, it.target, it.rerolls, 0, 0) for it in (attacker, defender)]
    total = 36 ** (attacker.dice + defender.dice)
    outcome = [Fraction(0)] * 4
    damage = [Fraction(0), Fraction(0)]
    lost = [Fraction(0), Fraction(0)]
    broken = [Fraction(0), Fraction(0)]
    for one, two in product(range(len(both[0])), range(len(both[1]))):
        chance = Fraction(both[0][one] * both[1][two], total)
        gone = 0
        for side, own, enemy, mine, theirs in (
            (0, attacker, defender, one, two),
            (1, defender, attacker, two, one),
        ):
            blow = theirs // 2 + enemy.inflicts + (enemy.inflicts_if_black if theirs % 2 else 0)
            blow = max(0, blow - own.prevents - (own.prevents_if_black if mine % 2 else 0))
            overflow = max(0, blow - own.fortification)
            left, _ = casualties_one_by_one(own.units, own.damage + overflow)
            damage[side] += chance * blow
            lost[side] += chance * (own.units - left)
            broken[side] += chance * (own.fortification > 0 and blow >= own.fortification)
            gone += (left == 0) << side
        outcome[gone] += chance
    found = round_odds(attacker, defender)
    assert found.outcome == pytest.approx([float(it) for it in outcome])
    assert found.expected_damage == pytest.approx([float(it) for it in damage])
    assert found.expected_casualties == pytest.approx([float(it) for it in lost])
    assert found.fortification_breaks == pytest.approx([float(it) for it in broken])
    for rows in (*found.hits, *found.damage, *found.casualties, [sum(row) for row in found.joint_hits]):
        assert sum(rows) == pytest.approx(1)


def test_B_FOR_03_damage_beyond_the_breaking_point_reaches_the_army():
    attacker = ArmyOdds(0, inflicts=5)
    found = round_odds(attacker, ArmyOdds(0, units=2, fortification=3, damage=1))
    assert found.to_fortification[1] == found.expected_damage[1] - 2 == 3
    assert found.fortification_breaks[1] == found.expected_casualties[1] == 1


def test_B_FOR_01_a_fortification_holds_below_its_value():
    found = round_odds(ArmyOdds(0, inflicts=2), ArmyOdds(0, units=2, fortification=3, damage=1))
    assert found.fortification_breaks[1] == found.expected_casualties[1] == 0


def test_B_BEO_14_beorn_is_out_at_no_wrath():
    strong, weak = ArmyOdds(4, wrath=3), ArmyOdds(4, wrath=2)
    attacker = ArmyOdds(0, inflicts=2, units=5)
    assert round_odds(attacker, strong).outcome[NEITHER] == pytest.approx(1)
    assert round_odds(attacker, weak).outcome[DEFENDER_GONE] == pytest.approx(1)


def fought_out(attacker, defender, damage, rerolls, fortification, first_target, stop_below, rounds):
    """The outlook by following units and damage, round by round, in exact fractions."""

    @cache
    def hits(dice: int, target: int, again: int) -> list[Fraction]:
        weights = every_roll(dice, 0, target, again, 0, 0)
        return [Fraction(weight, 36**dice) for weight in weights[::2]]

    dice = [strengths_left(attacker), strengths_left(defender)]
    ends = [0.0] * 4
    table: dict[tuple[int, ...], Fraction] = {
        (len(attacker), damage[0], len(defender), damage[1], fortification): Fraction(1)
    }
    for n in range(rounds):
        following: dict[tuple[int, ...], Fraction] = {}
        for (one, hurt_one, two, hurt_two, wall), chance in table.items():
            if one == 0 or two == 0 or one < stop_below:
                ends[(one == 0) + 2 * (two == 0)] += float(chance)
                continue
            target = 6 if wall or (n == 0 and first_target == 6) else 5
            for a, p in enumerate(hits(dice[0][one], target, rerolls[0])):
                for b, q in enumerate(hits(dice[1][two], 5, rerolls[1])):
                    absorbed = min(a, wall)
                    state = (
                        *casualties_one_by_one(one, hurt_one + b),
                        *casualties_one_by_one(two, hurt_two + a - absorbed),
                        wall - absorbed,
                    )
                    following[state] = following.get(state, Fraction(0)) + chance * p * q
        table = following
    for (one, _, two, _, _), chance in table.items():
        ends[(one == 0) + 2 * (two == 0)] += float(chance)
    return ends


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.integers(1, 2), min_size=1, max_size=2),
    st.lists(st.integers(1, 2), min_size=1, max_size=2),
    st.tuples(st.integers(0, 1), st.integers(0, 1)),
    st.tuples(st.integers(0, 1), st.integers(0, 1)),
    st.integers(0, 2),
    st.sampled_from((5, 6)),
    st.integers(0, 2),
    st.integers(1, 5),
)
def test_the_outlook_equals_the_rounds_followed_one_by_one(
    attacker, defender, damage, rerolls, fortification, first_target, stop_below, rounds
):
    one, two = (units if sum(units) <= 3 else units[:1] for units in (attacker, defender))
    expected = fought_out(one, two, damage, rerolls, fortification, first_target, stop_below, rounds)
    hurt_one, hurt_two = damage
    again_one, again_two = rerolls
    found = outlook(
        one, two, hurt_one, hurt_two, again_one, again_two, fortification, first_target, stop_below, rounds
    )
    assert found.outcome == pytest.approx(expected)


def test_fighting_to_the_end_is_the_limit_of_many_rounds():
    last = outlook([1, 1, 2], [1, 2], 1, 0, 2, 1, 3, 6)
    many = outlook([1, 1, 2], [1, 2], 1, 0, 2, 1, 3, 6, rounds=400)
    assert last.outcome == pytest.approx(many.outcome)
    assert last.expected_units == pytest.approx(many.expected_units)
    assert last.expected_rounds == pytest.approx(many.expected_rounds)
    assert last.outcome[NEITHER] == 0.0
    assert sum(last.outcome) == pytest.approx(1)


def test_B_RET_01_an_attacker_who_stops_is_not_eliminated_by_going_on():
    bold = outlook([1] * 5, [1] * 5)
    careful = outlook([1] * 5, [1] * 5, stop_below=3)
    assert careful.outcome[ATTACKER_GONE] < bold.outcome[ATTACKER_GONE]
    assert careful.outcome[NEITHER] > 0


def test_equal_armies_have_equal_prospects():
    found = outlook([1, 1, 2], [2, 1, 1], 1, 1, 1, 1)
    assert found.outcome[ATTACKER_GONE] == pytest.approx(found.outcome[DEFENDER_GONE])
    assert 0 < found.outcome[BOTH_GONE] < 1


def test_B_CMB_20_never_more_than_five_dice():
    assert strengths_left([2, 2, 2, 1]) == [0, 2, 4, 5, 5]
    assert MOST_DICE == 5


def test_an_army_already_gone_fights_nobody():
    assert outlook([], [1]).outcome[ATTACKER_GONE] == 1
    assert outlook([1], [], fortification=2).outcome[DEFENDER_GONE] == 1
