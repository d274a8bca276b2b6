"""What cards ask before they do anything, and what they change as long as they are in force."""
from __future__ import annotations

from typing import Any

from ravenhill.core.chain import Chain
from ravenhill.core.words import If, Source, Who
from ravenhill.games.meccg.questions import (
    ALL_STRIKES,
    ATTACK_BODY,
    BODY,
    DOES_NOTHING,
    KEYED_BY_TYPE,
    LIMIT,
    PROWESS,
    SITE_TYPE,
    STAYS,
    Alter,
)
from ravenhill.games.meccg.rules.attacks import the_attack, the_strike
from ravenhill.games.meccg.rules.numbers import company_size, hold, path_of
from ravenhill.games.meccg.rules.site import may_take_more, offers
from ravenhill.games.meccg.state import AT_HOME, COUNCIL_PHASE, ORGANIZATION, SITE_PHASE, UNTAPPED, Meccg
from ravenhill.games.meccg.terms import BY_REGION_TYPE, NO_SKILL, Hold, Race, RegionType
from ravenhill.games.meccg.whos import bearer, company_of

# Conditions


class Standard(If):
    """R-END-11  The standard rules are on; or it is the Council, which has this rule in the basic game too."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.standard or g.phase == COUNCIL_PHASE


class Offered(If):
    """R-SITE-05  The site is untapped and offers this card."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0:
            return False
        company = g.companies[g.current]
        return g.state[company.site] == UNTAPPED and offers(g, company, source.card)


class OfferedTapped(If):
    """The site offers this card, tapped or not."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.current >= 0 and offers(g, g.companies[g.current], source.card)


class OneMore(If):
    """R-SITE-19  A minor item may be taken in addition."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.current >= 0 and may_take_more(g, source.card)


class BearerAt(If):
    """The bearer's company is at a site of this type."""
    hold: Hold
    def __init__(self, hold: Hold) -> None: self.hold = hold
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        return slot >= 0 and hold(g, g.companies[slot].site) == self.hold


class BearerAtNamed(If):
    """The bearer's company is at this site."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        return slot >= 0 and g.facts(g.companies[slot].site).name == self.name


class BearerIs(If):
    """The bearer is of this race."""
    race: Race
    def __init__(self, race: Race) -> None: self.race = race
    def holds(self, g: Meccg, source: Source) -> bool:
        it = bearer(g, source)
        return it >= 0 and g.facts(it).race == self.race


class InPlay(If):
    """A card of this name is in play."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def holds(self, g: Meccg, source: Source) -> bool:
        kind = g.cards.names.get(self.name, -1)
        return any(g.cards.identity[g.kind[card]] == kind for card in g.in_force())


class Facing(If):
    """The attack is by one of these races."""
    races: tuple[Race, ...]
    def __init__(self, *races: Race) -> None: self.races = races
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and attack.race in self.races


class Automatically(If):
    """It is an automatic-attack; at such a site, if so said."""
    holds_at: tuple[Hold, ...]
    def __init__(self, *holds_at: Hold) -> None: self.holds_at = holds_at
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        if attack is None or not attack.automatic:
            return False
        return not self.holds_at or hold(g, attack.card) in self.holds_at


class KeyedToType(If):
    """The attack is by a creature that was keyed by type to one of these regions."""
    types: tuple[RegionType, ...]
    def __init__(self, *types: RegionType) -> None: self.types = types
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and attack.by == BY_REGION_TYPE and attack.key in self.types


class AlreadyFaced(If):
    """The company has faced an attack of this race, or one of these creatures, this turn, before this one."""
    race: int
    names: tuple[str, ...]
    def __init__(self, *names: str, race: int = 0) -> None:
        self.race = race
        self.names = names
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        slot = attack.slot if attack is not None else g.current
        if slot < 0:
            return False
        company = g.companies[slot]
        if self.race:
            now = 1 if attack is not None and attack.race == self.race and attack.at > 0 else 0
            return company.races.count(self.race) > now
        return any(g.cards.names.get(name, -1) in company.faced for name in self.names)


class TheAttackIsThis(If):
    """The attack is by this card."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and attack.card == source.card


class AtMost(If):
    """The bearer's company is of this size or less."""
    size: int
    def __init__(self, size: int) -> None: self.size = size
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        return slot >= 0 and company_size(g, g.companies[slot]) <= self.size


