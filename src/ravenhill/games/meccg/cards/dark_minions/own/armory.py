"""Armory, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.lines import STORED
from ravenhill.games.meccg.piles import HAND, MARSHALLED
from ravenhill.games.meccg.rules.leaving import lose_what_lies_on, release
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ITEM, Hold
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import UNSTORABLE, Storing


class SmallThingsAtHand(Who[int]):
    """Minor items of your hand."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in g.piles[HAND + source.side] if g.facts(it).type == ITEM and g.facts(it).size == MINOR]


class SmallThingsAtHavens(Who[int]):
    """Minor items of your characters at Havens."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for it in Characters(YOURS, at=HAVEN).find(g, source) if g.companies[g.company[it]].going < 0
                for card in g.borne(it) if g.facts(card).type == ITEM and g.facts(card).size == MINOR]


class WhoBearsIt(Who[int]):
    """The bearer of what is put there; before it is picked, whoever might be."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        items = source.picks[:1] or SmallThingsAtHavens().find(g, source)
        return [g.host[it] for it in items if g.host[it] >= 0]


class LayUnder(Effect):
    """It lies under this card from now on, open to everybody."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if not g.is_in_play(source.card) or g.asked(UNSTORABLE, thing, 0) > 0:
            return False
        return g.is_in_play(thing) or not (g.facts(thing).unique and blocked(g, g.kind[thing]))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        lose_what_lies_on(g, thing)
        release(g, thing)
        g.move(thing, MARSHALLED + g.owner[thing])
        g.host[thing] = source.card
        g.tell(STORED, thing)


class EnoughBelow(If):
    """At least so many items lie under the card."""
    least: int
    def __init__(self, least: int) -> None: self.least = least
    def holds(self, g: Meccg, source: Source) -> bool:
        return len([it for it in g.piles[MARSHALLED + g.owner[source.card]] if g.host[it] == source.card]) >= self.least


class OpenAt(Storing):
    """At such sites an item from under the card may be played instead of a minor item of the hand."""
    holds: tuple[Hold, ...]
    def __init__(self, *holds: Hold) -> None:
        super().__init__()
        self.holds = holds
    def opens(self, hold: int) -> bool: return hold in self.holds


ARMORY = PermanentEvent(
    "dm-116", "Armory", side=RESOURCE, instead=Instead(points=1, when=EnoughBelow(3)), done=True, rules=(
        may(ANYTIME, PutInPlay(THIS)), always(OpenAt(BORDER_HOLD, FREE_HOLD, HAVEN)),
        may(ORGANIZING, LayUnder(a(SmallThingsAtHand())), when=InPlayOnly()),
        may(ORGANIZING, CheckCorruption(WhoBearsIt()), LayUnder(a(SmallThingsAtHavens())), when=InPlayOnly()),
    ),
)
