"""Shadow of Mordor, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import DRAWS_OPPONENT, Alter


class MoreByDraws(Alter):
    """One more for each card beyond the first that was drawn for the company: to its limit, or to the other's draws."""
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + max(0, g.companies[thing].drawn - 1)


SHADOW_OF_MORDOR = PermanentEvent(
    "td-068", "Shadow of Mordor", side=HAZARD, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True,
    rules=(
        may(HAZARDS, PutInPlay(THIS)), always(MoreByDraws(LIMIT_NOW)), always(MoreByDraws(DRAWS_OPPONENT), when=DOORS),
    ),
)
