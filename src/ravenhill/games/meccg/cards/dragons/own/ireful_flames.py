"""Ireful Flames, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import TOLL, Alter


class BurnsItems(Alter):
    """For each item played at one of these sites its player removes one of his hand, playable there, from play."""
    sites: tuple[str, ...]
    def __init__(self, *sites: str) -> None:
        super().__init__(TOLL)
        self.sites = sites
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + 1 if g.facts(thing).name in self.sites else total


IREFUL_FLAMES = PermanentEvent("td-182", "Ireful Flames", side=HAZARD, promo=True, done=True, rules=(
    may(HAZARDS, PutInPlay(THIS)),
    always(BurnsItems("The Lonely Mountain", "Irerock", "Zarak Dûm", "Gold Hill")),
    whenever(DECK_EXHAUSTED, Discard(THIS)),
))
