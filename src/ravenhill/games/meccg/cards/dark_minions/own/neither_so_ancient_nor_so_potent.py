"""Neither so Ancient Nor so Potent, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.piles import MARSHALLED
from ravenhill.games.meccg.rules.leaving import discard, to_hand
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ITEM
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import Playing


class StoredItems(Who[int]):
    """Items that your opponent has stored."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        pile = g.piles[MARSHALLED + 1 - source.side]
        return [card for card in pile
                if g.facts(card).type == ITEM and g.host[card] not in pile and not g.lies_under(card)]


class ProveWorthless(Playing):
    """The item returns to its owner's hand, what lay with it is discarded, and this card scores in its place."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for card in g.piles[MARSHALLED + 1 - source.side].copy():
            if g.host[card] == thing:
                discard(g, card)
        to_hand(g, thing)
        g.move(source.card, MARSHALLED + 1 - source.side)


NEITHER_SO_ANCIENT_NOR_SO_POTENT = PermanentEvent(
    "dm-073", "Neither so Ancient Nor so Potent", side=HAZARD, points=2, score=ITEMS, done=True, rules=(
        may(HAZARDS, ProveWorthless(a(StoredItems()))),
    ),
)
