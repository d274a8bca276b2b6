"""Radagast, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.lands import path_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import RegionType
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import DRAWS_OWN, Alter


class DrawsByPath(Alter):
    """The mover may draw one card more for each region of this type in the site path of the company."""
    type: RegionType
    def __init__(self, type: RegionType) -> None:
        super().__init__(DRAWS_OWN)
        self.type = type
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + path_of(g, thing).count(self.type) if g.company[source.card] == thing else total


RADAGAST = Character(
    "tw-178", "Radagast", race=WIZARD, skills=frozenset({WARRIOR, SCOUT, RANGER, DIPLOMAT}), influence=10, prowess=6,
    body=9, corruption_check=+1, homes=("Rhosgobel",), done=True, rules=(
        always(DrawsByPath(WILDERNESS)),
    ),
)
