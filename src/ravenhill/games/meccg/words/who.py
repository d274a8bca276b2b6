"""Whom and what the cards' words mean: characters, companies, the attack, the strike."""
from __future__ import annotations

from typing import Final

from ravenhill.core.chain import Chain
from ravenhill.core.choices import Choice
from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.choices import KeyedTo, Place, Travel
from ravenhill.games.meccg.rules.attacks import attack_depth, the_attack, the_strike
from ravenhill.games.meccg.rules.entering import rangers_of, rivers_ahead
from ravenhill.games.meccg.rules.hazards import slots_of
from ravenhill.games.meccg.rules.keys import ways_of_keying
from ravenhill.games.meccg.rules.leaving import free_slot
from ravenhill.games.meccg.rules.movement import goal_of, has_room, heading
from ravenhill.games.meccg.rules.numbers import (
    bears,
    blocked,
    company_size,
    destination,
    general_influence,
    hold,
    items_of,
    may_bear,
    mind,
    skills,
    unused_influence,
)
from ravenhill.games.meccg.rules.site import offers
from ravenhill.games.meccg.state import (
    COUNCIL_PHASE,
    EVERYTHING,
    FIRST_COMPANY,
    HAND,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    NOBODY_HOSTS,
    SITES,
    TAPPED,
    UNTAPPED,
    Company,
    Meccg,
)
from ravenhill.games.meccg.terms import (
    ALLY,
    BORDER_HOLD,
    CHARACTER,
    CREATURE,
    DWARVEN_RING,
    FACTION,
    FREE_HOLD,
    GOLD_RING,
    HAVEN,
    HAZARD,
    HOBBIT,
    ITEM,
    LESSER_RING,
    MAGIC_RING,
    NAZGUL,
    NO_RACE,
    NO_SIDE,
    NO_SKILL,
    PALANTIR,
    PERMANENT,
    RUINS_AND_LAIRS,
    SAGE,
    SCOUT,
    THE_ONE_RING,
    WIZARD,
    Form,
    Hold,
    Keyword,
    Race,
    RegionType,
    Side,
    Size,
    Skill,
)
from ravenhill.games.meccg.words.verbs.kinds import Checking, Influencing, Persuading

PLACE: Final = 4096                  # a place is 1 and a company, or 21 and a site card; and a controller
NEW: Final = 21


def bearer(g: Meccg, source: Source) -> int:
    """The character a card lies on; of a character, itself."""
    if source.card < 0:
        return -1
    return source.card if g.company[source.card] >= 0 else g.host[source.card]


def company_of(g: Meccg, card: int) -> int:
    """The slot of the company a card belongs to, or -1."""
    if card < 0:
        return FIRST_COMPANY - card if card <= FIRST_COMPANY else -1
    if g.company[card] >= 0:
        return g.company[card]
    host = g.host[card]
    if host <= FIRST_COMPANY:
        return FIRST_COMPANY - host
    return company_of(g, host) if host >= 0 else -1


