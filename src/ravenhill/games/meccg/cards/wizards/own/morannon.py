"""Morannon, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import SITES
from ravenhill.games.meccg.rules.leaving import stays_after_all
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import Playing


class BecomeItsSite(Playing):
    """The card is the site to which the company moves."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        stays_after_all(g, thing)
        g.move(source.card, SITES + source.side)
        g.companies[thing].going = source.card


MORANNON = SiteEvent(
    "tw-286", "Morannon", side=RESOURCE, hold=DARK_HOLD, region="Udûn", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, FREE_DOMAIN, WILDERNESS, SHADOW_LAND, DARK_DOMAIN, DARK_DOMAIN),
    way_in=(SHADOW_LAND, DARK_DOMAIN), draws=(2, 5), done=True, rules=(
        may(END_OF_ORGANIZATION, BecomeItsSite(a(Companies(SCOUT, most=2, region="Dagorlad")))),
    ),
)
