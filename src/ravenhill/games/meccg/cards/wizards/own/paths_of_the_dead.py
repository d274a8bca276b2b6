"""Paths of the Dead, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Race
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import OPEN_TO, Alter


class OpenTo(Alter):
    """Creatures of this race may be played on the company wherever it is."""
    race: Race
    def __init__(self, race: Race) -> None:
        super().__init__(OPEN_TO)
        self.race = race
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return total | 1 << self.race


PATHS_OF_THE_DEAD = ShortEvent("tw-302", "Paths of the Dead", side=RESOURCE, done=True, rules=(
    may(
        END_OF_ORGANIZATION, Fly(a(Companies(name="Aragorn II", site="Dunharrow")), name="Vale of Erech"),
        ThisTurn(OnIt(FLIES, 1), THE_ONE), ThisTurn(OpenTo(UNDEAD), THE_ONE), ThisTurn(OnIt(ONLY_OPEN, 1), THE_ONE),
    ),
))