class AtHome(If):
    """R-SITE-21  That rule is on, and it is an automatic-attack on the character's company at its home."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if not g.optional & AT_HOME:
            return False
        attack = the_attack(g)
        here = attack is not None and attack.automatic and g.company[source.card] == attack.slot
        return here and g.kind[g.companies[g.company[source.card]].site] in g.cards.homes[g.kind[source.card]]


class Attacked(If):
    """R-AMB-49  The bearer's company is the one that is attacked."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and company_of(g, source.card) == attack.slot


class NoSkillYet(If):
    """R-CMB-15, R-AMB-62  No card that requires a skill was played by this player against this strike."""
    def holds(self, g: Meccg, source: Source) -> bool:
        strike = the_strike(g)
        if strike is None:
            return False
        asking = g.asking()
        if isinstance(asking, Chain):
            for link in asking.links:
                if link.side == source.side and link.card != source.card and g.facts(link.card).skill != NO_SKILL:
                    return False
        return strike.skilled >> source.side & 1 == 0


class AsHazard(If):
    """It is the opponent's turn: a card that may be either is a hazard."""
    def holds(self, g: Meccg, source: Source) -> bool: return source.side != g.active


class AsResource(If):
    """It is your turn: a card that may be either is a resource."""
    def holds(self, g: Meccg, source: Source) -> bool: return source.side == g.active


class SubjectIn(If):
    """The character the moment is about is of the bearer's company."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if not source.picks:
            return False
        slot = company_of(g, source.card)
        about = source.picks[0]                                # who has left play since, was of it
        return slot >= 0 and (company_of(g, about) == slot or not g.is_in_play(about))


class SubjectIsCompany(If):
    """What the moment is about is the company the card lies on, or whose member bears it."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and source.picks[0] == company_of(g, source.card)


class Organizing(If):
    """It is your organization phase."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.phase == ORGANIZATION and g.active == source.side


class Moving(If):
    """The company whose phase it is moves; at its site, that it has moved there this turn."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0:
            return False
        company = g.companies[g.current]
        return company.going >= 0 or (g.phase == SITE_PHASE and company.arrived)


class YourTurn(If):
    """It is the turn of who bears or plays the card."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.user(source.card) == g.active


class SubjectIsNot(If):
    """What the moment is about is of another race."""
    race: Race
    def __init__(self, race: Race) -> None: self.race = race
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and g.facts(source.picks[0]).race != self.race


class ItWounded(If):
    """The attack has wounded somebody."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and len(attack.wounded) > 0


class StruckIs(If):
    """Who faces the strike is of this race."""
    race: Race
    def __init__(self, race: Race) -> None: self.race = race
    def holds(self, g: Meccg, source: Source) -> bool:
        strike = the_strike(g)
        return strike is not None and g.facts(strike.target).race == self.race


class StruckIsThis(If):
    """It is the character itself who faces the strike."""
    def holds(self, g: Meccg, source: Source) -> bool:
        strike = the_strike(g)
        return strike is not None and strike.target == source.card


# Changes


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
        super().__init__(question)
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


class TwiceTheStrikes(Alter):
    """Twice as many strikes, if it is such an attack."""
    when: If
    def __init__(self, when: If) -> None:
        super().__init__(ALL_STRIKES)
        self.when = when
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return 2 * total if self.when.holds(g, source) else total


class HalvesBody(Alter):
    """Half the body of the attack, rounded up."""
    when: If
    def __init__(self, when: If) -> None:
        super().__init__(ATTACK_BODY)
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


class NoneKeyed(Alter):
    """No creature may be keyed by type to these regions against the company."""
    types: tuple[RegionType, ...]
    def __init__(self, *types: RegionType) -> None:
        super().__init__(KEYED_BY_TYPE)
        self.types = types
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        for type in self.types:
            total |= 1 << type
        return total


class CountsAs(Alter):
    """A site of one type counts as another."""
    one: Hold
    other: Hold
    def __init__(self, one: Hold, other: Hold) -> None:
        super().__init__(SITE_TYPE)
        self.one = one
        self.other = other
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return self.other if total == self.one else total


def prowess_this_turn(more: int) -> OnIt: return OnIt(PROWESS, more)
def body_this_turn(more: int, up_to: int = 99) -> OnIt: return OnIt(BODY, more, up_to)
def cannot_leave() -> OnIt: return OnIt(STAYS, 1)
def does_nothing() -> OnIt: return OnIt(DOES_NOTHING, 1)

