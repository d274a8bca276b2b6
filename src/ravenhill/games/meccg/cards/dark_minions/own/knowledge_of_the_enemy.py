"""Knowledge of the Enemy, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import AGENT, Hold
from ravenhill.games.meccg.words import *


class WhoSpies(Who[int]):
    """Your characters at sites of these types, or whose company held off an agent this turn."""
    holds: tuple[Hold, ...]
    def __init__(self, *holds: Hold) -> None: self.holds = holds
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in Characters(YOURS).find(g, source) if self.fits(g, g.company[it])]
    def fits(self, g: Meccg, slot: int) -> bool:
        company = g.companies[slot]
        there = company.going < 0 and hold(g, company.site) in self.holds
        return there or any(g.cards.facts[kind].type == AGENT for kind in company.beat)


KNOWLEDGE_OF_THE_ENEMY = PermanentEvent(
    "dm-147", "Knowledge of the Enemy", side=RESOURCE, keywords=frozenset({STOLEN_KNOWLEDGE}),
    instead=Instead(points=1, when=IsStored()), traits=frozenset({WATCHES}), done=True, rules=(
        may(ANYTIME, PutInPlay(THE_ONE), pay=Tap(a(WhoSpies(SHADOW_HOLD, DARK_HOLD)))),
        may(ORGANIZING, Store(THIS), when=BearerAt(HAVEN)),
    ),
)
