"""What a table of the battle is worth to the Shadow: things that are counted, each with its weight (weights.json).

Only what everybody sees is counted: Settlements, Armies and how near they are to what they want, walls, Fate, persons,
tokens, the number of cards and dice, and cards in force. Its enemies want the opposite. A weight of one is a victory
point, more or less.

What is foreseen besides is a lord's: where the Shadow is strong enough, that Beorn comes, that Bolg can be killed.
"""
from __future__ import annotations

from functools import cache
from typing import Final

from ravenhill.bots.weights import weights
from ravenhill.games.five_armies.facts import Facts
from ravenhill.games.five_armies.rules.characters import POINTS_AGAINST_BEORN
from ravenhill.games.five_armies.state import END_OF_TURN, HAND, POINTS_TO_WIN, Battle
from ravenhill.games.five_armies.terms import BEORN, BILBO, BOLG, FREE, GENERALS, LORD_OF_THE_EAGLES, SHADOW, THORIN

TERMS: Final = ("victory", "settlements", "fate", "strength", "place", "small", "persons", "dice")
COUNTED: Final = (
    "settlement", "fate", "shadow strength", "free strength", "led", "reach", "guard", "wall", "shadow token",
    "free token", "card", "leadership", "bat", "eagle", "pass", "Thorin", "Beorn", "Bilbo", "Lord of the Eagles",
    "general", "active general", "ring", "wrath", "Bolg", "bodyguard", "die", "in force",
    "shadow",                            # what it is worth to be the Shadow, before anything is counted
)
FORESEEN: Final = ("hope", "fear", "late", "danger")
NAMES: Final = (*COUNTED, *FORESEEN)
HOPE: Final = len(COUNTED)
TERM_OF: Final = (1, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 5, 2, 4, 4, 2, 6)
WEIGHTS: Final = weights("five_armies", NAMES)
VICTORY: Final = 100.0
SPREAD: Final = 2.2                      # a table that is worth so much wins three times in four, about
DAMAGE: Final = 0.4                      # as a part of a unit
FADES: Final = 0.62                      # with each region of distance
IN_TIME: Final = 3                       # dice left, with which an effect of this turn counts like one that stays
ENOUGH: Final = 5                        # strength that counts in one place
NEARBY: Final = 0.4                      # of the strength around a place that may come to its help
WALL: Final = 0.8                        # strength that each Damage which a Fortification still takes is worth
BEORN_NEAR: Final = 2.0                  # strength that Beorn adds to whoever threatens Bolg


def worth(g: Battle, weight: list[float] = WEIGHTS) -> float:
    """To the Shadow."""
    if g.ended: return VICTORY if g.winner == SHADOW else -VICTORY
    total = 0.0
    for n, value in enumerate(looked_for(g, weight)): total += weight[n] * value
    return total


def terms(g: Battle, weight: list[float] = WEIGHTS) -> list[float]:
    """The same, in the order of TERMS."""
    found = [0.0] * len(TERMS)
    if g.ended: found[0] = worth(g)
    else:
        for n, value in enumerate(looked_for(g, weight)): found[TERM_OF[n]] += weight[n] * value
    return found


def features(g: Battle, side: int) -> list[float]:
    """What is counted, for a seat, so scaled that the sum by weights is the logit of its chance."""
    scale = SPREAD if side == SHADOW else -SPREAD
    return [value / scale for value in (*counted(g), *foreseen(g))]


def looked_for(g: Battle, weight: list[float]) -> list[float]:
    """In the order of NAMES: to foresee costs as much as to count all else, so that who hopes for nothing does not."""
    return counted(g) + foreseen(g) if weight[HOPE] else counted(g)


def counted(g: Battle) -> list[float]:
    """For the Shadow."""
    return [settled(g), fate(g), *armies(g), *small_things(g), *persons(g),
            float(g.dice_left(SHADOW) - g.dice_left(FREE)), in_force(g), 1.0]


