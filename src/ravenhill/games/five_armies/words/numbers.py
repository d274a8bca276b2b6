"""Numbers that are counted when a card needs them."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.five_armies.facts import KINDS
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.words.base import OWN, Count, is_so, meant


class Normally(Count):
    """So many; but another number if something is so."""
    n: int
    but: int
    when: If

    def __init__(self, n: int, but: int, when: If) -> None:
        self.n = n
        self.but = but
        self.when = when

    def count(self, g: Battle, source: Source) -> int:
        return self.but if is_so(self.when, g, source) else self.n


class UnitTypesBeyondFirst(Count):
    """How many types of units your Army has, less one."""
    most: int

    def __init__(self, most: int) -> None:
        self.most = most

    def count(self, g: Battle, source: Source) -> int:
        types = 0
        for place in meant(g, source, OWN):
            for unit in range(KINDS):
                if g.has(place, unit): types += 1
        return max(0, min(self.most, types - 1))


class LeadershipTokens(Count):
    """How many Leadership tokens your Army has."""
    most: int

    def __init__(self, most: int) -> None:
        self.most = most

    def count(self, g: Battle, source: Source) -> int:
        tokens = 0
        for place in meant(g, source, OWN): tokens += g.leadership_tokens[place]
        return min(self.most, tokens)


class UnitsBeside(Count):
    """How many units of a type one of your Armies next to the chosen one has; the Army with most of them counts."""
    unit: int
    most: int

    def __init__(self, unit: int, most: int) -> None:
        self.unit = unit
        self.most = most

    def count(self, g: Battle, source: Source) -> int:
        best = 0
        for place in source.picks:
            for other in g.facts.adjacent[place]:
                if g.army(source.side, other): best = max(best, g.has(other, self.unit))
        return min(self.most, best)
