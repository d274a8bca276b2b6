"""Troll-purse, and the word that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.rules.rescue import FacedAgain
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class FaceGuardsAgain(Effect):
    """The company faces all automatic-attacks of its site again, stronger; whom they hit is taken prisoner there."""
    prowess: int
    def __init__(self, who: Who[Any], prowess: int) -> None:
        super().__init__(who)
        self.prowess = prowess
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(FacedAgain(thing, self.prowess, True))


TROLL_PURSE = Host("dm-095", "Troll-purse", done=True, rules=(
    may(HAZARDS, PutInPlay(THE_SITE), when=GuardedByRace(0, ORC, TROLL)),
    whenever(ITEM_PLAYED, FaceGuardsAgain(THIS, +3), when=AtItsSite() & InSitePhase()),
))