class Bearer(Who[int]):
    """The character that bears the card."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        it = bearer(g, source)
        return [it] if it >= 0 else []


class Chosen(Who[int]):
    """What was picked, the first or another; of a trigger, what the moment was about."""
    place: int
    def __init__(self, place: int = 0) -> None: self.place = place
    def find(self, g: Meccg, source: Source) -> list[int]:
        if self.place >= len(source.picks):
            return [-1]                                        # not picked yet: the verb that picks it says no
        return [source.picks[self.place]]


class Characters(Who[int]):
    """Characters of one company, or all of a player, by skill, race or name; Wizards or not."""
    where: int
    skill: Skill
    race: Race
    never: tuple[Race, ...]
    wounded: int
    name: str
    without: str

    def __init__(
        self, where: int, skill: Skill = NO_SKILL, race: Race = NO_RACE, never: tuple[Race, ...] = (), name: str = "",
        wounded: int = 0, without: str = "",
    ) -> None:
        self.where = where
        self.skill = skill
        self.race = race
        self.never = never
        self.name = name
        self.wounded = wounded                                 # 1 the wounded only, -1 the others only
        self.without = without                                 # nobody who bears this

    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in those(g, source, self.where) if self.fits(g, it)]

    def fits(self, g: Meccg, card: int) -> bool:
        it = g.facts(card)
        if self.skill != NO_SKILL and self.skill not in skills(g, card):
            return False
        if self.race != NO_RACE and it.race != self.race:
            return False
        if self.name and it.name != self.name:
            return False
        if self.wounded and (g.state[card] == 2) != (self.wounded > 0):
            return False
        if self.without and bears(g, card, g.cards.names.get(self.without, card)):
            return False
        return it.race not in self.never


CURRENT: Final = 0                   # the company that moves, or visits its site
OF_ATTACKED: Final = 1               # the company that is attacked
OF_BEARER: Final = 2                 # the bearer's company
YOURS: Final = 3                     # all your companies
AT_SAME_SITE: Final = 4              # others of yours where the bearer is
CHECKED: Final = 5                   # who will make a corruption check in this chain
ALL: Final = 6


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
    if where == YOURS:
        return [it for it in g.piles[IN_PLAY + source.side] if g.company[it] >= 0]
    if where == ALL:
        return [it for it in g.in_force() if g.company[it] >= 0]
    if where == CHECKED:
        return checked(g)
    it = bearer(g, source)
    if it < 0 or g.company[it] < 0:
        return []
    site = g.kind[g.companies[g.company[it]].site]
    found: list[int] = []
    for slot in slots_of(source.side):
        company = g.companies[slot]
        if company.members and g.kind[company.site] == site:
            found.extend([other for other in company.members if other != it])
    return found


def checked(g: Meccg) -> list[int]:
    """R-AMB-52  Those who will check corruption in the chain under way."""
    found: list[int] = []
    asking = g.asking()
    if isinstance(asking, Chain):
        for link in asking.links:
            for effect in g.ability(link).does:
                if isinstance(effect, Checking):
                    found.extend([it for it in effect.checkers(g, link) if it not in found])
    return found


ANYTHING: Final = -1


def influencing(g: Meccg, against: int = ANYTHING) -> list[int]:
    """R-SITE-15  Those who will make an influence check, against such a card, in the chain under way."""
    found: list[int] = []
    asking = g.asking()
    if isinstance(asking, Chain):
        for link in asking.links:
            for effect in g.ability(link).does:
                if isinstance(effect, Influencing):
                    target = g.facts(link.picks[0]).type if isinstance(effect, Persuading) else FACTION
                    if against in (ANYTHING, target):
                        found.extend([it for it in effect.who.find(g, link) if it not in found])
    return found


class WhoInfluences(Who[int]):
    """Who makes the influence check, of a skill and against a type of card if one is named."""
    skill: Skill
    against: int
    def __init__(self, skill: Skill = NO_SKILL, against: int = ANYTHING) -> None:
        self.skill = skill
        self.against = against
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in influencing(g, self.against) if self.skill == NO_SKILL or self.skill in skills(g, it)]


class CheckedBeside(Who[int]):
    """Somebody of yours who will check corruption: of this race, or beside somebody with this skill."""
    skill: Skill
    race: Race
    def __init__(self, skill: Skill = NO_SKILL, race: Race = NO_RACE) -> None:
        self.skill = skill
        self.race = race
    def find(self, g: Meccg, source: Source) -> list[int]:
        found = [it for it in checked(g) if g.owner[it] == source.side and self.race in (NO_RACE, g.facts(it).race)]
        if self.skill != NO_SKILL:
            found = [it for it in found
                     if any(self.skill in skills(g, other) for other in g.companies[g.company[it]].members)]
        return found


class CheckedFellow(Who[int]):
    """R-CORR-10  Another of the character's own company who will check corruption."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in checked(g) if it != source.card and g.company[it] == g.company[source.card]]


class TheAttack(Who[int]):
    """The attack under way."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        depth = attack_depth(g)
        return [depth] if depth >= 0 else []


class TheStruck(Who[int]):
    """Who faces the strike that is being resolved, of a skill or race if one is named."""
    skill: Skill
    race: Race
    bearer: bool

    def __init__(self, skill: Skill = NO_SKILL, race: Race = NO_RACE, bearer: bool = False) -> None:
        self.skill = skill
        self.race = race
        self.bearer = bearer

    def find(self, g: Meccg, source: Source) -> list[int]:
        strike = the_strike(g)
        if strike is None or strike.cancelled:
            return []
        it = strike.target
        if self.bearer and it != bearer(g, source):
            return []
        if self.skill != NO_SKILL and self.skill not in skills(g, it):
            return []
        return [] if self.race != NO_RACE and g.facts(it).race != self.race else [it]


class StruckFellow(Who[int]):
    """Another of the bearer's company, of this race, who faces the strike."""
    race: Race
    def __init__(self, race: Race) -> None: self.race = race
    def find(self, g: Meccg, source: Source) -> list[int]:
        strike = the_strike(g)
        if strike is None or strike.cancelled or strike.target == source.card:
            return []
        it = strike.target
        return [it] if g.facts(it).race == self.race and company_of(g, it) == company_of(g, source.card) else []


