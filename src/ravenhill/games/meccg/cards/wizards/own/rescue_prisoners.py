"""Rescue Prisoners, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import company_of


class NoneOfItHere(If):
    """Nobody at the site of the company whose phase it is has a card of this name."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0:
            return False
        name, site = g.facts(source.card).name, g.facts(g.companies[g.current].site).name
        for card in g.in_force():
            slot = company_of(g, card) if g.facts(card).name == name else -1
            if slot >= 0 and g.facts(g.companies[slot].site).name == site:
                return False
        return True


RESCUE_PRISONERS = PermanentEvent(
    "tw-315", "Rescue Prisoners", side=RESOURCE, instead=Instead(points=2, when=IsStored()),
    attack=Automatic(SPIDER, strikes=2, prowess=7), no_duplicate=PER_SITE, done=True, rules=(
        may(
            AT_SITE, FacePrinted(COMPANY, Automatic(SPIDER, strikes=2, prowess=7)), TakeAlong(THIS),
            when=~SiteUntapped() & SiteIs(DARK_HOLD, SHADOW_HOLD) & NoneOfItHere(),
        ),
        always(On(NOT_UNTAPPING, 1, BEARER)),
        may(ORGANIZING, Store(THIS), when=BearerAt(HAVEN) | BearerAt(BORDER_HOLD) | BearerAt(FREE_HOLD)),
    ),
)
