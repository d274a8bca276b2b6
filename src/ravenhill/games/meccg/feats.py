"""Words of few cards, continued: what Nazgûl, allies, robbers, stored things and the One Ring do."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.lines import TAPS
from ravenhill.games.meccg.questions import HARMLESS, PROWESS, SPARED, Alter, Touching
from ravenhill.games.meccg.rules.attacks import Attacking, the_attack, the_strike
from ravenhill.games.meccg.rules.corruption import helped, helps
from ravenhill.games.meccg.rules.drawing import DiscardDown
from ravenhill.games.meccg.rules.hazards import slots_of
from ravenhill.games.meccg.rules.numbers import items_of, mind
from ravenhill.games.meccg.rules.piles import Fetch, LoseAtRandom, LoseOneOf, Search, ShowAtRandom
from ravenhill.games.meccg.rules.praise import is_praised
from ravenhill.games.meccg.rules.removal import DiscardItem, items_in
from ravenhill.games.meccg.state import (
    DECK,
    HAND,
    IN_PLAY,
    MARSHALLED,
    MOVEMENT,
    NOBODY_HOSTS,
    TAPPED,
    UNTAPPED,
    Meccg,
)
from ravenhill.games.meccg.terms import (
    BY_HOLD,
    BY_SITE,
    BY_SITES_IN,
    DWARVEN_RING,
    GOLD_RING,
    LESSER_RING,
    MAGIC_RING,
    NAZGUL,
    PERMANENT,
    THE_ONE_RING,
    Race,
)
from ravenhill.games.meccg.whos import company_of

RINGS = (LESSER_RING, MAGIC_RING, DWARVEN_RING, THE_ONE_RING)


def is_ring(g: Meccg, card: int) -> bool:
    it = g.facts(card)
    return it.size == GOLD_RING or any(it.has(ring) for ring in RINGS)


def veiled(g: Meccg) -> bool:
    """Bane of the Ithil-stone is in play: nobody looks into decks and discard piles out of turn."""
    return any(g.facts(card).name == "Bane of the Ithil-stone" for card in g.in_force())


# Conditions


class IsStored(If):
    """The card lies in the pile of marshalling points."""
    def holds(self, g: Meccg, source: Source) -> bool: return 0 <= g.pile[source.card] - MARSHALLED < 2


class StoredThere(If):
    """The card was stored at the place it names."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return 0 <= g.pile[source.card] - MARSHALLED < 2 and g.state[source.card] == TAPPED


class BearerAtDwarfHold(If):
    """The bearer is at a Dwarf-hold."""
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        return slot >= 0 and g.facts(g.companies[slot].site).dwarf_hold


class IsTapped(If):
    """The card is tapped."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.state[source.card] == TAPPED


class NotInPlay(If):
    """The card does not lie in play, but is played from the hand."""
    def holds(self, g: Meccg, source: Source) -> bool: return not g.is_in_play(source.card)


class LeavesItsLands(If):
    """The company moves to a site outside the regions the ally stays in."""
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        if slot < 0 or g.companies[slot].going < 0:
            return False
        return g.facts(g.companies[slot].going).region not in g.facts(source.card).stays_in


class NamedAt(If):
    """A card of this name, of either player, is at this site."""
    name: str
    site: str
    def __init__(self, name: str, site: str) -> None:
        self.name = name
        self.site = site
    def holds(self, g: Meccg, source: Source) -> bool:
        for card in g.in_force():
            if g.facts(card).name == self.name:
                slot = company_of(g, card)
                if slot >= 0 and g.facts(g.companies[slot].site).name == self.site:
                    return True
        return False


# Whom


class EveryCompany(Who[int]):
    """All companies of the player whose turn it is."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [slot for slot in slots_of(g.active) if g.companies[slot].members]


# Changes


class NotAtItsSite(Alter):
    """The ally cannot be struck by automatic-attacks or by creatures keyed to its site."""
    def __init__(self) -> None: super().__init__(SPARED)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        attack = the_attack(g)
        if thing != source.card or attack is None:
            return total
        return total + 1 if attack.automatic or attack.by in (BY_HOLD, BY_SITE, BY_SITES_IN) else total


class SparesRace(Alter):
    """This creature does not strike those of a race."""
    race: Race
    def __init__(self, race: Race) -> None:
        super().__init__(SPARED)
        self.race = race
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        attack = the_attack(g)
        here = attack is not None and attack.card == source.card
        return total + 1 if here and g.facts(thing).race == self.race else total


class DoesNotWound(Alter):
    """Whom this creature hits is not wounded: he taps, and may lose an item."""
    how: int
    def __init__(self, how: int) -> None:
        super().__init__(HARMLESS)
        self.how = how
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        attack = the_attack(g)
        return self.how if attack is not None and attack.card == source.card else total


