"""The moment after which an attack can no longer be cancelled."""
from __future__ import annotations

from ravenhill.core.frames import Procedure
from ravenhill.games.meccg.rules.leaving import happens
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.moments import ASSIGNING


class BeforeStrikes(Procedure[Meccg]):
    """The attack was not cancelled, and no strike is assigned yet."""
    slot: int

    def __init__(self, slot: int, like: BeforeStrikes | None = None) -> None:
        super().__init__(like)
        self.slot = slot

    def copy(self) -> BeforeStrikes: return BeforeStrikes(self.slot, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0:
            return False
        happens(g, ASSIGNING, self.slot)
        g.then(Triggers(ASSIGNING))
        return True
