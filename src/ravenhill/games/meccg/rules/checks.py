"""Several corruption checks at once, in an order of choice."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Take
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.meccg.rules.corruption import CorruptionCheck
from ravenhill.games.meccg.state import Meccg


class ManyChecks(Procedure[Meccg]):
    """R-AMB-54  Several corruption checks at once: the active player's first, each player's in an order of choice."""
    left: list[int]
    modifier: int

    def __init__(self, left: list[int], modifier: int, like: ManyChecks | None = None) -> None:
        super().__init__(like)
        self.left = left
        self.modifier = modifier

    def copy(self) -> ManyChecks: return ManyChecks(self.left.copy(), self.modifier, self)

    def step(self, g: Meccg, at: int) -> bool:
        self.left = [it for it in self.left if g.is_in_play(it)]
        if not self.left:
            return False
        own = [it for it in self.left if g.owner[it] == g.active]
        g.then(WhoChecks(g.active if own else 1 - g.active))
        return True


class WhoChecks(Decision[Meccg]):
    """R-AMB-54  Who checks next."""

    def copy(self) -> WhoChecks: return WhoChecks(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-AMB-54",)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)

    def options(self, g: Meccg) -> list[int]:
        return [it for it in g.nearest(ManyChecks).left if g.owner[it] == self.side]

    def choose(self, g: Meccg, option: int) -> None:
        checks = g.nearest(ManyChecks)
        checks.left.remove(option)
        g.then(CorruptionCheck(option, checks.modifier))
