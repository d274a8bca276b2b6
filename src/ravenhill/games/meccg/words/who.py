"""Whom and what the cards' words mean: characters, companies, the attack, the strike."""
from __future__ import annotations

from typing import Final

from ravenhill.core.chain import Chain
from ravenhill.core.choices import Choice
from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.choices import KeyedTo, Place, Travel
from ravenhill.games.meccg.rules.attacks import attack_depth, the_attack, the_strike
from ravenhill.games.meccg.rules.hazards import slots_of
from ravenhill.games.meccg.rules.keys import ways_of_keying
from ravenhill.games.meccg.rules.leaving import free_slot
from ravenhill.games.meccg.rules.movement import goal_of, has_room
from ravenhill.games.meccg.rules.numbers import (
    bears,
    blocked,
    company_size,
    destination,
    general_influence,
    hold,
    items_of,
    mind,
    skills,
    unused_influence,
)
from ravenhill.games.meccg.state import (
    EVERYTHING,
    FIRST_COMPANY,
    HAND,
    HEADING,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    NOBODY_HOSTS,
    WOUNDED,
    Company,
    Meccg,
)
from ravenhill.games.meccg.terms import (
    ALLY,
    ANY_HOLD,
    CREATURE,
    DWARVEN_RING,
    FACTION,
    GOLD_RING,
    HAVEN,
    HAZARD,
    LESSER_RING,
    MAGIC_RING,
    NAZGUL,
    NO_KEYWORD,
    NO_LIMIT,
    NO_RACE,
    NO_SIZE,
    NO_SKILL,
    PERMANENT,
    THE_ONE_RING,
    WIZARD,
    Form,
    Hold,
    Keyword,
    Race,
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

    def __init__(
        self, where: int, skill: Skill = NO_SKILL, race: Race = NO_RACE, never: tuple[Race, ...] = (), name: str = "",
        wounded: int = 0, without: str = "", bearing: int = NO_KEYWORD, at: int = ANY_HOLD,
        not_at: tuple[Hold, ...] = (), most: int = NO_LIMIT, beside: Skill = NO_SKILL, beside_name: str = "",
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
        return has_such(g, company, self.beside, NO_RACE, self.beside_name)


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
                and self.fits(g, g.companies[slot]) and (self.moving != NEW_CARD or g.piles[HEADING + slot])]

    def goes(self, g: Meccg, goal: int) -> bool:
        if self.moving and (goal >= 0) != (self.moving > 0):
            return False
        return not self.bound_for or (goal >= 0 and g.facts(goal).region in self.bound_for)

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


def allies_of(g: Meccg, company: Company) -> list[int]:
    return [card for it in company.members for card in g.on(it) if g.facts(card).type == ALLY]


class Items(Who[int]):
    """Items that characters bear: of a size, a keyword or a name; beside somebody of a skill or race."""
    where: int
    size: Size
    keyword: int
    name: str
    beside: Skill
    beside_race: Race

    def __init__(
        self, where: int, size: Size = NO_SIZE, keyword: int = NO_KEYWORD, name: str = "", beside: Skill = NO_SKILL,
        beside_race: Race = NO_RACE,
    ) -> None:
        self.where = where
        self.size = size
        self.keyword = keyword
        self.name = name
        self.beside = beside
        self.beside_race = beside_race

    def find(self, g: Meccg, source: Source) -> list[int]:
        found: list[int] = []
        for it in those(g, source, self.where):
            if has_such(g, g.companies[g.company[it]], self.beside, self.beside_race, ""):
                found.extend([card for card in items_of(g, it) if self.fits(g, card)])
        return found

    def fits(self, g: Meccg, card: int) -> bool:
        it = g.facts(card)
        if (self.size != NO_SIZE and it.size != self.size) or (self.name and it.name != self.name):
            return False
        return self.keyword == NO_KEYWORD or it.has(Keyword(self.keyword))


class Factions(Who[int]):
    """Factions: those of the other player, or those of your hand that could be won."""
    in_hand: bool
    def __init__(self, in_hand: bool = False) -> None: self.in_hand = in_hand
    def find(self, g: Meccg, source: Source) -> list[int]:
        if not self.in_hand:
            return [card for card in g.piles[MARSHALLED + 1 - source.side] if g.facts(card).type == FACTION]
        return [card for card in g.piles[HAND + source.side] if g.facts(card).type == FACTION and g.facts(card).done
                and g.facts(card).above > 0 and not blocked(g, g.kind[card])]


CURRENT: Final = 0                   # the company that moves, or visits its site
OF_ATTACKED: Final = 1               # the company that is attacked
OF_BEARER: Final = 2                 # the bearer's company
YOURS: Final = 3                     # all your companies
AT_SAME_SITE: Final = 4              # others of yours where the bearer is
CHECKED: Final = 5                   # those of yours who will make a corruption check in this chain
ALL: Final = 6
OF_CHOSEN: Final = 7                 # the company of who was picked first


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
        return [it for it in checked(g) if g.owner[it] == source.side]
    if where == OF_CHOSEN:
        if not source.picks:
            return those(g, source, YOURS)                     # not picked yet: anybody's company may be meant
        slot = g.company[source.picks[0]]
        return g.companies[slot].members if slot >= 0 else []
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


def owing(g: Meccg, who: int, influence: bool) -> Source | None:
    """R-AMB-52  The link whose roll this character makes next in the chain under way: of influence, or corruption."""
    chain = g.chain()
    if chain is None:
        return None
    for place in range(len(chain.links) - 1, -1, -1):
        link = chain.links[place]
        for effect in g.ability(link).does:
            if influence and isinstance(effect, Influencing) and who in effect.who.find(g, link):
                return link
            if not influence and isinstance(effect, Checking) and who in effect.checkers(g, link):
                return link
    return None


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


class WoundedByIt(Who[int]):
    """Those whom the attack has wounded and who are still there."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        attack = the_attack(g)
        return [] if attack is None else [it for it in attack.wounded if g.is_in_play(it) and g.company[it] >= 0]


BEARER: Final = Bearer()
THE_ONE: Final = Chosen(0)
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
CHECKED_FELLOW: Final = CheckedFellow()
COMPANY_OF_THE_ONE: Final = TheCompany(of_chosen=True)
THE_WIZARD: Final = Characters(OF_ATTACKED, race=WIZARD)
THE_SITE: Final = TheSite()
COMPANY_ATTACKED: Final = AttackedCompany()
WOUNDED_BY_IT: Final = WoundedByIt()
SITE_KEYS: Final = Keys(only_site=True)


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


YOUR_WIZARD: Final = Characters(YOURS, race=WIZARD)
RINGS = (LESSER_RING, MAGIC_RING, DWARVEN_RING, THE_ONE_RING)


def is_ring(g: Meccg, card: int) -> bool:
    it = g.facts(card)
    return it.size == GOLD_RING or any(it.has(ring) for ring in RINGS)


def veiled(g: Meccg) -> bool:
    """Bane of the Ithil-stone is in play: nobody looks into decks and discard piles out of turn."""
    return any(g.facts(card).name == "Bane of the Ithil-stone" for card in g.in_force())


def nazgul_in_play(g: Meccg) -> int:
    """How many Nazgûl lie in play as permanent-events, of either player."""
    return len([card for pile in range(IN_PLAY, IN_PLAY + 2) for card in g.piles[pile]
                if g.facts(card).race == NAZGUL and g.facts(card).form == PERMANENT])


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


class Stored(Who[int]):
    """Cards of this name that you have stored."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.piles[MARSHALLED + source.side] if g.facts(card).name == self.name]


class WhoLeadsOn(Who[int]):
    """Your characters of this skill, in companies that no card of this name helps yet."""
    skill: Skill
    def __init__(self, skill: Skill) -> None: self.skill = skill
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in those(g, source, YOURS)
                if self.skill in skills(g, it) and not g.was_played_on(source.card, g.company[it])]


class Everything(Who[int]):
    """Everything that may come."""
    def find(self, g: Meccg, source: Source) -> list[int]: return [EVERYTHING]


EVERYTHING_TO_COME: Final = Everything()
