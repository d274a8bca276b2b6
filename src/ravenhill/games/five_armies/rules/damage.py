"""Damage wherever it comes from, what defends against it, casualties, and Armies that are too large."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Done, No, Yes
from ravenhill.core.frames import Decision, Draft, Procedure
from ravenhill.games.five_armies.choices import Lose
from ravenhill.games.five_armies.facts import KINDS
from ravenhill.games.five_armies.lines import CHARACTER_OFF_BOARD, WRATH_LOST
from ravenhill.games.five_armies.rules.combat_lines import GUARDS, PREVENTED, RING
from ravenhill.games.five_armies.rules.fight import (
    BETTER,
    BETTER_TAKES,
    BETTER_UNIT,
    EARLIER,
    EARLIER_WALLS,
    FRESH,
    FRESH_WALLS,
    GUARDED,
    INFLICTED,
    ORDER_TAKES,
    ORDER_UNIT,
    SETTLED,
    SHIELD,
    Fight,
    fight_of,
)
from ravenhill.games.five_armies.rules.fortifications import spare_the_walls, walls_may_fall, walls_take
from ravenhill.games.five_armies.state import CASUALTY_REMOVES, OFF_BOARD, STACKING_LIMIT, Battle
from ravenhill.games.five_armies.terms import BEORN, BILBO, BOLG, FREE, SHADOW

DONE: Final = KINDS                  # after the types of units
TOKENS_PER_CASUALTY: Final = 2       # B-DMG-03
TOKENS_PER_RING: Final = 2           # B-BIL-02
NO: Final = 0
YES: Final = 1


# Damage comes

def hurt_beorn(g: Battle, count: int) -> int:
    """B-BEO-14, 17  Each Damage costs a Wrath token; without any he is out. How many it cost."""
    count = min(count, g.wrath)
    if count > 0:
        g.wrath -= count
        g.tell(WRATH_LOST, count, g.wrath)
        if g.wrath == 0: g.eliminate_character(BEORN)
    return count


def lay_damage(g: Battle, side: int, place: int, count: int) -> int:
    """B-DMG-01  Tokens on the Army here, or Wrath of Beorn. How many were laid."""
    if side == FREE and g.characters[BEORN] == place: return hurt_beorn(g, count)
    if not g.army(side, place): return 0
    g.add_damage(place, count)
    return count


def strike(g: Battle, it: Fight, side: int, count: int) -> int:
    """B-DMG-01, B-FOR-02, 03, B-AMB-40, 46  Enemy Damage to this side's fighters, less what is already prevented.

    What is left goes first to the Fortification the defender stands in, then to the Army. How much came through.
    """
    if not it.is_alive(g, side): return 0
    count = comes_through(g, it, side, count)
    walls = walls_take(g, it.target, count) if side != it.attacker else 0
    army = lay_damage(g, side, it.place(side), count - walls) if count > walls else 0
    it.now[FRESH_WALLS + side] += walls
    it.now[FRESH + side] += army
    it.now[INFLICTED + 1 - side] += walls + army
    return walls + army


def comes_through(g: Battle, it: Fight, side: int, count: int) -> int:
    """B-AMB-40, 46  So much of the enemy's Damage as Bodyguards and what was prevented in this round do not stop."""
    if it.now[GUARDED + side]: return 0
    stopped = min(it.now[SHIELD + side], count)
    if stopped > 0:
        it.now[SHIELD + side] -= stopped
        g.tell(PREVENTED, side, stopped)
    return count - stopped


def prevent(g: Battle, it: Fight, side: int, count: int) -> int:
    """B-DMG-02, B-FOR-05, B-AMB-43, 46  Take back enemy Damage of the roll: from the Army, then from its walls."""
    army = 0 if it.is_beorn(side) else fresh(g, it, side) - it.now[EARLIER + side]
    walls = it.now[FRESH_WALLS + side] - it.now[EARLIER_WALLS + side]
    return take_back(g, it, side, min(count, max(0, army)), walls, count)


def take_back(g: Battle, it: Fight, side: int, army: int, walls: int, most: int) -> int:
    """So much enemy Damage of this round from the Army, and what is left of the most from its walls. How much."""
    place = it.place(side)
    walls = min(most - army, walls)
    g.remove_damage(place, army)
    spare_the_walls(g, it.target, walls)
    it.now[FRESH + side] -= army
    it.now[FRESH_WALLS + side] -= walls
    it.now[INFLICTED + 1 - side] -= army + walls
    if army + walls: g.tell(PREVENTED, side, army + walls)
    return army + walls


def fresh(g: Battle, it: Fight, side: int) -> int:
    """Enemy Damage of this round that still lies on the Army: older tokens are the first to be taken away."""
    left = min(it.now[FRESH + side], g.damage[it.place(side)])
    it.now[FRESH + side] = left
    return left


def fighting_here(g: Battle, side: int, place: int) -> Fight | None:
    """The combat in which this Army is fighting now, if it is."""
    it = fight_of(g)
    return it if it is not None and not it.over and it.place(side) == place else None


