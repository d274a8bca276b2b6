"""Song of the Lady, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.frames import Plain, Procedure
from ravenhill.core.words import If, Source, Who
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.lines import ROLL
from ravenhill.games.meccg.rules.leaving import stays_after_all
from ravenhill.games.meccg.rules.movement import goal_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *

ENOUGH_TO_LEAVE = 7


class SongRoll(Procedure[Meccg]):
    """A roll, changed by who is in the company; below seven it stays."""
    slot: int
    card: int
    lasting: int

    def __init__(self, slot: int, card: int, lasting: int, like: SongRoll | None = None) -> None:
        super().__init__(like)
        self.slot = slot
        self.card = card
        self.lasting = lasting

    def copy(self) -> SongRoll: return SongRoll(self.slot, self.card, self.lasting, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0 or goal_of(g, self.slot) < 0:
            return False
        g.roll(2)
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        company = g.companies[self.slot]
        races = {g.facts(it).race for it in company.members}
        total = faces[0] + faces[1] - (MAN in races) - (HOBBIT in races) + 2 * (DWARF in races)
        g.tell(ROLL, self.card, total)
        if total < ENOUGH_TO_LEAVE:
            g.lasting = [*g.lasting, Lasting(self.lasting, company.side, self.slot)]
            stays_after_all(g, self.slot)


class WishesToLeave(If):
    """The company the moment is about is at this site, and has a destination."""
    site: str
    def __init__(self, site: str) -> None: self.site = site
    def holds(self, g: Meccg, source: Source) -> bool:
        if not source.picks:
            return False
        slot = source.picks[0]
        return g.facts(g.companies[slot].site).name == self.site and goal_of(g, slot) >= 0


class Enchant(ThisTurn):
    """The company rolls, at -1 with Men, -1 with Hobbits and +2 with Dwarves; below seven it may not move."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(OnIt(HELD, 1), who)
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return bool(g.companies[thing].members)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(SongRoll(thing, source.card, self.number))


SONG_OF_THE_LADY = LongEvent("td-072", "Song of the Lady", side=HAZARD, done=True, rules=(
    whenever(END_OF_ORGANIZATION, Enchant(THE_ONE), when=WishesToLeave("Lórien")),
))
FRAMES: tuple[Plain, ...] = (SongRoll(0, 0, 0),)
