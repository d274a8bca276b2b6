"""Dark Numbers, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.piles import CHAIN
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Race
from ravenhill.games.meccg.words import *


class JustFaced(If):
    """The last attack on the company was by one of these races, and no card was played since it was over."""
    races: tuple[Race, ...]
    def __init__(self, *races: Race) -> None: self.races = races
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0 or not g.companies[g.current].races:
            return False
        company = g.companies[g.current]
        fresh = g.pile[source.card] == CHAIN or company.since == len(g.did)
        return fresh and company.races[-1] in self.races


AMONG_THEM = Characters(CURRENT, SCOUT)
DARK_NUMBERS = PermanentEvent(
    "dm-123", "Dark Numbers", side=RESOURCE, points=1, keywords=frozenset({STOLEN_KNOWLEDGE}), done=True, rules=(
        may(HAZARDS, PutInPlay(THE_ONE), pay=Tap(a(AMONG_THEM)), when=JustFaced(ORC, TROLL, MAN)),
        may(AT_SITE, PutInPlay(THE_ONE), pay=Tap(a(AMONG_THEM)), when=JustFaced(ORC, TROLL, MAN)),
        may(ORGANIZING, Store(THIS), when=BearerAt(HAVEN)),
        may(ANYTIME, Help(a(WhoInfluences(against=FACTION, beside=True)), +3), pay=Spend(THIS)),
    ),
)
