"""Black Breath, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, If, Source
from ravenhill.games.meccg.piles import WOUNDED
from ravenhill.games.meccg.rules.falling import BodyRoll
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Race
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import BY_ROLL, Alter
from ravenhill.games.meccg.words.who.people import bearer


class AfterTheRider(If):
    """The last attack that the company faced was by this race."""
    race: Race
    def __init__(self, race: Race) -> None: self.race = race
    def holds(self, g: Meccg, source: Source) -> bool:
        races = g.companies[g.current].races if g.current >= 0 else ()
        return bool(races) and races[-1] == self.race


class HealsByRoll(Alter):
    """The bearer does not heal: instead a roll, at +2 at a Haven and for each sage who taps; above ten he does."""
    def __init__(self) -> None: super().__init__(BY_ROLL)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + 1 if thing >= 0 and bearer(g, source) == thing else total


class CheckBody(Effect):
    """A body check, now."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(BodyRoll(thing, 1 if g.state[thing] == WOUNDED else 0))


BLACK_BREATH = PermanentEvent("td-006", "Black Breath", side=HAZARD, corruption=3, done=True, rules=(
    may(HAZARDS, Corrupt(a(Characters(CURRENT, wounded=1))), when=AfterTheRider(NAZGUL)),
    always(HealsByRoll()),
    whenever(BEGINNING_OF_ORGANIZATION, CheckBody(BEARER), when=YourTurn()),
))
