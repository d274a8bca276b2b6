"""Narya, and the word that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Word
from ravenhill.games.meccg.lines import UNTAPS
from ravenhill.games.meccg.rules.numbers import may_untap
from ravenhill.games.meccg.state import TAPPED, UNTAPPED
from ravenhill.games.meccg.words import *


class UntapAll(Effect):
    """All of them untap who are tapped."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        for it in self.who.find(g, source):
            if g.state[it] == TAPPED and may_untap(g, it):
                g.state[it] = UNTAPPED
                g.tell(UNTAPS, it)
        return True


NARYA = ShortEvent("tw-290", "Narya", side=RESOURCE, done=True, rules=(
    may(
        ANYTIME, ThisTurn(prowess_this_turn(+4), Characters(YOURS, name="Gandalf")),
        ThisTurn(body_this_turn(+1), Characters(YOURS, name="Gandalf")),
        ThisTurn(OnIt(INFLUENCE, +2), Characters(YOURS, name="Gandalf")),
        UntapAll(Characters(YOURS, beside_name="Gandalf")),
        CheckCorruption(Characters(YOURS, name="Gandalf"), -5),
    ),
))