class GoldRings(Who[int]):
    """R-RING-02  Gold rings in the company of who tests them."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in ItemsOf(OF_BEARER).find(g, source) if g.facts(card).size == GOLD_RING]


class NamedAtSite(Who[int]):
    """A card of this name, of either player, at the bearer's site, which is no Haven."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def find(self, g: Meccg, source: Source) -> list[int]:
        slot = company_of(g, source.card)
        if slot < 0 or g.facts(g.companies[slot].site).hold == HAVEN:
            return []
        site = g.facts(g.companies[slot].site).name
        return [card for card in g.in_force() if g.facts(card).name == self.name and company_of(g, card) >= 0
                and g.facts(g.companies[company_of(g, card)].site).name == site]


class CompaniesOf(Who[int]):
    """Companies of yours with so many characters and allies; at a Haven, if so said."""
    size: int
    haven: bool
    def __init__(self, size: int, haven: bool = False) -> None:
        self.size = size
        self.haven = haven
    def choice(self, thing: int) -> Choice: return Travel(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [slot for slot in slots_of(source.side) if g.companies[slot].members and self.fits(g, g.companies[slot])]
    def fits(self, g: Meccg, company: Company) -> bool:
        if self.haven and hold(g, company.site) != HAVEN:
            return False
        allies = [card for it in company.members for card in g.on(it) if g.facts(card).type == ALLY]
        return len(company.members) + len(allies) >= self.size


class WithAllies(Who[int]):
    """The characters and allies of the bearer's company."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        found = those(g, source, OF_BEARER).copy()
        for it in found.copy():
            found.extend([card for card in g.on(it) if g.facts(card).type == ALLY])
        return found


class YourCompanies(Who[int]):
    """Companies of yours; those that move, if so said."""
    moving: bool
    def __init__(self, moving: bool = False) -> None: self.moving = moving
    def choice(self, thing: int) -> Choice: return Travel(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [slot for slot in slots_of(source.side) if g.companies[slot].members and (
            not self.moving or goal_of(g, slot) >= 0)]


class TheCompany(Who[int]):
    """The company of the bearer, of what was picked, or the one whose phase it is."""
    of_chosen: bool
    def __init__(self, of_chosen: bool = False) -> None: self.of_chosen = of_chosen
    def find(self, g: Meccg, source: Source) -> list[int]:
        if self.of_chosen:
            return [company_of(g, source.picks[0]) if source.picks else -1]
        if source.card >= 0 and company_of(g, source.card) >= 0:
            return [company_of(g, source.card)]
        return [g.current] if g.current >= 0 else []


class TheSite(Who[int]):
    """The site of the company whose phase it is: where it is, or moves to."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [destination(g.companies[g.current])] if g.current >= 0 else []


class AttackedCompany(Who[int]):
    """The company that is attacked."""
    def choice(self, thing: int) -> Choice: return Travel(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        attack = the_attack(g)
        return [] if attack is None else [attack.slot]


class Keys(Who[int]):
    """R-KEY-10  The ways in which this creature can be keyed to the company now, of which exactly one is named."""
    only_site: bool
    def __init__(self, only_site: bool = False) -> None: self.only_site = only_site
    def choice(self, thing: int) -> Choice: return KeyedTo(thing)

    def find(self, g: Meccg, source: Source) -> list[int]:
        return ways_of_keying(g, g.current, source, self.only_site) if g.current >= 0 else []


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
            if company.members and enters_at(g, card, g.kind[company.site]) and has_room(g, slot, [card]):
                for controller in who_controls(g, side, card, slot):
                    found.append((slot + 1) * PLACE + controller)
        enough = g.facts(card).is_wizard() or general_influence(g, side) >= mind(g, card)
        if enough and free_slot(g, side) >= 0 and not (g.standard and wizard_in_play(g, side)):
            kinds: set[int] = set()
            enters = g.cards.enters[g.kind[card]]
            for site in sorted(g.piles[LOCATION + side]):
                kind = g.kind[site]
                if kind in enters and kind not in kinds and not is_there(g, side, kind):
                    kinds.add(kind)
                    found.append((NEW + site) * PLACE)
        return found


def enters_at(g: Meccg, card: int, site: int) -> bool:
    """R-ORG-03, 05, 12  Whether this character may come into play at this kind of site."""
    return site in g.cards.enters[g.kind[card]]


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
    cost = mind(g, card)
    members = g.companies[slot].members
    found: list[int] = []
    under_general = not (g.standard and wizard_in_play(g, side)) or any(g.facts(one).is_wizard() for one in members)
    if under_general and general_influence(g, side) >= cost:
        found.append(0)
    for other in members:
        if g.host[other] == NOBODY_HOSTS and unused_influence(g, other, card) >= cost:
            found.append(other + 1)
    return found


class ItemsOf(Who[int]):
    """Items in a company: the attacked one, or the bearer's."""
    where: int
    def __init__(self, where: int) -> None: self.where = where
    def find(self, g: Meccg, source: Source) -> list[int]:
        found: list[int] = []
        for character in those(g, source, self.where):
            found.extend([card for card in g.on(character) if g.facts(card).type == ITEM])
        return found


class Allies(Who[int]):
    """Allies of a company."""
    where: int
    def __init__(self, where: int) -> None: self.where = where
    def find(self, g: Meccg, source: Source) -> list[int]:
        found: list[int] = []
        for character in those(g, source, self.where):
            found.extend([card for card in g.on(character) if g.facts(card).type == ALLY])
        return found


class WoundedByIt(Who[int]):
    """Those whom the attack has wounded and who are still there."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        attack = the_attack(g)
        return [] if attack is None else [it for it in attack.wounded if g.is_in_play(it) and g.company[it] >= 0]


class LinksDoing(Who[int]):
    """What was declared in this chain and would do such a thing, to the bearer's company."""
    what: tuple[type[Effect], ...]
    def __init__(self, *what: type[Effect]) -> None: self.what = what
    def find(self, g: Meccg, source: Source) -> list[int]:
        asking = g.chain()
        if asking is None or company_of(g, source.card) != g.current:
            return []
        return [link.card for link in asking.links if any(isinstance(it, self.what) for it in g.ability(link).does)]


class WithKeyword(Who[int]):
    """Cards in play with this keyword, or declared in this chain."""
    keyword: Keyword
    declared: bool
    side: Side
    def __init__(self, keyword: Keyword, declared: bool = False, side: Side = NO_SIDE) -> None:
        self.keyword = keyword
        self.declared = declared
        self.side = side
    def find(self, g: Meccg, source: Source) -> list[int]:
        if not self.declared:
            return [card for card in g.in_force()
                    if g.facts(card).has(self.keyword) and self.side in (NO_SIDE, g.facts(card).side)]
        asking = g.chain()
        if asking is None:
            return []
        return [link.card for link in asking.links if g.facts(link.card).has(self.keyword) and link.card != source.card]


class Factions(Who[int]):
    """Factions of the other player."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.piles[MARSHALLED + 1 - source.side] if g.facts(card).type == FACTION]


class HandOf(Who[int]):
    """Cards in your hand, but for the card itself."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.piles[HAND + source.side] if card != source.card]


BEARER: Final = Bearer()
THE_ONE: Final = Chosen(0)
THE_OTHER: Final = Chosen(1)
THE_ATTACK: Final = TheAttack()
THE_STRUCK: Final = TheStruck()
THE_STRUCK_BEARER: Final = TheStruck(bearer=True)
COMPANY: Final = TheCompany()
HERE: Final = Characters(CURRENT)
OTHERS_THERE: Final = Characters(AT_SAME_SITE)
COMPANIONS: Final = Characters(OF_BEARER)
THE_ATTACKED: Final = Characters(OF_ATTACKED)
KEYS: Final = Keys()
PLACES: Final = Places()
ITEMS_OF_THE_ATTACKED: Final = ItemsOf(OF_ATTACKED)
CHECKED_FELLOW: Final = CheckedFellow()
COMPANIONS_AND_ALLIES: Final = WithAllies()
COMPANY_OF_THE_ONE: Final = TheCompany(of_chosen=True)
GOLD_RINGS: Final = GoldRings()
THE_WIZARD: Final = Characters(OF_ATTACKED, race=WIZARD)
THE_SITE: Final = TheSite()
COMPANY_ATTACKED: Final = AttackedCompany()
WOUNDED_BY_IT: Final = WoundedByIt()
THEIR_FACTIONS: Final = Factions()
SITE_KEYS: Final = Keys(only_site=True)


class BearersOf(Who[int]):
    """Who bears such a card, in the company whose phase it is."""
    keyword: Keyword
    def __init__(self, keyword: Keyword) -> None: self.keyword = keyword
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in those(g, source, CURRENT)
                if any(g.facts(card).has(self.keyword) for card in items_of(g, it))]


class GoldRingsBeside(Who[int]):
    """R-RING-02  Gold rings in those companies of yours where somebody has this skill or is of this race."""
    skill: Skill
    race: Race
    def __init__(self, skill: Skill = NO_SKILL, race: Race = NO_RACE) -> None:
        self.skill = skill
        self.race = race
    def find(self, g: Meccg, source: Source) -> list[int]:
        found: list[int] = []
        for slot in slots_of(source.side):
            members = g.companies[slot].members
            if any(self.fits(g, it) for it in members):
                found.extend([card for it in members for card in items_of(g, it) if g.facts(card).size == GOLD_RING])
        return found
    def fits(self, g: Meccg, it: int) -> bool:
        return self.skill in skills(g, it) if self.skill != NO_SKILL else g.facts(it).race == self.race


class HazardEvents(Who[int]):
    """Hazard events of this form in play."""
    form: Form
    race: Race
    def __init__(self, form: Form, race: Race = NO_RACE) -> None:
        self.form = form
        self.race = race
    def find(self, g: Meccg, source: Source) -> list[int]:
        found: list[int] = []
        for pile in range(IN_PLAY, IN_PLAY + 2):
            for card in g.piles[pile]:
                it = g.facts(card)
                if it.side == HAZARD and it.form == self.form and self.race in (NO_RACE, it.race):
                    found.append(card)
        return found


class CorruptionCards(Who[int]):
    """R-CORR-03  Corruption cards on characters; of some races only, if so said."""
    where: int
    races: tuple[Race, ...]
    def __init__(self, where: int, *races: Race) -> None:
        self.where = where
        self.races = races
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for it in those(g, source, self.where) if not self.races or g.facts(it).race in self.races
                for card in g.on(it) if g.facts(card).is_corruption_card()]