def foreseen(g: Battle) -> list[float]: return [*sieges(g), lateness(g), danger_of_bolg(g)]


def in_force(g: Battle) -> float:
    """Effects that last: what they bring lies beyond the action. Those of one turn are worth what is left of it."""
    total = 0.0
    for n, source in enumerate(g.lasting):
        still = min(1.0, g.dice_left(source.side) / IN_TIME) if g.lasting_until[n] & END_OF_TURN else 1.0
        total += still if source.side == SHADOW else -still
    return total


def settled(g: Battle) -> float:
    """Points held; the last ones before the end of a turn are worth the game."""
    points = g.victory_points()
    return points + (5 if points >= POINTS_TO_WIN else 0)


def fate(g: Battle) -> float:
    """Steps, and the time that is left: Beorn ends the game if the Shadow has too little by then."""
    steps = float(g.fate)
    if g.fate >= g.facts.fate_step[BEORN] and not g.is_in_play(BEORN) and is_too_little(g): steps += 8
    return steps


def is_too_little(g: Battle) -> bool: return g.victory_points() < POINTS_AGAINST_BEORN


def strength(g: Battle, side: int, place: int) -> float:
    """Of an Army, less its Damage."""
    count = g.army(side, place)
    if not count: return 0.0
    whole = g.combat_strength(place)
    return whole * max(0.0, 1 - DAMAGE * g.damage[place] / count)


def armies(g: Battle) -> list[float]:
    """Strength by side, leadership, where Armies stand, and what guards Settlements: guards, and Damage of walls."""
    facts = g.facts
    places = facts.places
    shadow, free, led, reach, guard, wall = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    held = [min(float(ENOUGH), strength(g, FREE, place)) for place in facts.settlements]
    pulls = pull_of_settlements(facts)
    wanted: list[int] = []                   # Settlements, and how easy they are to take
    easy: list[float] = []
    lost: list[int] = []
    for n, place in enumerate(facts.settlements):
        if g.control[place]: lost.append(n)
        else:
            wanted.append(n)
            easy.append(1 / (1 + 0.15 * held[n]))
    for place in range(places):
        if g.armies[places + place]:
            force, leadership = strength(g, SHADOW, place), g.leadership(SHADOW, place)
            near = min(float(ENOUGH + 2), force + 0.5 * min(3, leadership))
            row, pull = pulls[place], 0.0
            for at, n in enumerate(wanted):
                value = row[n] * easy[at]
                if value > pull: pull = value
            shadow += force
            led += leadership
            reach += near * pull
        elif g.armies[place]:
            force = strength(g, FREE, place)
            free += force
            led -= g.leadership(FREE, place)
            if lost:
                row, pull = pulls[place], 0.0
                for n in lost:
                    if row[n] > pull: pull = row[n]
                reach -= pull * min(float(ENOUGH), force)
    for n in wanted:
        place = facts.settlements[n]
        wall += g.walls[place]
        guard += facts.victory_points[place] * held[n] ** 0.7
    return [shadow, free, led, reach, guard, wall]


def sieges(g: Battle) -> list[float]:
    """Points that the Shadow may hope to take, and must fear to lose again.

    Strength counts by what stands against it, and never as much as the points: who only counts it shuns the losses of
    every attack and waits.
    """
    facts = g.facts
    shadow, free = near_settlements(g, SHADOW), near_settlements(g, FREE)
    hope, fear = 0.0, 0.0
    for n, place in enumerate(facts.settlements):
        points = facts.victory_points[place]
        if g.control[place]:
            held = strength(g, SHADOW, place)
            fear += points * prevails(free[n], 1.0 + held + NEARBY * (shadow[n] - held))
        else:
            held = strength(g, FREE, place)
            walls = WALL * max(0, facts.protection[place] - g.walls[place])
            hope += points * prevails(shadow[n], 0.5 + held + NEARBY * (free[n] - held) + walls)
    return [hope, fear]


