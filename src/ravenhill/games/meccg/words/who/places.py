"""Sites, and the places where a character may come into play."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice
from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.choices import Place
from ravenhill.games.meccg.piles import IN_PLAY, LOCATION, NOBODY_HOSTS, SITES, UNTAPPED
from ravenhill.games.meccg.rules.companies import slots_of
from ravenhill.games.meccg.rules.crowds import control_there
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.lands import destination, hold, site_path, type_for
from ravenhill.games.meccg.rules.leaving import free_slot
from ravenhill.games.meccg.rules.movement import has_room
from ravenhill.games.meccg.rules.numbers import control, general_influence, unused_influence
from ravenhill.games.meccg.rules.prisoners import rescue_sites
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ANY_HOLD, ANY_LAND, HAVEN, NO_RACE, NO_SIZE, Hold, Race, Size
from ravenhill.games.meccg.words.numbers import HOME_BOUND, WELCOMES
from ravenhill.games.meccg.words.who.people import company_of

PLACE: Final = 4096                  # a place is 1 and a company, or 21 and a site card; and a controller
NEW: Final = 21


THE_COMPANYS: Final = 0              # the site of the company whose phase it is: where it is, or moves to
THE_BEARERS: Final = 1               # where the bearer's company is
EVERY_SITE: Final = 2                # all in play


class Sites(Who[int]):
    """Sites: that of a company, or all in play; by their type, and by the regions of their own site path."""
    which: int
    hold: int                            # of this type
    never: tuple[Hold, ...]              # of none of these
    untapped: bool
    land: int                            # with so many regions of this type in their site path
    times: int
    guard: Race                          # with an automatic-attack of this race
    offers: Size                         # where something of this size is playable

    def __init__(
        self, which: int = THE_COMPANYS, hold: int = ANY_HOLD, never: tuple[Hold, ...] = (), untapped: bool = False,
        land: int = ANY_LAND, times: int = 1, guard: Race = NO_RACE, offers: Size = NO_SIZE,
    ) -> None:
        self.which = which
        self.hold = hold
        self.never = never
        self.untapped = untapped
        self.land = land
        self.times = times
        self.guard = guard
        self.offers = offers

    def find(self, g: Meccg, source: Source) -> list[int]:
        return [site for site in self.all(g, source) if self.fits(g, source, site)]

    def all(self, g: Meccg, source: Source) -> list[int]:
        if self.which == EVERY_SITE:
            return g.piles[SITES] + g.piles[SITES + 1]
        if self.which == THE_BEARERS:
            slot = company_of(g, source.card)
            return [g.companies[slot].site] if slot >= 0 else []
        return [destination(g.companies[g.current])] if g.current >= 0 else []

    def fits(self, g: Meccg, source: Source, site: int) -> bool:
        if self.hold != ANY_HOLD and type_for(g, source.card, site) != self.hold:
            return False
        if self.untapped and g.state[site] != UNTAPPED:
            return False
        if self.never and hold(g, site) in self.never:
            return False
        if self.guard != NO_RACE and not any(it.race == self.guard for it in automatic(g, site)):
            return False
        if self.offers != NO_SIZE and self.offers not in g.facts(site).playable:
            return False
        return self.land == ANY_LAND or site_path(g, site).count(self.land) >= self.times


class RescueSites(Who[int]):
    """R-PRIS-03, R-AMB-137  Sites of your location deck, of these types, near where the company moves or stays."""
    holds: tuple[Hold, ...]
    def __init__(self, *holds: Hold) -> None: self.holds = holds
    def find(self, g: Meccg, source: Source) -> list[int]:
        return rescue_sites(g, source.side, g.current, self.holds) if g.current >= 0 else []


class Places(Who[int]):
    """R-ORG-03, 04, 07, 08, 09, 14, 15, R-AMB-21  Where this character may enter play, and who would control it.

    A site card must lie in the location deck, or a company be there already; with the Wizard in play it joins.
    """

    def choice(self, thing: int) -> Choice:
        where = thing // PLACE
        return Place(where - 1 if where < NEW else -1, thing % PLACE - 1, where - NEW if where >= NEW else -1)

    def find(self, g: Meccg, source: Source) -> list[int]:
        found: list[int] = []
        side = source.side
        card = source.card
        for slot in slots_of(side):
            company = g.companies[slot]
            if company.members and enters_at(g, card, company.site) and has_room(g, slot, [card]):
                for controller in who_controls(g, side, card, slot):
                    found.append((slot + 1) * PLACE + controller)
        enough = g.facts(card).is_wizard() or general_influence(g, side) >= control(g, card)
        if enough and free_slot(g, side) >= 0 and not (g.standard and wizard_in_play(g, side)):
            kinds: set[int] = set()
            for site in sorted(entrances(g, card, g.piles[LOCATION + side])):
                kind = g.kind[site]
                if kind not in kinds and not is_there(g, side, kind):
                    kinds.add(kind)
                    found.append((NEW + site) * PLACE)
        return found


def enters_at(g: Meccg, card: int, site: int) -> bool:
    return bool(entrances(g, card, [site]))


def entrances(g: Meccg, card: int, sites: list[int]) -> list[int]:
    """R-ORG-03, 05, 12  Those of these sites at which this character may come into play, as the library knows them.

    Cards in force may bind a Wizard to his home, and let a site welcome others as a Haven does.
    """
    who = g.facts(card)
    enters = g.cards.enters[g.kind[card]]
    if who.is_wizard() and g.asked(HOME_BOUND, g.owner[card], 0) > 0:
        return [it for it in sites if g.facts(it).name in who.homes]
    if who.is_wizard() or who.home_only or not g.speaks(WELCOMES):
        return [it for it in sites if enters[g.kind[it]]]
    return [it for it in sites if enters[g.kind[it]] or g.asked(WELCOMES, it, 0) > 0]


def is_there(g: Meccg, side: int, site: int) -> bool:
    """R-AMB-20  A company of this side is at that site, which is no Haven."""
    if g.cards.facts[site].hold == HAVEN:
        return False
    return any(it.members and it.side == side and g.kind[it.site] == site for it in g.companies)


def wizard_in_play(g: Meccg, side: int) -> bool:
    return any(g.facts(it).is_wizard() for it in g.piles[IN_PLAY + side] if g.company[it] >= 0)


def who_controls(g: Meccg, side: int, card: int, slot: int) -> list[int]:
    """R-ORG-04, R-AMB-22  0 for general influence, else a character and one."""
    it = g.facts(card)
    if it.is_wizard():
        return [0]
    needed = control_there(g, card, slot)
    members = g.companies[slot].members
    found: list[int] = []
    under_general = not (g.standard and wizard_in_play(g, side)) or any(g.facts(one).is_wizard() for one in members)
    if under_general and general_influence(g, side) >= needed:
        found.append(0)
    for other in members:
        if g.host[other] == NOBODY_HOSTS and unused_influence(g, other, card) >= needed:
            found.append(other + 1)
    return found


PLACES: Final = Places()
THE_SITE: Final = Sites()
