"""The Evenstar, and the word that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class LightenPath(ChangePath):
    """One region of the site path counts as another type, if Gates of Morning is in play when it happens."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return GATES.holds(g, source) and super().possible(g, source, thing)
    def happen(self, g: Any, source: Source) -> bool:
        super().happen(g, source)
        return True                                            # the rest goes on without it


THE_EVENSTAR = ShortEvent(
    "tw-343", "The Evenstar", side=RESOURCE, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True, rules=(
        may(
            ANYTIME, NotAgain(THIS), strengthens(a(Characters(YOURS, race=ELF)), prowess=+1),
            Anyway(strengthens(Characters(ALL, race=ELF), prowess=+1), when=GATES),
            Perhaps(Either(
                LightenPath(COMPANY, WILDERNESS, BORDER_LAND), LightenPath(COMPANY, BORDER_LAND, FREE_DOMAIN),
            )),
        ),
    ),
)
