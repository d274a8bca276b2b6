"""Smaug at Home, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import DRAWS_OWN, Alter


class DrawsOneLess(Alter):
    """Who moves draws one card less, but one at least."""
    def __init__(self) -> None: super().__init__(DRAWS_OWN)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return max(min(total, 1), total - 1)


SMAUG_AT_HOME = DragonAtHome(
    "td-071", "Smaug at Home", dragon="Smaug", lair="The Lonely Mountain", points=5,
    attack=Automatic(DRAGON, strikes=2, prowess=18, body=8), done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)), always(DrawsOneLess()),
    ),
)
