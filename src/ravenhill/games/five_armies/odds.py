"""Exact odds of a combat: hits, damage and outcomes of a round, and the outlook if both fight on.

Nothing is sampled and nothing here knows the table: the rules hand over plain numbers. A distribution is a
list whose index is the number counted. Weights of a roll are whole numbers out of `36 ** dice` (each die and
its possible re-roll), so they are exact; chances are those weights divided once.

Which dice are re-rolled: as many failed dice as allowed, black ones first while no black die has hit. That
makes the Maneuver Ability likeliest and costs no hits, and re-rolling a failed die never hurts.
"""

from __future__ import annotations

from typing import Final

MOST_DICE: Final = 5
NEITHER: Final = 0
ATTACKER_GONE: Final = 1
DEFENDER_GONE: Final = 2
BOTH_GONE: Final = 3


class ArmyOdds:
    """What the odds need to know of one Army in one round."""

    dice: int  # B-CMB-20  already limited to five
    black: int  # B-CMB-21  of these, black
    target: int  # B-CMB-30 to 33
    rerolls: int  # B-CMB-40  Leadership
    add_to_roll: int  # B-CMB-34, 35
    add_to_reroll: int
    units: int
    damage: int
    fortification: int  # B-FOR-01  protection not yet used up; 0: none or broken
    inflicts: int  # damage added whatever the dice show
    inflicts_if_black: int  # damage added if a black die hits (B-CMB-22)
    prevents: int  # damage to itself prevented whatever the dice show
    prevents_if_black: int
    wrath: int  # B-BEO-14  Beorn's Wrath tokens; 0: an Army

    def __init__(
        self,
        dice: int,
        black: int = 0,
        target: int = 5,
        rerolls: int = 0,
        add_to_roll: int = 0,
        add_to_reroll: int = 0,
        units: int = 1,
        damage: int = 0,
        fortification: int = 0,
        inflicts: int = 0,
        inflicts_if_black: int = 0,
        prevents: int = 0,
        prevents_if_black: int = 0,
        wrath: int = 0,
    ) -> None:
        self.dice = dice
        self.black = min(black, dice)
        self.target = target
        self.rerolls = rerolls
        self.add_to_roll = add_to_roll
        self.add_to_reroll = add_to_reroll
        self.units = units
        self.damage = damage
        self.fortification = fortification
        self.inflicts = inflicts
        self.inflicts_if_black = inflicts_if_black
        self.prevents = prevents
        self.prevents_if_black = prevents_if_black
        self.wrath = wrath


class RoundOdds:
    """One round, seen from both sides. Index 0 of a pair is the attacker, 1 the defender."""

    hits: list[list[float]]  # by side: chance of so many hits scored
    expected_hits: list[float]
    black_hit: list[float]  # by side: chance that at least one of its black dice hits
    joint_hits: list[list[float]]  # [attacker's hits][defender's hits]
    damage: list[list[float]]  # by side: chance of so much damage suffered, Fortification included
    expected_damage: list[float]
    to_fortification: list[float]  # by side: expected damage the Fortification takes
    fortification_breaks: list[float]  # by side: chance that it is broken in this round
    casualties: list[list[float]]  # by side: chance of so many mandatory casualties
    expected_casualties: list[float]
    outcome: list[float]  # chances of NEITHER, ATTACKER_GONE, DEFENDER_GONE, BOTH_GONE

    def __init__(self, attacker: ArmyOdds, defender: ArmyOdds) -> None:
        most = [most_damage(defender, attacker), most_damage(attacker, defender)]
        self.hits = [[0.0] * (attacker.dice + 1), [0.0] * (defender.dice + 1)]
        self.expected_hits = [0.0, 0.0]
        self.black_hit = [0.0, 0.0]
        self.joint_hits = [[0.0] * (defender.dice + 1) for _ in range(attacker.dice + 1)]
        self.damage = [[0.0] * (most[0] + 1), [0.0] * (most[1] + 1)]
        self.expected_damage = [0.0, 0.0]
        self.to_fortification = [0.0, 0.0]
        self.fortification_breaks = [0.0, 0.0]
        self.casualties = [[0.0] * (attacker.units + 1), [0.0] * (defender.units + 1)]
        self.expected_casualties = [0.0, 0.0]
        self.outcome = [0.0, 0.0, 0.0, 0.0]


