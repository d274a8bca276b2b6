"""Words that only a few cards use: what they ask, change and do."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.choices import Choice
from ravenhill.core.words import Effect, If, Source, Who, Word
from ravenhill.games.meccg.choices import Travel
from ravenhill.games.meccg.lines import TAPS, UNTAPS
from ravenhill.games.meccg.questions import KEYED_BY_TYPE, LIMIT, REGION_TYPE, Alter, ThisTurn
from ravenhill.games.meccg.rules.attacks import Attacking, the_attack
from ravenhill.games.meccg.rules.hazards import slots_of
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.movement import goal_of
from ravenhill.games.meccg.rules.numbers import company_size, destination, items_of, like_a, path_of, skills
from ravenhill.games.meccg.rules.site import automatic
from ravenhill.games.meccg.state import CHAIN, IN_PLAY, SITES, TAPPED, UNTAPPED, Meccg
from ravenhill.games.meccg.terms import (
    BY_HOLD,
    BY_MOVEMENT,
    BY_REGION,
    BY_REGION_TYPE,
    BY_SITE,
    BY_SITES_IN,
    CREATURE,
    GOLD_RING,
    HAVEN,
    HAZARD,
    MAN,
    NO_RACE,
    NO_SKILL,
    WIZARD,
    Form,
    Hold,
    Keyword,
    Race,
    RegionType,
    Side,
    Skill,
)
from ravenhill.games.meccg.whos import CURRENT, YOURS, Characters, bearer, those

TO_THE_SITE: Final = (BY_HOLD, BY_SITE, BY_SITES_IN)
ON_THE_WAY: Final = (BY_REGION_TYPE, BY_REGION, BY_MOVEMENT)

# Conditions


class ByCreature(If):
    """The attack is by a hazard creature."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and g.facts(attack.card).type == CREATURE


class InPath(If):
    """So many regions of this type are in the site path of the company whose phase it is."""
    type: RegionType
    times: int
    def __init__(self, type: RegionType, times: int = 1) -> None:
        self.type = type
        self.times = times
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.current >= 0 and self.path(g).count(self.type) >= self.times
    def path(self, g: Meccg) -> list[int]: return path_of(g, g.current)


class SiteIs(If):
    """The site where the company is, or moves to, is of one of these types."""
    types: tuple[Hold, ...]
    def __init__(self, *types: Hold) -> None: self.types = types
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.current >= 0 and like_a(g, destination(g.companies[g.current])) in self.types


class Here(If):
    """The company whose phase it is has one of this skill or name."""
    skill: Skill
    name: str
    def __init__(self, skill: Skill = NO_SKILL, name: str = "") -> None:
        self.skill = skill
        self.name = name
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0:
            return False
        members = g.companies[g.current].members
        return any((not self.name or g.facts(it).name == self.name) and (
            self.skill == NO_SKILL or self.skill in skills(g, it)) for it in members)


class StartedStrong(If):
    """The attack is printed with at least so much prowess."""
    prowess: int
    def __init__(self, prowess: int) -> None: self.prowess = prowess
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        if attack is None:
            return False
        it = g.facts(attack.card)
        return (it.prowess if it.type == CREATURE else attack.prowess) >= self.prowess


class BearerHas(If):
    """The bearer has this skill already: by himself, or by what he had before this card."""
    skill: Skill
    def __init__(self, skill: Skill) -> None: self.skill = skill
    def holds(self, g: Meccg, source: Source) -> bool:
        it = bearer(g, source)
        if it < 0 or g.company[it] < 0:
            return False
        if self.skill in g.facts(it).skills:
            return True
        for card in g.on(it):
            if card == source.card:
                return False
            if g.facts(card).gives == self.skill:
                return True
        return False


class BearerCan(If):
    """The bearer has this skill, by himself or by any card he bears."""
    skill: Skill
    def __init__(self, skill: Skill) -> None: self.skill = skill
    def holds(self, g: Meccg, source: Source) -> bool:
        it = bearer(g, source)
        return it >= 0 and g.company[it] >= 0 and self.skill in skills(g, it)


class Guarded(If):
    """The site where the company is, or moves to, has so many automatic-attacks, and is of one of these types."""
    number: int
    types: tuple[Hold, ...]
    def __init__(self, number: int, *types: Hold) -> None:
        self.number = number
        self.types = types
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0:
            return False
        site = destination(g.companies[g.current])
        return len(automatic(g, site)) >= self.number and like_a(g, site) in self.types


class AtNamed(If):
    """The company whose phase it is, or somebody of this name, is at this site."""
    site: str
    name: str
    def __init__(self, site: str, name: str = "") -> None:
        self.site = site
        self.name = name
    def holds(self, g: Meccg, source: Source) -> bool:
        if not self.name:
            return g.current >= 0 and g.facts(g.companies[g.current].site).name == self.site
        return any(g.facts(it).name == self.name and g.facts(g.companies[g.company[it]].site).name == self.site
                   for it in those(g, source, YOURS))


