"""What lies in play, and what only counts as in play."""
from __future__ import annotations

from typing import Final

from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import VEILS
from ravenhill.games.meccg.words.numbers import SEEMS, Seeming

LASTS: Final = -2                        # who asks: from here on down, what a card still does, by its number


def lies_in_play(g: Meccg, kind: int) -> bool:
    """A card of this name lies in play, or attacks."""
    identity = g.cards.identity[kind]
    return any(g.cards.identity[g.kind[card]] == identity for card in g.in_force())


def counts_as_in_play(g: Meccg, kind: int, asker: int) -> bool:
    """R-AMB-160  Whether a card of this name is in play for the card that asks; -1 for a rule, or LASTS."""
    there = lies_in_play(g, kind)
    for source, change in g.alterations(SEEMS, kind):
        assert isinstance(change, Seeming)
        there = change.seems(g, source, kind, asker, there)
    return there


def veiled(g: Meccg) -> bool:
    """A card in play keeps everybody from looking into decks and discard piles out of turn."""
    return any(g.facts(card).is_such(VEILS) for card in g.in_force())
