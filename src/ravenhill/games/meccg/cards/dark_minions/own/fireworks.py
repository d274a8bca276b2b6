"""Fireworks, and the words that it alone uses."""
from __future__ import annotations

from typing import Final

from ravenhill.core.frames import Plain, Procedure
from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.lines import ROLL, UNTAPS
from ravenhill.games.meccg.piles import TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.companies import slots_of
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.rules.numbers import mind
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *

MORE_OF_WIZARDS = 10
ENOUGH = 12
SAGES: Final = Characters(YOURS, SAGE)


class Display(Procedure[Meccg]):
    """A roll and the sage's mind: with more than twelve the site untaps."""
    sage: int
    card: int

    def __init__(self, sage: int, card: int, like: Display | None = None) -> None:
        super().__init__(like)
        self.sage = sage
        self.card = card

    def copy(self) -> Display: return Display(self.sage, self.card, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0 or g.company[self.sage] < 0:
            return False
        g.roll(2)
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        total = faces[0] + faces[1] + mind(g, self.sage) + (
            MORE_OF_WIZARDS if g.facts(self.sage).is_wizard() else 0)
        site = g.companies[g.company[self.sage]].site
        g.tell(ROLL, self.card, total)
        if total > ENOUGH and g.state[site] == TAPPED:
            g.state[site] = UNTAPPED
            g.tell(UNTAPS, site)


class SagesInTown(Who[int]):
    """Your sages at a tapped Border-hold or Free-hold."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        towns = [slot for slot in slots_of(source.side) if self.fits(g, g.companies[slot])]
        return [it for it in SAGES.find(g, source) if g.company[it] in towns] if towns else []
    def fits(self, g: Meccg, company: Company) -> bool:
        return bool(company.members) and company.going < 0 and g.state[company.site] == TAPPED and (
            hold(g, company.site) in (BORDER_HOLD, FREE_HOLD))


class ShowFireworks(Effect):
    """A roll, the mind of this sage, and 10 if he is a Wizard: above 12 the site untaps."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Display(thing, source.card))


FIREWORKS = PermanentEvent("dm-130", "Fireworks", side=RESOURCE, keywords=frozenset({RITUAL}), done=True, rules=(
    may(ANYTIME, PutInPlay(THE_ONE), ShowFireworks(THE_ONE), pay=Tap(a(SagesInTown()))),
    always(On(NOT_UNTAPPING, 1, BEARER)),
    whenever(KEPT_TAPPED, Discard(THIS), when=SubjectIsBearer()),
))
FRAMES: tuple[Plain, ...] = (Display(0, 0),)
