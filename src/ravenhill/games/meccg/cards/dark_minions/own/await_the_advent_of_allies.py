"""Await the Advent of Allies, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.piles import NOBODY_HOSTS
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.rules.numbers import mind
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import CONTROL, POINTS, REDUCED, Alter
from ravenhill.games.meccg.words.who.people import company_of


class WhoMayWait(Who[int]):
    """Your characters of a mind of so much or less, no Wizards, at sites that are no Havens."""
    most: int
    def __init__(self, most: int) -> None: self.most = most
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in Characters(YOURS, never=(WIZARD,)).find(g, source) if mind(g, it) <= self.most
                and g.companies[g.company[it]].going < 0 and hold(g, g.companies[g.company[it]].site) != HAVEN]


class StaysThere(Alter):
    """The bearer's company does not move."""
    def __init__(self) -> None: super().__init__(HELD)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + 1 if company_of(g, source.card) == thing else total


class CountsNothing(Alter):
    """The bearer takes no general influence."""
    def __init__(self) -> None: super().__init__(CONTROL, REDUCED)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return 0 if g.host[source.card] == thing and g.host[thing] == NOBODY_HOSTS else total


class ScoresNothing(Alter):
    """The bearer's own points do not count."""
    def __init__(self) -> None: super().__init__(POINTS, REDUCED)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return 0 if g.host[source.card] == thing else total


AWAIT_THE_ADVENT_OF_ALLIES = PermanentEvent(
    "dm-117", "Await the Advent of Allies", side=RESOURCE, no_duplicate=PER_CHARACTER, done=True, rules=(
        may(ANYTIME, PutInPlay(a(WhoMayWait(6)))),
        always(StaysThere(), CountsNothing(), ScoresNothing()),
        whenever(CHARACTER_WOUNDED, Discard(THIS), when=SubjectIsBearer()),
        whenever(SITE_USED, Discard(THIS), when=SubjectIsCompany()),
    ),
)
