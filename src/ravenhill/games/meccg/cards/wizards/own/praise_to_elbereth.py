"""Praise to Elbereth, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Word
from ravenhill.games.meccg.lines import TAPS
from ravenhill.games.meccg.rules.praise import NO_MORE, Praise, doors_are_open, turn_away, who_may_praise
from ravenhill.games.meccg.state import TAPPED
from ravenhill.games.meccg.words import *


class TapForPraise(Effect):
    """As many of your characters tap as you choose, each for one Nazgûl event, or the attack of one on its company."""
    def refusal(self, g: Any, source: Source) -> Word | None:
        return None if doors_are_open(g) or who_may_praise(g, source.side, source.picks) else self
    def asks(self, g: Any, source: Source) -> bool:
        picks = source.picks
        if picks and picks[len(picks) - 1] == NO_MORE:
            return False
        if len(picks) % 2 == 0 and not who_may_praise(g, source.side, picks):
            picks.append(NO_MORE)
            return False
        g.then(Praise(source.side))
        return True
    def happen(self, g: Any, source: Source) -> bool:
        for place in range(0, len(source.picks) - 1, 2):
            g.state[source.picks[place]] = TAPPED
            g.tell(TAPS, source.picks[place])
        return True


class TurnAway(Effect):
    """What each of them was tapped for is cancelled."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        for place in range(0, len(source.picks) - 1, 2):
            turn_away(g, source.picks[place], source.picks[place + 1])
        return True


PRAISE_TO_ELBERETH = ShortEvent("tw-305", "Praise to Elbereth", side=RESOURCE, done=True, rules=(
    may(ANYTIME, TurnAway(YOU), Anyway(strengthens(Characters(ALL), prowess=+1), when=DOORS), pay=TapForPraise(YOU)),
))
