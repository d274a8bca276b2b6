"""River, and the words that it alone uses."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision, Plain
from ravenhill.core.words import If, Source, Who
from ravenhill.games.meccg.piles import TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.companies import slots_of
from ravenhill.games.meccg.rules.lands import destination
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.changes import Mark
from ravenhill.games.meccg.words.numbers import FORDED, Alter
from ravenhill.games.meccg.words.verbs.kinds import AtOnce


def rivers_ahead(g: Meccg, slot: int) -> list[int]:
    """The rivers that keep a company that moved from its site: none that it has forded."""
    company = g.companies[slot]
    if company.going < 0 and not company.arrived:
        return []
    rivers = [card for card in g.on(destination(company)) if g.facts(card).name == RIVER.name]
    return [card for card in rivers if not is_forded(g, slot, card)]


def is_forded(g: Meccg, slot: int, river: int) -> bool:
    """A ranger has tapped against this river, and no other."""
    return any(it.thing == slot and it.place == river and g.cards.lasts[it.effect].change.question == FORDED
               for it in g.lasting)


def rangers_of(g: Meccg, slot: int) -> list[int]:
    return [it for it in g.companies[slot].members if RANGER in skills(g, it)]


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


class Forded(Mark):
    """A company has come over a river."""
    def __init__(self) -> None: super().__init__(FORDED)


class FordRiver(ThisTurn):
    """This river, and no other card, is no hindrance to the company any more."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(Forded(), who)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.lasts(self.number, source, thing, place=source.card)


class AheadOfThem(If):
    """It keeps the company from its site, and a ranger could still tap against it."""
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = source.picks[0]
        return source.card in rivers_ahead(g, slot) and any(g.state[it] == UNTAPPED for it in rangers_of(g, slot))


class AskForFord(AtOnce):
    """At the beginning of the site phase a ranger may still tap against the river."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Ford(g.active, thing, source.card))


class Ford(Decision[Meccg]):
    """R-SITE-01  Which ranger taps against this river, if any."""
    slot: int
    river: int

    def __init__(self, side: int, slot: int, river: int) -> None:
        super().__init__(side)
        self.slot = slot
        self.river = river

    def copy(self) -> Ford: return Ford(self.side, self.slot, self.river)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        return [0, *[it + 1 for it in rangers_of(g, self.slot) if g.state[it] == UNTAPPED]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.state[option - 1] = TAPPED
            FORD.do(g, Source(self.river, 0, self.side, []), self.slot)


FORD: Final = FordRiver(COMPANY_OF_THE_ONE)
RIVER = ShortEvent("tw-084", "River", side=HAZARD, done=True, rules=(
    may(HAZARDS, PutInPlay(THE_SITE), when=Moving()),
    always(RiverBars()),
    may(ANYTIME, FORD, pay=Tap(a(RangersAtTheRiver()))),
    whenever(BEGINNING_OF_SITE, AskForFord(THE_ONE), when=AheadOfThem()),
    whenever(BEGINNING_OF_END, Discard(THIS)),
))
FRAMES: tuple[Plain, ...] = (Ford(0, 0, 0),)
