"""Leucaruth at Home, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import BARRED, Alter


class OneDragonATurn(Alter):
    """R-AMB-118  Of all forms of unique Dragons, one a turn may be played."""
    def __init__(self) -> None: super().__init__(BARRED)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        if not g.facts(thing).dragon or g.is_in_play(thing):
            return total
        return total + 1 if any(g.cards.facts[kind].dragon for kind in g.did) else total


LEUCARUTH_AT_HOME = DragonAtHome(
    "td-044", "Leucaruth at Home", dragon="Leucaruth", lair="Irerock", points=4,
    attack=Automatic(DRAGON, strikes=2, prowess=17, body=8), done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)), always(OneDragonATurn()),
    ),
)
