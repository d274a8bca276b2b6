"""What must be given up so that an item may be played at a site."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Take
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.lines import DISCARDED
from ravenhill.games.meccg.piles import HAND, OUT, SITE_PHASE
from ravenhill.games.meccg.rules.site import offers
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ITEM
from ravenhill.games.meccg.words.numbers import TOLL


def needs_toll(g: Meccg) -> bool:
    """The site of the company whose site phase it is asks for one."""
    return g.phase == SITE_PHASE and g.current >= 0 and g.asked(TOLL, g.companies[g.current].site, 0) > 0


def tolls(g: Meccg, side: int, item: int) -> list[int]:
    """Items of the hand, besides this one, that are playable at the site."""
    company = g.companies[g.current]
    return [card for card in sorted(g.piles[HAND + side])
            if card != item and g.facts(card).type == ITEM and offers(g, company, card)]


def can_pay(g: Meccg, side: int, item: int) -> bool: return not needs_toll(g) or bool(tolls(g, side, item))


def pay_toll(g: Meccg, side: int, item: int) -> None:
    if needs_toll(g) and tolls(g, side, item):
        g.then(PayToll(side, item))


class PayToll(Decision[Meccg]):
    """Which item of the hand is removed from play."""
    item: int

    def __init__(self, side: int, item: int) -> None:
        super().__init__(side)
        self.item = item

    def copy(self) -> PayToll: return PayToll(self.side, self.item)
    def rules(self) -> tuple[str, ...]: return ("R-SITE-05",)
    def options(self, g: Meccg) -> list[int]: return tolls(g, self.side, self.item)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)

    def choose(self, g: Meccg, option: int) -> None:
        g.move(option, OUT + self.side)
        g.tell(DISCARDED, option)
