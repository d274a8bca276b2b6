"""Thorough Search, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.piles import HAND, IN_PLAY, UNTAPPED
from ravenhill.games.meccg.rules.leaving import gained
from ravenhill.games.meccg.rules.numbers import blocked, may_bear
from ravenhill.games.meccg.rules.site import offers
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.rules.toll import can_pay, pay_toll
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ITEM, Size
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import Playing
from ravenhill.games.meccg.words.who.people import those


def takers(g: Meccg, source: Source, item: int) -> list[int]:
    """Who could take an item that a scout finds: somebody else of the company, untapped, without one like it."""
    members = those(g, source, CURRENT)
    scouts = source.picks[:1] or [it for it in members if g.state[it] == UNTAPPED and SCOUT in skills(g, it)]
    return [it for it in members if g.state[it] == UNTAPPED and any(scout != it for scout in scouts)
            and may_bear(g, it, item)]


class ItemsToFind(Who[int]):
    """Items of your hand, of these sizes, that the site would offer and somebody beside the scout could take."""
    sizes: tuple[Size, ...]
    def __init__(self, *sizes: Size) -> None: self.sizes = sizes
    def find(self, g: Meccg, source: Source) -> list[int]:
        if g.current < 0:
            return []
        company = g.companies[g.current]
        return [card for card in g.piles[HAND + source.side] if g.facts(card).type == ITEM and g.facts(card).done
                and g.facts(card).size in self.sizes and offers(g, company, card) and takers(g, source, card)
                and not (g.facts(card).unique and blocked(g, g.kind[card])) and can_pay(g, source.side, card)]


class TakersOfIt(Who[int]):
    """Who could take the item that was picked second."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        if len(source.picks) < 2:
            return those(g, source, CURRENT)
        return takers(g, source, source.picks[1]) if len(source.picks) == 2 else [source.picks[2]]


class TakeFromHand(Playing):
    """The item comes from the hand to whoever was picked third."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.move(thing, IN_PLAY + source.side)
        g.host[thing] = source.picks[2]
        pay_toll(g, source.side, thing)
        gained(g, thing, source.picks[2])


THOROUGH_SEARCH = ShortEvent("tw-349", "Thorough Search", side=RESOURCE, skill=SCOUT, done=True, rules=(
    may(
        AT_SITE, TakeFromHand(a(ItemsToFind(MINOR, MAJOR, GOLD_RING))), Tap(a(TakersOfIt())),
        pay=Tap(a(Characters(CURRENT, SCOUT))),
    ),
))
