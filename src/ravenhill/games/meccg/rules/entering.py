"""What waits for a company before it may enter its site."""
from __future__ import annotations

from ravenhill.core.frames import Procedure
from ravenhill.games.meccg.rules.hazards import Triggers
from ravenhill.games.meccg.rules.leaving import happens
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.moments import BEGINNING_OF_SITE


class SiteBegins(Procedure[Meccg]):
    """R-SITE-01  Before a company may enter: what waits for it there, and what may still be done about it."""
    slot: int

    def __init__(self, slot: int, like: SiteBegins | None = None) -> None:
        super().__init__(like)
        self.slot = slot

    def copy(self) -> SiteBegins: return SiteBegins(self.slot, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0:
            return False
        g.current = self.slot
        happens(g, BEGINNING_OF_SITE, self.slot)
        g.then(Triggers(BEGINNING_OF_SITE))
        return True
