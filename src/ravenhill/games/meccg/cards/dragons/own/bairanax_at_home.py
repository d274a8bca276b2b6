"""Bairanax at Home, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURE, Race
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import Alter


class MoreHazardsAfter(Alter):
    """The hazard limit of a company that has faced a hazard creature of this race is one more."""
    race: Race
    def __init__(self, race: Race) -> None:
        super().__init__(LIMIT_NOW)
        self.race = race
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        seen = [g.cards.facts[kind] for kind in g.companies[thing].faced]
        return total + 1 if any(it.type == CREATURE and it.race == self.race for it in seen) else total


BAIRANAX_AT_HOME = DragonAtHome(
    "td-005", "Bairanax at Home", dragon="Bairanax", lair="Ovir Hollow", points=3,
    attack=Automatic(DRAGON, strikes=2, prowess=15, body=7), done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)), always(MoreHazardsAfter(ANIMAL)),
    ),
)
