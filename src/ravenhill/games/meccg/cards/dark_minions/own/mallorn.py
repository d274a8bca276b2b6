"""Mallorn, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.piles import MARSHALLED, SITES, TAPPED
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Race
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import POINTS, UNSPENT, WELCOMES, Alter


class StoredOnItsSpot(Who[int]):
    """Cards of this name that you have stored at the place they name."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in Stored(self.name).find(g, source) if g.state[card] == TAPPED]


class LikeAHaven(Alter):
    """A site counts as a Haven in one respect."""
    site: str
    def __init__(self, question: int, site: str) -> None:
        super().__init__(question)
        self.site = site
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + 1 if g.facts(thing).name == self.site else total


class ThatSiteInPlay(Who[int]):
    """The card of this site where a company of the active player is."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [site for site in g.piles[SITES + g.active] if g.facts(site).name == self.name]


class FactionsOf(Who[int]):
    """The factions of a race that either player has."""
    race: Race
    def __init__(self, race: Race) -> None: self.race = race
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for side in range(2) for card in g.piles[MARSHALLED + side]
                if g.facts(card).type == FACTION and g.facts(card).race == self.race]


MALLORN = PermanentEvent("dm-148", "Mallorn", side=RESOURCE, points=3, unique=True, done=True, rules=(
    may(AT_SITE, PutInPlay(THIS), when=AtNamed("Bag End") & Exists(StoredOnItsSpot("Earth of Galadriel's Orchard"))),
    always(LikeAHaven(HEALS, "Bag End"), LikeAHaven(WELCOMES, "Bag End"), LikeAHaven(UNSPENT, "Bag End")),
    whenever(END_OF_UNTAP, Untap(ThatSiteInPlay("Bag End"))),
    always(On(POINTS, +1, FactionsOf(HOBBIT))),
))
