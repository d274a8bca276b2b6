"""Memories Recalled, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.lines import DISCARDED
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Keyword
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import Weighing


class UnderSpell(Weighing):
    """Your characters with a card of this kind on them, in whose company is a sage."""
    keyword: Keyword
    def __init__(self, keyword: Keyword) -> None: self.keyword = keyword
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in Characters(YOURS, beside=SAGE).find(g, source)
                if any(g.facts(card).has(self.keyword) for card in g.on(it))]


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
