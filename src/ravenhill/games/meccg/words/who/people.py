"""Characters and companies: who bears a card, who was picked, whose phase it is."""
from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ravenhill.core.choices import Choice
from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.choices import Travel
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.piles import FIRST_AGENT, FIRST_COMPANY, HEADING, IN_PLAY, LOCATION, WOUNDED
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.rules.companies import slots_of
from ravenhill.games.meccg.rules.lands import hold, region_name, same_place
from ravenhill.games.meccg.rules.movement import goal_of
from ravenhill.games.meccg.rules.numbers import bears, company_size
from ravenhill.games.meccg.rules.strength import items_of, skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    ALLY,
    ANY_HOLD,
    ITEM,
    NO_KEYWORD,
    NO_LIMIT,
    NO_RACE,
    NO_SKILL,
    WIZARD,
    Hold,
    Keyword,
    Race,
    Size,
    Skill,
)
from ravenhill.games.meccg.words.numbers import ANYHOW, ITEMS_FOR
from ravenhill.games.meccg.words.who.rolls import checked


def bearer(g: Meccg, source: Source) -> int:
    """The character a card lies on; of a character, itself."""
    if source.card < 0:
        return -1
    return source.card if g.company[source.card] >= 0 else g.host[source.card]


def company_of(g: Meccg, card: int) -> int:
    """The slot of the company a card belongs to, or -1."""
    if card < 0:
        return FIRST_COMPANY - card if FIRST_AGENT < card <= FIRST_COMPANY else -1
    if g.company[card] >= 0:
        return g.company[card]
    host = g.host[card]
    return company_of(g, host)


