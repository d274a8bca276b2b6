"""What is so of the company whose phase it is, its path and its site."""
from __future__ import annotations

from mypy_extensions import mypyc_attr

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.piles import SITE_PHASE, UNTAPPED
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.lands import destination, hold, like_a, path_of, site_path, type_for
from ravenhill.games.meccg.rules.site import Visit, may_take_more, offers, offers_though_tapped
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    HAVEN,
    NO_SKILL,
    Hold,
    Race,
    RegionType,
    Skill,
)
from ravenhill.games.meccg.words.who.people import YOURS, company_of, those


class Offered(If):
    """R-SITE-05  The site is untapped and offers this card."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0:
            return False
        company = g.companies[g.current]
        open = g.state[company.site] == UNTAPPED or offers_though_tapped(g, source.card)
        return open and offers(g, company, source.card)


class OfferedTapped(If):
    """The site offers this card, tapped or not."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.current >= 0 and offers(g, g.companies[g.current], source.card)


class OneMore(If):
    """R-SITE-19  A minor item may be taken in addition."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.current >= 0 and may_take_more(g, source.card)


class MovesThrough(If):
    """The company moves in one of these regions."""
    regions: tuple[str, ...]
    def __init__(self, *regions: str) -> None: self.regions = regions
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0 or g.companies[g.current].going < 0:
            return False
        return any(g.cards.facts[region].name in self.regions for region in g.companies[g.current].regions)


class Moving(If):
    """The company whose phase it is moves; at its site, that it has moved there this turn."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0:
            return False
        company = g.companies[g.current]
        return company.going >= 0 or (g.phase == SITE_PHASE and company.arrived)


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


class SitePathHas(InPath):
    """The site where the company is, or moves to, has so many regions of a type in its own site path."""
    def path(self, g: Meccg, played: bool) -> list[int]:
        return site_path(g, destination(g.companies[g.current]), played)


class SiteIs(If):
    """The site where the company is, or moves to, is of one of these types."""
    types: tuple[Hold, ...]
    def __init__(self, *types: Hold) -> None: self.types = types
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.current >= 0 and type_for(g, source.card, destination(g.companies[g.current])) in self.types


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


class SiteUntapped(If):
    """The site of the company whose phase it is, is untapped."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.current >= 0 and g.state[g.companies[g.current].site] == UNTAPPED


class MovesToHaven(If):
    """The company whose phase it is moves to a Haven."""
    def holds(self, g: Meccg, source: Source) -> bool:
        going = g.companies[g.current].going if g.current >= 0 else -1
        return going >= 0 and hold(g, going) == HAVEN


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


class AtItsSite(If):
    """The item was played at the site on which the card lies."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if not source.picks or g.host[source.card] < 0:
            return False
        slot = company_of(g, source.picks[0])
        return slot >= 0 and g.companies[slot].site == g.host[source.card]


class InSitePhase(If):
    """A company is at its site in its site phase."""
    def holds(self, g: Meccg, source: Source) -> bool: return bool(g.under_way(Visit))
