"""Wizard's River-horses, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, If, Source, Word
from ravenhill.games.meccg.lines import DISCARDED
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import those


class WizardAlone(If):
    """The company that is attacked is your Wizard alone."""
    def holds(self, g: Meccg, source: Source) -> bool:
        members = those(g, source, OF_ATTACKED)
        return len(members) == 1 and g.facts(members[0]).race == WIZARD and g.owner[members[0]] == source.side


class DiscardAll(Effect):
    """All of them, if there are any."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        for thing in self.who.find(g, source):
            g.tell(DISCARDED, thing)
            discard(g, thing)
        return True


WIZARDS_RIVER_HORSES = ShortEvent(
    "tw-364", "Wizard's River-horses", side=RESOURCE, race=WIZARD, keywords=frozenset({SPELL}), done=True, rules=(
        may(
            ANYTIME, DiscardAll(HazardEvents(PERMANENT, NAZGUL)), CheckCorruption(YOUR_WIZARD, -2),
            when=Exists(HazardEvents(PERMANENT, NAZGUL)),
        ),
        may(ATTACKED, Cancel(THE_ATTACK), CheckCorruption(YOUR_WIZARD, -2), when=WizardAlone()),
    ),
)
