"""Secret News, and the word that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.piles import HAND
from ravenhill.games.meccg.rules.piles import ShowAtRandom
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class ShowSome(Effect):
    """This player shows so many random cards of the hand."""
    count: int
    def __init__(self, who: Who[Any], count: int) -> None:
        super().__init__(who)
        self.count = count
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return bool(g.piles[HAND + thing])
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(ShowAtRandom(thing, min(self.count, len(g.piles[HAND + thing]))))


SECRET_NEWS = ShortEvent("td-151", "Secret News", side=RESOURCE, done=True, rules=(
    may(ANYTIME, ShowSome(THE_OPPONENT, 5)),
))
