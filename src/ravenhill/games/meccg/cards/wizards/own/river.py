"""River, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.entering import rangers_of, rivers_ahead
from ravenhill.games.meccg.rules.hazards import slots_of
from ravenhill.games.meccg.rules.numbers import destination
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import FORDED, Alter


class RangersAtTheRiver(Who[int]):
    """Rangers of a company that moves to the site the card lies on, and has not forded it."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        rangers: list[int] = []
        for slot in slots_of(source.side):
            company = g.companies[slot]
            if company.members and destination(company) == g.host[source.card] and (
                    source.card in rivers_ahead(g, slot)):
                rangers.extend(rangers_of(g, slot))
        return rangers


class RiverBars(Alter):
    """A company that moves to this site this turn does nothing there."""
    def __init__(self) -> None: super().__init__(DOES_NOTHING)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + 1 if source.card in rivers_ahead(g, thing) else total


class Forded(Alter):
    """A company has come over a river."""
    def __init__(self) -> None: super().__init__(FORDED)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return total


class FordRiver(ThisTurn):
    """This river, and no other card, is no hindrance to the company any more."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(Forded(), who)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.lasts(self.number, source, thing, place=source.card)


RIVER = ShortEvent("tw-084", "River", side=HAZARD, done=True, rules=(
    may(HAZARDS, PutInPlay(THE_SITE), when=Moving()),
    always(RiverBars()),
    may(ANYTIME, FordRiver(COMPANY_OF_THE_ONE), pay=Tap(a(RangersAtTheRiver()))),
    whenever(BEGINNING_OF_END, Discard(THIS)),
))
