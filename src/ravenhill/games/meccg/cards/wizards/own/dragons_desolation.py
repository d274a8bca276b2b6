"""Dragon's Desolation, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.games.meccg.rules.numbers import destination, site_path
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class SitePathHas(InPath):
    """The site where the company is, or moves to, has so many regions of a type in its own site path."""
    def path(self, g: Meccg, played: bool) -> list[int]:
        return site_path(g, destination(g.companies[g.current]), played)


DRAGONS_DESOLATION = ShortEvent("tw-029", "Dragon's Desolation", side=HAZARD, done=True, rules=(
    may(ATTACKED, changes_the_attack(prowess=+2), when=Facing(DRAGON)),
    may(HAZARDS, Either(
        Together(Arouse(Aroused(+2, 1), THE_SITE), when=GuardedByRace(1, DRAGON)),
        Together(Arouse(Aroused(+2, 2), THE_SITE), when=GuardedByRace(2, DRAGON)),
    )),
    may(
        HAZARDS, Prepare(Opening(DRAGON), THE_SITE),
        when=SiteIs(RUINS_AND_LAIRS) & (SitePathHas(WILDERNESS, 2) | (SitePathHas(WILDERNESS) & DOORS)),
    ),
))
