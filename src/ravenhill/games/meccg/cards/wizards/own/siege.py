"""Siege, and the words that it alone uses."""
from __future__ import annotations

from typing import Final

from ravenhill.core.frames import Plain, Procedure
from ravenhill.core.words import If, Source
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.lines import ROLL
from ravenhill.games.meccg.rules.leaving import stays_after_all
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *

ENOUGH_TO_LEAVE: Final = 5               # of the roll of a company under siege


class SiegeRoll(Procedure[Meccg]):
    """A roll less one for everybody who is no scout; below five the company stays where it is."""
    slot: int
    card: int
    lasting: int                         # the effect that holds it

    def __init__(self, slot: int, card: int, lasting: int, like: SiegeRoll | None = None) -> None:
        super().__init__(like)
        self.slot = slot
        self.card = card
        self.lasting = lasting

    def copy(self) -> SiegeRoll: return SiegeRoll(self.slot, self.card, self.lasting, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0 or not g.companies[self.slot].members:
            return False
        g.roll(2)
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        company = g.companies[self.slot]
        clumsy = [it for it in company.members if SCOUT not in skills(g, it)]
        total = faces[0] + faces[1] - len(clumsy)
        g.tell(ROLL, self.card, total)
        if total < ENOUGH_TO_LEAVE:
            g.lasting = [*g.lasting, Lasting(self.lasting, company.side, self.slot)]
            stays_after_all(g, self.slot)


class SubjectAtItsSite(If):
    """What the moment is about is a company at the site the card lies on."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and g.host[source.card] >= 0 and (
            g.companies[source.picks[0]].site == g.host[source.card])


class HoldUp(ThisTurn):
    """The company rolls, less one for everybody who is no scout: with too little it may not move this turn."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return bool(g.companies[thing].members)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(SiegeRoll(thing, source.card, self.number))


SIEGE = PermanentEvent("tw-087", "Siege", side=HAZARD, no_duplicate=PER_SITE, done=True, rules=(
    may(HAZARDS, PutInPlay(THE_SITE), when=SiteIs(BORDER_HOLD, FREE_HOLD)),
    whenever(
        BEGINNING_OF_SITE, FacePrinted(THE_ONE, Automatic(ORC, strikes=3, prowess=7)), when=SubjectAtItsSite(),
    ),
    whenever(END_OF_ORGANIZATION, HoldUp(OnIt(HELD, 1), THE_ONE), when=SubjectAtItsSite()),
))
FRAMES: tuple[Plain, ...] = (SiegeRoll(0, 0, 0),)
