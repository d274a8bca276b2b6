"""Reluctant Final Parting, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import allies_of


def nearest(it: Card) -> str:
    """The Haven nearest to a site; a Haven is its own."""
    return it.nearest_haven or it.name


class StrayAllies(Who[int]):
    """Allies in the Under-deeps, or where another Haven is the nearest than where they are played."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for company in g.companies if company.members for card in allies_of(g, company)
                if self.is_stray(g, g.facts(card), company.site)]

    def is_stray(self, g: Meccg, ally: Card, site: int) -> bool:
        here = g.facts(site)
        if here.under:
            return True
        homes = [it for it in g.cards.facts if it.is_place() and (it.name in ally.at or it.region in ally.at_regions)]
        if any(name.startswith("*") for name in ally.at) or not homes:
            return False                                       # there is such a site near every Haven
        near = here.name if hold(g, site) == HAVEN else nearest(here)
        return near not in {nearest(it) for it in homes}


RELUCTANT_FINAL_PARTING = PermanentEvent(
    "dm-084", "Reluctant Final Parting", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)),
        whenever(EVENT_PLAYED, Discard(StrayAllies()), when=SubjectIsNamed("Reluctant Final Parting")),
        whenever(HAZARDS_OVER, Discard(StrayAllies()), when=Exists(StrayAllies())),
        whenever(COMPANY_CHANGED, Discard(StrayAllies()), when=Exists(StrayAllies())),
        whenever(DECK_EXHAUSTED, Discard(THIS)),
    ),
)
