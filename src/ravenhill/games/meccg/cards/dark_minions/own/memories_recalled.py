"""Memories Recalled, and the words that it alone uses."""
from __future__ import annotations

from typing import Final

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.lines import DISCARDED
from ravenhill.games.meccg.piles import IN_PLAY
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Keyword
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import Weighing

BESIDE_SAGES: Final = Characters(YOURS, beside=SAGE)


class UnderSpell(Weighing):
    """Your characters with a card of this kind on them, in whose company is a sage."""
    keyword: Keyword
    def __init__(self, keyword: Keyword) -> None: self.keyword = keyword
    def find(self, g: Meccg, source: Source) -> list[int]:
        bound = [g.host[it] for it in g.piles[IN_PLAY] + g.piles[IN_PLAY + 1] if g.facts(it).has(self.keyword)]
        return [it for it in BESIDE_SAGES.find(g, source) if it in bound] if bound else []


class TakeOffAll(Effect):
    """All cards of this kind on the character are discarded."""
    keyword: Keyword
    def __init__(self, who: Who[int], keyword: Keyword) -> None:
        super().__init__(who)
        self.keyword = keyword
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for card in g.on(thing):
            if g.facts(card).has(self.keyword):
                g.tell(DISCARDED, card)
                discard(g, card)


MEMORIES_RECALLED = ShortEvent(
    "dm-149", "Memories Recalled", side=RESOURCE, traits=frozenset({RECALLS}), done=True, rules=(
        may(ANYTIME, TakeOffAll(a(UnderSpell(DARK_ENCHANTMENT)), DARK_ENCHANTMENT)),
    ),
)
