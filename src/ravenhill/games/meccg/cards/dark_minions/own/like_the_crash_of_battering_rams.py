"""Like the Crash of Battering-rams, and the verb that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.attacks import the_strike
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *

STEP = 5


class Crush(ThisTurn):
    """Whoever was hit has one body less this turn for each five by which the strike has hit."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        strike = the_strike(g)
        for _ in range(0 if strike is None else strike.margin // STEP):
            super().do(g, source, thing)


LIKE_THE_CRASH_OF_BATTERING_RAMS = ShortEvent(
    "dm-069", "Like the Crash of Battering-rams", side=HAZARD, done=True, rules=(
        may(STRUCK_HAZARDS, LayBlade(COMPANY_ATTACKED), when=Exists(THE_STRUCK)),
        whenever(STRIKE_HIT, Crush(OnIt(BODY, -1), THE_ONE), when=OnAttackedCompany()),
        whenever(STRIKE_OVER, Discard(THIS)),
        whenever(TURN_ENDS, Discard(THIS)),
    ),
)
