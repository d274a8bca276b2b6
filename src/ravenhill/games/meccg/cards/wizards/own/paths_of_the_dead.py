"""Paths of the Dead, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.games.meccg.terms import Race
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import OPEN_TO, ForRaces


class OpenTo(ForRaces):
    """Creatures of this race may be played on the company wherever it is."""
    def __init__(self, race: Race) -> None: super().__init__(OPEN_TO, race)


PATHS_OF_THE_DEAD = ShortEvent("tw-302", "Paths of the Dead", side=RESOURCE, done=True, rules=(
    may(
        END_OF_ORGANIZATION, Fly(a(Companies(name="Aragorn II", site="Dunharrow")), name="Vale of Erech"),
        ThisTurn(OnIt(FLIES, 1), THE_ONE), ThisTurn(OpenTo(UNDEAD), THE_ONE), ThisTurn(OnIt(ONLY_OPEN, 1), THE_ONE),
    ),
))
