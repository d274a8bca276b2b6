"""Secret Entrance, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.lands import region_of, region_type
from ravenhill.games.meccg.rules.movement import heading
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import RegionType, Skill
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.changes import TO_THE_SITE, NoneKeyedBy
from ravenhill.games.meccg.words.who.people import those


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
        region = region_of(g, goal)
        return region >= 0 and region_type(g, slot, region) == self.type


def none_to_the_site() -> NoneKeyedBy: return NoneKeyedBy(*TO_THE_SITE)


SECRET_ENTRANCE = ShortEvent("tw-324", "Secret Entrance", side=RESOURCE, skill=SAGE, done=True, rules=(
    may(
        END_OF_ORGANIZATION, ThisTurn(none_to_the_site(), COMPANY_OF_THE_ONE),
        pay=Tap(a(NotHeadingInto(SAGE, DARK_DOMAIN))),
    ),
))
