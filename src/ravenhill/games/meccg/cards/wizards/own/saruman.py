"""Saruman, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.rules.piles import A_SPELL, Fetch, fits
from ravenhill.games.meccg.state import DISCARD, HAND, UNTAPPED, Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.cards import veiled


class FetchSpell(Effect):
    """He may tap to take a spell from the discard pile."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        spells = [card for card in g.piles[DISCARD + source.side] if fits(g, card, A_SPELL)]
        return g.state[thing] == UNTAPPED and bool(spells) and not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Fetch(source.side, A_SPELL, HAND, thing))


SARUMAN = Character(
    "tw-181", "Saruman", race=WIZARD, skills=frozenset({SCOUT, RANGER, SAGE, DIPLOMAT}), influence=10, prowess=6,
    body=9, homes=("Isengard",), done=True, rules=(
        whenever(BEGINNING_OF_END, FetchSpell(THIS), when=YourTurn()),
    ),
)
