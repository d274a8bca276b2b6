"""Morgul-horse, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.piles import TAPPED
from ravenhill.games.meccg.rules.aid import TO_HAND, helps
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class TappedNazgul(Who[int]):
    """Nazgûl of yours that were tapped in this chain, and would be discarded."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        chain = g.chain()
        if chain is None:
            return []
        return [link.card for link in chain.links if link.side == source.side and g.is_in_play(link.card)
                and g.facts(link.card).race == NAZGUL and g.state[link.card] == TAPPED]


class SpareNazgul(Effect):
    """The Nazgûl returns to the hand, and is not discarded, when what it does is over."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        chain = g.chain()
        for link in chain.links if chain is not None else []:
            if link.card == thing:
                helps(g, link, thing, TO_HAND)


MORGUL_HORSE = ShortEvent("tw-063", "Morgul-horse", side=HAZARD, done=True, rules=(
    may(ANYTIME, SpareNazgul(a(TappedNazgul()))),
    may(HAZARDS, Prepare(Opening(NAZGUL, (SHADOW_LAND,)), EVERYTHING_TO_COME)),
))
