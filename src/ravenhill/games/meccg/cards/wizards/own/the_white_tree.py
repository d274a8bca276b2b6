"""The White Tree, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.piles import TAPPED
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Hold
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import LIKE_A, Alter
from ravenhill.games.meccg.words.who.people import company_of


class HealsAndDrawsLike(Alter):
    """A site counts as another type, for healing and for hazards."""
    site: str
    type: Hold
    def __init__(self, site: str, type: Hold) -> None:
        super().__init__(LIKE_A)
        self.site = site
        self.type = type
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return self.type if g.facts(thing).name == self.site else total


class AtThatSite(Who[int]):
    """Cards of this name that your characters bear at this site, or that were stored there."""
    name: str
    site: str
    def __init__(self, name: str, site: str) -> None:
        self.name = name
        self.site = site
    def find(self, g: Meccg, source: Source) -> list[int]:
        borne = [card for card in Items(YOURS, name=self.name).find(g, source)
                 if g.facts(g.companies[company_of(g, card)].site).name == self.site]
        return borne + [card for card in Stored(self.name).find(g, source) if g.state[card] == TAPPED]


THE_WHITE_TREE = PermanentEvent(
    "tw-348", "The White Tree", side=RESOURCE, skill=SAGE, points=5, unique=True, done=True, rules=(
        may(
            AT_SITE, PutInPlay(THIS), pay=Discard(a(AtThatSite("Sapling of the White Tree", "Minas Tirith"))),
            when=AtNamed("Minas Tirith") & Here(SAGE),
        ),
        always(HealsAndDrawsLike("Minas Tirith", HAVEN)),
    ),
)
