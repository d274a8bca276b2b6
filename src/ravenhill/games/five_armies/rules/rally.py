"""Rallying: Armies shake off Damage."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Done
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.five_armies.choices import Choose
from ravenhill.games.five_armies.lines import RALLIED
from ravenhill.games.five_armies.rules.damage import take_casualties
from ravenhill.games.five_armies.state import Battle

DONE: Final = 999
FIRST: Final = 0                     # which roll
AGAIN: Final = 1


def in_need(g: Battle, side: int) -> list[int]:
    """Armies of a side that have Damage."""
    return [place for place in g.places_with_army(side) if g.damage[place]]


class RallyArmies(Procedure[Battle]):
    """B-RAL-01, B-DIC-10  A few different Armies, one after the other."""
    side: int
    armies: int
    success_on: int
    optional: bool
    among: list[int]                 # where they may stand; empty: anywhere
    rallied: list[int]

    def __init__(
        self, side: int, armies: int = 2, success_on: int = 5, optional: bool = False, among: list[int] | None = None,
        like: RallyArmies | None = None,
    ) -> None:
        super().__init__(like)
        self.side = side
        self.armies = armies
        self.success_on = success_on
        self.optional = optional
        self.among = [] if among is None else among.copy()
        self.rallied = [] if like is None else like.rallied.copy()

    def copy(self) -> RallyArmies:
        return RallyArmies(self.side, self.armies, self.success_on, self.optional, self.among, self)

    def step(self, g: Battle, at: int) -> bool:
        return at < self.armies and g.ask_if_any(RallyWhich(self.side), DONE)

    def begin(self, g: Battle, place: int) -> None:
        g.then(Rally(self.side, place, self.success_on))

    def choices(self, g: Battle) -> list[int]:
        return [place for place in in_need(g, self.side)
                if place not in self.rallied and (not self.among or place in self.among)]


class RallyWhich(Decision[Battle]):
    """B-RAL-01  The next Army; after the first one the player may stop."""

    def copy(self) -> RallyWhich: return RallyWhich(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-RAL-01",)
    def choice(self, g: Battle, option: int) -> Choice: return Done() if option == DONE else Choose(option)

    def options(self, g: Battle) -> list[int]:
        rally = rallying(g)
        found = rally.choices(g)
        if rally.rallied or rally.optional: found.append(DONE)
        return found

    def choose(self, g: Battle, option: int) -> None:
        rally = rallying(g)
        if option == DONE:
            rally.at = rally.armies
        else:
            rally.rallied.append(option)
            rally.begin(g, option)


def rallying(g: Battle) -> RallyArmies: return g.nearest(RallyArmies)


class Rally(Procedure[Battle]):
    """B-RAL-02 to 04  A die for each unit; failed dice again, up to the Leadership; then casualties, if wished."""
    side: int
    place: int
    success_on: int
    failed: int
    removed: int

    def __init__(self, side: int, place: int, success_on: int = 5, like: Rally | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.place = place
        self.success_on = success_on
        self.failed = 0 if like is None else like.failed
        self.removed = 0 if like is None else like.removed

    def copy(self) -> Rally: return Rally(self.side, self.place, self.success_on, self)

    def step(self, g: Battle, at: int) -> bool:
        match at:
            case 0: g.roll(g.army(self.side, self.place), FIRST)                                 # B-RAL-02
            case 1: g.roll(min(self.failed, g.leadership(self.side, self.place)), AGAIN)         # B-RAL-03
            case 2: self.damage_is_removed(g)
            case 3: take_casualties(g, self.side, self.place)                                    # B-RAL-04
            case _: return False
        return True

    def rolled(self, g: Battle, tag: int, faces: list[int]) -> None:
        """B-RAL-02, 03  Each success removes a token. Rolling a failed die again cannot hurt, so it is always done."""
        for face in faces:
            if face >= self.success_on:
                self.removed += 1
            elif tag == FIRST:
                self.failed += 1

    def damage_is_removed(self, g: Battle) -> None:
        removed = g.remove_damage(self.place, self.removed, False)
        g.tell(RALLIED, self.place, removed, g.damage[self.place])
