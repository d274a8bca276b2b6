"""Parsimony of Seclusion, and the word that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.piles import DISCARD, HAND
from ravenhill.games.meccg.rules.piles import A_DRAGON, FORMS_OF, Fetch, found
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class FetchForm(Effect):
    """This player takes a form of a unique Dragon, or of this one, from the discard pile to the hand."""
    name: str
    def __init__(self, who: Who[Any], name: str = "") -> None:
        super().__init__(who)
        self.name = name
    def what(self, g: Meccg) -> int: return FORMS_OF + g.cards.names[self.name] if self.name else A_DRAGON
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return not veiled(g) and bool(found(g, DISCARD + thing, self.what(g)))
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Fetch(thing, self.what(g), HAND))


PARSIMONY_OF_SECLUSION = ShortEvent("td-052", "Parsimony of Seclusion", side=HAZARD, done=True, rules=(
    may(HAZARDS, FetchForm(YOU)),
    may(HAZARDS, FetchForm(YOU, "Agburanar"), ThisTurn(OnIt(LIMIT_NOW, +2), COMPANY)),
))
