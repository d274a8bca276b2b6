"""Mirror of Galadriel, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.choices import Choice, No
from ravenhill.core.frames import Decision, Plain
from ravenhill.core.words import Effect, Source, Word
from ravenhill.games.meccg.choices import DeckOf
from ravenhill.games.meccg.rules.deck_top import gaze
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class WhichDeck(Decision[Meccg]):
    """The own play deck, the opponent's, or neither."""

    def copy(self) -> WhichDeck: return WhichDeck(self.side)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else DeckOf(option - 1)
    def options(self, g: Meccg) -> list[int]: return [0, *[side + 1 for side in range(2) if g.deck_size(side)]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            gaze(g, option - 1, self.side)


class SeeTopOfOne(Effect):
    """The same with one play deck of choice, or none."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        if not veiled(g):
            g.then(WhichDeck(source.side))
        return True


MIRROR_OF_GALADRIEL = ShortEvent("tw-282", "Mirror of Galadriel", side=RESOURCE, done=True, rules=(
    may(ANYTIME, SeeHand(YOU), SeeTopOfOne(YOU), when=Exists(Companies(site="Lórien"))),
))
FRAMES: tuple[Plain, ...] = (WhichDeck(0),)
