"""Mouth of Sauron, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.piles import DISCARD
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.rules.piles import found
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class NotInPlay(If):
    """R-DECK-13  The card does not lie in play, but is played from the hand; and it was never defeated."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return not g.is_in_play(source.card) and not blocked(g, g.kind[source.card])


class DiscardPileHas(If):
    """There is such a card in your discard pile."""
    what: int
    def __init__(self, what: int) -> None: self.what = what
    def holds(self, g: Meccg, source: Source) -> bool: return bool(found(g, DISCARD + source.side, self.what))


MOUTH_OF_SAURON = Creature(
    "tw-065", "Mouth of Sauron", race=MAN, strikes=1, prowess=13, body=8, points=3, also=SHORT, unique=True,
    keyed_to=(in_region(DARK_DOMAIN), at_site(DARK_HOLD)), done=True, rules=(
        may(HAZARDS, FetchCard(YOU, A_HAZARD), when=NotInPlay() & DiscardPileHas(A_HAZARD)),
    ),
)
