"""Damage outside the combat sequence, casualties, and Armies that are too large."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Done
from ravenhill.core.frames import Decision, Draft, Procedure
from ravenhill.games.five_armies.choices import Lose
from ravenhill.games.five_armies.facts import KINDS
from ravenhill.games.five_armies.ids import BEORN, FREE
from ravenhill.games.five_armies.lines import FORTIFICATION_BROKEN, FORTIFICATION_DAMAGED, WRATH_LOST
from ravenhill.games.five_armies.state import (
    CASUALTY_REMOVES,
    FORTIFICATION_FELL,
    STACKING_LIMIT,
    Battle,
)

DONE: Final = KINDS                  # after the types of units


def hit_the_walls(g: Battle, place: int, count: int) -> int:
    """B-FOR-01 to 04, B-AMB-46  An unbroken Fortification takes the Damage up to its value. What is left over."""
    room = g.facts.protection[place] - g.walls[place]
    taken = min(room, count)
    if taken > 0:
        g.walls[place] += taken
        g.tell(FORTIFICATION_DAMAGED, place, taken, g.walls[place])
        if taken == room:
            g.tell(FORTIFICATION_BROKEN, place)
            g.lasting_ends(FORTIFICATION_FELL)
        count -= taken
    return count


def hurt_beorn(g: Battle, count: int) -> None:
    """B-BEO-14, 17  Each Damage costs a Wrath token; without any he is out."""
    count = min(count, g.wrath)
    if count > 0:
        g.wrath -= count
        g.tell(WRATH_LOST, count, g.wrath)
        if g.wrath == 0: g.eliminate_character(BEORN)


class Suffer(Procedure[Battle]):
    """B-DMG-08, B-CRD-12, B-RNG-05  Damage from outside the combat roll: add it, defensive effects, casualties."""
    side: int                        # whose Army suffers
    place: int
    count: int
    self_inflicted: bool             # B-AMB-38, B-BOL-05

    def __init__(self, side: int, place: int, count: int, self_inflicted: bool = False) -> None:
        super().__init__()
        self.side = side
        self.place = place
        self.count = count
        self.self_inflicted = self_inflicted

    def copy(self) -> Suffer:
        twin = Suffer(self.side, self.place, self.count, self.self_inflicted)
        twin.at = self.at
        twin.stopped = self.stopped
        return twin

    def step(self, g: Battle, at: int) -> bool:
        match at:
            case 0: self.add_it(g)
            case 1: self.casualties(g)
            case _: return False
        return True

    def add_it(self, g: Battle) -> None:
        if self.side == FREE and g.characters[BEORN] == self.place:
            hurt_beorn(g, self.count)
            self.count = 0
        elif not self.self_inflicted:
            self.count = hit_the_walls(g, self.place, self.count)
        g.add_damage(self.place, self.count)

    def casualties(self, g: Battle) -> None:
        take_casualties(g, self.side, self.place)


def take_casualties(g: Battle, side: int, place: int) -> None:
    """B-DMG-03, 05  The owner takes the casualties he must, and those he wishes, if there is any Damage."""
    if g.damage[place] and g.army(side, place): g.then(Casualties(side, place))


class Casualties(Draft[Battle]):
    """B-DMG-03, 05, B-AMB-16  Units are eliminated, two Damage tokens each, at least until tokens are not too many."""
    place: int
    lost: list[int]                  # by type
    damage: int                      # what is left after them
    enough: bool

    def __init__(self, side: int, place: int) -> None:
        super().__init__(side)
        self.place = place
        self.lost = [0] * KINDS
        self.damage = -1
        self.enough = False

    def copy(self) -> Casualties:
        twin = Casualties(self.side, self.place)
        twin.at = self.at
        twin.stopped = self.stopped
        twin.lost = self.lost.copy()
        twin.damage = self.damage
        twin.enough = self.enough
        return twin

    def blank(self, g: Battle) -> Casualties:
        return Casualties(self.side, self.place)

    def step(self, g: Battle, at: int) -> bool:
        if at == 0: self.damage = g.damage[self.place]
        if not self.enough and self.damage > 0 and self.left(g) > 0:
            g.then(Casualty(self.side))
            return True
        self.carry_out(g)
        return False

    def left(self, g: Battle) -> int:
        return g.army(self.side, self.place) - sum(self.lost)

    def carry_out(self, g: Battle) -> None:
        """B-DMG-04  All at once, and the tokens they take with them."""
        g.remove_damage(self.place, g.damage[self.place] - self.damage)
        for unit in range(KINDS):
            for _ in range(self.lost[unit]): g.eliminate_unit(unit, self.place)


class Casualty(Decision[Battle]):
    """B-DMG-03, B-AMB-33  One more, while there is Damage; enough when the tokens are not more than the units."""

    def copy(self) -> Casualty: return Casualty(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-DMG-05", "B-DMG-03", "B-AMB-33")
    def choice(self, g: Battle, option: int) -> Choice: return Done() if option == DONE else Lose(option)

    def options(self, g: Battle) -> list[int]:
        draft = casualties(g)
        start = draft.place * KINDS
        found = [unit for unit in range(KINDS) if g.units[start + unit] > draft.lost[unit]]
        if draft.damage <= draft.left(g): found.append(DONE)
        return found

    def choose(self, g: Battle, option: int) -> None:
        draft = casualties(g)
        if option == DONE:
            draft.enough = True
        else:
            draft.lost[option] += 1
            draft.damage -= min(draft.damage, g.asked(CASUALTY_REMOVES, option, 2))


def casualties(g: Battle) -> Casualties:
    draft = g.stack[len(g.stack) - 1]
    assert isinstance(draft, Casualties)
    return draft


def reduce_army(g: Battle, side: int, place: int, recruiting: bool) -> None:
    """B-MOV-13, B-REC-12  Too many units in one place: some must go."""
    if g.is_over_limit(place): g.then(Reduction(side, place, recruiting))


class Reduction(Draft[Battle]):
    """B-MOV-13, 21, B-REC-12, B-AMB-05  First those who take Damage with them, then the excess; the owner chooses."""
    place: int
    recruiting: bool
    lost: list[int]
    damage: int
    excess: bool                     # B-MOV-21  from now on no Damage goes with them

    def __init__(self, side: int, place: int, recruiting: bool) -> None:
        super().__init__(side)
        self.place = place
        self.recruiting = recruiting
        self.lost = [0] * KINDS
        self.damage = -1
        self.excess = False

    def copy(self) -> Reduction:
        twin = Reduction(self.side, self.place, self.recruiting)
        twin.at = self.at
        twin.stopped = self.stopped
        twin.lost = self.lost.copy()
        twin.damage = self.damage
        twin.excess = self.excess
        return twin

    def blank(self, g: Battle) -> Reduction:
        return Reduction(self.side, self.place, self.recruiting)

    def step(self, g: Battle, at: int) -> bool:
        if at == 0: self.damage = g.damage[self.place]
        left = g.army(self.side, self.place) - sum(self.lost)
        if left > STACKING_LIMIT or (self.damage > 0 and left > 0 and not self.excess and not self.recruiting):
            g.then(ReduceBy(self.side))
            return True
        g.stack.pop()
        g.remove_damage(self.place, g.damage[self.place] - self.damage)
        for unit in range(KINDS):
            for _ in range(self.lost[unit]): g.eliminate_unit(unit, self.place)
        if g.damage[self.place] > g.army(self.side, self.place): take_casualties(g, self.side, self.place)
        return True


class ReduceBy(Decision[Battle]):
    """B-MOV-13  One unit more; in the first step the player may stop."""

    def copy(self) -> ReduceBy: return ReduceBy(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-MOV-13", "B-REC-12", "B-MOV-21")
    def choice(self, g: Battle, option: int) -> Choice: return Done() if option == DONE else Lose(option)

    def options(self, g: Battle) -> list[int]:
        draft = reduction(g)
        start = draft.place * KINDS
        found = [unit for unit in range(KINDS) if g.units[start + unit] > draft.lost[unit]]
        if draft.damage > 0 and not draft.excess and not draft.recruiting: found.append(DONE)
        return found

    def choose(self, g: Battle, option: int) -> None:
        draft = reduction(g)
        if option == DONE:
            draft.excess = True
        else:
            draft.lost[option] += 1
            if not draft.excess: draft.damage -= min(draft.damage, 2)


def reduction(g: Battle) -> Reduction:
    draft = g.stack[len(g.stack) - 1]
    assert isinstance(draft, Reduction)
    return draft
