"""What a table of the battle is worth to the Shadow, in victory points, more or less, term by term.

Only what everybody sees is counted: Settlements, Armies and how near they are to what they want, walls, Fate, persons,
tokens, the number of cards and dice. Its enemies want the opposite.
"""
from __future__ import annotations

from functools import cache
from typing import Final

from ravenhill.games.five_armies.facts import Facts
from ravenhill.games.five_armies.state import HAND, POINTS_TO_WIN, Battle
from ravenhill.games.five_armies.terms import BEORN, BILBO, BOLG, FREE, GENERALS, LORD_OF_THE_EAGLES, SHADOW, THORIN

TERMS: Final = ("victory", "settlements", "fate", "strength", "place", "small", "persons", "dice")
VICTORY: Final = 100.0
POINT: Final = 1.0                       # of victory, for a Settlement held
STEP: Final = 0.55                       # of Fate
STRENGTH: Final = (0.30, 0.17)           # Combat Strength of a unit, by side: the Shadow has more of them
DAMAGE: Final = 0.4                      # as a part of a unit
TOKEN: Final = (0.12, 0.09)              # facedown, by side
CARD: Final = 0.12
DIE: Final = 0.30                        # an unused Action Die
LEADERSHIP: Final = 0.06
LED: Final = 0.05                        # a character's rating, with an Army
BAT: Final = 0.05
EAGLE: Final = 0.2
WALL: Final = 0.10                       # Damage on walls
GUARD: Final = 0.09                      # strength on a Settlement that is the Free Peoples', for each point of it
REACH: Final = 0.11                      # strength near such a Settlement, for each point of it
FADES: Final = 0.62                      # with each region of distance
ENOUGH: Final = 5                        # strength that counts in one place
PERSONS: Final = {THORIN: 0.9, BEORN: 2.5, BILBO: 0.3, LORD_OF_THE_EAGLES: 0.9}


def worth(g: Battle) -> float:
    """To the Shadow."""
    return sum(terms(g))


def terms(g: Battle) -> list[float]:
    """The same, in the order of TERMS."""
    if g.ended: return [VICTORY if g.winner == SHADOW else -VICTORY, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    strength, place = armies(g)
    return [0.0, POINT * settled(g), -STEP * fate(g), strength, place, small_things(g), -persons(g),
            DIE * (g.dice_left(SHADOW) - g.dice_left(FREE))]


def settled(g: Battle) -> float:
    """Points held; the last ones before the end of a turn are worth the game."""
    points = g.victory_points()
    return points + (5 if points >= POINTS_TO_WIN else 0)


def fate(g: Battle) -> float:
    """Steps, and the time that is left: Beorn ends the game if the Shadow has too little by then."""
    steps = float(g.fate)
    if g.fate >= g.facts.fate_step[BEORN] and not g.is_in_play(BEORN) and g.victory_points() < 6: steps += 8
    return steps


def strength(g: Battle, side: int, place: int) -> float:
    """Of an Army, less its Damage."""
    count = g.army(side, place)
    if not count: return 0.0
    whole = g.combat_strength(place)
    return whole * max(0.0, 1 - DAMAGE * g.damage[place] / count)


def armies(g: Battle) -> tuple[float, float]:
    """Armies for themselves, and for where they stand."""
    facts = g.facts
    places = facts.places
    own, total = 0.0, 0.0
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
            own += STRENGTH[SHADOW] * force + LED * leadership
            total += REACH * near * pull
        elif g.armies[place]:
            force = strength(g, FREE, place)
            own -= STRENGTH[FREE] * force + LED * g.leadership(FREE, place)
            if lost:
                row, pull = pulls[place], 0.0
                for n in lost:
                    if row[n] > pull: pull = row[n]
                total -= REACH * pull * min(float(ENOUGH), force)
    for n in wanted:
        place = facts.settlements[n]
        total += WALL * g.walls[place] - GUARD * facts.victory_points[place] * held[n] ** 0.7
    return own, total


@cache
def pull_of_settlements(facts: Facts) -> list[list[float]]:
    """How much each Settlement draws an Army of each place."""
    return [[facts.victory_points[target] * FADES ** distance for target, distance in zip(facts.settlements, row)]
            for row in to_settlements(facts)]


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


def persons(g: Battle) -> float:
    """Who is in play, for the Free Peoples."""
    total = sum(value for character, value in PERSONS.items() if g.is_in_play(character))
    total += 0.35 * sum(g.is_in_play(general) for general in range(GENERALS)) + 0.1 * g.rings + 0.08 * g.wrath
    total += 0.15 * g.active_generals()
    if g.is_in_play(BOLG): total -= 0.6 + 0.15 * g.bodyguards
    return total


def small_things(g: Battle) -> float:
    """Cards, tokens, Bats, Eagles, goblins behind a Pass that is open."""
    facts = g.facts
    total = CARD * (len(g.piles[HAND + SHADOW]) - len(g.piles[HAND + FREE]))
    for group, side in enumerate(facts.side_of_group):
        tokens = sum(g.recruits[group * facts.places:group * facts.places + facts.places])
        total += TOKEN[side] * (tokens if side == SHADOW else -tokens)
    for place in range(facts.places):
        tokens = g.leadership_tokens[place]
        if tokens: total += LEADERSHIP * (tokens if g.army(SHADOW, place) else -tokens)
    total += BAT * sum(g.bats) - EAGLE * sum(g.eagles)
    return total + 0.3 * g.open_passes.bit_count()
