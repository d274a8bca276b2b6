"""What chapters of the rules carry out for one character, as words, so that his card says it."""
from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ravenhill.core.words import Change, Source
from ravenhill.games.five_armies.state import Battle

NOT_ASKED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Change):
    """It is so by the rules of the book: no number has to be asked for it."""

    def __init__(self) -> None: super().__init__(NOT_ASKED)
    def value(self, g: Battle, source: Source, thing: int, total: int) -> int: return total


class ComesIn(Standing):
    """B-CHR-04 to 08  How, when and where he comes into play."""
    face: int
    step: int                        # of Fate; -1: for Bolg the Valley counts
    where: int

    def __init__(self, face: int, step: int, where: int) -> None:
        super().__init__()
        self.face = face
        self.step = step
        self.where = where


class BringsWrath(Standing):
    """B-BEO-02, B-VIC-03  Beorn's Wrath tokens, and against so few points of the Shadow he decides all."""
    n: int
    most: int
    points: int

    def __init__(self, n: int, most: int, points: int) -> None:
        super().__init__()
        self.n = n
        self.most = most
        self.points = points


class RoamsAlone(Standing):
    """B-BEO-04 to 08  How Beorn moves."""
    steps: int

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps


class FightsAlone(Standing):
    """B-BEO-11 to 16  How Beorn fights."""
    dice: int
    target: int

    def __init__(self, dice: int, target: int) -> None:
        super().__init__()
        self.dice = dice
        self.target = target


class FliesWithEagles(Standing):
    """B-EAG-02, 04, 06  Their Lord is one of them, and without him they wait."""


class LendsStrokes(Standing):
    """B-CMB-12  His Army may use the special Maneuver card of Thorin."""


class FallsWithHisArmy(Standing):
    """B-BOL-06  When Bolg is eliminated, the Shadow has lost."""
