"""Which Armies a card means."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.five_armies.facts import KINDS
from ravenhill.games.five_armies.rules.cards import named
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import BEORN, FREE
from ravenhill.games.five_armies.words.base import OWN, Which, all_fit
from ravenhill.games.five_armies.words.places import BESIDE_CHOSEN_SETTLEMENT, PLACED, is_there


class Containing(Which):
    """With at least one unit of these types."""
    unit: list[int]
    mask: int

    def __init__(self, unit: list[int], mask: int) -> None:
        self.unit = unit
        self.mask = mask

    def fits(self, g: Battle, source: Source, side: int, place: int) -> bool:
        return has_any(g, place, self.mask)


class OnlyOf(Which):
    """With no units but of these types."""
    unit: list[int]
    mask: int

    def __init__(self, unit: list[int], mask: int) -> None:
        self.unit = unit
        self.mask = mask

    def fits(self, g: Battle, source: Source, side: int, place: int) -> bool:
        return has_only(g, place, self.mask)


class WithLeadership(Which):
    """B-LDR-04  With Leadership."""
    def fits(self, g: Battle, source: Source, side: int, place: int) -> bool: return g.has_leadership(side, place)


class With(Which):
    """The Army of a character."""
    character: int

    def __init__(self, character: int) -> None:
        self.character = character

    def fits(self, g: Battle, source: Source, side: int, place: int) -> bool:
        return g.characters[self.character] == place


class Other(Which):
    """Another Army than that of a character."""
    character: int

    def __init__(self, character: int) -> None:
        self.character = character

    def fits(self, g: Battle, source: Source, side: int, place: int) -> bool:
        return g.characters[self.character] != place


class In(Which):
    """In one of these terrains, or in one of these places."""
    terrain: list[int]
    where: int

    def __init__(self, terrain: list[int], where: int) -> None:
        self.terrain = terrain
        self.where = where

    def fits(self, g: Battle, source: Source, side: int, place: int) -> bool:
        if self.terrain and g.facts.terrain[place] in self.terrain: return True
        if self.where < 0: return False
        speaks_of = named(g) if self.where in (PLACED, BESIDE_CHOSEN_SETTLEMENT) else []
        return is_there(g, source.side, place, self.where, speaks_of)


class Beside(Which):
    """Next to an Army, of yours or of the enemy, that is meant."""
    army: int
    which: tuple[Which, ...]

    def __init__(self, army: int, which: tuple[Which, ...]) -> None:
        self.army = army
        self.which = which

    def fits(self, g: Battle, source: Source, side: int, place: int) -> bool:
        other = source.side if self.army == OWN else 1 - source.side
        for near in g.facts.adjacent[place]:
            if g.army(other, near) and all_fit(self.which, g, source, other, near): return True
        return False


class Near(Which):
    """In the region of a character, or next to it."""
    character: int

    def __init__(self, character: int) -> None:
        self.character = character

    def fits(self, g: Battle, source: Source, side: int, place: int) -> bool:
        here = g.characters[self.character]
        return here >= 0 and (place == here or place in g.facts.adjacent[here])


class InRange(Which):
    """B-RNG-02, B-AMB-45  In range of a character's region."""
    range: int
    character: int

    def __init__(self, range: int, character: int) -> None:
        self.range = range
        self.character = character

    def fits(self, g: Battle, source: Source, side: int, place: int) -> bool:
        here = g.characters[self.character]
        return here >= 0 and g.facts.is_in_range[self.range][here * g.facts.places + place]


class WithoutEnemyUnits(Which):
    """Where no enemy Army is, nor Beorn for the Shadow."""

    def fits(self, g: Battle, source: Source, side: int, place: int) -> bool:
        if g.army(1 - source.side, place): return False
        return source.side == FREE or g.characters[BEORN] != place


def has_any(g: Battle, place: int, mask: int) -> bool:
    return any(mask >> unit & 1 and g.has(place, unit) for unit in range(KINDS))


def has_only(g: Battle, place: int, mask: int) -> bool:
    for unit in range(KINDS):
        if not mask >> unit & 1 and g.has(place, unit): return False
    return g.size(place) > 0
