"""Ent-draughts, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.piles import TAPPED
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ALLY
from ravenhill.games.meccg.words import *


class PlayedHere(If):
    """An ally or a faction of this site was played this turn, and tapped the site."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0 or g.state[g.companies[g.current].site] != TAPPED:
            return False
        site = g.facts(g.companies[g.current].site).name
        return any(g.cards.facts[kind].type in (ALLY, FACTION) and site in g.cards.facts[kind].at for kind in g.did)


ENT_DRAUGHTS = Item(
    "tw-227", "Ent-draughts", size=SPECIAL, prowess=+1, at=("Wellinghall",), no_duplicate=PER_CHARACTER, done=True,
    rules=(
        may(AT_SITE, Gain(THE_ONE), pay=Tap(a(HERE)), when=OfferedTapped() & PlayedHere()),
    ),
)
