"""Words of roads and journeys: passes that rangers know, ships, the Great-road, the gate of the Black Land."""
from __future__ import annotations

from typing import Any

from ravenhill.core.choices import Choice
from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.choices import Travel
from ravenhill.games.meccg.questions import DRAWS_OPPONENT, RETURNS, Alter, Playing, ThisTurn
from ravenhill.games.meccg.rules.hazards import slots_of
from ravenhill.games.meccg.rules.leaving import stays_after_all
from ravenhill.games.meccg.rules.movement import destinations, goal_of
from ravenhill.games.meccg.rules.numbers import company_size, hold, path_of, skills
from ravenhill.games.meccg.rules.organization import ChooseDestination
from ravenhill.games.meccg.rules.return_to_haven import GoBack, haven_card
from ravenhill.games.meccg.state import SITES, SLOTS, Company, Meccg
from ravenhill.games.meccg.terms import COASTAL_SEA, HAVEN, Skill
from ravenhill.games.meccg.whos import YOURS, company_of, those


class WithMap(If):
    """Companies may use region movement."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.regions


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


class Pathfind(Effect):
    """The company gets another destination, which it may reach by what the ranger knows."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return thing < 0 or bool(destinations(g, thing, 1))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        stays_after_all(g, thing)
        g.then(ChooseDestination(source.side, thing))


class AlongTheSea(If):
    """The site path of the company has a Coastal Sea, and nowhere two regions after each other that are none."""
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        path = path_of(g, slot) if slot >= 0 else []
        inland = any(path[n] != COASTAL_SEA and path[n + 1] != COASTAL_SEA for n in range(len(path) - 1))
        return COASTAL_SEA in path and not inland


class AtAHaven(Who[int]):
    """Companies of yours at a Haven."""
    def choice(self, thing: int) -> Choice: return Travel(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [slot for slot in slots_of(source.side)
                if g.companies[slot].members and hold(g, g.companies[slot].site) == HAVEN]


class OpponentDrawsTwice(Alter):
    """The opponent may draw twice as many cards for the company."""
    def __init__(self) -> None: super().__init__(DRAWS_OPPONENT)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return 2 * total


class Homeward(Alter):
    """A Haven is remembered for a company."""
    def __init__(self) -> None: super().__init__(RETURNS)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return total


class RememberHaven(ThisTurn):
    """The Haven where the company is, is remembered until the end of the turn."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(Homeward(), who)
    def possible(self, g: Any, source: Source, thing: int) -> bool: return True
    def do(self, g: Any, source: Source, thing: int) -> None:
        g.lasts(self.number, source, thing + SLOTS * g.kind[g.companies[thing].site])


def remembered(g: Meccg, slot: int) -> int:
    """The kind of the Haven where the company began the turn, or -1."""
    for it in g.lasting:
        if g.cards.lasts[it.effect].change.question == RETURNS and it.thing % SLOTS == slot:
            return it.thing // SLOTS
    return -1


class OfferReturn(Effect):
    """The company may replace its site card with that of the Haven where it began the turn."""
    def happen(self, g: Any, source: Source) -> bool:
        slot = company_of(g, source.card)
        if slot >= 0 and g.companies[slot].members:
            haven = remembered(g, slot)
            if haven_card(g, slot, haven) >= 0:
                g.then(GoBack(source.side, slot, haven))
        return True


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


class BecomeItsSite(Playing):
    """The card is the site to which the company moves."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        stays_after_all(g, thing)
        g.move(source.card, SITES + source.side)
        g.companies[thing].going = source.card
