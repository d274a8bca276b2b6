"""Twilight, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Keyword
from ravenhill.games.meccg.words import *


class WithKeyword(Who[int]):
    """Cards in play with this keyword, or declared in this chain."""
    keyword: Keyword
    declared: bool
    def __init__(self, keyword: Keyword, declared: bool = False) -> None:
        self.keyword = keyword
        self.declared = declared
    def find(self, g: Meccg, source: Source) -> list[int]:
        if not self.declared:
            return [card for card in g.in_force() if g.facts(card).has(self.keyword)]
        asking = g.chain()
        if asking is None:
            return []
        return [link.card for link in asking.links if g.facts(link.card).has(self.keyword) and link.card != source.card]


TWILIGHT = ShortEvent(
    "tw-106", "Twilight", side=EITHER, traits=frozenset({UNCOUNTED}), keywords=frozenset({ENVIRONMENT}), done=True,
    rules=(
        may(ANYTIME, Discard(a(WithKeyword(ENVIRONMENT)))),
        may(ANYTIME, CancelAndDiscard(a(WithKeyword(ENVIRONMENT, declared=True)))),
    ),
)
