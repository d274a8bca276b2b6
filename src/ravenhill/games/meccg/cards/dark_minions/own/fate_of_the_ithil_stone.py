"""Fate of the Ithil-stone, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.piles import INVERTED, TAPPED
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Keyword
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import WEIGHT, Alter


class SubjectIsSuch(If):
    """What the moment is about is a card of this kind."""
    keyword: Keyword
    def __init__(self, keyword: Keyword) -> None: self.keyword = keyword
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and g.facts(source.picks[0]).has(self.keyword)


class WeighsLess(Alter):
    """Every card of this kind gives one corruption point less."""
    keyword: Keyword
    def __init__(self, keyword: Keyword) -> None:
        super().__init__(WEIGHT)
        self.keyword = keyword
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total - 1 if g.facts(thing).has(self.keyword) else total


FATE_OF_THE_ITHIL_STONE = PermanentEvent(
    "dm-128", "Fate of the Ithil-stone", side=RESOURCE, instead=Instead(points=7, when=IsStored()), done=True, rules=(
        may(
            ANYTIME, PutInPlay(a(ItsCompany()), on_company=True),
            pay=YieldKnowledge(a(KnowledgeHeld(LOST_KNOWLEDGE, site="Minas Tirith"))),
        ),
        always(On(NOT_UNTAPPING, 1, THIS)),
        whenever(ITEM_PLAYED, Stage(THIS, TAPPED, once=False), when=PlayedByIt() & SubjectIsSuch(PALANTIR)),
        whenever(
            EVENT_PLAYED, Stage(THIS, INVERTED, once=True),
            when=PlayedByIt("Barad-dûr") & SubjectIsSuch(STOLEN_KNOWLEDGE),
        ),
        may(
            ORGANIZING, Store(THIS), ForGood(WeighsLess(PALANTIR), EVERYTHING_TO_COME),
            when=BearerAt(HAVEN) & IsStaged(INVERTED),
        ),
    ),
)