class CompaniesWith(Who[int]):
    """Companies of yours with somebody of this skill, race or name; of a size, or a stay, if so said."""
    skill: Skill
    race: Race
    name: str
    size: int
    stays: bool

    def __init__(
        self, skill: Skill = NO_SKILL, race: Race = NO_RACE, name: str = "", size: int = 99, stays: bool = False,
    ) -> None:
        self.skill = skill
        self.race = race
        self.name = name
        self.size = size
        self.stays = stays

    def choice(self, thing: int) -> Choice: return Travel(thing)

    def find(self, g: Meccg, source: Source) -> list[int]:
        found: list[int] = []
        for slot in slots_of(source.side):
            company = g.companies[slot]
            stays = not self.stays or goal_of(g, slot) < 0
            if company.members and company_size(g, company) <= self.size and stays:
                if any(self.fits(g, it) for it in company.members):
                    found.append(slot)
        return found

    def fits(self, g: Meccg, it: int) -> bool:
        facts = g.facts(it)
        if (self.name and facts.name != self.name) or (self.race != NO_RACE and facts.race != self.race):
            return False
        return self.skill == NO_SKILL or self.skill in skills(g, it)


class InSmallCompany(Who[int]):
    """Your characters of this skill whose company is of this size or less."""
    skill: Skill
    size: int
    def __init__(self, skill: Skill, size: int) -> None:
        self.skill = skill
        self.size = size
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in those(g, source, YOURS)
                if self.skill in skills(g, it) and company_size(g, g.companies[g.company[it]]) <= self.size]


