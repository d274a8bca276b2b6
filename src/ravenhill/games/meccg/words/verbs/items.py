"""Items and rings: gained, passed on, stored, used and lost."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who, Word
from ravenhill.games.meccg.lasting import PLANNED
from ravenhill.games.meccg.lines import GAINS, STORED, TAPS
from ravenhill.games.meccg.piles import IN_PLAY, MARSHALLED, NOBODY_HOSTS, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.leaving import discard, gained, happens, lose_what_lies_on
from ravenhill.games.meccg.rules.numbers import blocked, may_bear
from ravenhill.games.meccg.rules.piles import SearchToPlay
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.rules.removal import must_go
from ravenhill.games.meccg.rules.rings import RingTest
from ravenhill.games.meccg.rules.site import Visit
from ravenhill.games.meccg.rules.spoils import WhoLeads
from ravenhill.games.meccg.rules.strength import items_of
from ravenhill.games.meccg.rules.toll import can_pay, pay_toll
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ALLY, ITEM, SAGE, SPECIAL, TEACHES_STONES, USES_STONES, Size
from ravenhill.games.meccg.words.ifs.bearer import BearerHas
from ravenhill.games.meccg.words.moments import COMPANY_CHANGED, IS_STORED, ITEM_GAINED
from ravenhill.games.meccg.words.numbers import ABLE, UNSTORABLE
from ravenhill.games.meccg.words.verbs.kinds import Playing, TakingMore, ThisTurnFor
from ravenhill.games.meccg.words.who.people import company_of


class Gain(Playing):
    """R-SITE-05, 08  The card comes under the control of a character."""

    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        it = g.facts(source.card)
        if it.type == ITEM and not can_pay(g, source.side, source.card):
            return False
        again = it.unique and not g.lies_under(source.card) and blocked(g, g.kind[source.card])
        if thing < 0:
            return not again
        if g.company[thing] < 0 or again:
            return False
        return may_bear(g, thing, source.card)

    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.move(source.card, IN_PLAY + g.owner[source.card])
        g.host[source.card] = thing
        g.tell(GAINS, thing, source.card)
        if g.facts(source.card).type == ITEM:
            pay_toll(g, source.side, source.card)
            gained(g, source.card, thing)
        elif g.facts(source.card).type == ALLY:
            happens(g, COMPANY_CHANGED, g.company[thing])


class TakeUp(Gain):
    """The same, in one more way than all cards of its type."""


class LayWith(Playing):
    """The card is placed with that item."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.move(source.card, IN_PLAY + source.side)
        g.host[source.card] = thing


class Restore(Effect):
    """A stored card is placed with the item."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.move(thing, IN_PLAY + g.owner[thing])
        g.state[thing] = UNTAPPED
        g.host[thing] = source.card


class TakeMinor(TakingMore):
    """R-SITE-19  The additional minor item has been taken."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.nearest(Visit).minor = False


class HandOver(Effect):
    """R-ORG-50  The item passes to another at the same site, if its bearer is still there."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return g.is_in_play(source.card) and g.host[source.card] >= 0 and may_bear(g, thing, source.card)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.host[source.card] = thing
        g.tell(GAINS, thing, source.card)
        happens(g, ITEM_GAINED, thing)


class Store(Effect):
    """R-ORG-51  It goes to the pile of marshalling points, if its bearer is still there."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return g.is_in_play(thing) and g.asked(UNSTORABLE, thing, 0) == 0
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        slot = company_of(g, thing)
        for n in g.cards.whenevers[IS_STORED][g.kind[thing]]:
            g.waiting.append(Source(thing, n, source.side, [slot]))
        for card in g.on(thing):
            if g.facts(card).points == 0:
                discard(g, card)                               # what only changed the item
        for card in [*g.on(thing), thing]:
            g.state[card] = UNTAPPED
            g.move(card, MARSHALLED + g.owner[card])
        g.host[thing] = NOBODY_HOSTS                           # what lay with it still does
        g.tell(STORED, thing)


class LoseItems(Effect):
    """Each discards the items he bears, special ones apart."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for card in g.on(thing):
            if g.facts(card).type == ITEM and g.facts(card).size != SPECIAL:
                must_go(g, card)


class TestRing(Effect):
    """R-RING-02  The gold ring is tested: with a modifier, by two rolls, or without any."""
    modifier: int
    rolls: int
    def __init__(self, who: Who[Any], modifier: int = 0, rolls: int = 1) -> None:
        super().__init__(who)
        self.modifier = modifier
        self.rolls = rolls
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(RingTest(thing, self.modifier, self.rolls))


class StoreThere(Effect):
    """R-ORG-51, 54  It is stored at the place it names, which is remembered."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        lose_what_lies_on(g, thing)
        g.host[thing] = NOBODY_HOSTS
        g.move(thing, MARSHALLED + g.owner[thing])
        g.state[thing] = TAPPED


class DestroyRing(Effect):
    """R-RING-06, R-END-01, R-AMB-103  It melts in the fire, and with it ends the game: whose bearer it was has won."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing < 0 or g.company[thing] >= 0
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.finish(g.owner[thing], "meccg-ring-destroyed")


def is_able(g: Meccg, palantir: int, who: int) -> bool:
    """R-RING-05  The stone is aligned, or an art that was used this turn lets the bearer use it."""
    aligned = any(g.facts(card).name == "Align Palantír" for card in g.on(palantir))
    return aligned or any(it.thing == palantir and it.place == who and g.cards.lasts[it.effect].change.question == ABLE
                          and not (it.until == PLANNED and g.becalmed(g.company[who])) for it in g.lasting)


class LetHimUse(ThisTurnFor):
    """The sage who was picked first, and nobody after him, can use the stone until the end of the turn."""


def may_tap_for_it(g: Meccg, who: int) -> bool:
    """R-RING-05  Saruman, or who was a sage before he had the right ring, may tap to use a stone."""
    if g.state[who] != UNTAPPED:
        return False
    taught = [card for card in items_of(g, who) if g.facts(card).is_such(TEACHES_STONES)]
    return g.facts(who).is_such(USES_STONES) or any(
        BearerHas(SAGE).holds(g, Source(card, 0, g.owner[who], [])) for card in taught)


class UseStone(Effect):
    """R-RING-05  The Palantír taps, and its bearer too, unless he is able to use it otherwise."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if thing < 0 or not g.is_in_play(source.card) or g.state[source.card] != UNTAPPED:
            return False
        return is_able(g, source.card, thing) or may_tap_for_it(g, thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[source.card] = TAPPED
        g.tell(TAPS, source.card)
        if not is_able(g, source.card, thing):
            g.state[thing] = TAPPED
            g.tell(TAPS, thing)


class FindAndPlay(Effect):
    """The bearer's player looks through the play deck for an item of this size that the site offers, and plays it."""
    size: Size
    def __init__(self, who: Who[Any], size: Size) -> None:
        super().__init__(who)
        self.size = size
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return thing >= 0 and g.deck_size(source.side) > 0 and not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(SearchToPlay(source.side, thing, self.size))


class TakeAlong(Effect):
    """Somebody untapped taps and takes the card along; if nobody does, it is discarded."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        if g.current >= 0 and any(g.state[it] == UNTAPPED for it in g.companies[g.current].members):
            g.then(WhoLeads(source.side, source.card))
        return True
