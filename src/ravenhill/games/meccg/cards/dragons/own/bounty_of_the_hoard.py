"""Bounty of the Hoard, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.rules.attempts import TakeFind, finds
from ravenhill.games.meccg.rules.guards import has_hoard
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Size
from ravenhill.games.meccg.words import *


class HoardHere(If):
    """R-HOARD-02  The site of the company whose phase it is contains a hoard."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.current >= 0 and has_hoard(g, g.companies[g.current].site)


class PlayFind(Effect):
    """An item of your hand, of these sizes, that the site offers may be played with this character."""
    sizes: tuple[Size, ...]
    def __init__(self, who: Who[Any], *sizes: Size) -> None:
        super().__init__(who)
        self.sizes = sizes
    def mask(self) -> int: return sum([1 << size for size in self.sizes])
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return thing < 0 or bool(finds(g, source.side, thing, self.mask()))
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(TakeFind(source.side, thing, self.mask()))


BOUNTY_OF_THE_HOARD = ShortEvent("td-101", "Bounty of the Hoard", side=RESOURCE, done=True, rules=(
    may(AT_SITE, PlayFind(THE_ONE, MINOR, MAJOR), pay=Tap(a(HERE)), when=HoardHere() & ~SiteUntapped()),
))
