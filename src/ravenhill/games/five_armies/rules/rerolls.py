"""Dice that are rolled again: the Leader Re-roll, colour by colour, and what effects do to dice on the table."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice
from ravenhill.core.frames import Decision, Draft, Procedure
from ravenhill.core.log import digits
from ravenhill.games.five_armies.combat_choices import Reroll
from ravenhill.games.five_armies.rules.combat_lines import AGAIN
from ravenhill.games.five_armies.rules.fight import (
    BLACK,
    DICE,
    MOST_DICE,
    REROLLED,
    STANDING,
    Fight,
    rerolls_of,
    the_fight,
)
from ravenhill.games.five_armies.state import Battle

BLACK_DICE: Final = 0
WHITE_DICE: Final = 1


def dice_in(mask: int) -> int:
    """How many dice a mask names."""
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def failed(it: Fight, side: int, colour: int) -> int:
    """B-CMB-40  Dice of one colour that missed and may still be rolled again, as a mask."""
    black = it.now[BLACK + side]
    first, end = (0, black) if colour == BLACK_DICE else (black, it.now[DICE + side])
    mask = 0
    for die in range(first, end):
        if not it.is_hit(side, die) and not it.now[STANDING + side] >> die & 1: mask |= 1 << die
    return mask


def some_of(mask: int, count: int) -> int:
    """The first so many dice of a mask: those of one colour that missed are all alike."""
    found = 0
    for die in range(MOST_DICE):
        if count and mask >> die & 1:
            found |= 1 << die
            count -= 1
    return found


class LeaderReroll(Draft[Battle]):
    """B-CMB-40  Failed dice are rolled again, as many as the Army has Leadership, of either colour, each once."""
    black: int
    white: int

    def __init__(self, side: int, like: LeaderReroll | None = None) -> None:
        super().__init__(side, like)
        self.black = 0 if like is None else like.black
        self.white = 0 if like is None else like.white

    def copy(self) -> LeaderReroll: return LeaderReroll(self.side, self)
    def blank(self, g: Battle) -> LeaderReroll: return LeaderReroll(self.side)

    def step(self, g: Battle, at: int) -> bool:
        it = the_fight(g)
        if at < 2:
            if self.most(g, it, at) > 0: g.then(HowManyAgain(self.side, at))
            return True
        g.stack.pop()
        side = self.side
        mask = some_of(failed(it, side, BLACK_DICE), self.black) | some_of(failed(it, side, WHITE_DICE), self.white)
        if mask:
            it.now[REROLLED + side] = mask
            g.then(RollAgain(side, mask))
        return True

    def most(self, g: Battle, it: Fight, colour: int) -> int:
        """B-CMB-40  How many of this colour: the failed ones, as far as Leadership goes."""
        return min(dice_in(failed(it, self.side, colour)), rerolls_of(g, it, self.side) - self.black)


class HowManyAgain(Decision[Battle]):
    """B-CMB-40  So many of this colour."""
    colour: int

    def __init__(self, side: int, colour: int) -> None:
        super().__init__(side)
        self.colour = colour

    def copy(self) -> HowManyAgain: return HowManyAgain(self.side, self.colour)
    def rules(self) -> tuple[str, ...]: return ("B-CMB-40",)
    def choice(self, g: Battle, option: int) -> Choice: return Reroll(self.colour, option)

    def options(self, g: Battle) -> list[int]:
        return list(range(g.nearest(LeaderReroll).most(g, the_fight(g), self.colour) + 1))

    def choose(self, g: Battle, option: int) -> None:
        draft = g.nearest(LeaderReroll)
        if self.colour == BLACK_DICE:
            draft.black = option
        else:
            draft.white = option


class TurnDice(Draft[Battle]):
    """B-CMB-14  An effect: up to so many dice of the enemy that hit are rolled again, and the new result stands."""
    count: int
    black: int
    white: int

    def __init__(self, side: int, count: int, like: TurnDice | None = None) -> None:
        super().__init__(side, like)
        self.count = count
        self.black = 0 if like is None else like.black
        self.white = 0 if like is None else like.white

    def copy(self) -> TurnDice: return TurnDice(self.side, self.count, self)
    def blank(self, g: Battle) -> TurnDice: return TurnDice(self.side, self.count)

    def step(self, g: Battle, at: int) -> bool:
        it = the_fight(g)
        if at < 2:
            if self.most(it, at) > 0: g.then(HowManyTurn(self.side, at))
            return True
        g.stack.pop()
        mask = some_of(self.hits(it, BLACK_DICE), self.black) | some_of(self.hits(it, WHITE_DICE), self.white)
        if mask: g.then(RollAgain(1 - self.side, mask, True))
        return True

    def hits(self, it: Fight, colour: int) -> int:
        """The enemy's dice of a colour that hit and are not final, as a mask."""
        enemy = 1 - self.side
        black = (1 << it.now[BLACK + enemy]) - 1
        return hitting(it, enemy) & ~it.now[STANDING + enemy] & (black if colour == BLACK_DICE else ~black)

    def most(self, it: Fight, colour: int) -> int:
        return min(dice_in(self.hits(it, colour)), self.count - self.black)


class HowManyTurn(Decision[Battle]):
    """B-CMB-14  So many of this colour."""
    colour: int

    def __init__(self, side: int, colour: int) -> None:
        super().__init__(side)
        self.colour = colour

    def copy(self) -> HowManyTurn: return HowManyTurn(self.side, self.colour)
    def rules(self) -> tuple[str, ...]: return ("B-CMB-14",)
    def choice(self, g: Battle, option: int) -> Choice: return Reroll(self.colour, option)

    def options(self, g: Battle) -> list[int]:
        return list(range(g.nearest(TurnDice).most(the_fight(g), self.colour) + 1))

    def choose(self, g: Battle, option: int) -> None:
        draft = g.nearest(TurnDice)
        if self.colour == BLACK_DICE:
            draft.black = option
        else:
            draft.white = option


class RollAgain(Procedure[Battle]):
    """B-AMB-14  Dice of a side are rolled again and keep their colour. `standing`: the new result is final."""
    side: int
    mask: int
    standing: bool

    def __init__(self, side: int, mask: int, standing: bool = False, like: RollAgain | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.mask = mask
        self.standing = standing

    def copy(self) -> RollAgain: return RollAgain(self.side, self.mask, self.standing, self)

    def step(self, g: Battle, at: int) -> bool:
        if at > 0: return False
        g.roll(dice_in(self.mask))
        return True

    def rolled(self, g: Battle, tag: int, faces: list[int]) -> None:
        it = the_fight(g)
        n = 0
        if g.log is not None: g.tell(AGAIN, self.side, digits(faces))
        for die in range(MOST_DICE):
            if self.mask >> die & 1:
                it.faces[self.side * MOST_DICE + die] = faces[n]
                n += 1
        if self.standing: it.now[STANDING + self.side] |= self.mask


def showing(it: Fight, side: int, face: int) -> int:
    """The dice of a side that show this face, as a mask."""
    mask = 0
    for die in range(it.now[DICE + side]):
        if it.faces[side * MOST_DICE + die] == face: mask |= 1 << die
    return mask


def hitting(it: Fight, side: int) -> int:
    """The dice of a side that hit now, as a mask."""
    mask = 0
    for die in range(it.now[DICE + side]):
        if it.is_hit(side, die): mask |= 1 << die
    return mask
