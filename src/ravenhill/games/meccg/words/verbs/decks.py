"""Hands, play decks and discard piles."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.piles import DECK, DISCARD, HAND, UNTAPPED
from ravenhill.games.meccg.rules.piles import PLAYABLE_AT, Fetch, FromAside, Search, aside, fits
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.who.people import company_of


class FetchCard(Effect):
    """This player may take such a card from the discard pile to the hand, or into the play deck."""
    what: int
    to: int
    times: int
    def __init__(self, who: Who[Any], what: int, to: int = HAND, times: int = 1) -> None:
        super().__init__(who)
        self.what = what
        self.to = to
        self.times = times
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return not veiled(g) and (self.to != DECK or g.deck_size(thing) >= 5)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for _ in range(self.times):
            g.then(Fetch(thing, self.what, self.to))


class FetchAside(Effect):
    """This player takes such a card from the sideboard, or from the discard pile too, to the hand or into the deck."""
    what: int
    to: int
    discarded: bool
    def __init__(self, who: Who[Any], what: int, to: int = HAND, discarded: bool = False) -> None:
        super().__init__(who)
        self.what = what
        self.to = to
        self.discarded = discarded
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return not veiled(g) and bool(aside(g, thing, self.what, self.discarded))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(FromAside(thing, self.what, self.to, self.discarded))


class FindPlayable(Effect):
    """The bearer's player looks through deck and discard pile for something that the bearer's site offers."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return not veiled(g) and company_of(g, source.card) >= 0
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(Search(thing, PLAYABLE_AT + company_of(g, source.card), True, False))


class SearchDeck(Effect):
    """This player looks through the play deck for such a card, and takes it."""
    what: int
    discarded: bool
    shows: bool
    times: int
    def __init__(
        self, who: Who[Any], what: int, discarded: bool = False, shows: bool = False, times: int = 1,
    ) -> None:
        super().__init__(who)
        self.what = what
        self.discarded = discarded
        self.shows = shows
        self.times = times
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for _ in range(self.times):
            g.then(Search(thing, self.what, self.discarded, self.shows))


class TapToFetch(Effect):
    """He may tap to take such a card from the discard pile; he then checks corruption, if so said."""
    what: int
    checks: bool
    def __init__(self, who: Who[Any], what: int, checks: bool = False) -> None:
        super().__init__(who)
        self.what = what
        self.checks = checks
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        such = [card for card in g.piles[DISCARD + source.side] if fits(g, card, self.what)]
        return g.state[thing] == UNTAPPED and bool(such) and not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(Fetch(source.side, self.what, HAND, thing, self.checks))


class SeeHand(Effect):
    """This player looks at the other one's hand."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for card in g.piles[HAND + 1 - thing]:
            g.look(card, thing)

