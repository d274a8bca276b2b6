"""What was triggered, before anything else goes on."""
from __future__ import annotations

from ravenhill.core.frames import Procedure
from ravenhill.games.meccg.state import Meccg


class Triggers(Procedure[Meccg]):
    """R-CHAIN-09  Everything that was triggered has its chain, one after the other."""
    about: int

    def __init__(self, about: int, like: Triggers | None = None) -> None:
        super().__init__(like)
        self.about = about

    def copy(self) -> Triggers: return Triggers(self.about, self)

    def step(self, g: Meccg, at: int) -> bool:
        if not g.waiting:
            return False
        g.triggers_follow(self.about)
        return True