class SiteTapped(If):
    """The site of the company whose phase it is, is tapped."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.current >= 0 and g.state[g.companies[g.current].site] == TAPPED


# Whom


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

# Changes


class OnEach(Alter):
    """So much more of a number of every character of these races; `without`: nobody with that skill."""
    more: int
    races: tuple[Race, ...]
    without: Skill
    when: If | None

    def __init__(
        self, question: int, more: int, *races: Race, without: Skill = NO_SKILL, when: If | None = None,
    ) -> None:
        super().__init__(question)
        self.more = more
        self.races = races
        self.without = without
        self.when = when

    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        if g.company[thing] < 0 or (self.races and g.facts(thing).race not in self.races):
            return total
        if self.without != NO_SKILL and self.without in skills(g, thing):
            return total
        return total + self.more if self.when is None or self.when.holds(g, source) else total


class LimitBy(Alter):
    """The hazard limit of a company changes by so much, to a minimum, if its path has such a region."""
    more: int
    type: int
    least: int
    when: If | None

    def __init__(self, more: int, type: int = -1, least: int = 0, when: If | None = None) -> None:
        super().__init__(LIMIT)
        self.more = more
        self.type = type
        self.least = least
        self.when = when

    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        if self.type >= 0 and self.type not in path_of(g, thing):
            return total
        if self.when is not None and not self.when.holds(g, source):
            return total
        return max(min(total, self.least), total + self.more)


class LimitIn(Alter):
    """The hazard limit of a company that moves to one of these regions falls, to two at least."""
    names: tuple[str, ...]
    def __init__(self, *names: str) -> None:
        super().__init__(LIMIT)
        self.names = names
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        site = g.companies[thing].going
        there = site >= 0 and g.facts(site).region in self.names
        return max(min(total, 2), total - 2) if there else total


class NoneKeyedBy(Alter):
    """No creature may be keyed to the company in these ways; bit 8 and up of the answer, by way."""
    ways: tuple[int, ...]
    def __init__(self, *ways: int) -> None:
        super().__init__(KEYED_BY_TYPE)
        self.ways = ways
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        for way in self.ways:
            total |= 1 << 8 + way
        return total


def no_creatures() -> NoneKeyedBy: return NoneKeyedBy(*TO_THE_SITE, *ON_THE_WAY)
def none_to_the_site() -> NoneKeyedBy: return NoneKeyedBy(*TO_THE_SITE)
def only_to_the_site() -> NoneKeyedBy: return NoneKeyedBy(*ON_THE_WAY)


# What is done


class TapBoth(Effect):
    """The card and its bearer tap."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return thing >= 0 and g.state[thing] == UNTAPPED and g.state[source.card] == UNTAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[thing] = TAPPED
        g.state[source.card] = TAPPED
        g.tell(TAPS, thing)


class TapArrow(Effect):
    """The item taps; it is used up, unless its bearer is a Man."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return thing >= 0 and g.state[source.card] == UNTAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if g.facts(thing).race == MAN:
            g.state[source.card] = TAPPED
        else:
            g.move(source.card, CHAIN)


class SpendBy(Effect):
    """Somebody taps to use the item up; it leaves when what it does is over."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing >= 0 and g.state[thing] == UNTAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[thing] = TAPPED
        g.tell(TAPS, thing)
        g.move(source.card, CHAIN)


class WeakenBody(Effect):
    """The body of the attack changes, if it has one."""
    more: int
    def __init__(self, who: Who[Any], more: int) -> None:
        super().__init__(who)
        self.more = more
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        frame = g.stack[thing]
        assert isinstance(frame, Attacking)
        if frame.body:
            frame.body = max(1, frame.body + self.more)


class UntapAll(Effect):
    """All of them untap who are tapped."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        for it in self.who.find(g, source):
            if g.state[it] == TAPPED:
                g.state[it] = UNTAPPED
                g.tell(UNTAPS, it)
        return True


class TapSites(Effect):
    """Every site in play that is no Haven and has so many regions of a type in its site path taps, if this is so."""
    type: RegionType
    times: int
    when: If | None

    def __init__(self, who: Who[Any], type: RegionType, times: int = 1, when: If | None = None) -> None:
        super().__init__(who)
        self.type = type
        self.times = times
        self.when = when

    def refusal(self, g: Any, source: Source) -> Word | None: return None

    def happen(self, g: Any, source: Source) -> bool:
        if self.when is not None and not self.when.holds(g, source):
            return True
        for pile in range(SITES, SITES + 2):
            for site in g.piles[pile]:
                it = g.facts(site)
                path = [g.asked(REGION_TYPE, max(g.current, 0), int(land)) for land in it.path]
                if it.hold != HAVEN and path.count(int(self.type)) >= self.times:
                    g.state[site] = TAPPED
        return True



class LimitGrows(Effect):
    """The hazard limit grows by one for each region of this type in the path, or doubles."""
    type: RegionType
    doubles: bool

    def __init__(self, who: Who[Any], type: RegionType, doubles: bool = False) -> None:
        super().__init__(who)
        self.type = type
        self.doubles = doubles

    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        company = g.companies[thing]
        return company.going >= 0 and self.type in path_of(g, thing)

    def do(self, g: Meccg, source: Source, thing: int) -> None:
        company = g.companies[thing]
        company.limit += company.limit if self.doubles else path_of(g, thing).count(self.type)


class EndEnvironments(Effect):
    """All environment cards of one side leave play, and what they still do this turn ends."""
    keyword: Keyword
    side: Side

    def __init__(self, who: Who[Any], keyword: Keyword, side: Side) -> None:
        super().__init__(who)
        self.keyword = keyword
        self.side = side

    def refusal(self, g: Any, source: Source) -> Word | None: return None

    def happen(self, g: Any, source: Source) -> bool:
        for pile in range(IN_PLAY, IN_PLAY + 2):
            for card in g.piles[pile].copy():
                if g.facts(card).has(self.keyword) and g.facts(card).side == self.side:
                    discard(g, card)
        ended = {
            effect.number for card in g.cards.facts if card.has(self.keyword) and card.side == self.side
            for rule in card.rules for effect in rule.does if isinstance(effect, ThisTurn)
        }
        g.lasting = [it for it in g.lasting if it.effect not in ended]
        return True
