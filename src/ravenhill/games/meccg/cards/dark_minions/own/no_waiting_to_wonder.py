"""No Waiting to Wonder, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.rules.attacks import the_strike
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Race
from ravenhill.games.meccg.words import *


class FellowsOfTheStruck(Who[int]):
    """Others of a race in the company of who faces the strike."""
    race: Race
    def __init__(self, race: Race) -> None: self.race = race
    def find(self, g: Meccg, source: Source) -> list[int]:
        strike = the_strike(g)
        if strike is None or strike.cancelled:
            return []
        return [it for it in Characters(OF_ATTACKED, race=self.race).find(g, source) if it != strike.target]


class LeapAt(Effect):
    """The strike has less prowess and body; if it succeeds, who leapt makes a body check, too."""
    prowess: int
    body: int
    def __init__(self, who: Who[int], prowess: int, body: int) -> None:
        super().__init__(who)
        self.prowess = prowess
        self.body = body
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        strike = the_strike(g)
        if strike is not None:
            strike.strength += self.prowess
            strike.toughness += self.body
            strike.fellow = source.picks[0]


NO_WAITING_TO_WONDER = ShortEvent("dm-151", "No Waiting to Wonder", side=RESOURCE, done=True, rules=(
    may(STRUCK, LeapAt(THE_STRUCK, prowess=-4, body=-1), pay=Tap(a(FellowsOfTheStruck(HOBBIT)))),
))
