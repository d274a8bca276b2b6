"""Washed and Refreshed, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Done, Take
from ravenhill.core.frames import Decision, Plain
from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.lines import UNTAPS
from ravenhill.games.meccg.piles import TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.numbers import may_untap
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


def weary(g: Meccg, slot: int) -> list[int]:
    return [it for it in g.companies[slot].members if g.state[it] == TAPPED and may_untap(g, it)]


class WhoIsRefreshed(Decision[Meccg]):
    """Who untaps next, or nobody else."""
    slot: int
    left: int

    def __init__(self, side: int, slot: int, left: int) -> None:
        super().__init__(side)
        self.slot = slot
        self.left = left

    def copy(self) -> WhoIsRefreshed: return WhoIsRefreshed(self.side, self.slot, self.left)
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Take(option - 1)
    def options(self, g: Meccg) -> list[int]: return [0, *[it + 1 for it in weary(g, self.slot)]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.state[option - 1] = UNTAPPED
            g.tell(UNTAPS, option - 1)
            if self.left > 1 and weary(g, self.slot):
                g.then(WhoIsRefreshed(self.side, self.slot, self.left - 1))


class Refresh(Effect):
    """As many of the company may untap as its site path has regions less than four; without a path, nobody."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        regions = len(g.companies[thing].path)
        if 0 < regions < 4 and weary(g, thing):
            g.then(WhoIsRefreshed(source.side, thing, 4 - regions))


WASHED_AND_REFRESHED = ShortEvent("td-164", "Washed and Refreshed", side=RESOURCE, done=True, rules=(
    may(END_OF_ORGANIZATION, PutInPlay(a(Companies(moving=1)), on_company=True)),
    whenever(BEGINNING_OF_HAZARDS, Refresh(COMPANY), Discard(THIS), when=SubjectIsCompany()),
    whenever(TURN_ENDS, Discard(THIS)),
))
FRAMES: tuple[Plain, ...] = (WhoIsRefreshed(0, 0, 0),)
