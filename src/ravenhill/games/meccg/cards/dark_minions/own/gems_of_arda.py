"""Gems of Arda, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.rewards import LIKE_THEIRS, Reward
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import UNSTORABLE
from ravenhill.games.meccg.words.verbs.items import TakeUp


class PlayLikeTheirs(ThisTurn):
    """A character of the company may tap to have an item like one the opponent has stored, which is then discarded."""
    def __init__(self, who: Who[int]) -> None: super().__init__(OnIt(UNSTORABLE, 1), who)
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return bool(g.companies[thing].members)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(Reward(source.side, thing, LIKE_THEIRS, self.number))


GEMS_OF_ARDA = Item(
    "dm-170", "Gems of Arda", size=SPECIAL, points=3, corruption=3, at=("The Gem-deeps",), done=True, rules=(
        may(
            AT_SITE, TakeUp(THE_ONE), TapSite(THIS), pay=Tap(a(HERE)),
            when=SiteUntapped() & Below() & ~AtNamed("The Gem-deeps") & Exists(Stored("Vein of Arda")),
        ),
        whenever(IS_STORED, PlayLikeTheirs(THE_ONE)),
    ),
)
