"""A Chance Meeting, and the words that it alone uses."""
from __future__ import annotations

from typing import Final

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.lines import JOINS
from ravenhill.games.meccg.piles import HAND, IN_PLAY, NOBODY_HOSTS
from ravenhill.games.meccg.rules.companies import slots_of
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.rules.leaving import join
from ravenhill.games.meccg.rules.movement import has_room
from ravenhill.games.meccg.rules.numbers import blocked, mind, unused_influence
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import those

MEETING_PLACES: Final = (FREE_HOLD, BORDER_HOLD, RUINS_AND_LAIRS)


def who_could_meet(g: Meccg, side: int, card: int) -> list[int]:
    """Whose direct influence is enough for this character, where it may be met by chance."""
    found: list[int] = []
    cost = mind(g, card)
    for slot in slots_of(side):
        company = g.companies[slot]
        on_its_way = slot == g.current and company.going >= 0
        if not company.members or on_its_way or hold(g, company.site) not in MEETING_PLACES:
            continue
        if has_room(g, slot, [card]):
            found.extend([it for it in company.members
                          if g.host[it] == NOBODY_HOSTS and unused_influence(g, it, card) >= cost])
    return found


class CharactersToMeet(Who[int]):
    """Characters of your hand, no Wizards, for whom somebody at a place of meeting has influence enough."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.piles[HAND + source.side] if g.facts(card).type == CHARACTER and g.facts(card).done
                and not g.facts(card).is_wizard() and not (g.facts(card).unique and blocked(g, g.kind[card]))
                and who_could_meet(g, source.side, card)]


class WhoMeetsIt(Who[int]):
    """Who could control the character that was picked first."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        if not source.picks:
            return those(g, source, YOURS)
        card = source.picks[0]
        return who_could_meet(g, source.side, card) if g.pile[card] == HAND + source.side else []


class MeetByChance(Effect):
    """The character that was shown comes into play as the follower of this one."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return not source.picks or not (g.facts(source.picks[0]).unique and blocked(g, g.kind[source.picks[0]]))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        card = source.picks[0]
        g.move(card, IN_PLAY + source.side)
        g.host[card] = thing
        join(g, card, g.company[thing])
        g.tell(JOINS, card, g.companies[g.company[card]].site)


A_CHANCE_MEETING = ShortEvent("tw-188", "A Chance Meeting", side=RESOURCE, done=True, rules=(
    may(ANYTIME, MeetByChance(a(WhoMeetsIt())), pay=Show(a(CharactersToMeet()))),
))