class MindForProwess(Alter):
    """Against this creature everybody fights with his mind."""
    def __init__(self) -> None: super().__init__(PROWESS)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        attack, strike = the_attack(g), the_strike(g)
        if attack is None or strike is None or attack.card != source.card or strike.target != thing:
            return total
        return mind(g, thing)


# What is done


class TapAsHazard(Effect):
    """R-AMB-36  A hazard in play taps in the opponent's movement/hazard phase, and counts against the limit."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if not g.is_in_play(thing) or g.state[thing] != UNTAPPED or g.phase != MOVEMENT or g.current < 0:
            return False
        company = g.companies[g.current]
        return source.side != g.active and len(company.counted) < company.limit and not is_praised(g, thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[thing] = TAPPED
        g.tell(TAPS, thing)
        company = g.companies[g.current]
        company.count(thing)


class TapAndCount(TapAsHazard):
    """And the Nazgûl that lie in play as permanent-events are counted, itself among them."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        super().do(g, source, thing)
        helps(g, thing, nazgul_in_play(g))


def nazgul_in_play(g: Meccg) -> int:
    """How many Nazgûl lie in play as permanent-events, of either player."""
    return len([card for pile in range(IN_PLAY, IN_PLAY + 2) for card in g.piles[pile]
                if g.facts(card).race == NAZGUL and g.facts(card).form == PERMANENT])


class MoreStrikes(Effect):
    """The attack has more strikes."""
    more: int
    def __init__(self, who: Who[Any], more: int) -> None:
        super().__init__(who)
        self.more = more
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        frame = g.stack[thing]
        return isinstance(frame, Attacking) and not frame.each
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        frame = g.stack[thing]
        assert isinstance(frame, Attacking)
        frame.strikes += self.more


class LoseOwnItem(Effect):
    """The character discards an item he bears, of his player's choice, and no ring."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return any(not is_ring(g, card) for card in items_of(g, thing))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(LoseOneOf(g.owner[thing], [card for card in items_of(g, thing) if not is_ring(g, card)]))


class LoseForEachNazgul(Effect):
    """This player discards a card for each Nazgûl that lay in play as a permanent-event when this was declared."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return bool(g.piles[HAND + 1 - source.side])
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        count = min(helped(g, source.card), len(g.piles[HAND + thing]))
        if count > 0:
            g.then(DiscardDown(thing, count))


class FetchCard(Effect):
    """This player may take such a card from the discard pile to the hand, or into the play deck."""
    what: int
    to: int
    def __init__(self, who: Who[Any], what: int, to: int = HAND) -> None:
        super().__init__(who)
        self.what = what
        self.to = to
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return not veiled(g) and (self.to != DECK or g.deck_size(thing) >= 5)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Fetch(thing, self.what, self.to))


class SearchDeck(Effect):
    """This player looks through the play deck for such a card, and takes it."""
    what: int
    discarded: bool
    shows: bool
    def __init__(self, who: Who[Any], what: int, discarded: bool = False, shows: bool = False) -> None:
        super().__init__(who)
        self.what = what
        self.discarded = discarded
        self.shows = shows
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(Search(thing, self.what, self.discarded, self.shows))


class SeeHand(Effect):
    """This player looks at the other one's hand."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for card in g.piles[HAND + 1 - thing]:
            g.look(card, thing)


class ShowCards(Effect):
    """The player of the company shows a random card of the hand for each of its characters."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return bool(g.piles[HAND + g.companies[thing].side])
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        company = g.companies[thing]
        count = min(len(company.members), len(g.piles[HAND + company.side]))
        g.then(ShowAtRandom(company.side, count))


class LoseCards(Effect):
    """The player of the company discards so many random cards of the hand, if there are any."""
    count: int
    def __init__(self, who: Who[Any], count: int) -> None:
        super().__init__(who)
        self.count = count
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        side = g.companies[thing].side
        if g.piles[HAND + side]:
            g.then(LoseAtRandom(side, min(self.count, len(g.piles[HAND + side]))))


class LoseAnItemOrNone(Touching):
    """The player of the company discards one of its items, if it has any."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if items_in(g, thing):
            g.then(DiscardItem(g.companies[thing].side, thing))


class StoreThere(Effect):
    """R-ORG-51, 54  It is stored at the place it names, which is remembered."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.host[thing] = NOBODY_HOSTS
        g.move(thing, MARSHALLED + g.owner[thing])
        g.state[thing] = TAPPED


class Lasts(Effect):
    """Nothing more is to be done: what it pays is what it changes."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: return


class DestroyRing(Effect):
    """R-RING-06, R-END-01, R-AMB-103  It melts in the fire, and with it ends the game: whose bearer it was has won."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing < 0 or g.company[thing] >= 0
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.finish(g.owner[thing], "meccg-ring-destroyed")
