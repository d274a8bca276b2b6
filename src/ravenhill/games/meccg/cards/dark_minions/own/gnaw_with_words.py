"""Gnaw with Words, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Skill
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import those


class OneOfTwo(Who[int]):
    """Those of this skill in the company who are not the only ones: there, where it is, or where it goes."""
    skill: Skill
    def __init__(self, skill: Skill) -> None: self.skill = skill
    def find(self, g: Meccg, source: Source) -> list[int]:
        if g.current < 0:
            return []
        company = g.companies[g.current]
        sites = [g.kind[site] for site in (company.site, company.going) if site >= 0]
        near = [it for it in those(g, source, ALL) if self.skill in skills(g, it) and (
            g.company[it] == g.current or g.kind[g.companies[g.company[it]].site] in sites)]
        return [it for it in company.members if it in near and len(near) > 1]


GNAW_WITH_WORDS = ShortEvent("dm-060", "Gnaw with Words", side=HAZARD, done=True, rules=(
    may(HAZARDS, Tap(a(OneOfTwo(SAGE)))),
    may(HAZARDS, Tap(a(OneOfTwo(DIPLOMAT)))),
))
