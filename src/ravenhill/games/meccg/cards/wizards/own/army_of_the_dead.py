"""Army of the Dead, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class Did(If):
    """A card of this name was played this turn."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def holds(self, g: Meccg, source: Source) -> bool: return g.cards.names.get(self.name, -1) in g.did


ARMY_OF_THE_DEAD = Faction(
    "tw-193", "Army of the Dead", race=SPECIAL_RACE, points=6, at=("Vale of Erech",), done=True, rules=(
        may(
            AT_SITE, WinFaction(THIS), TapSite(THIS), pay=Tap(Characters(CURRENT, name="Aragorn II")),
            when=Offered() & Did("Paths of the Dead"),
        ),
    ),
)