class Bearer(Who[int]):
    """The character that bears the card."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        it = bearer(g, source)
        return [it] if it >= 0 else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Chosen(Who[int]):
    """What was picked, the first or another; of a trigger, what the moment was about."""
    place: int
    def __init__(self, place: int = 0) -> None: self.place = place
    def find(self, g: Meccg, source: Source) -> list[int]:
        if self.place >= len(source.picks):
            return [-1]                                        # not picked yet: the verb that picks it says no
        return [source.picks[self.place]]


class Characters(Who[int]):
    """Characters of one company, or all of a player: by what they are, what they bear, where and with whom they are."""
    where: int
    skill: Skill
    race: Race
    never: tuple[Race, ...]
    name: str
    wounded: int                         # 1 the wounded only, -1 the others only
    without: str                         # nobody who bears this
    bearing: int                         # who bears a card with this keyword
    at: int                              # at a site of this type
    not_at: tuple[Hold, ...]             # at no site of these types
    most: int                            # in a company no larger than this
    beside: Skill                        # in a company where somebody has this skill
    beside_name: str                     # or is called so
    beside_race: Race                    # or is of this race
    carrying: tuple[Size, ...]           # who bears an item of one of these sizes
    site: str                            # at this site

    def __init__(
        self, where: int, skill: Skill = NO_SKILL, race: Race = NO_RACE, never: tuple[Race, ...] = (), name: str = "",
        wounded: int = 0, without: str = "", bearing: int = NO_KEYWORD, at: int = ANY_HOLD,
        not_at: tuple[Hold, ...] = (), most: int = NO_LIMIT, beside: Skill = NO_SKILL, beside_name: str = "",
        beside_race: Race = NO_RACE, carrying: tuple[Size, ...] = (), site: str = "",
    ) -> None:
        self.where = where
        self.skill = skill
        self.race = race
        self.never = never
        self.name = name
        self.wounded = wounded
        self.without = without
        self.bearing = bearing
        self.at = at
        self.not_at = not_at
        self.most = most
        self.beside = beside
        self.beside_name = beside_name
        self.beside_race = beside_race
        self.carrying = carrying
        self.site = site

    def only_answers(self) -> bool: return self.where in (CHECKED, CHECKED_BESIDE)

    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in those(g, source, self.where) if self.fits(g, it) and self.stands(g, g.company[it])]

    def fits(self, g: Meccg, card: int) -> bool:
        it = g.facts(card)
        if not is_such(g, card, self.skill, self.race, self.name):
            return False
        if self.wounded and (g.state[card] == WOUNDED) != (self.wounded > 0):
            return False
        if self.without and bears(g, card, g.cards.names.get(self.without, card)):
            return False
        if self.bearing != NO_KEYWORD and not bears_such(g, card, Keyword(self.bearing)):
            return False
        if self.carrying and not any(g.facts(item).size in self.carrying for item in items_of(g, card)):
            return False
        return it.race not in self.never

    def stands(self, g: Meccg, slot: int) -> bool:
        """Whether the company is where it should be, and made of whom it should be."""
        if slot < 0:
            return True
        company = g.companies[slot]
        if self.at != ANY_HOLD and hold(g, company.site) != self.at:
            return False
        if self.not_at and hold(g, company.site) in self.not_at:
            return False
        if self.most < NO_LIMIT and company_size(g, company) > self.most:
            return False
        if self.site and g.facts(company.site).name != self.site:
            return False
        return has_such(g, company, self.beside, self.beside_race, self.beside_name)


def is_such(g: Meccg, card: int, skill: Skill, race: Race, name: str) -> bool:
    """Whether a character has this skill, is of this race and is called so; each only if it is asked for."""
    it = g.facts(card)
    if (name and it.name != name) or (race != NO_RACE and it.race != race):
        return False
    return skill == NO_SKILL or skill in skills(g, card)


def bears_such(g: Meccg, card: int, keyword: Keyword) -> bool:
    return any(g.facts(item).has(keyword) for item in items_of(g, card))


def has_such(g: Meccg, company: Company, skill: Skill, race: Race, name: str) -> bool:
    """Whether somebody of the company is such, if anything is asked for."""
    if skill == NO_SKILL and race == NO_RACE and not name:
        return True
    return any(is_such(g, it, skill, race, name) for it in company.members)


NEW_CARD: Final = 2


class Companies(Who[int]):
    """Companies of yours: with whom, how large, where, and whether or where they move."""
    skill: Skill
    race: Race
    name: str
    least: int                           # so many characters and allies
    most: int                            # no larger than this
    at: int                              # at a site of this type
    site: str
    region: str                          # at a site in this region
    moving: int                          # 1 those that move, 2 those that play a new site card for it, -1 the others
    bound_for: tuple[str, ...]           # those that move to a site in one of these regions

    def __init__(
        self, skill: Skill = NO_SKILL, race: Race = NO_RACE, name: str = "", least: int = 0, most: int = NO_LIMIT,
        at: int = ANY_HOLD, site: str = "", region: str = "", moving: int = 0, bound_for: tuple[str, ...] = (),
    ) -> None:
        self.skill = skill
        self.race = race
        self.name = name
        self.least = least
        self.most = most
        self.at = at
        self.site = site
        self.region = region
        self.moving = moving
        self.bound_for = bound_for

    def choice(self, thing: int) -> Choice: return Travel(thing)

    def find(self, g: Meccg, source: Source) -> list[int]:
        return [slot for slot in slots_of(source.side) if g.companies[slot].members and self.goes(g, goal_of(g, slot))
                and (self.fits(g, g.companies[slot]) or anyhow(g, source.card, slot))
                and (self.moving != NEW_CARD or g.piles[HEADING + slot])]

    def goes(self, g: Meccg, goal: int) -> bool:
        if self.moving and (goal >= 0) != (self.moving > 0):
            return False
        return not self.bound_for or (goal >= 0 and region_name(g, goal) in self.bound_for)

    def fits(self, g: Meccg, company: Company) -> bool:
        if self.at != ANY_HOLD and hold(g, company.site) != self.at:
            return False
        site = g.facts(company.site)
        if (self.site and site.name != self.site) or (self.region and site.region != self.region):
            return False
        if self.least and len(company.members) + len(allies_of(g, company)) < self.least:
            return False
        if self.most < NO_LIMIT and company_size(g, company) > self.most:
            return False
        return has_such(g, company, self.skill, self.race, self.name)


def anyhow(g: Meccg, card: int, slot: int) -> bool:
    """Something says that this very card may be played on the company, wherever and whoever it is."""
    return card >= 0 and g.asked(ANYHOW, slot, 0) == g.cards.identity[g.kind[card]] + 1


def allies_of(g: Meccg, company: Company) -> list[int]:
    return [card for it in company.members for card in g.on(it) if g.facts(card).type == ALLY]


CURRENT: Final = 0                   # the company that moves, or visits its site
OF_ATTACKED: Final = 1               # the company that is attacked
OF_BEARER: Final = 2                 # the bearer's company
YOURS: Final = 3                     # all your companies
AT_SAME_SITE: Final = 4              # others of yours where the bearer is
CHECKED: Final = 5                   # those of yours who will make a corruption check in this chain
ALL: Final = 6
OF_CHOSEN: Final = 7                 # the company of who was picked first
BESIDES_BEARER: Final = 8            # the others of the bearer's company
CHECKED_BESIDE: Final = 9            # those of the bearer's company who will make a corruption check in this chain


def those(g: Meccg, source: Source, where: int) -> list[int]:
    """R-MH-18, R-AMB-39  The characters a word means: of a hazard's target, those of the company whose phase it is."""
    if where == CURRENT:
        return g.companies[g.current].members if g.current >= 0 else []
    if where == OF_ATTACKED:
        attack = the_attack(g)
        return [] if attack is None else g.companies[attack.slot].members
    if where == OF_BEARER:
        slot = company_of(g, source.card)
        return g.companies[slot].members if slot >= 0 else []
    if where == BESIDES_BEARER:
        return [it for it in those(g, source, OF_BEARER) if it != bearer(g, source)]
    if where == CHECKED_BESIDE:
        return [it for it in checked(g) if g.company[it] == company_of(g, source.card)]
    if where == YOURS:
        return [it for it in g.piles[IN_PLAY + source.side] if g.company[it] >= 0]
    if where == ALL:
        return [it for it in g.in_force() if g.company[it] >= 0]
    if where == CHECKED:
        return [it for it in checked(g) if g.owner[it] == source.side]
    if where == OF_CHOSEN:
        if not source.picks:
            return those(g, source, YOURS)                     # not picked yet: anybody's company may be meant
        slot = g.company[source.picks[0]]
        return g.companies[slot].members if slot >= 0 else []
    it = bearer(g, source)
    if it < 0 or g.company[it] < 0:
        return []
    site = g.companies[g.company[it]].site
    found: list[int] = []
    for slot in slots_of(source.side):
        company = g.companies[slot]
        if company.members and same_place(g, company.site, site):
            found.extend([other for other in company.members if other != it])
    return found


