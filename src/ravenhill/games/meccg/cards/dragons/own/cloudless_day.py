"""Cloudless Day, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import ASSIGNS, Alter


class DefenderPicks(Alter):
    """The defender says who is struck by a hazard creature: anybody, tapped or wounded, whatever the attack may do."""
    def __init__(self) -> None: super().__init__(ASSIGNS)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + 1 if ByCreature().holds(g, source) else total


CLOUDLESS_DAY = LongEvent(
    "td-104", "Cloudless Day", side=RESOURCE, keywords=frozenset({ENVIRONMENT}), done=True, rules=(
        may(LONG_EVENTS, PutInPlay(THIS), when=GATES), always(DefenderPicks()),
    ),
)
