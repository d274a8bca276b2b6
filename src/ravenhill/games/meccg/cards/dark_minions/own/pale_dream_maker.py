"""Pale Dream-maker, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.moments import CARD_GIVEN_UP
from ravenhill.games.meccg.words.numbers import AUTHORITY, Alter
from ravenhill.games.meccg.words.who.people import bearer


class NoAuthority(Alter):
    """The bearer has no direct influence, against anybody."""
    def __init__(self) -> None: super().__init__(AUTHORITY)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return 0 if bearer(g, source) == thing else total


PALE_DREAM_MAKER = PermanentEvent(
    "dm-078", "Pale Dream-maker", side=HAZARD, corruption=2, removal=Removal(above=6, sage=True, others=True),
    no_duplicate=PER_CHARACTER, keywords=frozenset({DARK_ENCHANTMENT}), traits=frozenset({UNCOUNTED}), done=True,
    rules=(
        may(HAZARDS, Corrupt(a(HurtBy(UNDEAD)))),
        always(NoAuthority()),
        whenever(CARD_GIVEN_UP, CheckCorruption(BEARER), when=YourTurn()),
    ),
)
