"""What is so of the attack and the strike under way."""
from __future__ import annotations

from ravenhill.core.chain import Chain
from ravenhill.core.words import If, Source
from ravenhill.games.meccg.piles import FIRST_COMPANY
from ravenhill.games.meccg.rules.attacks import (
    BEATEN,
    attack_meant,
    body_of,
    is_by_creature,
    keyed_as,
    prowess_of,
    strikes_of,
    the_attack,
    the_strike,
    whom_it_strikes,
)
from ravenhill.games.meccg.rules.dragons import hunts_there
from ravenhill.games.meccg.rules.guards import attack_of, automatic
from ravenhill.games.meccg.rules.lands import hold, region_name
from ravenhill.games.meccg.state import AT_HOME, Meccg
from ravenhill.games.meccg.terms import (
    ANY_HOLD,
    ANY_LAND,
    BY_HOLD,
    BY_REGION,
    BY_REGION_TYPE,
    BY_SITE,
    BY_SITES_IN,
    NO_SKILL,
    Hold,
    Race,
    RegionType,
)
from ravenhill.games.meccg.words.who.people import bearer, company_of


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
        return not self.holds_at or hold(g, g.companies[attack.slot].site) in self.holds_at


class AllBeaten(If):
    """R-CMB-27  The attack is defeated: every strike of it."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and len(attack.results) > 0 and all(it == BEATEN for it in attack.results)


class AutomaticIn(If):
    """It is an automatic-attack at a site in one of these regions."""
    regions: tuple[str, ...]
    def __init__(self, *regions: str) -> None: self.regions = regions
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and attack.automatic and (
            region_name(g, g.companies[attack.slot].site) in self.regions)


class KeyedToType(If):
    """The attack is by a creature that was keyed by type to one of these regions."""
    types: tuple[RegionType, ...]
    def __init__(self, *types: RegionType) -> None: self.types = types
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and attack.by == BY_REGION_TYPE and attack.key in self.types


class KeyedToSite(If):
    """The attack is by a creature that was keyed to its site; of such a type, if so said."""
    types: tuple[Hold, ...]
    def __init__(self, *types: Hold) -> None: self.types = types
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        if attack is None or attack.by not in (BY_HOLD, BY_SITE, BY_SITES_IN):
            return False
        return not self.types or keyed_as(g, attack) % 8 in self.types


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


class Follows(If):
    """The company has faced an attack by one of these races, keyed so, earlier this turn; or as the last one."""
    races: tuple[Race, ...]
    land: int                            # to a region of this type
    hold: int                            # or to a site of this type
    no_site: bool                        # or at least to no site
    last: bool
    def __init__(
        self, *races: Race, land: int = ANY_LAND, hold: int = ANY_HOLD, no_site: bool = False, last: bool = False,
    ) -> None:
        self.races = races
        self.land = land
        self.hold = hold
        self.no_site = no_site
        self.last = last
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0:
            return False
        company = g.companies[g.current]
        faced = list(zip(company.races, company.keyed))[-1 if self.last else 0:]
        return any(race in self.races and self.fits(key) for race, key in faced)
    def fits(self, keyed: int) -> bool:
        by, type = divmod(keyed, 8)
        at_site = by in (BY_HOLD, BY_SITE, BY_SITES_IN)
        if self.no_site:
            return not at_site
        if at_site:
            return type == self.hold
        return type == self.land and (by == BY_REGION_TYPE or (by == BY_REGION and self.last))


class TheAttackIsThis(If):
    """The attack is by this card."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = attack_meant(g, source)
        return attack is not None and attack.card == source.card


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


class BearerStruck(If):
    """It is the bearer who faces the strike."""
    def holds(self, g: Meccg, source: Source) -> bool:
        strike = the_strike(g)
        return strike is not None and strike.target == bearer(g, source)


class ByCreature(If):
    """R-DRG-06, R-AMB-120  The attack is by a hazard creature, or by a Dragon that hunts."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and is_by_creature(g, attack)


class ByAgent(If):
    """R-AGT-17  An agent attacks."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and attack.agent >= 0


class ByDragon(If):
    """R-AMB-120  The attack is by a form of this Dragon, or of any: by the creature, on the wing or at home."""
    names: tuple[str, ...]
    def __init__(self, *names: str) -> None: self.names = names
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        if attack is None:
            return False
        dragon = g.facts(attack.giver if attack.giver >= 0 else attack.card).dragon
        return dragon in self.names if self.names else dragon != ""


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


class HuntsThere(If):
    """R-DRG-06  The company moves where this Dragon hunts, and was not yet attacked by it this turn."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0 or g.cards.identity[g.kind[source.card]] in g.companies[g.current].faced:
            return False
        return hunts_there(g, source.card, g.current)


class OnAttackedCompany(If):
    """The card lies on the company that is attacked."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and g.host[source.card] == FIRST_COMPANY - attack.slot


class CreatureBeatenIn(If):
    """A creature that was keyed by name to one of these regions is defeated."""
    regions: tuple[str, ...]
    def __init__(self, *regions: str) -> None: self.regions = regions
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        if attack is None or attack.by != BY_REGION or g.cards.facts[attack.key].name not in self.regions:
            return False
        return attack.defeated and attack.number + 1 >= g.facts(attack.card).attacks


class MoreStrikes(If):
    """The attack has more strikes than the company has characters to face them."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and strikes_of(g, attack) > len(whom_it_strikes(g, attack))
