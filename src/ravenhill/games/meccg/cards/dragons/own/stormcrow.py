"""Stormcrow, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Source, Word
from ravenhill.games.meccg.lines import DISCARDED
from ravenhill.games.meccg.piles import FIRST_COMPANY
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import EVENT, PERMANENT
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import CLOSED, Alter
from ravenhill.games.meccg.words.verbs.kinds import AtOnce


def has_wizard(g: Meccg, slot: int) -> bool: return any(g.facts(it).is_wizard() for it in g.companies[slot].members)


class NothingOnWizards(Alter):
    """No resource permanent-event may be played on a Wizard's company as a whole."""
    def __init__(self) -> None: super().__init__(CLOSED)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + 1 if has_wizard(g, thing) else total


class Disperse(AtOnce):
    """All resource permanent-events on companies with a Wizard, as a whole, are discarded."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        for slot, company in enumerate(g.companies):
            for card in g.on(FIRST_COMPANY - slot) if company.members and has_wizard(g, slot) else []:
                it = g.facts(card)
                if it.side == RESOURCE and it.type == EVENT and it.form == PERMANENT:
                    g.tell(DISCARDED, card)
                    discard(g, card)
        return True


STORMCROW = PermanentEvent("td-073", "Stormcrow", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
    may(HAZARDS, PutInPlay(THIS)),
    always(OnEach(INFLUENCE, -2, WIZARD)), always(OnEach(INFLUENCE, -2, WIZARD), when=DOORS),
    always(NothingOnWizards()),
    whenever(EVENT_PLAYED, Disperse(THIS)), whenever(COMPANY_CHANGED, Disperse(THIS)),
    whenever(DECK_EXHAUSTED, Discard(THIS)),
))
