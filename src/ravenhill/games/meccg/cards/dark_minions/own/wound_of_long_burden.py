"""Wound of Long Burden, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.lines import DISCARDED
from ravenhill.games.meccg.piles import TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.attacks import prowess_of, the_attack, the_strike
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import AtOnce


class StrikeAtLeast(If):
    """The strike that is faced has this prowess, or more."""
    prowess: int
    def __init__(self, prowess: int) -> None: self.prowess = prowess
    def holds(self, g: Meccg, source: Source) -> bool:
        attack, strike = the_attack(g), the_strike(g)
        return attack is not None and strike is not None and prowess_of(g, attack) + strike.strength >= self.prowess


class HasHit(If):
    """The strike for which the card waited has hit."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.state[source.card] != TAPPED


class Decide(AtOnce):
    """If the strike has not hit, this card is discarded."""
    def happen(self, g: Any, source: Source) -> bool:
        strike = the_strike(g)
        if g.state[source.card] == TAPPED and g.is_in_play(source.card):
            g.state[source.card] = UNTAPPED
            if strike is None or strike.margin <= 0:
                g.tell(DISCARDED, source.card)
                discard(g, source.card)
        return True


WOUND_OF_LONG_BURDEN = Corruption(
    "dm-102", "Wound of Long Burden", corruption=1, removal=Removal(above=7, havens=True), done=True, rules=(
        may(STRUCK_HAZARDS, WaitOn(a(THE_STRUCK)), when=StrikeAtLeast(12)),
        always(On(BODY, -1, BEARER), when=HasHit()),
        whenever(STRIKE_HIT, Decide(THIS), when=BearerStruck()),
        whenever(STRIKE_OVER, Decide(THIS), when=BearerStruck()),
    ),
)
