"""What is different as long as a card is in force, or until the end of the turn."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ravenhill.core.words import Amount, If, Source, Who, amount
from ravenhill.games.meccg.rules.attacks import attack_depth, the_attack
from ravenhill.games.meccg.rules.lands import path_of, region_name
from ravenhill.games.meccg.rules.site import Visit, faced_now
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    BY_HOLD,
    BY_MOVEMENT,
    BY_REGION,
    BY_REGION_TYPE,
    BY_SITE,
    BY_SITES_IN,
    NO_SKILL,
    Race,
    RegionType,
    Size,
    Skill,
)
from ravenhill.games.meccg.words.numbers import (
    ADDED,
    ALL_FREE,
    AROUSED,
    ATTACK_BODY,
    ATTACK_STRIKES,
    ATTEMPTS,
    BODY,
    CAPPED,
    DESCENT,
    DOES_NOTHING,
    DOUBLED,
    DRAWS_OPPONENT,
    FREE,
    HALVED,
    HARMLESS,
    INFORMS,
    KEYED_BY_TYPE,
    LANDS_FOR_HAZARDS,
    LIMIT,
    LIMIT_NOW,
    MARKED,
    PROWESS,
    REDUCED,
    REGION_TYPE,
    SITE_TYPE,
    SPARED,
    WEIGHT,
    Alter,
    ForRaces,
)
from ravenhill.games.meccg.words.who.people import company_of


class On(Alter):
    """So much more of a number, for those that are meant."""
    more: int
    of: Who[Any]
    when: If | None

    def __init__(self, question: int, more: int, of: Who[Any], when: If | None = None) -> None:
        super().__init__(question)
        self.more = more
        self.of = of
        self.when = when

    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        if thing not in self.of.find(g, source) or (self.when is not None and not self.when.holds(g, source)):
            return total
        return total + self.more


class OnIt(Alter):
    """So much more of a number of one thing, to a maximum: what a lasting effect was made for."""
    more: int
    most: int
    def __init__(self, question: int, more: int, up_to: int = 99) -> None:
        super().__init__(question, CAPPED if up_to < 99 else ADDED)
        self.more = more
        self.most = up_to
    def told(self) -> int: return self.more
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return max(total, min(total + self.more, self.most)) if self.most < 99 else total + self.more


class OnAttack(Alter):
    """So much more of a number of the attack under way, if it is such an attack."""
    more: int
    when: If | None
    def __init__(self, question: int, more: int, when: If | None = None) -> None:
        super().__init__(question)
        self.more = more
        self.when = when
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + self.more if self.when is None or self.when.holds(g, source) else total


class OnThisAttack(Alter):
    """So much more of a number of the one attack it was played on."""
    more: int
    def __init__(self, question: int, more: int) -> None:
        super().__init__(question)
        self.more = more
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + self.more if source.picks[1] == attack_depth(g) else total


class FewerStrikes(Alter):
    """So many strikes less of the one attack it was played on, but one at least."""
    less: int
    def __init__(self, less: int) -> None:
        super().__init__(ATTACK_STRIKES, REDUCED)
        self.less = less
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return max(min(total, 1), total - self.less) if source.picks[1] == attack_depth(g) else total


class HalfTheStrikes(Alter):
    """Half the strikes of the one attack it was played on, rounded up: of all it has, or of its original number."""
    original: bool
    def __init__(self, original: bool) -> None:
        super().__init__(ATTACK_STRIKES, REDUCED if original else HALVED)
        self.original = original
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        attack = the_attack(g)
        if attack is None or source.picks[1] != attack_depth(g):
            return total
        return min(total, (attack.strikes + 1) // 2) if self.original else (total + 1) // 2


class OpponentDrawsTwice(Alter):
    """The opponent may draw twice as many cards for the company."""
    def __init__(self) -> None: super().__init__(DRAWS_OPPONENT)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return 2 * total


class LimitOf(Alter):
    """The hazard limit of a company grows by one for each region of this type in its path, or doubles."""
    type: RegionType
    doubles: bool
    def __init__(self, type: RegionType, doubles: bool) -> None:
        super().__init__(LIMIT_NOW)
        self.type = type
        self.doubles = doubles
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return 2 * total if self.doubles else total + path_of(g, thing, True).count(self.type)


class TwiceTheStrikes(Alter):
    """Twice as many strikes, if it is such an attack."""
    when: If
    def __init__(self, when: If) -> None:
        super().__init__(ATTACK_STRIKES, DOUBLED)
        self.when = when
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return 2 * total if self.when.holds(g, source) else total


class HalvesBody(Alter):
    """Half the body of the attack, rounded up."""
    when: If
    def __init__(self, when: If) -> None:
        super().__init__(ATTACK_BODY, HALVED)
        self.when = when
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return (total + 1) // 2 if self.when.holds(g, source) else total


class LimitByPath(Alter):
    """The hazard limit falls by one for each symbol of a type in the site path, to a minimum."""
    type: int
    least: int
    def __init__(self, type: int, least: int) -> None:
        super().__init__(LIMIT)
        self.type = type
        self.least = least
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        less = path_of(g, thing).count(self.type)
        return max(min(total, self.least), total - less)


@mypyc_attr(allow_interpreted_subclasses=True)
class CountsAs(Alter):
    """A site of one type counts as another."""
    one: int
    other: int
    def __init__(self, one: int, other: int, question: int = SITE_TYPE) -> None:
        super().__init__(question)
        self.one = one
        self.other = other
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return self.other if total == self.one else total


class ItsSiteHas(Alter):
    """Something is so of the site on which the card lies."""
    def __init__(self, question: int) -> None: super().__init__(question)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + 1 if g.host[source.card] == thing else total


class Informs(Alter):
    """Information is playable at the site."""
    def __init__(self) -> None: super().__init__(INFORMS)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return max(total, 1)


class LandIs(CountsAs):
    """One region of a site path, of one type, counts as another."""
    def __init__(self, one: RegionType, other: RegionType) -> None: super().__init__(one, other, REGION_TYPE)


def prowess_this_turn(more: int) -> OnIt: return OnIt(PROWESS, more)
def body_this_turn(more: int, up_to: int = 99) -> OnIt: return OnIt(BODY, more, up_to)
def does_nothing() -> OnIt: return OnIt(DOES_NOTHING, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mark(Alter):
    """Nothing changes; it is remembered that a card took effect."""
    def __init__(self, question: int = MARKED) -> None: super().__init__(question)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return total


TO_THE_SITE: Final = (BY_HOLD, BY_SITE, BY_SITES_IN)
ON_THE_WAY: Final = (BY_REGION_TYPE, BY_REGION, BY_MOVEMENT)


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


class EveryAttempt(Alter):
    """So much more for each attempt to influence what the other player has, whoever makes it: an agent, too."""
    more: int
    def __init__(self, more: int) -> None:
        super().__init__(ATTEMPTS)
        self.more = more
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return total + self.more


class ItemsWeigh(Alter):
    """Each item of this size gives its bearer one corruption point more."""
    size: Size
    def __init__(self, size: Size) -> None:
        super().__init__(WEIGHT)
        self.size = size
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + 1 if g.facts(thing).size == self.size else total


class LimitBy(Alter):
    """The hazard limit of a company changes by so much, to a minimum, if its path has such a region."""
    more: Amount
    type: int
    least: int
    when: If | None

    def __init__(self, more: Amount, type: int = -1, least: int = 0, when: If | None = None) -> None:
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
        return max(min(total, self.least), total + amount(g, source, self.more))


class LimitIn(Alter):
    """The hazard limit of a company that moves to one of these regions falls, to two at least."""
    names: tuple[str, ...]
    def __init__(self, *names: str) -> None:
        super().__init__(LIMIT)
        self.names = names
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        site = g.companies[thing].going
        there = site >= 0 and region_name(g, site) in self.names
        return max(min(total, 2), total - 2) if there else total


class WayBelow(Alter):
    """R-AMB-139  The roll that is needed between Under-deeps sites is another: of everybody, or of one company."""
    more: int
    own: bool
    def __init__(self, more: int, own: bool = False) -> None:
        super().__init__(DESCENT)
        self.more = more
        self.own = own
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + self.more if not self.own or company_of(g, source.card) == thing else total


class Uncounted(ForRaces):
    """Creatures of these races do not count against the hazard limit of the company; unique ones too, if so said."""
    unique: bool
    def __init__(self, *races: Race, unique: bool = False) -> None:
        super().__init__(ALL_FREE if unique else FREE, *races)
        self.unique = unique


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
def only_to_the_site() -> NoneKeyedBy: return NoneKeyedBy(*ON_THE_WAY)


class NotAtItsSite(Alter):
    """The ally cannot be struck by automatic-attacks or by creatures keyed to its site."""
    def __init__(self) -> None: super().__init__(SPARED)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        attack = the_attack(g)
        if thing != source.card or attack is None:
            return total
        return total + 1 if attack.automatic or attack.by in (BY_HOLD, BY_SITE, BY_SITES_IN) else total


class DoesNotWound(Alter):
    """Whom this creature hits is not wounded: he taps, and may lose an item."""
    how: int
    def __init__(self, how: int) -> None:
        super().__init__(HARMLESS)
        self.how = how
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        attack = the_attack(g)
        return self.how if attack is not None and attack.card == source.card else total


class LandsAre(Alter):
    """Regions of some types count as other types; for the purposes of playing hazards only, if so said."""
    changes: dict[RegionType, RegionType]
    when: If | None
    hazards: bool
    def __init__(
        self, changes: dict[RegionType, RegionType], when: If | None = None, hazards: bool = False,
    ) -> None:
        super().__init__(LANDS_FOR_HAZARDS if hazards else REGION_TYPE)
        self.changes = changes
        self.when = when
        self.hazards = hazards
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        if self.when is not None and not self.when.holds(g, source):
            return total
        return self.changes.get(RegionType(total), RegionType(total))


class Aroused(Alter):
    """So much more prowess of the first or the second automatic-attack of a site."""
    more: int
    number: int
    def __init__(self, more: int, number: int) -> None:
        super().__init__(AROUSED)
        self.more = more
        self.number = number
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + self.more if g.under_way(Visit) and faced_now(g) == source.picks[1] else total
