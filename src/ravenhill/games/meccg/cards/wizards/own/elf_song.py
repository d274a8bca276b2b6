"""Elf-song, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Word
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.piles import LoseOneOf
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import STAYS, Alter
from ravenhill.games.meccg.words.who.people import those


class StaysAtHavens(Alter):
    """No character at a Haven can be discarded or returned to a hand."""
    def __init__(self) -> None: super().__init__(STAYS)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        slot = g.company[thing]
        return total + 1 if slot >= 0 and hold(g, g.companies[slot].site) == HAVEN else total


class SingAway(Effect):
    """Each character at a Haven loses a corruption card, of its player's choice."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        for it in those(g, source, ALL):
            if hold(g, g.companies[g.company[it]].site) == HAVEN:
                cards = [card for card in g.on(it) if g.facts(card).is_corruption_card()]
                if len(cards) == 1:
                    discard(g, cards[0])
                elif cards:
                    g.then(LoseOneOf(g.owner[it], cards))
        return True


ELF_SONG = LongEvent("tw-223", "Elf-song", side=RESOURCE, done=True, rules=(
    may(LONG_EVENTS, PutInPlay(THIS), SingAway(THIS)), always(StaysAtHavens()),
))