def near_settlements(g: Battle, side: int) -> list[float]:
    """How much strength of a side is at each Settlement; the farther away the less of it."""
    found = [0.0] * len(g.facts.settlements)
    shares, lead = share_by_distance(g.facts), 0.5 if side == SHADOW else 0.3
    for place in g.places_with_army(side):
        force = strength(g, side, place) + lead * min(3, g.leadership(side, place))
        for n, share in enumerate(shares[place]): found[n] += force * share
    return found


def prevails(one: float, other: float) -> float:
    """By the square of its strength."""
    return one * one / (one * one + other * other)


def lateness(g: Battle) -> float:
    """The points that the Shadow lacks when Beorn comes, the more the sooner he may."""
    if g.is_in_play(BEORN) or not is_too_little(g): return 0.0
    time = min(1.0, g.fate / g.facts.fate_step[BEORN])
    return (POINTS_AGAINST_BEORN - g.victory_points()) * time * time


def danger_of_bolg(g: Battle) -> float:
    """His death is the end: how strong those next to him are."""
    place = g.characters[BOLG]
    if place < 0: return 0.0
    enemies = BEORN_NEAR if g.characters[BEORN] >= 0 else 0.0
    for other in g.facts.adjacent[place]:
        if g.army(FREE, other): enemies += strength(g, FREE, other) + 0.5 * min(3, g.leadership(FREE, other))
    own = strength(g, SHADOW, place) + 0.5 * min(3, g.leadership(SHADOW, place)) + 0.5 * g.bodyguards
    return prevails(enemies, own + 0.1)


@cache
def pull_of_settlements(facts: Facts) -> list[list[float]]:
    """How much each Settlement draws an Army of each place."""
    return [[facts.victory_points[target] * FADES ** distance for target, distance in zip(facts.settlements, row)]
            for row in to_settlements(facts)]


@cache
def share_by_distance(facts: Facts) -> list[list[float]]:
    """How much of an Army of each place counts at each Settlement."""
    return [[FADES ** distance for distance in row] for row in to_settlements(facts)]


@cache
def to_settlements(facts: Facts) -> list[list[int]]:
    """How many regions an Army must march from each place to each Settlement."""
    found = [[99] * len(facts.settlements) for _ in range(facts.places)]
    for n, target in enumerate(facts.settlements):
        found[target][n] = 0
        for _ in range(facts.places):
            for place in range(facts.places):
                for other in facts.onward[place]:
                    found[place][n] = min(found[place][n], found[other][n] + 1)
    return found


def persons(g: Battle) -> list[float]:
    """Who is in play, and what they have."""
    bolg = g.is_in_play(BOLG)
    return [float(g.is_in_play(THORIN)), float(g.is_in_play(BEORN)), float(g.is_in_play(BILBO)),
            float(g.is_in_play(LORD_OF_THE_EAGLES)), float(sum(g.is_in_play(general) for general in range(GENERALS))),
            float(g.active_generals()), float(g.rings), float(g.wrath), float(bolg), float(g.bodyguards if bolg else 0)]


def small_things(g: Battle) -> list[float]:
    """Tokens facedown by side, cards, Leadership, Bats, Eagles, and goblins behind a Pass that is open."""
    facts = g.facts
    tokens, leadership = [0, 0], 0
    for group, side in enumerate(facts.side_of_group):
        tokens[side] += sum(g.recruits[group * facts.places:group * facts.places + facts.places])
    for place in range(facts.places):
        there = g.leadership_tokens[place]
        if there: leadership += there if g.army(SHADOW, place) else -there
    return [float(tokens[SHADOW]), float(tokens[FREE]), float(len(g.piles[HAND + SHADOW]) - len(g.piles[HAND + FREE])),
            float(leadership), float(sum(g.bats)), float(sum(g.eagles)), float(g.open_passes.bit_count())]
