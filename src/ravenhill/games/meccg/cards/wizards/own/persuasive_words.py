"""Persuasive Words, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.rules.aid import TWO_ROLLS
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.influence import promise


class RollTwice(Effect):
    """Two rolls are made for the influence check, and one is chosen."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: promise(g, thing, TWO_ROLLS)


PERSUASIVE_WORDS = ShortEvent("tw-303", "Persuasive Words", side=RESOURCE, skill=DIPLOMAT, done=True, rules=(
    may(ANYTIME, RollTwice(a(WhoInfluences(DIPLOMAT)))),
))
