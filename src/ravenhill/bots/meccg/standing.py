"""How far a game is, and what points of a group are worth then: what is doubled, what is halved, what the other has."""
from __future__ import annotations

from typing import Final

from ravenhill.games.meccg.piles import DECK
from ravenhill.games.meccg.rules.council import ENOUGH, doubled, halved
from ravenhill.games.meccg.rules.numbers import points_by_group, points_for_calling
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import SCORES

DECK_OF: Final = 50                      # cards of a play deck, about
TRUSTED: Final = 0.8                     # of what the Council would count now: much will change before it meets


def progress(g: Meccg) -> float:
    """How far the game is, from 0 to 1: by the deck that is played through first."""
    most = 0.0
    for side in range(2):
        left = min(1.0, len(g.piles[DECK + side]) / DECK_OF)
        most = max(most, (g.exhausted[side] + 1 - left) / g.length)
    return min(1.0, most)


def nearness(g: Meccg) -> float:
    """How near the Council is, from 0 to 1: by the decks, or by the points of who may soon call."""
    if g.called >= 0: return 1.0
    most = progress(g)
    for side in range(2):
        if g.exhausted[side] >= g.length - 1: most = max(most, points_for_calling(g, side) / ENOUGH[g.length])
    return min(1.0, most)


def more_in(groups: list[int], others: list[int], group: int, points: int) -> float:
    """By how much so many points more in a group change the difference that the Council would count."""
    after = groups.copy()
    after[group] += points
    return float(sum(halved(doubled(after, others))) - sum(halved(doubled(others, after)))
                 - sum(halved(doubled(groups, others))) + sum(halved(doubled(others, groups))))


def scales(g: Meccg, side: int) -> list[float]:
    """What a point of each group is worth to a seat: one at first, and in the end what two more of it would change."""
    if not g.standard: return [1.0] * SCORES
    part = TRUSTED * progress(g)
    mine, its = points_by_group(g, side), points_by_group(g, 1 - side)
    return [1 + part * (more_in(mine, its, group, 2) / 2 - 1) for group in range(SCORES)]
