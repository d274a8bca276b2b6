"""Lordly Presence, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.rules.aid import A_CARD
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.influence import promise


class DrawIfWon(Effect):
    """If the influence check succeeds, a card is drawn."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: promise(g, thing, A_CARD)


LORDLY_PRESENCE = ShortEvent("tw-267", "Lordly Presence", side=RESOURCE, skill=DIPLOMAT, done=True, rules=(
    may(ANYTIME, Help(a(WhoInfluences(DIPLOMAT, FACTION)), +5), DrawIfWon(THE_ONE)),
))
