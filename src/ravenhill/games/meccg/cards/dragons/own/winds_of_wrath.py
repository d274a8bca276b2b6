"""Winds of Wrath, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.straying import InItsPlace, over_sea
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import Hazardous


class BlowAstray(Hazardous):
    """R-AMB-162  The company comes to a card of your location deck that has a Coastal Sea in its site path."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return g.companies[thing].going >= 0 and bool(over_sea(g, source.side))
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(InItsPlace(source.side, thing, True))


WINDS_OF_WRATH = ShortEvent(
    "td-082", "Winds of Wrath", side=HAZARD, keywords=frozenset({ENVIRONMENT}), done=True, rules=(
        may(HAZARDS, BlowAstray(COMPANY), when=DOORS & Moving() & InPath(COASTAL_SEA)),
    ),
)
