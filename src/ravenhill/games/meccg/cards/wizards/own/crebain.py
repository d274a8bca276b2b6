"""Crebain, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Take
from ravenhill.core.frames import Chance, Plain
from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.state import HAND, Meccg
from ravenhill.games.meccg.words import *


class ShowAtRandom(Chance[Meccg]):
    """So many cards of a hand, taken at random, are shown to the other player."""
    side: int
    count: int
    shown: list[int]

    def __init__(self, side: int, count: int) -> None:
        super().__init__()
        self.side = side
        self.count = count
        self.shown = []

    def copy(self) -> ShowAtRandom:
        twin = ShowAtRandom(self.side, self.count)
        twin.shown = self.shown.copy()
        return twin

    def left(self, g: Meccg) -> list[int]:
        return [card for card in g.piles[HAND + self.side] if card not in self.shown]

    def outcomes(self, g: Meccg) -> int: return len(self.left(g))
    def choice(self, g: Meccg, outcome: int) -> Choice: return Take(self.left(g)[outcome])

    def choose(self, g: Meccg, outcome: int) -> None:
        card = self.left(g)[outcome]
        g.look(card, 1 - self.side)
        self.shown.append(card)
        self.count -= 1
        if self.count > 0 and self.left(g):
            g.then(self)


class ShowCards(Effect):
    """The player of the company shows a random card of the hand for each of its characters."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return bool(g.piles[HAND + g.companies[thing].side])
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        company = g.companies[thing]
        count = min(len(company.members), len(g.piles[HAND + company.side]))
        g.then(ShowAtRandom(company.side, count))


CREBAIN = Creature(
    "tw-025", "Crebain", race=ANIMAL, strikes=EACH_CHARACTER, prowess=5, points=1,
    keyed_to=(
        in_region(BORDER_LAND), in_region(WILDERNESS), in_region(SHADOW_LAND), in_region(DARK_DOMAIN),
        at_site(RUINS_AND_LAIRS), at_site(SHADOW_HOLD), at_site(DARK_HOLD),
    ),
    done=True, rules=(
        whenever(ATTACK_OVER, ShowCards(COMPANY_ATTACKED), when=TheAttackIsThis()),
    ),
)
FRAMES: tuple[Plain, ...] = (ShowAtRandom(0, 0),)
