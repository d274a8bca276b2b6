"""Lure of Nature, and the word that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.lands import path_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.corruption import check_each
from ravenhill.games.meccg.words.verbs.kinds import Checking
from ravenhill.games.meccg.words.who.people import company_of


class CheckForEach(Checking):
    """A corruption check for each symbol of a region type in the company's site path; they stop if it leaves."""
    type: int
    def __init__(self, who: Who[Any], type: int) -> None:
        super().__init__(who)
        self.type = type
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        times = path_of(g, company_of(g, thing)).count(self.type)
        check_each(g, source, [thing] * times, [0] * times)


LURE_OF_NATURE = Corruption(
    "tw-058", "Lure of Nature", corruption=2, removal=Removal(above=4), no_duplicate=PER_CHARACTER, done=True,
    rules=(
        corrupts(HOBBIT, DWARF, ORC),
        whenever(END_OF_HAZARDS, CheckForEach(BEARER, WILDERNESS), when=SubjectIsCompany()),
    ),
)
