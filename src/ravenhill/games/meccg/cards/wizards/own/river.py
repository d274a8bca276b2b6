"""River, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.entering import rangers_of, rivers_ahead
from ravenhill.games.meccg.rules.hazards import slots_of
from ravenhill.games.meccg.rules.numbers import destination
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import Alter


class RangersAtTheRiver(Who[int]):
    """Rangers of a company that moves to the site the card lies on, and has not forded it."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        rangers: list[int] = []
        for slot in slots_of(source.side):
            company = g.companies[slot]
            if company.members and destination(company) == g.host[source.card] and rivers_ahead(g, slot) > 0:
                rangers.extend(rangers_of(g, slot))
        return rangers


class RiverBars(Alter):
    """A company that moves to this site this turn does nothing there."""
    def __init__(self) -> None: super().__init__(DOES_NOTHING)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        company = g.companies[thing]
        moves = company.going >= 0 or company.arrived
        return total + 1 if moves and destination(company) == g.host[source.card] else total


RIVER = ShortEvent("tw-084", "River", side=HAZARD, done=True, rules=(
    may(HAZARDS, PutInPlay(THE_SITE), when=Moving()),
    always(RiverBars()),
    may(ANYTIME, ThisTurn(OnIt(DOES_NOTHING, -1), COMPANY_OF_THE_ONE), pay=Tap(a(RangersAtTheRiver()))),
    whenever(BEGINNING_OF_END, Discard(THIS)),
))