class Outlook:
    """What becomes of a combat that both sides fight on. In a pair, 0 is the attacker and 1 the defender."""

    outcome: list[float]  # NEITHER: the attacker stopped, or the rounds ran out
    units_left: list[list[float]]  # by side: chance of ending with so many units
    expected_units: list[float]
    expected_rounds: float  # rounds fought

    def __init__(self, attacker_units: int, defender_units: int) -> None:
        self.outcome = [0.0, 0.0, 0.0, 0.0]
        self.units_left = [[0.0] * (attacker_units + 1), [0.0] * (defender_units + 1)]
        self.expected_units = [0.0, 0.0]
        self.expected_rounds = 0.0


def hitting_faces(target: int, add: int) -> int:
    """B-CMB-35, 36  How many of the six faces hit: a natural 1 never, a natural 6 always."""
    faces = 1
    for face in range(2, 6):
        if face + add >= target:
            faces += 1
    return faces


def roll_weights(
    dice: int, black: int, target: int, rerolls: int, add: int = 0, add_again: int = 0
) -> list[int]:
    """B-CMB-20 to 23, 34 to 40  Weights of (hits, did a black die hit) out of 36 ** dice.

    Entry `2 * hits` is for no black hit, entry `2 * hits + 1` for at least one.
    """
    first = hitting_faces(target, add)
    again = hitting_faces(target, add_again)
    white = dice - black
    found = [0] * (2 * dice + 2)
    for black_hits in range(black + 1):
        ways_black = choose(black, black_hits) * first**black_hits * (6 - first) ** (black - black_hits)
        for white_hits in range(white + 1):
            ways = ways_black * choose(white, white_hits)
            ways *= first**white_hits * (6 - first) ** (white - white_hits)
            failed = dice - black_hits - white_hits
            tries = min(rerolls, failed)
            black_tries = 0 if black_hits > 0 else min(tries, black)
            ways *= 6 ** (dice - tries)
            for black_more in range(black_tries + 1):
                some = ways * choose(black_tries, black_more) * again**black_more
                some *= (6 - again) ** (black_tries - black_more)
                active = 1 if black_hits + black_more > 0 else 0
                others = tries - black_tries
                for more in range(others + 1):
                    weight = some * choose(others, more) * again**more * (6 - again) ** (others - more)
                    found[2 * (black_hits + white_hits + black_more + more) + active] += weight
    return found


def choose(total: int, some: int) -> int:
    """In how many ways some of a total can be picked."""
    ways = 1
    for n in range(some):
        ways = ways * (total - n) // (n + 1)
    return ways


def hit_chances(
    dice: int, target: int = 5, rerolls: int = 0, add: int = 0, add_again: int = 0
) -> list[float]:
    """B-RAL-02, B-EAG-08  Chances of 0, 1, … successes of any roll: combat, rally, archery, eagles."""
    weights = roll_weights(dice, 0, target, rerolls, add, add_again)
    total = float(36**dice)
    return [weights[2 * n] / total for n in range(dice + 1)]


def black_hit_chance(
    dice: int, black: int, target: int = 5, rerolls: int = 0, add: int = 0, add_again: int = 0
) -> float:
    """B-CMB-22  The chance that the Maneuver Ability may be used."""
    weights = roll_weights(dice, min(black, dice), target, rerolls, add, add_again)
    found = 0
    for n in range(dice + 1):
        found += weights[2 * n + 1]
    return found / float(36**dice)


