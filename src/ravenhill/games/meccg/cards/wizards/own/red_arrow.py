"""Red Arrow, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.piles import HAND
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class InYourHand(Who[int]):
    """Cards of this name in your hand."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.piles[HAND + source.side] if g.facts(card).name == self.name]


RED_ARROW = Item(
    "tw-312", "Red Arrow", size=MAJOR, points=2, corruption=2,
    bonuses=(Bonus(influence=+5, home="Edoras", factions=False),), unique=True, done=True, rules=(
        may(
            AT_SITE, WinThatFaction(a(InYourHand("Riders of Rohan"))), TapSite(THIS), pay=Tap(BEARER),
            when=BearerAtNamed("Edoras") & AtNamed("Edoras") & SiteUntapped(),
        ),
    ),
)
