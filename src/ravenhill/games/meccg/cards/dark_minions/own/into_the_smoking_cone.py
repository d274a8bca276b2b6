"""Into the Smoking Cone, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.piles import FIRST_COMPANY, INVERTED, TAPPED
from ravenhill.games.meccg.rules.strength import is_ring
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import WEIGHT, Alter


class SubjectIsSpecialRing(If):
    """What the moment is about is a ring that is a special item."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and g.facts(source.picks[0]).size == SPECIAL and is_ring(g, source.picks[0])


class LiesOnThem(If):
    """The card lies on the company whose phase it is."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.current >= 0 and g.host[source.card] == FIRST_COMPANY - g.current


class RingsWeighLess(Alter):
    """Every ring gives one corruption point less."""
    def __init__(self) -> None: super().__init__(WEIGHT)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total - 1 if is_ring(g, thing) else total


INTO_THE_SMOKING_CONE = PermanentEvent(
    "dm-146", "Into the Smoking Cone", side=RESOURCE, instead=Instead(points=6, when=IsStored()), done=True, rules=(
        may(AT_SITE, PutInPlay(COMPANY, on_company=True), when=Here(SAGE) & Exists(Sites(offers=GOLD_RING))),
        always(On(NOT_UNTAPPING, 1, THIS)),
        whenever(ITEM_PLAYED, Stage(THIS, TAPPED, once=False), when=PlayedByIt() & SubjectIsSpecialRing()),
        may(
            AT_SITE, Stage(THIS, INVERTED, once=True), pay=YieldKnowledge(a(KnowledgeHeld(LOST_KNOWLEDGE, here=True))),
            when=AtNamed("Mount Doom") & LiesOnThem(),
        ),
        may(
            ORGANIZING, Store(THIS), ForGood(RingsWeighLess(), EVERYTHING_TO_COME),
            when=BearerAt(HAVEN) & IsStaged(INVERTED),
        ),
    ),
)
