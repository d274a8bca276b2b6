"""What a table of the card game is worth to a seat, in marshalling points, more or less, term by term.

Points count as the Council would count them the more, the nearer it is; then people and their wounds, the risk of
corruption, the hand, and what the companies can reach with it.
"""
from __future__ import annotations

from math import exp
from typing import Final

from ravenhill.bots.meccg.odds import falters
from ravenhill.bots.meccg.plans import best_goal, keeping, stay_value
from ravenhill.bots.meccg.standing import progress
from ravenhill.core.frames import NOBODY
from ravenhill.games.meccg.rules.companies import slots_of
from ravenhill.games.meccg.rules.council import final_points
from ravenhill.games.meccg.rules.lands import at_haven
from ravenhill.games.meccg.rules.numbers import points_by_group, points_of
from ravenhill.games.meccg.state import HAND, IN_PLAY, WOUNDED, Meccg
from ravenhill.games.meccg.terms import HAZARD

TERMS: Final = ("points", "people", "wounds", "corruption", "hand", "hazards", "way")
MIND: Final = 0.2                        # of a character in play
WIZARD: Final = 1.5
WOUND: Final = 0.8
RESTING: Final = 0.4                     # a wound at a Haven
FALL: Final = 0.5                        # of what a character who fails a corruption check takes along
CARD: Final = 0.12                       # of what a card in hand is worth to keep
THREAT: Final = 0.12                     # a hazard in hand
WAY: Final = 0.45                        # of what the best goal promises
SPREAD: Final = 2.5                      # so much more wins three times in four at the end, about,
EARLIER: Final = 5.0                     # and at the beginning so much must be added


def terms_of(g: Meccg, side: int, done: float) -> list[float]:
    """What this seat has, in the order of TERMS."""
    people, wounds, fall = 0.0, 0.0, 0.0
    for it in g.piles[IN_PLAY + side]:
        if g.company[it] < 0: continue
        facts = g.facts(it)
        people += WIZARD if facts.is_wizard() else MIND * facts.mind
        if g.state[it] == WOUNDED: wounds += RESTING if at_haven(g, g.companies[g.company[it]]) else WOUND
        risk = falters(g, it)
        if risk > 0:
            takes = float(points_of(g, it)) + MIND * facts.mind
            for item in g.borne(it):
                if g.facts(item).side != HAZARD: takes += points_of(g, item)
            fall += FALL * risk * takes
    hand, threats = 0.0, 0.0
    for card in g.piles[HAND + side]:
        if g.facts(card).side == HAZARD: threats += THREAT
        else: hand += CARD * keeping(g, card)
    way = 0.0
    for slot in slots_of(side):
        if g.companies[slot].members: way = max(way, best_goal(g, slot)[1], stay_value(g, slot))
    points = (1 - done) * sum(points_by_group(g, side)) + done * final_points(g, side)
    return [points, people, -wounds, -fall, hand, threats, WAY * way]


def terms(g: Meccg, side: int) -> list[float]:
    """What this seat has more than the other, term by term."""
    done = progress(g)
    return [mine - its for mine, its in zip(terms_of(g, side, done), terms_of(g, 1 - side, done))]


def chance(g: Meccg, side: int) -> float:
    """Of this seat to win, by what the table is worth."""
    if g.ended: return 0.5 if g.winner == NOBODY else 1.0 if g.winner == side else 0.0
    spread = SPREAD + EARLIER * (1 - progress(g))
    return 1 / (1 + exp(-max(-50.0, min(50.0, sum(terms(g, side)) / spread))))
