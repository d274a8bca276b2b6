"""Lindion the Oronín, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import ANYHOW, Alter
from ravenhill.games.meccg.words.who.people import company_of


class PlayableAnyhow(Alter):
    """A card of this name may be played on the bearer's company, whoever is in it and wherever it is."""
    name: str
    def __init__(self, name: str) -> None:
        super().__init__(ANYHOW)
        self.name = name
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return g.cards.names[self.name] + 1 if company_of(g, source.card) == thing else total


LINDION_THE_ORONIN = Ally(
    "dm-177", "Lindion the Oronín", mind=2, prowess=3, body=9, points=1, skills=frozenset({WARRIOR}),
    at=("Stone-circle",), done=True, rules=(
        may(ATTACKED, Cancel(THE_ATTACK), pay=Tap(THIS), when=Facing(ANIMAL, SPIDER) & Attacked()),
        always(PlayableAnyhow("Eagle-mounts")),
    ),
)
