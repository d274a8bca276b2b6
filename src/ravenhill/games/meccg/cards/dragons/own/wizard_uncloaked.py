"""Wizard Uncloaked, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.rules.leaving import to_hand
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import Weighing
from ravenhill.games.meccg.words.who.people import those


class HazardsBesideHim(Weighing):
    """The hazard permanent-events on characters of your Wizard's company."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        slots = [g.company[it] for it in YOUR_WIZARD.find(g, source)]
        return [card for it in those(g, source, YOURS) if g.company[it] in slots for card in g.on(it)
                if g.facts(card).side == HAZARD and g.facts(card).form == PERMANENT]


class ToTheHand(Effect):
    """They return to their owner's hand."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: to_hand(g, thing)


WIZARD_UNCLOAKED = ShortEvent(
    "td-169", "Wizard Uncloaked", side=RESOURCE, race=WIZARD, keywords=frozenset({SPELL}), done=True, rules=(
        may(ANYTIME, ToTheHand(HazardsBesideHim()), CheckCorruption(YOUR_WIZARD, -2)),
    ),
)
