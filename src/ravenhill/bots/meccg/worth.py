"""What a table of the card game is worth to a seat: things that are counted, each with its weight (weights.json).

Points count as they do for calling, and as the Council would count them the more, the nearer it is; then people and
their wounds, the risk of corruption, the hand, what all companies can reach with it, and whose turn is next. In the end
a marshalling point is worth one: the weights of `points` and `council` together.
"""
from __future__ import annotations

from math import exp
from typing import Final

from ravenhill.bots.meccg.odds import falters
from ravenhill.bots.meccg.plans import best_goal, keeping, stay_value
from ravenhill.bots.meccg.standing import nearness
from ravenhill.bots.weights import weights
from ravenhill.core.frames import NOBODY
from ravenhill.games.meccg.piles import HAND, IN_PLAY, WOUNDED
from ravenhill.games.meccg.rules.companies import slots_of
from ravenhill.games.meccg.rules.council import final_points
from ravenhill.games.meccg.rules.lands import at_haven
from ravenhill.games.meccg.rules.numbers import points_for_calling, points_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import HAZARD

TERMS: Final = ("points", "people", "wounds", "corruption", "hand", "hazards", "way")
NAMES: Final = ("points", "council", "mind", "wizard", "wound", "resting", "fall", "card", "threat", "way", "turn")
TERM_OF: Final = (0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 6)
WEIGHTS: Final = weights("meccg", NAMES)
MIND: Final = 0.2                        # of a character who falls, beside his points
SPREAD: Final = 2.9                      # so much more wins three times in four at the end, about,
EARLIER: Final = 5.8                     # and at the beginning so much must be added


def counted(g: Meccg, side: int, done: float) -> list[float]:
    """What this seat has, in the order of NAMES."""
    minds, wizards, wounds, resting, fall = 0.0, 0.0, 0.0, 0.0, 0.0
    for it in g.piles[IN_PLAY + side]:
        if g.company[it] < 0: continue
        facts = g.facts(it)
        if facts.is_wizard(): wizards += 1
        else: minds += facts.mind
        if g.state[it] == WOUNDED:
            if at_haven(g, g.companies[g.company[it]]): resting += 1
            else: wounds += 1
        risk = falters(g, it)
        if risk > 0:
            takes = float(points_of(g, it)) + MIND * facts.mind
            for item in g.borne(it):
                if g.facts(item).side != HAZARD: takes += points_of(g, item)
            fall += risk * takes
    hand, threats = 0.0, 0.0
    for card in g.piles[HAND + side]:
        if g.facts(card).side == HAZARD: threats += 1
        else: hand += keeping(g, card)
    way = 0.0
    for slot in slots_of(side):
        if g.companies[slot].members: way += max(0.0, best_goal(g, slot)[1], stay_value(g, slot))
    return [float(points_for_calling(g, side)), done * final_points(g, side), minds, wizards, wounds, resting,
            fall, hand, threats, way, 0.0 if g.active == side else 1.0]


def spread(done: float) -> float: return SPREAD + EARLIER * (1 - done)


def features(g: Meccg, side: int) -> list[float]:
    """What this seat has more than the other, so scaled that the sum by weights is the logit of its chance."""
    done = nearness(g)
    scale = spread(done)
    return [(mine - its) / scale for mine, its in zip(counted(g, side, done), counted(g, 1 - side, done))]


def terms(g: Meccg, side: int, weight: list[float] = WEIGHTS) -> list[float]:
    """What this seat has more than the other, in marshalling points, term by term."""
    found = [0.0] * len(TERMS)
    scale = spread(nearness(g))
    for n, value in enumerate(features(g, side)): found[TERM_OF[n]] += scale * weight[n] * value
    return found


def chance(g: Meccg, side: int, weight: list[float] = WEIGHTS) -> float:
    """Of this seat to win, by what the table is worth."""
    if g.ended: return 0.5 if g.winner == NOBODY else 1.0 if g.winner == side else 0.0
    total = 0.0
    for n, value in enumerate(features(g, side)): total += weight[n] * value
    return 1 / (1 + exp(-max(-50.0, min(50.0, total))))
