"""Left Behind, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.rules.attacks import strikes_of, the_attack, whom_it_strikes
from ravenhill.games.meccg.rules.returning import fall_behind, may_fall_behind
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class StrikesAtLeast(If):
    """The attack has so many strikes, or as many characters face one each."""
    least: int
    def __init__(self, least: int) -> None: self.least = least
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        if attack is None:
            return False
        return (len(whom_it_strikes(g, attack)) if attack.each else strikes_of(g, attack)) >= self.least


class SingleOut(PutInPlay):
    """The event lies on a character who is not alone, until the attack is over."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return super().possible(g, source, thing) and (thing < 0 or may_fall_behind(g, thing))


class FallBehind(Effect):
    """R-AMB-161  The character splits off, goes the same way, and faces a phase of its own with this hazard limit."""
    limit: int
    def __init__(self, who: Who[Any], limit: int) -> None:
        super().__init__(who)
        self.limit = limit
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return may_fall_behind(g, thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None: fall_behind(g, thing, self.limit)


LEFT_BEHIND = ShortEvent("td-041", "Left Behind", side=HAZARD, done=True, rules=(
    may(ATTACKED, SingleOut(a(Characters(OF_ATTACKED, never=(WIZARD,)))), when=StrikesAtLeast(5)),
    whenever(ATTACK_ENDS, Anyway(FallBehind(BEARER, 1)), Discard(THIS), when=SubjectIsCompany()),
    whenever(TURN_ENDS, Discard(THIS)),
))
