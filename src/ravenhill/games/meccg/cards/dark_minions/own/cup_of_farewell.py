"""Cup of Farewell, and the word that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.changes import Mark
from ravenhill.games.meccg.words.numbers import USED


class OnceATurn(ThisTurn):
    """The card does this once in a turn."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(Mark(USED), who)
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not g.already_lasts(self.number, thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.lasts(self.number, source, thing)


CUP_OF_FAREWELL = PermanentEvent(
    "dm-122", "Cup of Farewell", side=RESOURCE, no_duplicate=PER_COMPANY, done=True, rules=(
        may(ORGANIZING, PutInPlay(a(Companies(at=HAVEN)), on_company=True)),
        may(
            ANYTIME, OnceATurn(THIS), FetchAside(YOU, A_MINOR_ITEM), pay=Tap(a(COMPANIONS)),
            when=BearerAt(HAVEN) & AtRest(),
        ),
    ),
)
