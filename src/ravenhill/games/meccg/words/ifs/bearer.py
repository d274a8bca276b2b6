"""What is so of the bearer and the company he is in."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.piles import IN_PLAY, MARSHALLED
from ravenhill.games.meccg.rules.lands import hold, is_dwarf_hold, region_name
from ravenhill.games.meccg.rules.numbers import company_size
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    ITEM,
    Hold,
    Race,
    Skill,
)
from ravenhill.games.meccg.words.who.people import bearer, company_of


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


class AtMost(If):
    """The bearer's company is of this size or less."""
    size: int
    def __init__(self, size: int) -> None: self.size = size
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        return slot >= 0 and company_size(g, g.companies[slot]) <= self.size


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


class LeavesItsLands(If):
    """The company moves to a site that is none of those, and in none of the regions, where the ally stays."""
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        if slot < 0 or g.companies[slot].going < 0:
            return False
        there, stays = g.companies[slot].going, g.facts(source.card).stays_in
        return region_name(g, there) not in stays and g.facts(there).name not in stays


class AtRest(If):
    """The bearer's company is not on its way."""
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        return slot >= 0 and g.companies[slot].going < 0


class InItsPhase(If):
    """R-AMB-49, 85  It is the phase of no other company than the bearer's."""
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        return slot >= 0 and g.current in (-1, slot)


class FewerThan(If):
    """The bearer's company has fewer characters than this."""
    number: int
    def __init__(self, number: int) -> None: self.number = number
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        return slot >= 0 and len(g.companies[slot].members) < self.number


class OnItem(If):
    """The card lies with an item."""
    def holds(self, g: Meccg, source: Source) -> bool:
        host = g.host[source.card]
        return host >= 0 and g.facts(host).type == ITEM


class Restored(If):
    """A card of this name lies with the item."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def holds(self, g: Meccg, source: Source) -> bool:
        return any(g.host[card] == source.card and g.facts(card).name == self.name
                   for pile in (IN_PLAY, IN_PLAY + 1, MARSHALLED, MARSHALLED + 1) for card in g.piles[pile])


class BearerAtDwarfHold(If):
    """The bearer is at a Dwarf-hold."""
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        return slot >= 0 and is_dwarf_hold(g, g.companies[slot].site)
