"""Houses of Healing, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import HEALS, Alter


class HealsHere(Alter):
    """The wounded heal at the site the card lies on, as at a Haven."""
    def __init__(self) -> None: super().__init__(HEALS)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + 1 if g.host[source.card] == thing else total


HOUSES_OF_HEALING = PermanentEvent("td-125", "Houses of Healing", side=RESOURCE, done=True, rules=(
    may(ANYTIME, PutInPlay(a(Sites(EVERY_SITE, hold=FREE_HOLD)))), always(HealsHere()),
))
