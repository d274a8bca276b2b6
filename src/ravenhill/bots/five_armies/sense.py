"""Common sense of the battle: which answers are likely, without thinking ahead.

Each question that needs sense has a function that weighs its options; the others are answered at random.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ravenhill.bots.five_armies.worth import FADES, strength, to_settlements
from ravenhill.core.dice import Dice
from ravenhill.core.frames import Decision
from ravenhill.games.five_armies.rules import dice as uses
from ravenhill.games.five_armies.rules.armies import SPLIT, WHOLE
from ravenhill.games.five_armies.rules.attack import DONE as NO_ATTACK
from ravenhill.games.five_armies.rules.characters import POINTS_AGAINST_BEORN
from ravenhill.games.five_armies.rules.fate import DRAW_AGAIN, drawing
from ravenhill.games.five_armies.rules.fight import Fight, the_fight
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import BEORN, FREE, SHADOW

Weigh = Callable[[Battle, Any, list[int]], list[float]]
GRAIN: Final = 1000                      # weights are rounded to thousandths
LIKELY: Final = {
    uses.STRATEGIC_MOVEMENT: 2.0, uses.ATTACK: 3.0, uses.COMBINED_ATTACK: 2.0, uses.RECRUITMENT: 3.0, uses.RALLY: 1.0,
    uses.FAST_MOVEMENT: 2.0, uses.LEADERS_ATTACK: 3.0, uses.CHARACTER_MOVEMENT: 0.4, uses.DRAW_CARDS: 1.0,
    uses.GOBLIN_RECRUITMENT: 2.0, uses.GOBLIN_ATTACK: 2.0, uses.GOBLIN_MOVEMENT: 1.5, uses.EAGLES: 3.0,
    uses.BEORN_MOVES: 3.0, uses.BAT_CLOUD: 1.0, uses.REDOUBLED_STRENGTH: 1.0, uses.SKIP: 0.0,
}


def sensible(g: Battle, question: Decision[Any], offered: list[int], dice: Dice) -> int:
    """One of the options, the sensible ones likelier."""
    weigh = SENSE.get(type(question).__name__)
    if weigh is None or len(offered) == 1: return offered[dice.pick(len(offered))]
    weights = [max(0, round(GRAIN * weight)) for weight in weigh(g, question, offered)]
    left = dice.pick(max(1, sum(weights)))
    for option, weight in zip(offered, weights):
        left -= weight
        if left < 0: return option
    return offered[dice.pick(len(offered))]


def act(g: Battle, question: Decision[Any], offered: list[int]) -> list[float]:
    """A die is not thrown away while it is good for something; who could enter play does, Beorn above all."""
    wins = g.victory_points() < POINTS_AGAINST_BEORN
    return [99.0 if wins and option % uses.FACE == uses.ENTRY + BEORN else likely(option) for option in offered]


def likely(option: int) -> float:
    if option == uses.PASS: return 0.3
    use = option % uses.FACE
    if use >= uses.CARD: return 1.5
    return LIKELY.get(use, 9.0)


def activate(g: Battle, question: Decision[Any], offered: list[int]) -> list[float]:
    return [0.3 if option == offered[-1] else 1.0 for option in offered]


def last(g: Battle, question: Decision[Any], offered: list[int]) -> list[float]:
    """The last option means most: all the dice again, yes, everything goes along."""
    return [8.0 if option == offered[-1] else 0.5 for option in offered]


def not_last(g: Battle, question: Decision[Any], offered: list[int]) -> list[float]:
    """The last option means enough."""
    return [0.2 if option == offered[-1] else 1.0 for option in offered]


def few(g: Battle, question: Decision[Any], offered: list[int]) -> list[float]:
    """The fewer the likelier."""
    return [0.5 ** n for n in range(len(offered))]


def keep_or_draw(g: Battle, question: Decision[Any], offered: list[int]) -> list[float]:
    """The Shadow keeps small tiles."""
    tile = drawing(g).tile
    good = g.facts.tile_value[tile] <= 1 or (g.facts.tile_value[tile] == 2 and not g.facts.tile_has_icon[tile])
    return [0.1 if (option == DRAW_AGAIN) == good else 1.0 for option in offered]


def casualty(g: Battle, question: Decision[Any], offered: list[int]) -> list[float]:
    """As few as possible, and the weakest."""
    if offered[-1] >= len(g.facts.strength): return [8.0 if option == offered[-1] else 0.4 for option in offered]
    return [1.0 if g.facts.strength[unit] == 1 else 0.15 for unit in offered]


def which_army(g: Battle, question: Decision[Any], offered: list[int]) -> list[float]:
    """Whole Armies rather than parts; strong ones; those that are near what they want, if they can attack there."""
    found: list[float] = []
    for option in offered:
        place, how = option // 4, option % 4
        if place >= g.facts.places: found.append(0.3)
        else: found.append((1.0 if how == WHOLE else 0.25 if how == SPLIT else 2.0) * (0.5 + g.size(place)))
    return found


def move_to(g: Battle, question: Decision[Any], offered: list[int]) -> list[float]:
    """Towards Settlements: the enemy's, and for the Free Peoples also their own."""
    return [place_value(g, question.side, place) if place < g.facts.places else 0.5 for place in offered]


