"""Folco Boffin, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.choices import Place
from ravenhill.games.meccg.lines import JOINS
from ravenhill.games.meccg.piles import HAND, IN_PLAY, NOBODY_HOSTS
from ravenhill.games.meccg.rules.leaving import discard_character, join, may_leave
from ravenhill.games.meccg.rules.numbers import blocked, general_influence, mind, unused_influence
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Race
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.places import wizard_in_play


def who_could_lead(g: Meccg, leaving: int, card: int) -> list[int]:
    """R-ORG-04, 09  Who controls this character once the other is gone: 0 for general influence, else one and one."""
    side, members = g.owner[leaving], g.companies[g.company[leaving]].members
    cost, freed = mind(g, card), mind(g, leaving)
    found: list[int] = []
    beside = any(g.facts(it).is_wizard() for it in members)
    general = general_influence(g, side) + (freed if g.host[leaving] == NOBODY_HOSTS else 0)
    if general >= cost and (beside or not (g.standard and wizard_in_play(g, side))):
        found.append(0)
    for it in members:
        if it != leaving and g.host[it] == NOBODY_HOSTS:
            direct = unused_influence(g, it, card) + (freed if g.host[leaving] == it else 0)
            if direct >= cost:
                found.append(it + 1)
    return found


class ThoseOfHand(Who[int]):
    """Characters of a race in your hand whom somebody could control in this one's place."""
    race: Race
    def __init__(self, race: Race) -> None: self.race = race
    def find(self, g: Meccg, source: Source) -> list[int]:
        if g.company[source.card] < 0:
            return []
        return [card for card in g.piles[HAND + source.side] if g.facts(card).type == CHARACTER and g.facts(card).done
                and g.facts(card).race == self.race and not (g.facts(card).unique and blocked(g, g.kind[card]))
                and who_could_lead(g, source.card, card)]


class WhoWillLead(Who[int]):
    """Under whom the character that was picked first may come into play."""
    def choice(self, thing: int) -> Choice: return Place(-1, thing - 1, -1)
    def find(self, g: Meccg, source: Source) -> list[int]:
        if g.company[source.card] < 0:
            return []
        if not source.picks:
            return [0]
        return who_could_lead(g, source.card, source.picks[0]) if g.pile[source.picks[0]] == HAND + source.side else []


class ComeInMyPlace(Effect):
    """The character that was shown joins the company, under this one or general influence; this one is discarded."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return may_leave(g, source.card)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        card = source.picks[0]
        slot = g.company[source.card]
        g.move(card, IN_PLAY + source.side)
        g.host[card] = thing - 1
        join(g, card, slot)
        g.tell(JOINS, card, g.companies[slot].site)
        discard_character(g, source.card)


FOLCO_BOFFIN = Character(
    "dm-180", "Folco Boffin", race=HOBBIT, skills=frozenset({SCOUT}), mind=3, prowess=0, body=9, points=1,
    corruption_check=+2, homes=("Bag End",), home_only=True, done=True, rules=(
        may(
            ANYTIME, ComeInMyPlace(a(WhoWillLead())), pay=Show(a(ThoseOfHand(HOBBIT))), when=BearerAt(HAVEN) & AtRest(),
        ),
    ),
)
