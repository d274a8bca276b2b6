"""Wizard's River-horses, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import those


class WizardAlone(If):
    """The company that is attacked is your Wizard alone."""
    def holds(self, g: Meccg, source: Source) -> bool:
        members = those(g, source, OF_ATTACKED)
        return len(members) == 1 and g.facts(members[0]).race == WIZARD and g.owner[members[0]] == source.side


WIZARDS_RIVER_HORSES = ShortEvent(
    "tw-364", "Wizard's River-horses", side=RESOURCE, race=WIZARD, keywords=frozenset({SPELL}), done=True, rules=(
        may(ANYTIME, Discard(HazardEvents(PERMANENT, NAZGUL)), CheckCorruption(YOUR_WIZARD, -2)),
        may(ATTACKED, Cancel(THE_ATTACK), CheckCorruption(YOUR_WIZARD, -2), when=WizardAlone()),
    ),
)
