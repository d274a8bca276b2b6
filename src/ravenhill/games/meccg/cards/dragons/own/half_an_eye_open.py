"""Half an Eye Open, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.attempts import help_attempt
from ravenhill.games.meccg.words.verbs.kinds import OnGuardAnswer


class StrikeFirst(Effect):
    """The first strike of the attack is assigned to this one."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        attack = the_attack(g)
        return attack is not None and not attack.each and attack.first_at < 0
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        attack = the_attack(g)
        if attack is not None:
            attack.first_at = thing


class WakeUp(OnGuardAnswer):
    """The attempt is so much harder; shown on guard when it is declared."""
    less: int
    def __init__(self, who: Who[Any], less: int) -> None:
        super().__init__(who)
        self.less = less
    def do(self, g: Meccg, source: Source, thing: int) -> None: help_attempt(g, thing, -self.less)


HALF_AN_EYE_OPEN = ShortEvent("td-029", "Half an Eye Open", side=HAZARD, done=True, rules=(
    may(ATTACKED, StrikeFirst(a(Characters(OF_ATTACKED, never=(WIZARD,)))), when=Facing(DRAGON, DRAKE)),
    may(BURGLING, WakeUp(a(WhoAttempts(A_BURGLARY, theirs=True)), 5)),
))
