"""What waits for a company before it may enter its site."""
from __future__ import annotations

from ravenhill.core.frames import Procedure
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.rules.leaving import happens
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.state import WITH_MINIONS, Meccg
from ravenhill.games.meccg.words.moments import BARRING, BEGINNING_OF_SITE, ENTERED


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


class Entry(Procedure[Meccg]):
    """R-SITE-01, R-AMB-112  It has chosen to enter: what may bar its way is shown, and acts before any guard."""
    slot: int

    def __init__(self, slot: int, like: Entry | None = None) -> None:
        super().__init__(like)
        self.slot = slot

    def copy(self) -> Entry: return Entry(self.slot, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.what_lies_on_guard(g)
            case 1: self.what_lies_there(g)
            case _: return False
        return True

    def what_lies_on_guard(self, g: Meccg) -> None:
        if g.optional & WITH_MINIONS and g.companies[self.slot].guarded:
            g.then(Acting(BARRING, 1 - g.active, True))

    def what_lies_there(self, g: Meccg) -> None:
        happens(g, ENTERED, self.slot)
        g.then(Triggers(ENTERED))
