"""Many Sorrows Befall, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.piles import CHAIN, IN_PLAY
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import EVENT, Form
from ravenhill.games.meccg.words import *


class ResourceEvents(Who[int]):
    """Resource events of this form: in play, or declared in this chain."""
    form: Form
    declared: bool
    def __init__(self, form: Form, declared: bool = False) -> None:
        self.form = form
        self.declared = declared
    def find(self, g: Meccg, source: Source) -> list[int]:
        chain = g.chain() if self.declared else None
        cards = g.piles[IN_PLAY] + g.piles[IN_PLAY + 1]
        if self.declared:
            cards = [] if chain is None else [link.card for link in chain.links if g.pile[link.card] == CHAIN]
        return [card for card in cards if g.facts(card).type == EVENT and g.facts(card).form == self.form
                and g.facts(card).side == RESOURCE]


MANY_SORROWS_BEFALL = ShortEvent("td-046", "Many Sorrows Befall", side=HAZARD, unique=True, done=True, rules=(
    may(HAZARDS, Discard(a(ResourceEvents(LONG)))), may(ANYTIME, Counter(a(ResourceEvents(SHORT, declared=True)))),
))
