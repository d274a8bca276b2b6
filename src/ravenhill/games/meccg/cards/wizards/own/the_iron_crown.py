"""The Iron Crown, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class SubjectIsBearer(If):
    """The character the moment is about bears the card."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and source.picks[0] == g.host[source.card]


THE_IRON_CROWN = Item(
    "tw-496", "The Iron Crown", size=GREATER, points=4, corruption=5, body_up_to=10,
    instead=Instead(body=+1, influence=+4, when=~BearerIs(HOBBIT)), unique=True, promo=True, done=True, rules=(
        whenever(INFLUENCES, CheckCorruption(BEARER), when=SubjectIsBearer()),
        may(
            ATTACKED, Cancel(THE_ATTACK), pay=Tap(THIS), when=Attacked() & ~BearerIs(HOBBIT) & Facing(ORC, TROLL, MAN),
        ),
    ),
)
