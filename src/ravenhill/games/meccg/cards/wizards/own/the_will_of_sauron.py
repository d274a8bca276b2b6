"""The Will of Sauron, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import LONG_STAYS, Alter


class LongEventsStay(Alter):
    """Hazard long-events are not discarded in the long-event phase."""
    def __init__(self) -> None: super().__init__(LONG_STAYS)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return total + 1


THE_WILL_OF_SAURON = PermanentEvent(
    "tw-100", "The Will of Sauron", side=HAZARD, no_duplicate=GLOBAL, leaves_with="Doors of Night",
    traits=frozenset({TAKES_LONG_EVENTS}), done=True, rules=(
        may(HAZARDS, PutInPlay(THIS), when=DOORS), always(LongEventsStay()), whenever(DECK_EXHAUSTED, Discard(THIS)),
    ),
)