class WithAllies(Who[int]):
    """The characters and allies of the bearer's company."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        found = those(g, source, OF_BEARER).copy()
        for it in found.copy():
            found.extend([card for card in g.on(it) if g.facts(card).type == ALLY])
        return found


class TheCompany(Who[int]):
    """The company of the bearer, of what was picked, or the one whose phase it is."""
    of_chosen: bool
    def __init__(self, of_chosen: bool = False) -> None: self.of_chosen = of_chosen
    def find(self, g: Meccg, source: Source) -> list[int]:
        if self.of_chosen:
            slot = company_of(g, source.picks[0]) if source.picks else -1
            return [slot] if slot >= 0 or not source.picks else []         # who was picked may have left play since
        if source.card >= 0 and company_of(g, source.card) >= 0:
            return [company_of(g, source.card)]
        if source.card >= 0 and g.facts(source.card).type == ITEM and g.is_in_play(source.card):
            return []                                          # nobody bears it
        return [g.current] if g.current >= 0 else []


BEARER: Final = Bearer()
THE_ONE: Final = Chosen(0)
COMPANY: Final = TheCompany()
HERE: Final = Characters(CURRENT)
OTHERS_THERE: Final = Characters(AT_SAME_SITE)
COMPANIONS: Final = Characters(OF_BEARER)
COMPANIONS_AND_ALLIES: Final = WithAllies()
THE_ATTACKED: Final = Characters(OF_ATTACKED)
COMPANY_OF_THE_ONE: Final = TheCompany(of_chosen=True)
THE_WIZARD: Final = Characters(OF_ATTACKED, race=WIZARD)
YOUR_WIZARD: Final = Characters(YOURS, race=WIZARD)


class Takers(Who[int]):
    """R-SITE-05  Who of the company may play an item at its site: anybody, or those of one race."""
    race: Race
    def __init__(self, race: Race = NO_RACE) -> None: self.race = race
    def find(self, g: Meccg, source: Source) -> list[int]:
        if g.current < 0:
            return []
        company = g.companies[g.current]
        only = g.asked(ITEMS_FOR, company.site, 0)
        return [it for it in company.members if only in (NO_RACE, g.facts(it).race)
                and self.race in (NO_RACE, g.facts(it).race)]


class SetsOutFrom(Who[int]):
    """R-AMB-159  Your companies at a site in one of these regions, if there is another site to go to in one of them."""
    regions: tuple[str, ...]
    def __init__(self, *regions: str) -> None: self.regions = regions
    def choice(self, thing: int) -> Choice: return Travel(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [slot for slot in slots_of(source.side) if g.companies[slot].members
                and g.facts(g.companies[slot].site).region in self.regions
                and self.leads_on(g, source.side, g.kind[g.companies[slot].site])]
    def leads_on(self, g: Meccg, side: int, here: int) -> bool:
        return any(g.kind[site] != here and g.facts(site).region in self.regions for site in g.piles[LOCATION + side])


class WhoLeadsOn(Who[int]):
    """Your characters of this skill, in companies that no card of this name helps yet."""
    skill: Skill
    def __init__(self, skill: Skill) -> None: self.skill = skill
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in those(g, source, YOURS)
                if self.skill in skills(g, it) and not g.was_played_on(source.card, g.company[it])]
