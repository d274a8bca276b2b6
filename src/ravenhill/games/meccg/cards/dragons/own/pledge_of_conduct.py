"""Pledge of Conduct, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.lines import GAINS
from ravenhill.games.meccg.rules.leaving import happens
from ravenhill.games.meccg.rules.numbers import may_bear
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import Weighing
from ravenhill.games.meccg.words.who.people import those


def receivers(g: Meccg, item: int) -> list[int]:
    """The others of the bearer's company who may bear this item."""
    bearer = g.host[item]
    members = g.companies[g.company[bearer]].members if bearer >= 0 and g.company[bearer] >= 0 else []
    return [it for it in members if it != bearer and may_bear(g, it, item)]


class Burdens(Weighing):
    """Items of those who are about to check corruption beside a diplomat, which somebody else could take."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [item for item in Items(CHECKED, beside=DIPLOMAT).find(g, source) if receivers(g, item)]


class WhoTakesIt(Who[int]):
    """Who could take the item that was picked first."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return receivers(g, source.picks[0]) if source.picks else those(g, source, YOURS)


class Point(Effect):
    """That item is meant."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: return None


class PassOn(Effect):
    """The item that was picked first goes to this character, without a check."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.host[source.picks[0]] = thing
        g.tell(GAINS, thing, source.picks[0])
        happens(g, ITEM_GAINED, thing)


PLEDGE_OF_CONDUCT = ShortEvent("td-144", "Pledge of Conduct", side=RESOURCE, skill=DIPLOMAT, done=True, rules=(
    may(ANYTIME, Point(a(Burdens())), PassOn(a(WhoTakesIt()))),
))
