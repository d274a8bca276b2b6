"""Gollum's Fate, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import company_of


class NamedAt(If):
    """A card of this name, of either player, is at this site."""
    name: str
    site: str
    def __init__(self, name: str, site: str) -> None:
        self.name = name
        self.site = site
    def holds(self, g: Meccg, source: Source) -> bool:
        for card in g.in_force():
            if g.facts(card).name == self.name:
                slot = company_of(g, card)
                if slot >= 0 and g.facts(g.companies[slot].site).name == self.site:
                    return True
        return False


GOLLUMS_FATE = ShortEvent("tw-247", "Gollum's Fate", side=RESOURCE, unique=True, done=True, rules=(
    may(
        AT_SITE, DestroyRing(a(Characters(CURRENT, bearing=THE_ONE_RING))),
        when=AtNamed("Mount Doom") & NamedAt("Gollum", "Mount Doom"),
    ),
))
