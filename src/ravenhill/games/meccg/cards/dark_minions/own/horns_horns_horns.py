"""Horns, Horns, Horns, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source, Word
from ravenhill.games.meccg.piles import DECK, DISCARD
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class FactionsComeAgain(Effect):
    """Each player shuffles all factions of the discard pile into the play deck."""
    def refusal(self, g: Meccg, source: Source) -> Word | None: return self if veiled(g) else None
    def happen(self, g: Meccg, source: Source) -> bool:
        if veiled(g):
            return False
        for side in range(2):
            found = [card for card in g.piles[DISCARD + side] if g.facts(card).type == FACTION]
            for card in found:
                g.move_unseen(card, DECK + side)
            if found:
                g.shuffle(DECK + side)
        return True


HORNS_HORNS_HORNS = ShortEvent("dm-140", "Horns, Horns, Horns", side=RESOURCE, done=True, rules=(
    may(ANYTIME, FactionsComeAgain(THIS)),
))
