"""Greed, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.numbers import corruption_for
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.corruption import check_each
from ravenhill.games.meccg.words.verbs.kinds import Checking
from ravenhill.games.meccg.words.who.people import company_of, those


class OthersAtThatSite(Who[int]):
    """Those at the site where the item was played, but for who plays it, Hobbits and Wizards."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        if not source.picks or company_of(g, source.picks[0]) < 0:
            return []
        gainer = g.host[source.picks[0]]
        site = g.facts(g.companies[company_of(g, gainer)].site).name
        return [it for it in those(g, source, ALL) if it != gainer and g.facts(it).race not in (HOBBIT, WIZARD)
                and g.facts(g.companies[g.company[it]].site).name == site]


class Covet(Checking):
    """A corruption check, modified by minus the corruption points that the item which was played would give him."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def happen(self, g: Any, source: Source) -> bool:
        things = [it for it in self.who.find(g, source) if self.possible(g, source, it)]
        check_each(g, source, things, [-corruption_for(g, source.picks[0], it) for it in things])
        return bool(things)


GREED = ShortEvent(
    "tw-042", "Greed", side=HAZARD, keywords=frozenset({CAUSES_CORRUPTION_CHECK}), no_duplicate=PER_SITE, done=True,
    rules=(
        may(HAZARDS, PutInPlay(THE_SITE)),
        may(AT_SITE, PutInPlay(THE_SITE)),
        whenever(ITEM_PLAYED, Covet(OthersAtThatSite()), when=AtItsSite()),
        whenever(BEGINNING_OF_END, Discard(THIS)),
    ),
)
