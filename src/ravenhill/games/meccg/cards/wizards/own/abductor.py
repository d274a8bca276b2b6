"""Abductor, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.leaving import discard_character, may_leave
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import Hazardous


class Expel(Hazardous):
    """A character is discarded, if nothing keeps it."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.company[thing] >= 0
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if may_leave(g, thing):
            discard_character(g, thing)


ABDUCTOR = Creature(
    "tw-001", "Abductor", race=MAN, strikes=1, prowess=10, points=1,
    keyed_to=(in_region(BORDER_LAND), at_site(BORDER_HOLD)), done=True, rules=(
        whenever(CHARACTER_WOUNDED, Expel(THE_ONE), when=TheAttackIsThis() & SubjectIsNot(WIZARD)),
    ),
)