class Suffer(Procedure[Battle]):
    """B-DMG-08, B-CRD-12, B-RNG-05  Damage apart from the Combat Roll: add it, defensive effects, casualties."""
    side: int                        # whose Army suffers
    place: int
    count: int
    self_inflicted: bool             # B-AMB-38, B-BOL-05  not an attack: no walls and no Bodyguards
    walls: int                       # what the Fortification took

    def __init__(
        self, side: int, place: int, count: int, self_inflicted: bool = False, like: Suffer | None = None,
    ) -> None:
        super().__init__(like)
        self.side = side
        self.place = place
        self.count = count
        self.self_inflicted = self_inflicted
        self.walls = 0 if like is None else like.walls

    def copy(self) -> Suffer: return Suffer(self.side, self.place, self.count, self.self_inflicted, self)

    def step(self, g: Battle, at: int) -> bool:
        match at:
            case 0: self.add_it(g)
            case 1: self.bodyguards(g)
            case 2: self.ring(g)
            case 3: self.casualties(g)
            case 4: self.walls_fall(g)
            case _: return False
        return True

    def add_it(self, g: Battle) -> None:
        """B-FOR-02, 03  To the Fortification, and beyond its value to the Army."""
        it = fighting_here(g, self.side, self.place)
        if self.self_inflicted:
            self.count = lay_damage(g, self.side, self.place, self.count)
        elif it is not None:
            before = it.now[FRESH_WALLS + self.side]
            came = strike(g, it, self.side, self.count)
            self.walls = it.now[FRESH_WALLS + self.side] - before
            self.count = came - self.walls
        elif g.army(self.side, self.place) or (self.side == FREE and g.characters[BEORN] == self.place):
            self.walls = walls_take(g, self.place, self.count)
            self.count = lay_damage(g, self.side, self.place, self.count - self.walls)

    def bodyguards(self, g: Battle) -> None:
        if not self.self_inflicted and self.count + self.walls > 0: offer_bodyguards(g, self.side, self.place)

    def cancelled(self, g: Battle) -> None:
        """B-BOL-04, 07  All of it is taken back; in a combat, all of the round."""
        it = fighting_here(g, self.side, self.place)
        if it is not None:
            cancel_round(g, it, self.side)
        else:
            g.remove_damage(self.place, self.count + brought_along(g, self.side))
            spare_the_walls(g, self.place, self.walls)
        self.walls = 0
        self.count = 0

    def ring(self, g: Battle) -> None:
        if self.count > 0: offer_ring(g, self.side, self.place)

    def casualties(self, g: Battle) -> None:
        """B-DMG-08, B-AMB-33  Only an Army to which Damage has come: what missed, or was stopped, asks for none."""
        if self.count > 0: take_casualties(g, self.side, self.place)

    def walls_fall(self, g: Battle) -> None:
        it = fighting_here(g, self.side, self.place)
        if it is None or it.now[SETTLED + self.side]: walls_may_fall(g, self.place, self.walls)


# What defends

def offer_bodyguards(g: Battle, side: int, place: int) -> None:
    """B-BOL-04, B-AMB-40  While enemy Damage is being applied to Bolg's Army."""
    if side == SHADOW and g.bodyguards and g.characters[BOLG] == place and g.army(SHADOW, place):
        g.then(CallBodyguards(SHADOW))


def cancel_round(g: Battle, it: Fight, side: int) -> None:
    """B-BOL-07, B-AMB-40  All enemy Damage of this round that still lies there, and all that would come."""
    army, walls = fresh(g, it, side), it.now[FRESH_WALLS + side]
    take_back(g, it, side, army, walls, army + walls)
    it.now[GUARDED + side] = 1


def brought_along(g: Battle, side: int) -> int:
    """B-BOL-07, B-AMB-40  Enemy Damage of the round with which the defender has just left the combat."""
    it = fight_of(g)
    return it.now[FRESH + side] if it is not None and it.over and side != it.attacker else 0