def place_value(g: Battle, side: int, place: int) -> float:
    distances = to_settlements(g.facts)[place]
    found = 0.05
    for n, target in enumerate(g.facts.settlements):
        if side == SHADOW and g.control[target]: continue
        weight = 2.0 if g.control[target] else 1.0
        found += weight * g.facts.victory_points[target] * FADES ** (2 * distances[n])
    return found


def attack_with(g: Battle, question: Any, offered: list[int]) -> list[float]:
    """The better the chances, the likelier; a hopeless attack is left."""
    found: list[float] = []
    for option in offered:
        if option == NO_ATTACK: found.append(0.15)
        else:
            origin, target = question.places[option // g.facts.places], option % g.facts.places
            found.append(max(0.02, odds(g, question.side, origin, target) - 0.6) ** 2)
    return found


def odds(g: Battle, side: int, origin: int, target: int) -> float:
    """How strong the attacker is for each strength of the defender, his walls counted."""
    own = 4.0 if side == FREE and g.characters[BEORN] == origin else strength(g, side, origin)
    own += 0.4 * g.leadership(side, origin)
    other = 6.0 if g.characters[BEORN] == target else strength(g, 1 - side, target)
    other += 0.4 * g.leadership(1 - side, target) + 0.8 * max(0, g.facts.protection[target] - g.walls[target])
    return min(3.0, own / max(0.5, other))


def withdraw(g: Battle, question: Decision[Any], offered: list[int]) -> list[float]:
    it = the_fight(g)
    chances = balance(g, it, question.side)
    return [max(0.02, chances - 0.5), max(0.02, 0.9 - chances)]


def leave(g: Battle, question: Decision[Any], offered: list[int]) -> list[float]:
    """Settlements are held to the end; elsewhere the weak leave."""
    it = the_fight(g)
    if g.facts.is_settlement[it.target]: return [1.0, 0.05]
    chances = balance(g, it, question.side)
    return [max(0.05, chances - 0.4), max(0.02, 0.7 - chances)]


def balance(g: Battle, it: Fight, side: int) -> float:
    own, other = it.place(side), it.place(1 - side)
    return odds(g, side, own, other) if side == it.attacker else 1 / max(0.1, odds(g, 1 - side, other, own))


def maneuver(g: Battle, question: Decision[Any], offered: list[int]) -> list[float]:
    """Regroup, the last of the options, only now and then."""
    return [0.4 if option == offered[-1] else 1.0 for option in offered]


def leadership_with(g: Battle, question: Decision[Any], offered: list[int]) -> list[float]:
    """Strong Armies near what they want."""
    return [(0.5 + g.size(place)) * place_value(g, question.side, place) for place in offered]


SENSE: Final[dict[str, Weigh]] = {
    "Act": act, "Activate": activate, "UseGeneral": not_last, "HowManyAgain": last, "HowManyTurn": last, "UseIt": last,
    "GoesAlong": last, "TokensGoAlong": last, "GoesToo": last, "ShadowSplit": few, "DamageGoesAlong": few,
    "KeepOrDraw": keep_or_draw, "Casualty": casualty, "ReduceBy": casualty, "WhichArmy": which_army, "MoveTo": move_to,
    "CharacterTo": move_to, "BeornTo": move_to, "WhichRetreat": move_to, "AttackWith": attack_with,
    "GoOnOrWithdraw": withdraw, "StayOrLeave": leave, "Maneuvers": maneuver, "ManeuverAlone": maneuver,
    "FlipWhere": not_last, "RallyWhich": not_last, "EagleStrikes": not_last, "RecruitInstead": not_last,
    "CallBodyguards": last, "LeadershipWith": leadership_with,
}