class FellowsOf(Who[int]):
    """All characters of the company where somebody of this name is."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def find(self, g: Meccg, source: Source) -> list[int]:
        for it in those(g, source, YOURS):
            if g.facts(it).name == self.name:
                return g.companies[g.company[it]].members
        return []


YOUR_WIZARD: Final = Characters(YOURS, race=WIZARD)
RINGS = (LESSER_RING, MAGIC_RING, DWARVEN_RING, THE_ONE_RING)


def is_ring(g: Meccg, card: int) -> bool:
    it = g.facts(card)
    return it.size == GOLD_RING or any(it.has(ring) for ring in RINGS)


def veiled(g: Meccg) -> bool:
    """Bane of the Ithil-stone is in play: nobody looks into decks and discard piles out of turn."""
    return any(g.facts(card).name == "Bane of the Ithil-stone" for card in g.in_force())


class EveryCompany(Who[int]):
    """All companies of the player whose turn it is."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [slot for slot in slots_of(g.active) if g.companies[slot].members]


def nazgul_in_play(g: Meccg) -> int:
    """How many Nazgûl lie in play as permanent-events, of either player."""
    return len([card for pile in range(IN_PLAY, IN_PLAY + 2) for card in g.piles[pile]
                if g.facts(card).race == NAZGUL and g.facts(card).form == PERMANENT])


