"""Balrog of Moria, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Hold
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import LIKE_A, Alter


class CountsAsWithout(Alter):
    """A site counts as another type for healing and hazards, as long as somebody is in play and not there."""
    site: str
    type: Hold
    name: str
    def __init__(self, site: str, type: Hold, name: str) -> None:
        super().__init__(LIKE_A)
        self.site = site
        self.type = type
        self.name = name
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        if g.facts(thing).name != self.site:
            return total
        for card in g.in_force():
            if g.company[card] >= 0 and g.facts(card).name == self.name:
                there = g.facts(g.companies[g.company[card]].site).name == self.site
                return total if there else self.type
        return total


BALROG_OF_MORIA = PermanentEvent(
    "tw-012", "Balrog of Moria", side=HAZARD, points=5, score=CREATURES,
    attack=Automatic(BALROG, strikes=1, prowess=18), keywords=frozenset({SPAWN}), unique=True,
    guards=(at_named("Moria"),), done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)),
        always(CountsAsWithout("Lórien", FREE_HOLD, "Galadriel")),
        always(OnAttack(ATTACK_PROWESS, +2, AutomaticIn("Hollin", "Redhorn Gate", "Wold & Foothills"))),
    ),
)