class CallBodyguards(Decision[Battle]):
    """B-BOL-04  A Bodyguard token cancels all Damage of one attack or one round of combat."""

    def copy(self) -> CallBodyguards: return CallBodyguards(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-BOL-04", "B-AMB-40")
    def options(self, g: Battle) -> list[int]: return [NO, YES]
    def choice(self, g: Battle, option: int) -> Choice: return Yes() if option == YES else No()

    def choose(self, g: Battle, option: int) -> None:
        if option == NO: return
        g.bodyguards -= 1
        g.tell(GUARDS, g.bodyguards)
        top = g.stack[len(g.stack) - 1]
        if isinstance(top, Suffer):
            top.cancelled(g)
        else:
            assert isinstance(top, Fight)
            cancel_round(g, top, self.side)


def offer_ring(g: Battle, side: int, place: int) -> None:
    """B-BIL-02  When Damage is applied to Bilbo's Army."""
    if side == FREE and g.rings and g.characters[BILBO] == place and g.army(FREE, place) and g.damage[place]:
        g.then(PutOnTheRing(FREE))


class PutOnTheRing(Decision[Battle]):
    """B-BIL-02, B-AMB-44  Bilbo leaves the board, with a Ring token, to take two Damage tokens away."""

    def copy(self) -> PutOnTheRing: return PutOnTheRing(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-BIL-02",)
    def options(self, g: Battle) -> list[int]: return [NO, YES]
    def choice(self, g: Battle, option: int) -> Choice: return Yes() if option == YES else No()

    def choose(self, g: Battle, option: int) -> None:
        if option == NO: return
        place = g.characters[BILBO]
        g.rings -= 1
        g.characters[BILBO] = OFF_BOARD
        g.tell(RING, g.rings)
        g.tell(CHARACTER_OFF_BOARD, BILBO)
        g.remove_damage(place, TOKENS_PER_RING)


# Casualties

def take_casualties(g: Battle, side: int, place: int, rout: bool = False) -> None:
    """B-DMG-03, 05, 06  The owner takes the casualties he must, and those he wishes, if there is any Damage."""
    if g.damage[place] and g.army(side, place): g.then(Casualties(side, place, rout))


class Casualties(Draft[Battle]):
    """B-DMG-03, 05, B-AMB-16  Units are eliminated, two Damage tokens each, at least until tokens are not too many."""
    place: int
    rout: bool                       # B-RET-12  until one token or none is left
    lost: list[int]                  # by type
    damage: int                      # what is left after them
    better: int                      # casualties that took more away than others do
    enough: bool

    def __init__(self, side: int, place: int, rout: bool = False, like: Casualties | None = None) -> None:
        super().__init__(side, like)
        self.place = place
        self.rout = rout
        self.lost = [0] * KINDS if like is None else like.lost.copy()
        self.damage = -1 if like is None else like.damage
        self.better = 0 if like is None else like.better
        self.enough = False if like is None else like.enough

    def copy(self) -> Casualties: return Casualties(self.side, self.place, self.rout, self)
    def blank(self, g: Battle) -> Casualties: return Casualties(self.side, self.place, self.rout)

    def step(self, g: Battle, at: int) -> bool:
        if at == 0: self.damage = g.damage[self.place]
        if self.damage > 0 and not self.enough and self.left(g) > 0:
            g.then(Casualty(self.side))
            return True
        self.carry_out(g)
        return False

    def left(self, g: Battle) -> int:
        return g.army(self.side, self.place) - sum(self.lost)

    def is_enough(self, g: Battle) -> bool:
        """B-DMG-05, B-RET-12, 22  No more casualties are mandatory."""
        return self.damage <= (1 if self.rout else self.left(g))

    def falls(self, g: Battle, unit: int) -> None:
        """B-DMG-03  One more, with up to two Damage tokens, or more where an effect says so."""
        takes = g.asked(CASUALTY_REMOVES, unit, TOKENS_PER_CASUALTY)
        it = fighting_here(g, self.side, self.place)
        if it is not None:
            side = self.side
            if side == it.attacker and it.terms[ORDER_UNIT] == unit + 1: takes = max(takes, it.terms[ORDER_TAKES])
            only = it.now[BETTER_UNIT + side]
            more = min(self.damage, it.now[BETTER_TAKES + side])
            if self.better < it.now[BETTER + side] and (only == 0 or only == unit + 1) and more > takes:
                self.better += 1
                takes = more
        self.lost[unit] += 1
        self.damage -= min(self.damage, takes)

    def carry_out(self, g: Battle) -> None:
        """B-DMG-04  All at once, and the tokens they take with them."""
        g.remove_damage(self.place, g.damage[self.place] - self.damage, False)
        it = fighting_here(g, self.side, self.place)
        if it is not None and not it.is_beorn(self.side): fresh(g, it, self.side)
        for unit in range(KINDS):
            if self.lost[unit]: g.eliminate_unit(unit, self.place, self.lost[unit])


class Casualty(Decision[Battle]):
    """B-DMG-03, B-AMB-33  One more, while there is Damage; enough when the tokens are not more than the units."""

    def copy(self) -> Casualty: return Casualty(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-DMG-05", "B-DMG-03", "B-AMB-33")
    def choice(self, g: Battle, option: int) -> Choice: return Done() if option == DONE else Lose(option)

    def options(self, g: Battle) -> list[int]:
        draft = casualties(g)
        start = draft.place * KINDS
        found = [unit for unit in range(KINDS) if g.units[start + unit] > draft.lost[unit]]
        if draft.is_enough(g): found.append(DONE)
        return found

    def choose(self, g: Battle, option: int) -> None:
        draft = casualties(g)
        if option == DONE:
            draft.enough = True
        else:
            draft.falls(g, option)


def casualties(g: Battle) -> Casualties: return g.nearest(Casualties)


# Armies that are too large


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
        g.remove_damage(self.place, g.damage[self.place] - self.damage, False)
        for unit in range(KINDS):
            if self.lost[unit]: g.eliminate_unit(unit, self.place, self.lost[unit])
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


def reduction(g: Battle) -> Reduction: return g.nearest(Reduction)
