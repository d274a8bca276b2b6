"""Enduring Tales, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import TO_THE_TOP, IsSo


class DiscardsToTheDeck(IsSo):
    """Whoever discards a card from the hand may lay it face down on top of the own play deck instead."""
    def __init__(self) -> None: super().__init__(TO_THE_TOP)


ENDURING_TALES = LongEvent("dm-125", "Enduring Tales", side=RESOURCE, done=True, rules=(
    always(DiscardsToTheDeck()),
))
