"""Advancing after combat."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, No, Yes
from ravenhill.core.frames import Decision
from ravenhill.games.five_armies.lines import CHARACTER_MOVED
from ravenhill.games.five_armies.rules.armies import MoveArmies
from ravenhill.games.five_armies.rules.beorn import BeornMoves
from ravenhill.games.five_armies.rules.combat_lines import ADVANCED
from ravenhill.games.five_armies.state import BEORN_AGAIN, BEORN_STRUCK_AGAIN, Battle
from ravenhill.games.five_armies.terms import BEORN, FREE

NO: Final = 0
YES: Final = 1


class Advance(MoveArmies):
    """B-RET-21, B-COM-06, B-AMB-31  One of the attacking Armies, or a part of it, may enter the empty region."""
    into: int

    def __init__(self, side: int, origins: list[int], into: int, like: Advance | None = None) -> None:
        super().__init__(side, 1, 1, optional=True, origins=origins, like=like)
        self.into = into

    def copy(self) -> Advance: return Advance(self.side, self.origins, self.into, self)
    def blank(self, g: Battle) -> Advance: return Advance(self.side, self.origins, self.into)

    def may_enter(self, g: Battle, here: int, region: int, entered: int) -> bool:
        return region == self.into and not self.is_beorns(g, region)

    def carry_out(self, g: Battle) -> None:
        if self.moves: g.tell(ADVANCED, self.side, self.into)
        super().carry_out(g)


class BeornAdvances(Decision[Battle]):
    """B-AMB-35, B-BEO-06  Beorn may enter the region he has won, and takes it back."""
    region: int

    def __init__(self, side: int, region: int) -> None:
        super().__init__(side)
        self.region = region

    def copy(self) -> BeornAdvances: return BeornAdvances(self.side, self.region)
    def rules(self) -> tuple[str, ...]: return ("B-RET-21", "B-AMB-35")
    def options(self, g: Battle) -> list[int]: return [NO, YES]
    def choice(self, g: Battle, option: int) -> Choice: return Yes() if option == YES else No()

    def choose(self, g: Battle, option: int) -> None:
        if option == YES:
            g.characters[BEORN] = self.region
            g.tell(CHARACTER_MOVED, BEORN, self.region)
            g.army_enters(FREE, self.region)


class BeornStrikesAgain(Decision[Battle]):
    """B-FAT-10, B-BEO-12  A Fate card lets Beorn move on and attack once more, once a turn."""

    def copy(self) -> BeornStrikesAgain: return BeornStrikesAgain(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-BEO-12",)
    def options(self, g: Battle) -> list[int]: return [NO, YES]
    def choice(self, g: Battle, option: int) -> Choice: return Yes() if option == YES else No()

    def choose(self, g: Battle, option: int) -> None:
        if option == YES:
            g.once |= BEORN_STRUCK_AGAIN
            g.then(BeornMoves(g.asked(BEORN_AGAIN, FREE, 0)))
