"""What waits for a company before it may enter its site."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.meccg.rules.hazards import Triggers
from ravenhill.games.meccg.rules.leaving import happens
from ravenhill.games.meccg.rules.numbers import destination, skills
from ravenhill.games.meccg.state import TAPPED, UNTAPPED, Lasting, Meccg
from ravenhill.games.meccg.terms import RANGER
from ravenhill.games.meccg.words.moments import BEGINNING_OF_SITE
from ravenhill.games.meccg.words.numbers import FORDED

A_RIVER: Final = "River"


def rivers_ahead(g: Meccg, slot: int) -> list[int]:
    """The rivers that keep a company that moved from its site: none that it has forded."""
    company = g.companies[slot]
    if company.going < 0 and not company.arrived:
        return []
    rivers = [card for card in g.on(destination(company)) if g.facts(card).name == A_RIVER]
    return [card for card in rivers if not is_forded(g, slot, card)]


def is_forded(g: Meccg, slot: int, river: int) -> bool:
    """A ranger has tapped against this river, and no other."""
    return any(it.thing == slot and it.place == river and g.cards.lasts[it.effect].change.question == FORDED
               for it in g.lasting)


def ford(g: Meccg, slot: int) -> None:
    """One river less keeps the company from its site this turn."""
    for effect, it in enumerate(g.cards.lasts):
        if it.change.question == FORDED:
            g.lasting = [*g.lasting, Lasting(effect, g.companies[slot].side, slot, place=rivers_ahead(g, slot)[0])]
            return


def rangers_of(g: Meccg, slot: int) -> list[int]:
    return [it for it in g.companies[slot].members if RANGER in skills(g, it)]


class SiteBegins(Procedure[Meccg]):
    """R-SITE-01  Before a company may enter: what waits for it there, and what a ranger may still do about a river."""
    slot: int

    def __init__(self, slot: int, like: SiteBegins | None = None) -> None:
        super().__init__(like)
        self.slot = slot

    def copy(self) -> SiteBegins: return SiteBegins(self.slot, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.what_waits(g)
            case 1: self.the_river(g)
            case _: return False
        return True

    def what_waits(self, g: Meccg) -> None:
        g.current = self.slot
        happens(g, BEGINNING_OF_SITE, self.slot)
        g.then(Triggers(BEGINNING_OF_SITE))

    def the_river(self, g: Meccg) -> None:
        rangers = [it for it in rangers_of(g, self.slot) if g.state[it] == UNTAPPED]
        if rangers and rivers_ahead(g, self.slot):
            self.at = 1
            g.then(Ford(g.active, self.slot))


class Ford(Decision[Meccg]):
    """R-SITE-01  At the start of its site phase a ranger may still tap against a river."""
    slot: int

    def __init__(self, side: int, slot: int) -> None:
        super().__init__(side)
        self.slot = slot

    def copy(self) -> Ford: return Ford(self.side, self.slot)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        return [0, *[it + 1 for it in rangers_of(g, self.slot) if g.state[it] == UNTAPPED]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.state[option - 1] = TAPPED
            ford(g, self.slot)
        else:
            g.nearest(SiteBegins).at = 2
