"""One of several attacks: where a card lets a company face no more of a site or a hazard."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Number
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.numbers import LONE

OF_SITE: Final = 0                       # whose attacks: the site's, those that are faced again, or those of a host
OF_SITE_AGAIN: Final = 1
OF_HOST: Final = 2
SAID: Final = -1                         # the one was named, and its time has come


def is_alone(g: Meccg, slot: int, card: int, attacks: int) -> bool:
    """Of several attacks of a site that is no lair of a Dragon, or of a hazard, only one is faced."""
    if attacks < 2 or g.asked(LONE, slot, 0) == 0:
        return False
    name = g.facts(card).name
    return not any(it.lair == name for it in g.cards.facts)


class WhichAttack(Decision[Meccg]):
    """The hazard player says which of so many attacks is faced: those of the site, for the first time or again."""
    count: int
    of: int

    def __init__(self, side: int, count: int, of: int) -> None:
        super().__init__(side)
        self.count = count
        self.of = of

    def copy(self) -> WhichAttack: return WhichAttack(self.side, self.count, self.of)
    def options(self, g: Meccg) -> list[int]: return list(range(1, self.count + 1))
    def choice(self, g: Meccg, option: int) -> Choice: return Number(option)
    def counts(self, g: Meccg) -> str: return "attack"

    def choose(self, g: Meccg, option: int) -> None:
        match self.of:
            case 0: g.nearest(Visit).lone = option
            case 1: g.nearest(FacedAgain).lone = option
            case _: g.nearest(Rescue).lone = option


# At the end, since those ask the above.
from ravenhill.games.meccg.rules.rescue import FacedAgain, Rescue  # noqa: E402
from ravenhill.games.meccg.rules.site import Visit  # noqa: E402
