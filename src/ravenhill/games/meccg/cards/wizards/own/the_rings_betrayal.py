"""The Ring's Betrayal, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.frames import Plain, Procedure
from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.lines import CORRUPTION as CORRUPTION_PASSED
from ravenhill.games.meccg.lines import CORRUPTION_FAILED
from ravenhill.games.meccg.rules.aid import helped
from ravenhill.games.meccg.rules.corruption import PASSED, failed, result
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import check_modifier, corruption
from ravenhill.games.meccg.rules.strength import is_ring, items_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import Checking
from ravenhill.games.meccg.words.who.people import those


class RingCheck(Procedure[Meccg]):
    """R-CORR-05  A corruption check whose failure costs a ring, and not its bearer."""
    character: int
    ring: int
    modifier: int

    def __init__(self, character: int, ring: int, modifier: int, like: RingCheck | None = None) -> None:
        super().__init__(like)
        self.character = character
        self.ring = ring
        self.modifier = modifier

    def copy(self) -> RingCheck: return RingCheck(self.character, self.ring, self.modifier, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0 or not g.is_in_play(self.character):
            return False
        g.roll(2)
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        who = self.character
        total = faces[0] + faces[1] + self.modifier + check_modifier(g, who)
        points = corruption(g, who)
        fate = result(total, points)
        g.tell(CORRUPTION_PASSED if fate == PASSED else CORRUPTION_FAILED, who, total, points)
        if fate != PASSED:
            failed(g, who)
            if g.is_in_play(self.ring):
                discard(g, self.ring)


class Betray(Checking):
    """Its bearer makes a corruption check; if he fails, the ring is discarded and he stays."""
    modifier: int
    def __init__(self, who: Who[Any], modifier: int) -> None:
        super().__init__(who)
        self.modifier = modifier
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(RingCheck(g.host[thing], thing, self.modifier + helped(g, source, g.host[thing])))
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing) and g.host[thing] >= 0
    def checkers(self, g: Meccg, source: Source) -> list[int]:
        return [g.host[ring] for ring in self.who.find(g, source) if g.host[ring] >= 0]


class RingsHere(Who[int]):
    """Rings that are borne in the company whose phase it is."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for it in those(g, source, CURRENT) for card in items_of(g, it) if is_ring(g, card)]


THE_RINGS_BETRAYAL = ShortEvent(
    "tw-099", "The Ring's Betrayal", side=HAZARD, keywords=frozenset({CAUSES_CORRUPTION_CHECK}), done=True, rules=(
        may(HAZARDS, Betray(a(RingsHere()), -2)),
    ),
)
FRAMES: tuple[Plain, ...] = (RingCheck(0, 0, 0),)
