"""The Balance of Things, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.numbers import sources_of_corruption
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import Alter


class LeastTwice(Alter):
    """One source of corruption counts twice; everybody chooses the least."""
    def __init__(self) -> None: super().__init__(CORRUPTION)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        points = sources_of_corruption(g, thing)
        return total + min(points) if points else total


THE_BALANCE_OF_THINGS = LongEvent(
    "tw-093", "The Balance of Things", side=HAZARD, keywords=frozenset({CAUSES_CORRUPTION_CHECK}), unique=True,
    done=True, rules=(
        always(LeastTwice()),
    ),
)
