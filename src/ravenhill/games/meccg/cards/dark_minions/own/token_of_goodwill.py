"""Token of Goodwill, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import If, Source, Who
from ravenhill.games.meccg.lines import DISCARDED
from ravenhill.games.meccg.rules.attacks import is_fixed, the_attack
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import unused_influence
from ravenhill.games.meccg.rules.piles import Search
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import AN_OFFER, NO_SIZE, Size
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.attempts import begin, it_leaves
from ravenhill.games.meccg.words.verbs.kinds import Attempting

PRICES = {DRAGON: (GREATER, 5), DRAKE: (MAJOR, 6), MAN: (MINOR, 7), SLAYER: (MINOR, 7)}
NO_PRICE = (NO_SIZE, 0)


def price(g: Meccg) -> tuple[Size, int]:
    """The size of the item that the attacker takes, and what must be surpassed; an agent has the price of Men."""
    attack = the_attack(g)
    if attack is None:
        return NO_PRICE
    return PRICES[MAN] if attack.agent >= 0 else PRICES.get(attack.race, NO_PRICE)      # type: ignore[call-overload]


class HasItsPrice(If):
    """The attack is by a Dragon, a Drake, Men, a Slayer or an agent."""
    def holds(self, g: Meccg, source: Source) -> bool: return price(g)[0] != NO_SIZE


class Gifts(Who[int]):
    """Items of the attacked company: greater for a Dragon, major for a Drake, minor for Men, Slayers and agents."""
    def find(self, g: Meccg, source: Source) -> list[int]: return Items(OF_ATTACKED, size=price(g)[0]).find(g, source)


class OfferGift(Attempting):
    """The item is discarded; a roll and the diplomat's unused influence, above 5, 6 or 7, cancel the attack.

    Then a resource of the deck or the discard pile may be taken.
    """
    def __init__(self, who: Who[Any]) -> None: super().__init__(who, AN_OFFER)
    def rollers(self, g: Meccg, source: Source) -> list[int]: return source.picks[:1]
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        attack = the_attack(g)
        if attack is None or is_fixed(g, attack):
            return False
        return not source.picks or (g.is_in_play(source.picks[0]) and g.company[source.picks[0]] == attack.slot)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.tell(DISCARDED, thing)
        discard(g, thing)
        begin(g, source, self, source.picks[0])
    def cancels(self) -> bool: return True
    def needed(self, g: Meccg, source: Source, thing: int) -> int: return price(g)[1]
    def modifier(self, g: Meccg, source: Source, thing: int) -> int: return max(0, unused_influence(g, thing))
    def won(self, g: Meccg, source: Source, thing: int) -> None:
        it_leaves(g)
        if not veiled(g):
            g.then(Search(source.side, A_RESOURCE, True, False))


TOKEN_OF_GOODWILL = ShortEvent("dm-160", "Token of Goodwill", side=RESOURCE, done=True, rules=(
    may(
        ATTACKED, CheckCorruption(a(Characters(OF_ATTACKED, DIPLOMAT))), OfferGift(a(Gifts())), when=HasItsPrice(),
    ),
))
