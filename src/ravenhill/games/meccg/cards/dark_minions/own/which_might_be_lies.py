"""Which Might Be Lies, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import AnyOf, Both, If, Source, Who
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.piles import MARSHALLED
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import EVENT
from ravenhill.games.meccg.words import *


def asks_for_information(when: If | None) -> bool:
    """R-SITE-07  Whether an event may only be played where Information is."""
    if isinstance(when, Both | AnyOf):
        return asks_for_information(when.one) or asks_for_information(when.other)
    return isinstance(when, Offered)


def was_learned(it: Card) -> bool:
    return it.type == EVENT and it.form == PERMANENT and any(asks_for_information(rule.when) for rule in it.rules)


class StoredLore(Who[int]):
    """Permanent-events that your opponent has stored, and that had to be played where Information is."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.piles[MARSHALLED + 1 - source.side] if was_learned(g.facts(card))]


WHICH_MIGHT_BE_LIES = ShortEvent("dm-100", "Which Might Be Lies", side=HAZARD, done=True, rules=(
    may(HAZARDS, Discard(a(StoredLore()))),
))