class Stones(Who[int]):
    """Palantíri of yours with a sage in their company."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        found: list[int] = []
        for it in those(g, source, YOURS):
            if any(SAGE in skills(g, other) for other in g.companies[g.company[it]].members):
                found.extend([card for card in items_of(g, it) if g.facts(card).has(PALANTIR)])
        return found


class SagesWithStones(Who[int]):
    """Sages of yours who bear a Palantír."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in those(g, source, YOURS)
                if SAGE in skills(g, it) and any(g.facts(card).has(PALANTIR) for card in items_of(g, it))]


class GoldRingsHere(Who[int]):
    """Gold rings in the company whose phase it is."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for it in those(g, source, CURRENT) for card in items_of(g, it) if g.facts(card).size == GOLD_RING]


class InYourHand(Who[int]):
    """Cards of this name in your hand."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.piles[HAND + source.side] if g.facts(card).name == self.name]


class CheckedOutside(Who[int]):
    """Somebody of yours who will check corruption, and is at no site of these types."""
    holds: tuple[Hold, ...]
    def __init__(self, *holds: Hold) -> None: self.holds = holds
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in checked(g) if g.owner[it] == source.side
                and hold(g, g.companies[g.company[it]].site) not in self.holds]


class NotHeadingInto(Who[int]):
    """Your characters of this skill whose company does not head for a site in a region of this type."""
    skill: Skill
    type: RegionType
    def __init__(self, skill: Skill, type: RegionType) -> None:
        self.skill = skill
        self.type = type
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in those(g, source, YOURS) if self.skill in skills(g, it) and not self.dark(g, g.company[it])]
    def dark(self, g: Meccg, slot: int) -> bool:
        goal = g.companies[slot].going if g.companies[slot].going >= 0 else heading(g, slot)
        if goal < 0:
            return False
        region = g.cards.region_of[g.kind[goal]]
        return region >= 0 and g.cards.facts[region].region_type == self.type


class RingsHere(Who[int]):
    """Rings that are borne in the company whose phase it is."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for it in those(g, source, CURRENT) for card in items_of(g, it) if is_ring(g, card)]


class BesideTheRing(Who[int]):
    """Those in the company of The One Ring who do not bear it."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        members = those(g, source, CURRENT)
        bearers = [it for it in members if any(g.facts(card).has(THE_ONE_RING) for card in items_of(g, it))]
        return [it for it in members if it not in bearers] if bearers else []


class HazardsOnUs(Who[int]):
    """Hazards declared in this chain that are played on the card's company, or on any that moves to these regions."""
    regions: tuple[str, ...]
    def __init__(self, *regions: str) -> None: self.regions = regions
    def find(self, g: Meccg, source: Source) -> list[int]:
        chain, slot = g.chain(), g.current if self.regions else company_of(g, source.card)
        if chain is None or slot < 0 or slot != g.current:
            return []
        going = g.companies[slot].going
        if self.regions and (going < 0 or g.facts(going).region not in self.regions):
            return []
        found: list[int] = []
        for link in chain.links:
            it = g.facts(link.card)
            if link.side != source.side and it.side == HAZARD and it.type != CREATURE:
                rule = g.ability(link)
                if rule.picking or any(isinstance(effect.who, TheCompany) for effect in rule.does):
                    found.append(link.card)
        return found


def takers(g: Meccg, source: Source, item: int) -> list[int]:
    """Who could take an item that a scout finds: somebody else of the company, untapped, without one like it."""
    members = those(g, source, CURRENT)
    scouts = source.picks[:1] or [it for it in members if g.state[it] == UNTAPPED and SCOUT in skills(g, it)]
    return [it for it in members if g.state[it] == UNTAPPED and any(scout != it for scout in scouts)
            and may_bear(g, it, item)]


class ItemsToFind(Who[int]):
    """Items of your hand, of these sizes, that the site would offer and somebody beside the scout could take."""
    sizes: tuple[Size, ...]
    def __init__(self, *sizes: Size) -> None: self.sizes = sizes
    def find(self, g: Meccg, source: Source) -> list[int]:
        if g.current < 0:
            return []
        company = g.companies[g.current]
        return [card for card in g.piles[HAND + source.side] if g.facts(card).type == ITEM and g.facts(card).done
                and g.facts(card).size in self.sizes and offers(g, company, card) and takers(g, source, card)
                and not (g.facts(card).unique and blocked(g, g.kind[card]))]


