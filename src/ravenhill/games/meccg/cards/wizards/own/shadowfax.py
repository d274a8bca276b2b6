"""Shadowfax, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ALLY
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import company_of


class RideAlone(If):
    """The bearer's company is one character, or one and a Hobbit, with no ally but this, and it is its phase."""
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        if slot < 0 or slot != g.current:
            return False
        members = g.companies[slot].members
        allies = [card for it in members for card in g.on(it) if g.facts(card).type == ALLY]
        hobbits = [it for it in members if g.facts(it).race == HOBBIT]
        return len(allies) == 1 and (len(members) == 1 or (len(members) == 2 and len(hobbits) >= 1))


SHADOWFAX = Ally(
    "tw-326", "Shadowfax", mind=2, prowess=2, body=8, points=1, at=("Edoras", "Dunharrow"), done=True, rules=(
        may(END_OF_HAZARDS, ThisTurn(OnIt(MOVES_AGAIN, 1), COMPANY), pay=Tap(THIS), when=RideAlone() & Moving()),
    ),
)
