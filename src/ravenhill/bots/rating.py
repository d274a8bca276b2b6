"""What games between two bots prove: the share that was won, Elo, their intervals, and when enough were played."""
from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, log10, sqrt
from typing import Final

NORMAL: Final = 1.959964                 # 95 % of a normal distribution lie within so many deviations
RISK: Final = 0.05                       # of either mistake of a sequential test


def interval(score: float, games: int) -> tuple[float, float]:
    """Wilson's: between these lies the true share with 95 %, after so many games with this sum of points."""
    if games == 0: return 0.0, 1.0
    share, square = score / games, NORMAL ** 2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = NORMAL * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(share: float) -> float:
    """How much stronger who wins this share of the games is."""
    if share <= 0: return -inf
    return inf if share >= 1 else -400 * log10(1 / share - 1)


def share_of(difference: float) -> float:
    """The other way round: what share so much more Elo wins."""
    return float(1 / (1 + 10 ** (-difference / 400)))


def likelihood(pairs: Sequence[float], worse: float, better: float) -> float:
    """How much likelier the results of pairs (0 to 1 each) are if the difference is `better` Elo than if it is `worse`.

    The logarithm, by the normal distribution of the mean of pairs: the two games of a pair share their dice, so that a
    pair varies less than two games. One half of a pair is added to the variance: a row of equal results proves less
    than it seems to.
    """
    number = len(pairs)
    if number == 0: return 0.0
    mean = sum(pairs) / number
    variance = (sum((it - mean) ** 2 for it in pairs) + 0.25) / (number + 1)
    low, high = share_of(worse), share_of(better)
    return (high - low) * (2 * mean - low - high) * number / (2 * variance)


def verdict(ratio: float) -> str:
    """Of Wald's sequential test: `better`, `worse`, or nothing yet."""
    bound = log((1 - RISK) / RISK)
    return "better" if ratio >= bound else "worse" if ratio <= -bound else ""
