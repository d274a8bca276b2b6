"""Hermit's Hill, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.strength import items_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class SmallThings(Who[int]):
    """Minor items that the company bears; besides the one that was picked first, if so said."""
    another: bool
    def __init__(self, another: bool = False) -> None: self.another = another
    def find(self, g: Meccg, source: Source) -> list[int]:
        members = g.companies[g.current].members if g.current >= 0 else []
        found = [card for it in members for card in items_of(g, it) if g.facts(card).size == MINOR]
        if not self.another:
            return found
        if not source.picks:
            return found if len(found) > 1 else []
        return [card for card in found if card != source.picks[0]]


HERMITS_HILL = Site(
    "dm-032", "Hermit's Hill", hold=RUINS_AND_LAIRS, region="Wold & Foothills", nearest_haven="Lórien",
    path=(WILDERNESS,), draws=(1, 1), playable=frozenset({MINOR}), guarded_by=(Automatic(MAN, strikes=3, prowess=6),),
    done=True, rules=(
        may(
            AT_SITE, ThisTurn(OnIt(MAJORS, +1), THE_SITE),
            pay=Together(Discard(a(SmallThings())), Discard(a(SmallThings(another=True)))), when=SiteUntapped(),
        ),
    ),
)
