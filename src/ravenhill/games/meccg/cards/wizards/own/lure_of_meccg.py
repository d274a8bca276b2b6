"""Lure of MECCG, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.corruption import help_with


class HelpByEvents(Effect):
    """The check that follows gets +1 for each event that its player has taken part in, to a maximum."""
    most: int
    def __init__(self, who: Who[Any], most: int) -> None:
        super().__init__(who)
        self.most = most
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.events() > 0
    def do(self, g: Meccg, source: Source, thing: int) -> None: help_with(g, self, thing, min(self.most, g.events()))


class TookPart(If):
    """Its player has taken part in so many events."""
    least: int
    def __init__(self, least: int) -> None: self.least = least
    def holds(self, g: Meccg, source: Source) -> bool: return g.events() >= self.least


LURE_OF_MECCG = PermanentEvent("tw-500", "Lure of MECCG", side=RESOURCE, promo=True, done=True, rules=(
    may(ANYTIME, PutInPlay(THIS)),
    may(ANYTIME, HelpByEvents(a(Characters(CHECKED)), most=4), pay=Tap(THIS)),
    may(ANYTIME, OnceATurn(THIS), Untap(THIS), pay=Tap(a(Characters(YOURS))), when=TookPart(10)),
))
