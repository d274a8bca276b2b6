"""Burglary, and the word that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.attempts import TakeFind
from ravenhill.games.meccg.rules.site import Visit, tap_site
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import A_BURGLARY
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.attempts import begin
from ravenhill.games.meccg.words.verbs.kinds import Attempting

NEEDED = 10
ANY_SIZE = (1 << 8) - 1


class Burgle(Attempting):
    """R-AMB-158  Instead of facing the guards the company sends a burglar, who finds an item, or faces them alone."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(who, A_BURGLARY)
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing < 0 or g.company[thing] == g.current
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        tap_site(g)
        visit = g.nearest(Visit)
        visit.burgled, visit.minor = True, False
        begin(g, source, self, thing)
    def modifier(self, g: Meccg, source: Source, thing: int) -> int:
        return (2 if SCOUT in skills(g, thing) else 0) + (3 if g.facts(thing).race == HOBBIT else 0)
    def needed(self, g: Meccg, source: Source, thing: int) -> int: return NEEDED
    def won(self, g: Meccg, source: Source, thing: int) -> None:
        g.nearest(Visit).minor = True
        g.then(TakeFind(source.side, thing, ANY_SIZE))
    def lost(self, g: Meccg, source: Source, thing: int) -> None: g.nearest(Visit).alone = thing


BURGLARY = ShortEvent("td-103", "Burglary", side=RESOURCE, done=True, rules=(
    may(BURGLING, Burgle(THE_ONE), pay=Tap(a(HERE)), when=SiteUntapped()),
))
