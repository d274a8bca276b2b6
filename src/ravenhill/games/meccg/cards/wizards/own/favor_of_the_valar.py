"""Favor of the Valar, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.piles import DISCARD, HAND, OUT
from ravenhill.games.meccg.rules.drawing import draw_cards
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.state import HAND_OF, Meccg
from ravenhill.games.meccg.words import *


class NewHand(Effect):
    """Hand and discard pile are shuffled into the play deck; a new hand is drawn; the card leaves the game."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not blocked(g, g.kind[source.card])
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.forget(g.piles[HAND + thing] + g.piles[DISCARD + thing])
        for card in g.piles[HAND + thing].copy():
            g.move_unseen(card, DECK + thing)
        g.shuffle_into(DISCARD + thing, DECK + thing)
        g.move(source.card, OUT + thing)
        draw_cards(g, thing, HAND_OF)


FAVOR_OF_THE_VALAR = ShortEvent("tw-239", "Favor of the Valar", side=RESOURCE, unique=True, done=True, rules=(
    may(ORGANIZING, NewHand(YOU)),
))
