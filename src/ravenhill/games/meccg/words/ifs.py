"""What cards ask before they do anything."""
from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from ravenhill.core.chain import Chain
from ravenhill.core.words import If, Source, Who
from ravenhill.games.meccg.rules.attacks import body_of, prowess_of, strikes_of, the_attack, the_strike
from ravenhill.games.meccg.rules.numbers import company_size, destination, hold, like_a, path_of, site_path, skills
from ravenhill.games.meccg.rules.site import attack_of, automatic, may_take_more, offers
from ravenhill.games.meccg.state import (
    AT_HOME,
    COUNCIL_PHASE,
    FIRST_COMPANY,
    MARSHALLED,
    ORGANIZATION,
    SITE_PHASE,
    SITES,
    TAPPED,
    UNTAPPED,
    Meccg,
)
from ravenhill.games.meccg.terms import (
    BY_REGION_TYPE,
    CREATURE,
    HAVEN,
    NO_SKILL,
    Hold,
    Race,
    RegionType,
    Skill,
)
from ravenhill.games.meccg.words.who import YOURS, bearer, company_of, those


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


class StruckIsThis(If):
    """It is the character itself who faces the strike."""
    def holds(self, g: Meccg, source: Source) -> bool:
        strike = the_strike(g)
        return strike is not None and strike.target == source.card


class ByCreature(If):
    """The attack is by a hazard creature."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and g.facts(attack.card).type == CREATURE


@mypyc_attr(allow_interpreted_subclasses=True)
class InPath(If):
    """So many regions of this type are in the site path of the company whose phase it is."""
    type: RegionType
    times: int
    def __init__(self, type: RegionType, times: int = 1) -> None:
        self.type = type
        self.times = times
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.current >= 0 and self.path(g, not g.is_in_play(source.card)).count(self.type) >= self.times
    def path(self, g: Meccg, played: bool) -> list[int]:
        """For playing a hazard some cards make the path another than it is."""
        return path_of(g, g.current, played)


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


class IsStored(If):
    """The card lies in the pile of marshalling points."""
    def holds(self, g: Meccg, source: Source) -> bool: return 0 <= g.pile[source.card] - MARSHALLED < 2


class StoredThere(If):
    """The card was stored at the place it names."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return 0 <= g.pile[source.card] - MARSHALLED < 2 and g.state[source.card] == TAPPED


class LeavesItsLands(If):
    """The company moves to a site outside the regions the ally stays in."""
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        if slot < 0 or g.companies[slot].going < 0:
            return False
        return g.facts(g.companies[slot].going).region not in g.facts(source.card).stays_in


class FewerThan(If):
    """The bearer's company has fewer characters than this."""
    number: int
    def __init__(self, number: int) -> None: self.number = number
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        return slot >= 0 and len(g.companies[slot].members) < self.number


class SiteUntapped(If):
    """The site of the company whose phase it is, is untapped."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.current >= 0 and g.state[g.companies[g.current].site] == UNTAPPED


class MovesToHaven(If):
    """The company whose phase it is moves to a Haven."""
    def holds(self, g: Meccg, source: Source) -> bool:
        going = g.companies[g.current].going if g.current >= 0 else -1
        return going >= 0 and hold(g, going) == HAVEN


class Exists(If):
    """There is one of these."""
    who: Who[Any]
    def __init__(self, who: Who[Any]) -> None: self.who = who
    def holds(self, g: Meccg, source: Source) -> bool: return bool(self.who.find(g, source))


class InPlayOnly(If):
    """The card lies in play."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.is_in_play(source.card)


class WithMap(If):
    """Companies may use region movement."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.regions


class GuardedByRace(If):
    """The site where the company is, or moves to, has an automatic-attack of one of these races: this one, or any."""
    number: int
    races: tuple[Race, ...]
    def __init__(self, number: int, *races: Race) -> None:
        self.number = number                                   # 0 for any of them
        self.races = races
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0:
            return False
        attacks = automatic(g, destination(g.companies[g.current]))
        if self.number:
            return len(attacks) >= self.number and attacks[self.number - 1].race in self.races
        return any(it.race in self.races for it in attacks)


class ChangesAutomatic(If):
    """R-OG-04  An automatic-attack of the company's site would be another, or there would be one more."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0 or source.card in g.attackers:
            return False
        site = g.companies[g.current].site
        before = self.numbers(g, site)
        g.attackers.append(source.card)                        # as if it lay in play
        after = self.numbers(g, site)
        g.attackers.remove(source.card)
        return before != after
    def numbers(self, g: Meccg, site: int) -> list[int]:
        seen: list[int] = []
        for printed in automatic(g, site):
            it = attack_of(g.current, site, printed)
            g.stack.append(it)
            seen.extend([strikes_of(g, it), prowess_of(g, it), body_of(g, it)])
            g.stack.pop()
        return seen


class OnAttackedCompany(If):
    """The card lies on the company that is attacked."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and g.host[source.card] == FIRST_COMPANY - attack.slot


class SubjectLiesUnder(If):
    """What the moment is about is the company the card lies on."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and g.host[source.card] == FIRST_COMPANY - source.picks[0]


class SubjectIsNamed(If):
    """What the moment is about is a card of this name."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and g.facts(source.picks[0]).name == self.name


def is_tappable(g: Meccg, site: int, type: int, times: int) -> bool:
    """An untapped site, no Haven, with so many regions of a type in its site path."""
    return g.state[site] == UNTAPPED and hold(g, site) != HAVEN and site_path(g, site).count(type) >= times


class UntappedSites(If):
    """There is an untapped site in play, no Haven, with so many regions of a type in its site path."""
    type: RegionType
    times: int
    def __init__(self, type: RegionType, times: int = 1) -> None:
        self.type = type
        self.times = times
    def holds(self, g: Meccg, source: Source) -> bool:
        sites = g.piles[SITES] + g.piles[SITES + 1]
        return any(is_tappable(g, site, self.type, self.times) for site in sites)
