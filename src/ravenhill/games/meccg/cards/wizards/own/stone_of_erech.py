"""Stone of Erech, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.piles import MARSHALLED
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class FactionInPlay(If):
    """A player has this faction."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def holds(self, g: Meccg, source: Source) -> bool:
        return any(g.facts(card).name == self.name for side in range(2) for card in g.piles[MARSHALLED + side])


STONE_OF_ERECH = PermanentEvent("tw-334", "Stone of Erech", side=RESOURCE, points=2, unique=True, done=True, rules=(
    may(AT_SITE, PutInPlay(THIS), when=AtNamed("Vale of Erech") & FactionInPlay("Men of Lamedon")),
    whenever(FACTION_LOST, Discard(THIS), when=SubjectIsNamed("Men of Lamedon")),
))
