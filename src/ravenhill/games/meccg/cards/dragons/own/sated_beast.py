"""Sated Beast, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.piles import IN_PLAY
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class HuntingDragons(Who[int]):
    """R-DRG-06  Dragons on the wing."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for pile in range(IN_PLAY, IN_PLAY + 2) for card in g.piles[pile] if g.facts(card).hunts]


SATED_BEAST = ShortEvent("td-149", "Sated Beast", side=RESOURCE, traits=frozenset({ABROAD}), done=True, rules=(
    may(ANYTIME, Discard(a(HuntingDragons()))),
    may(ATTACKED, ForThisAttack(FewerStrikes(1), THE_ATTACK), when=DOORS & Facing(DRAGON, DRAKE)),
))
