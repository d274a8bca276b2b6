"""Gollum, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import company_of


class NamedAtSite(Who[int]):
    """A card of this name, of either player, at the bearer's site, which is no Haven."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def find(self, g: Meccg, source: Source) -> list[int]:
        slot = company_of(g, source.card)
        if slot < 0 or hold(g, g.companies[slot].site) == HAVEN:
            return []
        site = g.facts(g.companies[slot].site).name
        return [card for card in g.in_force() if g.facts(card).name == self.name and company_of(g, card) >= 0
                and g.facts(g.companies[company_of(g, card)].site).name == site]


GOLLUM = Ally(
    "tw-246", "Gollum", mind=4, prowess=2, body=9, points=2, skills=frozenset({SCOUT}), at=("Goblin-gate", "Moria"),
    done=True, rules=(
        may(
            ATTACKED, Cancel(THE_ATTACK), pay=Tap(THIS),
            when=Attacked() & AtMost(2) & KeyedToType(WILDERNESS, SHADOW_LAND),
        ),
        may(ANYTIME, Discard(NamedAtSite("The One Ring")), Discard(THIS), pay=Tap(THIS)),
    ),
)