class TakersOfIt(Who[int]):
    """Who could take the item that was picked second."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        if len(source.picks) < 2:
            return those(g, source, CURRENT)
        return takers(g, source, source.picks[1]) if len(source.picks) == 2 else [source.picks[2]]


class CompaniesAt(Who[int]):
    """Companies of yours at this site, with somebody of this skill or name."""
    site: str
    skill: Skill
    name: str
    def __init__(self, site: str, skill: Skill = NO_SKILL, name: str = "") -> None:
        self.site = site
        self.skill = skill
        self.name = name
    def choice(self, thing: int) -> Choice: return Travel(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        found: list[int] = []
        for slot in slots_of(source.side):
            company = g.companies[slot]
            if company.members and g.facts(company.site).name == self.site and any(
                    (not self.name or g.facts(it).name == self.name) and (
                        self.skill == NO_SKILL or self.skill in skills(g, it)) for it in company.members):
                found.append(slot)
        return found


class FactionsNear(Who[int]):
    """Factions of your hand whose site is two regions or less from the Haven where the company is."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        if g.current < 0:
            return []
        haven = g.facts(g.companies[g.current].site).name
        found: list[int] = []
        for card in g.piles[HAND + source.side]:
            it = g.facts(card)
            if it.type == FACTION and it.done and it.above > 0 and not blocked(g, g.kind[card]):
                for pile in (LOCATION + source.side, SITES + source.side):
                    for site in g.piles[pile]:
                        there = g.facts(site)
                        near = there.nearest_haven == haven and len(there.path) <= 2
                        if near and there.name in it.at and card not in found:
                            found.append(card)
        return found


class FactionsInHand(Who[int]):
    """Factions of your hand."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.piles[HAND + source.side] if g.facts(card).type == FACTION and g.facts(card).done
                and g.facts(card).above > 0 and not blocked(g, g.kind[card])]


class OthersAtThatSite(Who[int]):
    """Those at the site of who gained an item, but for himself, Hobbits and Wizards."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        if not source.picks or company_of(g, source.picks[0]) < 0:
            return []
        gainer = source.picks[0]
        site = g.facts(g.companies[company_of(g, gainer)].site).name
        return [it for it in those(g, source, ALL) if it != gainer and g.facts(it).race not in (HOBBIT, WIZARD)
                and g.facts(g.companies[g.company[it]].site).name == site]


MEETING_PLACES: Final = (FREE_HOLD, BORDER_HOLD, RUINS_AND_LAIRS)


class BothPlayers(Who[int]):
    """Both players, who plays the card first."""
    def find(self, g: Meccg, source: Source) -> list[int]: return [source.side, 1 - source.side]


class OtherStones(Who[int]):
    """The other Palantíri in play, of either player."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.in_force() if card != source.card and g.facts(card).has(PALANTIR)]


class StonesOfTheOne(Who[int]):
    """A Palantír that who was picked first bears."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        bearers = source.picks[:1] or those(g, source, YOURS)
        return [card for it in bearers for card in items_of(g, it) if g.facts(card).has(PALANTIR)]


class BearerOfItsHost(Who[int]):
    """Who bears the item the card lies with."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        host = g.host[source.card]
        return [g.host[host]] if host >= 0 and g.host[host] >= 0 else []


class YourItems(Who[int]):
    """Items of this name that your characters bear."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for it in those(g, source, YOURS) for card in items_of(g, it) if g.facts(card).name == self.name]


class Stored(Who[int]):
    """Cards of this name that you have stored."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.piles[MARSHALLED + source.side] if g.facts(card).name == self.name]


class AtHavens(Who[int]):
    """Your characters of this skill who are at a Haven."""
    skill: Skill
    def __init__(self, skill: Skill) -> None: self.skill = skill
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in those(g, source, YOURS)
                if self.skill in skills(g, it) and hold(g, g.companies[g.company[it]].site) == HAVEN]


class FellowsOfTheOne(Who[int]):
    """Who was picked first, and all others of that company."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        if not source.picks:
            return those(g, source, YOURS)
        slot = g.company[source.picks[0]]
        return g.companies[slot].members if slot >= 0 else []


def who_could_meet(g: Meccg, side: int, card: int) -> list[int]:
    """Whose direct influence is enough for this character, where it may be met by chance."""
    found: list[int] = []
    cost = mind(g, card)
    for slot in slots_of(side):
        company = g.companies[slot]
        on_its_way = slot == g.current and company.going >= 0
        if not company.members or on_its_way or hold(g, company.site) not in MEETING_PLACES:
            continue
        if has_room(g, slot, [card]):
            found.extend([it for it in company.members
                          if g.host[it] == NOBODY_HOSTS and unused_influence(g, it, card) >= cost])
    return found


