"""Master of Esgaroth, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Hold
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import MOVES_AGAIN, Alter


class MovesOnFrom(Alter):
    """The company moves once more, if it has arrived at a site of this type."""
    hold: Hold
    def __init__(self, hold: Hold) -> None:
        super().__init__(MOVES_AGAIN)
        self.hold = hold
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        company = g.companies[thing]
        return total + 1 if company.arrived and hold(g, company.site) == self.hold else total


MASTER_OF_ESGAROTH = ShortEvent("td-135", "Master of Esgaroth", side=RESOURCE, done=True, rules=(
    may(END_OF_ORGANIZATION, ThisTurn(MovesOnFrom(BORDER_HOLD), a(Companies(moving=1)))),
))
