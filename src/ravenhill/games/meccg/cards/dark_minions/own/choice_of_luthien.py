"""Choice of Lúthien, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.rules.lands import region_name
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.decks import FindPlayable
from ravenhill.games.meccg.words.who.people import company_of


class MovesOutOf(If):
    """The bearer's company moves to a site in none of these regions."""
    regions: tuple[str, ...]
    def __init__(self, *regions: str) -> None: self.regions = regions
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        going = g.companies[slot].going if slot >= 0 else -1
        return going >= 0 and region_name(g, going) not in self.regions


CHOICE_OF_LUTHIEN = PermanentEvent(
    "dm-120", "Choice of Lúthien", side=RESOURCE, points=1, influence=+2, unique=True, done=True, rules=(
        may(ANYTIME, PutInPlay(Characters(YOURS, name="Arwen")), when=AtNamed("Minas Tirith", "Arwen")),
        always(On(MIND, +2, BEARER)),
        whenever(
            END_OF_HAZARDS, Discard(THIS),
            when=SubjectIsCompany() & MovesOutOf("Anórien", "Lebennin", "Lamedon", "Belfalas", "Anfalas"),
        ),
        may(ANYTIME, FindPlayable(YOU), pay=Tap(BEARER), when=AtRest()),
    ),
)