def mandatory_casualties(units: int, damage: int) -> int:
    """B-DMG-05  Units lost, each with two damage, until no more damage than units is left."""
    return max(0, min(units, damage - units))


def most_damage(by: ArmyOdds, to: ArmyOdds) -> int:
    """The most one Army can do to another in a round."""
    return max(0, by.dice + by.inflicts + by.inflicts_if_black - to.prevents)


def damage_suffered(by: ArmyOdds, hits: int, by_black: bool, to: ArmyOdds, to_black: bool) -> int:
    """B-DMG-01, 02, B-AMB-46  Hits and added damage less what is prevented."""
    suffered = by.inflicts + hits - to.prevents
    if by_black:
        suffered += by.inflicts_if_black
    if to_black:
        suffered -= to.prevents_if_black
    return max(0, suffered)


def round_odds(attacker: ArmyOdds, defender: ArmyOdds) -> RoundOdds:
    """B-CMB-10  Everything that can come of one round, with mandatory casualties only."""
    odds = RoundOdds(attacker, defender)
    armies = [attacker, defender]
    chances: list[list[float]] = []
    for side in range(2):
        it = armies[side]
        weights = roll_weights(it.dice, it.black, it.target, it.rerolls, it.add_to_roll, it.add_to_reroll)
        total = float(36**it.dice)
        chances.append([weight / total for weight in weights])
        for hits in range(it.dice + 1):
            chance = chances[side][2 * hits] + chances[side][2 * hits + 1]
            odds.hits[side][hits] = chance
            odds.expected_hits[side] += hits * chance
            odds.black_hit[side] += chances[side][2 * hits + 1]
    for one in range(2 * attacker.dice + 2):
        for two in range(2 * defender.dice + 2):
            chance = chances[0][one] * chances[1][two]
            if chance > 0.0:
                odds.joint_hits[one // 2][two // 2] += chance
                black_one, black_two = one % 2 == 1, two % 2 == 1
                to_attacker = damage_suffered(defender, two // 2, black_two, attacker, black_one)
                to_defender = damage_suffered(attacker, one // 2, black_one, defender, black_two)
                gone = ATTACKER_GONE if suffer(odds, 0, attacker, to_attacker, chance) else NEITHER
                gone += DEFENDER_GONE if suffer(odds, 1, defender, to_defender, chance) else NEITHER
                odds.outcome[gone] += chance
    return odds


def suffer(odds: RoundOdds, side: int, it: ArmyOdds, damage: int, chance: float) -> bool:
    """B-FOR-02, 03, B-DMG-05, B-BEO-14  Enters so much damage into the odds. True: eliminated."""
    absorbed = min(damage, it.fortification)
    if it.wrath > 0:
        lost = it.units if damage - absorbed >= it.wrath else 0
    else:
        lost = mandatory_casualties(it.units, it.damage + damage - absorbed)
    odds.damage[side][damage] += chance
    odds.expected_damage[side] += damage * chance
    odds.to_fortification[side] += absorbed * chance
    if it.fortification > 0 and absorbed == it.fortification:
        odds.fortification_breaks[side] += chance
    odds.casualties[side][lost] += chance
    odds.expected_casualties[side] += lost * chance
    return lost == it.units


def units_after(units: int, damage: int, more: int) -> int:
    """B-DMG-05  Units left after so much more damage, however it was spread over rounds."""
    return units - mandatory_casualties(units, damage + more)


def strengths_left(strengths: list[int]) -> list[int]:
    """B-CMB-20  Dice of an Army by the number of its units left, when the weakest are lost first."""
    best = sorted(strengths, reverse=True)
    found = [0]
    for strength in best:
        found.append(found[-1] + strength)
    return [min(MOST_DICE, dice) for dice in found]


def outlook(
    attacker: list[int],
    defender: list[int],
    attacker_damage: int = 0,
    defender_damage: int = 0,
    attacker_rerolls: int = 0,
    defender_rerolls: int = 0,
    fortification: int = 0,
    first_target: int = 5,
    stop_below: int = 0,
    rounds: int = 0,
) -> Outlook:
    """B-CMB-10, B-RET-01  The combat fought on: exact, by the damage each side has taken so far.

    `attacker` and `defender` are the Combat Strengths of the units. The policy: no cards, no black dice,
    mandatory casualties only, the weakest units first, Leadership as it is; the defender stays; the attacker
    withdraws when fewer than `stop_below` units are left. `first_target` is the attacker's Target Number in
    the first round (6 across a ford or up a slope); while the Fortification stands it is 6. `rounds` 0: to
    the end.
    """
    # Since each mandatory casualty takes exactly two damage away, units and damage left follow from the total
    # damage taken. So a state is a pair of totals, and a round only ever adds to them.
    dice = [strengths_left(attacker), strengths_left(defender)]
    ends = [
        max(0, 2 * len(attacker) - attacker_damage),
        max(0, 2 * len(defender) - defender_damage) + fortification,
    ]
    width = ends[1] + 1
    result = Outlook(len(attacker), len(defender))
    mass = [0.0] * ((ends[0] + 1) * width)
    mass[0] = 1.0
    units = [
        [units_after(len(attacker), attacker_damage, taken) for taken in range(ends[0] + 1)],
        [
            units_after(len(defender), defender_damage, max(0, taken - fortification))
            for taken in range(width)
        ],
    ]
    tables = [
        hit_tables(attacker_rerolls, 5),
        hit_tables(attacker_rerolls, 6),
        hit_tables(defender_rerolls, 5),
    ]
    fought = 0
    while rounds == 0 or fought < rounds:
        lasting = rounds == 0 and fought > 0  # after the first round: follow each state until it is left
        following = mass if lasting else [0.0] * len(mass)
        moved = False
        for taken in range(ends[0] + ends[1] + 1):
            for one in range(max(0, taken - ends[1]), min(ends[0], taken) + 1):
                two = taken - one
                state = one * width + two
                here = mass[state]
                left_one, left_two = units[0][one], units[1][two]
                if here == 0.0:
                    continue
                if left_one == 0 or left_two == 0 or left_one < stop_below:
                    if not lasting:
                        following[state] += here
                    continue
                moved = True
                target = first_target if fought == 0 else 5
                hard = target == 6 or two < fortification
                attack = tables[1 if hard else 0][dice[0][left_one]]
                defence = tables[2][dice[1][left_two]]
                if lasting:
                    here /= 1.0 - attack[0] * defence[0]
                    mass[state] = 0.0
                result.expected_rounds += here
                for hits in range(len(attack)):
                    there = min(ends[1], two + hits)
                    for hits_back in range(len(defence)):
                        if lasting and hits + hits_back == 0:
                            continue
                        following[min(ends[0], one + hits_back) * width + there] += (
                            here * attack[hits] * defence[hits_back]
                        )
        mass = following
        fought += 1
        if lasting or not moved:
            break
    for one in range(ends[0] + 1):
        for two in range(width):
            enter_end(result, units[0][one], units[1][two], mass[one * width + two])
    return result


def hit_tables(rerolls: int, target: int) -> list[list[float]]:
    """Chances of hits for 0 to 5 dice."""
    return [hit_chances(dice, target, rerolls) for dice in range(MOST_DICE + 1)]


def enter_end(result: Outlook, attackers: int, defenders: int, chance: float) -> None:
    """One way for the combat to end."""
    gone = (ATTACKER_GONE if attackers == 0 else NEITHER) + (DEFENDER_GONE if defenders == 0 else NEITHER)
    result.outcome[gone] += chance
    result.units_left[0][attackers] += chance
    result.units_left[1][defenders] += chance
    result.expected_units[0] += attackers * chance
    result.expected_units[1] += defenders * chance