class CharactersToMeet(Who[int]):
    """Characters of your hand, no Wizards, for whom somebody at a place of meeting has influence enough."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        if g.phase == COUNCIL_PHASE:
            return []
        return [card for card in g.piles[HAND + source.side] if g.facts(card).type == CHARACTER and g.facts(card).done
                and not g.facts(card).is_wizard() and not (g.facts(card).unique and blocked(g, g.kind[card]))
                and who_could_meet(g, source.side, card)]


class WhoMeetsIt(Who[int]):
    """Who could control the character that was picked first."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        if not source.picks:
            return those(g, source, YOURS)
        card = source.picks[0]
        return who_could_meet(g, source.side, card) if g.pile[card] == HAND + source.side else []


class AtThatSite(Who[int]):
    """Cards of this name that your characters bear at this site, or that were stored there."""
    name: str
    site: str
    def __init__(self, name: str, site: str) -> None:
        self.name = name
        self.site = site
    def find(self, g: Meccg, source: Source) -> list[int]:
        borne = [card for card in YourItems(self.name).find(g, source)
                 if g.facts(g.companies[company_of(g, card)].site).name == self.site]
        return borne + [card for card in Stored(self.name).find(g, source) if g.state[card] == TAPPED]


BOTH_PLAYERS: Final = BothPlayers()


class HeadingInto(Who[int]):
    """Companies of yours with somebody of this skill that go to a site in one of these regions."""
    skill: Skill
    regions: tuple[str, ...]
    def __init__(self, skill: Skill, *regions: str) -> None:
        self.skill = skill
        self.regions = regions
    def choice(self, thing: int) -> Choice: return Travel(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        found: list[int] = []
        for slot in slots_of(source.side):
            goal = goal_of(g, slot)
            if g.companies[slot].members and goal >= 0 and g.facts(goal).region in self.regions:
                if any(self.skill in skills(g, it) for it in g.companies[slot].members):
                    found.append(slot)
        return found


class WhoLeadsOn(Who[int]):
    """Your characters of this skill, in companies that no card of this name helps yet."""
    skill: Skill
    def __init__(self, skill: Skill) -> None: self.skill = skill
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in those(g, source, YOURS)
                if self.skill in skills(g, it) and not g.was_played_on(source.card, g.company[it])]


class AtAHaven(Who[int]):
    """Companies of yours at a Haven."""
    def choice(self, thing: int) -> Choice: return Travel(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [slot for slot in slots_of(source.side)
                if g.companies[slot].members and hold(g, g.companies[slot].site) == HAVEN]


class SmallCompaniesIn(Who[int]):
    """Companies of yours of less than this size, with somebody of this skill, at a site in this region."""
    size: int
    skill: Skill
    region: str
    def __init__(self, size: int, skill: Skill, region: str) -> None:
        self.size = size
        self.skill = skill
        self.region = region
    def choice(self, thing: int) -> Choice: return Travel(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [slot for slot in slots_of(source.side) if self.fits(g, g.companies[slot])]
    def fits(self, g: Meccg, company: Company) -> bool:
        return bool(company.members) and company_size(g, company) < self.size and (
            g.facts(company.site).region == self.region) and any(self.skill in skills(g, it) for it in company.members)


class AttemptsOnYours(Who[int]):
    """Who tries, in this chain, to influence something of yours."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        chain = g.chain()
        if chain is None:
            return []
        return [link.card for link in chain.links if link.side != source.side and any(
            isinstance(effect, Persuading) for effect in g.ability(link).does)]


ATTEMPTS_ON_YOURS: Final = AttemptsOnYours()


class Everything(Who[int]):
    """Everything that may come."""
    def find(self, g: Meccg, source: Source) -> list[int]: return [EVERYTHING]


class TappedNazgul(Who[int]):
    """Nazgûl of yours that were tapped in this chain, and would be discarded."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        chain = g.chain()
        if chain is None:
            return []
        return [link.card for link in chain.links if link.side == source.side and g.is_in_play(link.card)
                and g.facts(link.card).race == NAZGUL and g.state[link.card] == TAPPED]


class RangersAtTheRiver(Who[int]):
    """Rangers of a company that moves to the site the card lies on, and has not forded it."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        rangers: list[int] = []
        for slot in slots_of(source.side):
            company = g.companies[slot]
            if company.members and destination(company) == g.host[source.card] and rivers_ahead(g, slot) > 0:
                rangers.extend(rangers_of(g, slot))
        return rangers


EVERYTHING_TO_COME: Final = Everything()
