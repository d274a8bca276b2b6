"""Great-road, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.choices import Choice, No
from ravenhill.core.frames import Decision, Plain
from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.choices import To
from ravenhill.games.meccg.lines import ARRIVES
from ravenhill.games.meccg.rules.leaving import site_leaves
from ravenhill.games.meccg.state import LOCATION, SITES, SLOTS, Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.changes import Mark
from ravenhill.games.meccg.words.numbers import DRAWS_OPPONENT, RETURNS, Alter
from ravenhill.games.meccg.words.who.people import company_of


def haven_card(g: Meccg, slot: int, kind: int) -> int:
    """A card of this Haven in the location deck, if the company is elsewhere; or -1."""
    company = g.companies[slot]
    if kind >= 0 and g.kind[company.site] != kind:
        for site in sorted(g.piles[LOCATION + company.side]):
            if g.kind[site] == kind:
                return site
    return -1


class GoBack(Decision[Meccg]):
    """The company is at that Haven from now on, or stays where it is."""
    slot: int
    haven: int                           # its kind

    def __init__(self, side: int, slot: int, haven: int) -> None:
        super().__init__(side)
        self.slot = slot
        self.haven = haven

    def copy(self) -> GoBack: return GoBack(self.side, self.slot, self.haven)
    def options(self, g: Meccg) -> list[int]: return [0, 1]
    def choice(self, g: Meccg, option: int) -> Choice:
        return To(haven_card(g, self.slot, self.haven)) if option else No()

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            company = g.companies[self.slot]
            old, card = company.site, haven_card(g, self.slot, self.haven)
            g.move(card, SITES + company.side)
            company.site = card
            site_leaves(g, old)
            g.tell_of(ARRIVES, company, card)


class OpponentDrawsTwice(Alter):
    """The opponent may draw twice as many cards for the company."""
    def __init__(self) -> None: super().__init__(DRAWS_OPPONENT)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return 2 * total


class Homeward(Mark):
    """A Haven is remembered for a company."""
    def __init__(self) -> None: super().__init__(RETURNS)


class RememberHaven(ThisTurn):
    """The Haven where the company is, is remembered until the end of the turn."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(Homeward(), who)
    def possible(self, g: Any, source: Source, thing: int) -> bool: return True
    def do(self, g: Any, source: Source, thing: int) -> None:
        g.lasts(self.number, source, thing + SLOTS * g.kind[g.companies[thing].site])


def remembered(g: Meccg, slot: int) -> int:
    """The kind of the Haven where the company began the turn, or -1."""
    for it in g.lasting:
        if g.cards.lasts[it.effect].change.question == RETURNS and it.thing % SLOTS == slot:
            return it.thing // SLOTS
    return -1


class OfferReturn(Effect):
    """The company may replace its site card with that of the Haven where it began the turn."""
    def happen(self, g: Any, source: Source) -> bool:
        slot = company_of(g, source.card)
        if slot >= 0 and g.companies[slot].members:
            haven = remembered(g, slot)
            if haven_card(g, slot, haven) >= 0:
                g.then(GoBack(source.side, slot, haven))
        return True


GREAT_ROAD = ShortEvent("tw-249", "Great-road", side=RESOURCE, done=True, rules=(
    may(
        END_OF_ORGANIZATION, PutInPlay(a(Companies(at=HAVEN)), on_company=True), RememberHaven(THE_ONE),
        ThisTurn(OpponentDrawsTwice(), THE_ONE),
    ),
    whenever(TURN_ENDS, OfferReturn(THIS), Discard(THIS)),
))
FRAMES: tuple[Plain, ...] = (GoBack(0, 0, 0),)
