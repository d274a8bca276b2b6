"""The White Tree, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Hold
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import LIKE_A, Alter


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


THE_WHITE_TREE = PermanentEvent(
    "tw-348", "The White Tree", side=RESOURCE, skill=SAGE, points=5, unique=True, done=True, rules=(
        may(
            AT_SITE, PutInPlay(THIS), pay=Discard(a(AtThatSite("Sapling of the White Tree", "Minas Tirith"))),
            when=AtNamed("Minas Tirith") & Here(SAGE),
        ),
        always(HealsAndDrawsLike("Minas Tirith", HAVEN)),
    ),
)
