"""How characters are taken, and what becomes of prisoners."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.lines import NAMES_SITE
from ravenhill.games.meccg.piles import LOCATION
from ravenhill.games.meccg.rules.attacks import NO_CAPTOR, the_strike
from ravenhill.games.meccg.rules.prisoners import Languish, host_waits
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CHARACTER
from ravenhill.games.meccg.words.verbs.kinds import OnTheStruck


class NameSite(Effect):
    """R-AMB-137  A cost: the site of the location deck where a prisoner will be kept is shown to everybody."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.learn(thing, 3)
        g.tell(NAMES_SITE, source.side, thing)


class LieInWait(OnTheStruck):
    """R-PRIS-01, R-AMB-149  The host waits at the site that was named for the strike to hit; whom it hits is taken."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        strike = the_strike(g)
        if strike is None or strike.cancelled or strike.captor != NO_CAPTOR:
            return False
        free = not source.picks or g.pile[source.picks[0]] == LOCATION + source.side
        return free and g.facts(strike.target).type == CHARACTER
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        strike = the_strike(g)
        if strike is not None:
            host_waits(g, source.card, source.picks[0])
            strike.captor = source.card


class HoldOut(Effect):
    """R-AMB-155  Each prisoner makes a body check; above a number, a roll and its body then set it free."""
    more: int
    above: int
    def __init__(self, who: Who[Any], more: int = 0, above: int = 0) -> None:
        super().__init__(who)
        self.more = more
        self.above = above
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Languish(thing, self.more, self.above, 0))
