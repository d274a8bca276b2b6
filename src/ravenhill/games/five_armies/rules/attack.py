"""Whom an Army may attack, and with how many others."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Done
from ravenhill.core.frames import Decision, Draft
from ravenhill.games.five_armies.choices import Attack, AttackFrom, Choose
from ravenhill.games.five_armies.rules.cards import remember
from ravenhill.games.five_armies.rules.combat import Combat
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import BEORN, FREE, SHADOW

DONE: Final = 9999


def is_enemy(g: Battle, side: int, place: int) -> bool:
    """B-CMB-01, B-BEO-10  An enemy Army stands here, or Beorn, whom the Shadow may attack."""
    return g.army(1 - side, place) > 0 or (side == SHADOW and g.characters[BEORN] == place)


def targets(g: Battle, side: int, origin: int) -> list[int]:
    """B-CMB-01, 03, B-PAS-05, 07  Where the Army of a place may attack; from a Pass, the region it opens on."""
    if origin in g.facts.goblin_points: return []
    return [place for place in g.facts.onward[origin] if is_enemy(g, side, place)]


class AttackWith(Decision[Battle]):
    """B-MOV-03, B-CMB-02, B-DIC-04  One of these Armies attacks, or none does."""
    places: list[int]
    into: int                        # terrains it may attack, as a mask; 0: any

    def __init__(self, side: int, places: list[int], into: int = 0) -> None:
        super().__init__(side)
        self.places = places
        self.into = into

    def copy(self) -> AttackWith: return AttackWith(self.side, self.places.copy(), self.into)
    def rules(self) -> tuple[str, ...]: return ("B-CMB-01", "B-DIC-04")

    def choice(self, g: Battle, option: int) -> Choice:
        return Done() if option == DONE else Attack(self.places[option // g.facts.places], option % g.facts.places)

    def options(self, g: Battle) -> list[int]:
        found: list[int] = []
        for n, origin in enumerate(self.places):
            if g.army(self.side, origin) or (self.side == FREE and g.characters[BEORN] == origin):
                for place in targets(g, self.side, origin):
                    if not self.into or self.into >> g.facts.terrain[place] & 1:
                        found.append(n * g.facts.places + place)
        found.append(DONE)
        return found

    def choose(self, g: Battle, option: int) -> None:
        if option != DONE:
            origin, target = self.places[option // g.facts.places], option % g.facts.places
            remember(g, [origin, target])
            g.then(Combat(self.side, [origin], target))


def joint_targets(g: Battle, side: int) -> list[int]:
    """B-COM-01, B-PAS-06  Enemies next to two Armies or more, those in Passes not counted."""
    return [place for place in sorted(enemies(g, side)) if is_between_two(g, side, place)]


def may_combine(g: Battle, side: int) -> bool:
    """B-COM-01  There is such an enemy."""
    return any(is_between_two(g, side, place) for place in enemies(g, side))


def enemies(g: Battle, side: int) -> list[int]:
    """Regions with an enemy Army, or with Beorn for the Shadow."""
    found = [place for place in g.places_with_army(1 - side) if place < g.facts.regions]
    if side == SHADOW and g.characters[BEORN] >= 0: found.append(g.characters[BEORN])
    return found


def is_between_two(g: Battle, side: int, place: int) -> bool:
    """Two Armies of this side, or more, are next to it."""
    start = side * g.facts.places
    near = 0
    for other in g.facts.adjacent[place]:
        if g.armies[start + other]:
            if near: return True
            near = 1
    return False


class CombinedAttack(Draft[Battle]):
    """B-COM-01, B-DIC-09  The enemy, then two or more of the Armies next to him."""
    target: int
    origins: list[int]
    enough: bool

    def __init__(self, side: int, like: CombinedAttack | None = None) -> None:
        super().__init__(side, like)
        self.target = -1 if like is None else like.target
        self.origins = [] if like is None else like.origins.copy()
        self.enough = False if like is None else like.enough

    def copy(self) -> CombinedAttack: return CombinedAttack(self.side, self)
    def blank(self, g: Battle) -> CombinedAttack: return CombinedAttack(self.side)

    def step(self, g: Battle, at: int) -> bool:
        if at == 0:
            g.then(CombinedTarget(self.side))
        elif self.enough or not g.ask_if_any(Joins(self.side), DONE):
            g.stack.pop()
            g.then(Combat(self.side, self.origins, self.target))
        return True

    def near(self, g: Battle) -> list[int]:
        """The Armies that have not joined yet."""
        return [place for place in g.facts.adjacent[self.target]
                if g.army(self.side, place) and place not in self.origins]


class CombinedTarget(Decision[Battle]):
    """B-COM-01  Whom to attack together."""

    def copy(self) -> CombinedTarget: return CombinedTarget(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-COM-01",)
    def choice(self, g: Battle, option: int) -> Choice: return Choose(option)
    def options(self, g: Battle) -> list[int]: return joint_targets(g, self.side)
    def choose(self, g: Battle, option: int) -> None: joining(g).target = option


class Joins(Decision[Battle]):
    """B-COM-01, B-DIF-02  One Army more takes part; two must."""

    def copy(self) -> Joins: return Joins(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-COM-01",)
    def choice(self, g: Battle, option: int) -> Choice: return Done() if option == DONE else AttackFrom(option)

    def options(self, g: Battle) -> list[int]:
        draft = joining(g)
        found = draft.near(g)
        if len(draft.origins) >= 2: found.append(DONE)
        return found

    def choose(self, g: Battle, option: int) -> None:
        draft = joining(g)
        if option == DONE:
            draft.enough = True
        else:
            draft.origins.append(option)


def joining(g: Battle) -> CombinedAttack: return g.nearest(CombinedAttack)
