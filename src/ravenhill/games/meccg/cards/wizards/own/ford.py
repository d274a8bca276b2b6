"""Ford, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import RegionType
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import KEYED_BY_TYPE, Alter


class NoneKeyed(Alter):
    """No creature may be keyed by type to these regions against the company."""
    types: tuple[RegionType, ...]
    def __init__(self, *types: RegionType) -> None:
        super().__init__(KEYED_BY_TYPE)
        self.types = types
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        for type in self.types:
            total |= 1 << type
        return total


FORD = ShortEvent("tw-242", "Ford", side=RESOURCE, skill=RANGER, done=True, rules=(
    may(
        END_OF_ORGANIZATION, ThisTurn(NoneKeyed(WILDERNESS), COMPANY_OF_THE_ONE), pay=Tap(a(Characters(YOURS, RANGER))),
    ),
))
