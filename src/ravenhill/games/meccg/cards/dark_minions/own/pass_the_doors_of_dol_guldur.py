"""Pass the Doors of Dol Guldur, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.piles import TAPPED
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Hold
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import REDUCED, Alter
from ravenhill.games.meccg.words.who.people import company_of


class ItIsAt(If):
    """The company on which the card lies is at this site."""
    site: str
    def __init__(self, site: str) -> None: self.site = site
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        return slot >= 0 and g.facts(g.companies[slot].site).name == self.site


class FewerGuards(Alter):
    """Automatic-attacks at sites of these types have one strike less, but one at least."""
    types: tuple[Hold, ...]
    def __init__(self, *types: Hold) -> None:
        super().__init__(ATTACK_STRIKES, REDUCED)
        self.types = types
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return max(min(total, 1), total - 1) if Automatically(*self.types).holds(g, source) else total


PASS_THE_DOORS_OF_DOL_GULDUR = PermanentEvent(
    "dm-154", "Pass the Doors of Dol Guldur", side=RESOURCE, instead=Instead(points=4, when=IsStored()),
    keywords=frozenset({STOLEN_KNOWLEDGE}), done=True, rules=(
        may(
            ANYTIME, PutInPlay(a(ItsCompany()), on_company=True),
            pay=YieldKnowledge(a(KnowledgeHeld(STOLEN_KNOWLEDGE))),
        ),
        always(On(NOT_UNTAPPING, 1, THIS)),
        whenever(
            EVENT_PLAYED, Stage(THIS, TAPPED, once=True),
            when=PlayedByIt("Dol Guldur") & SubjectIsNamed("Rescue Prisoners"),
        ),
        whenever(RESCUED, Stage(THIS, TAPPED, once=True), when=SubjectIsCompany() & ItIsAt("Dol Guldur")),
        may(
            ORGANIZING, Store(THIS), ForGood(OnAttack(ATTACK_PROWESS, -1, Automatically(DARK_HOLD, SHADOW_HOLD)),
                                             EVERYTHING_TO_COME),
            ForGood(FewerGuards(DARK_HOLD, SHADOW_HOLD), EVERYTHING_TO_COME),
            when=BearerAt(HAVEN) & IsStaged(TAPPED),
        ),
    ),
)
