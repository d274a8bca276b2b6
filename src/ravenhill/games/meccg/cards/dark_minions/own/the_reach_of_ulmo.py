"""The Reach of Ulmo, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class WasPlayed(If):
    """One of these was played this turn."""
    names: tuple[str, ...]
    def __init__(self, *names: str) -> None: self.names = names
    def holds(self, g: Meccg, source: Source) -> bool:
        return any(g.cards.facts[kind].name in self.names for kind in g.did)


THE_REACH_OF_ULMO = PermanentEvent(
    "dm-082", "The Reach of Ulmo", side=HAZARD, no_duplicate=GLOBAL, cancels=("Great Ship", "Ford"), done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)), may(DESCENDING, PutInPlay(THIS)), always(WayBelow(+2)),
        whenever(DECK_EXHAUSTED, Discard(THIS)),
        whenever(END_OF_HAZARDS, Discard(THIS), when=MovesBelow(both=True)),
        whenever(TURN_ENDS, Discard(THIS), when=WasPlayed("Great Ship", "Ford")),
    ),
)
