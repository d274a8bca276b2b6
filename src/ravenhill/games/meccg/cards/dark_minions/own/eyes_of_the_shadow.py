"""Eyes of the Shadow, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.rules.numbers import company_size, mind
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class FewWithTheGreat(If):
    """A company of less than four moves, with a Wizard in it or somebody of mind six or more who is no ranger."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0 or g.companies[g.current].going < 0 or company_size(g, g.companies[g.current]) >= 4:
            return False
        return any(g.facts(it).is_wizard() or (mind(g, it) >= 6 and RANGER not in skills(g, it))
                   for it in g.companies[g.current].members)


EYES_OF_THE_SHADOW = PermanentEvent(
    "dm-056", "Eyes of the Shadow", side=HAZARD, no_duplicate=GLOBAL, keywords=frozenset({ENVIRONMENT}), done=True,
    rules=(
        may(HAZARDS, PutInPlay(THIS), when=~GATES), always(LimitBy(+2, when=FewWithTheGreat())),
        whenever(DECK_EXHAUSTED, Discard(THIS)),
    ),
)
