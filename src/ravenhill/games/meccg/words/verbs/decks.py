"""Hands, play decks and discard piles."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who, Word
from ravenhill.games.meccg.rules.corruption import helped
from ravenhill.games.meccg.rules.deck_top import WhichDeck, gaze
from ravenhill.games.meccg.rules.drawing import DiscardDown, draw_cards
from ravenhill.games.meccg.rules.lucky_search import LuckySearch
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.rules.piles import A_NAZGUL, A_SPELL, Fetch, LoseAtRandom, Search, ShowAtRandom, fits
from ravenhill.games.meccg.state import DECK, DISCARD, HAND, HAND_OF, OUT, UNTAPPED, Meccg
from ravenhill.games.meccg.words.who import veiled


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


class NewHand(Effect):
    """Hand and discard pile are shuffled into the play deck; a new hand is drawn; the card leaves the game."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not blocked(g, g.kind[source.card])
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for card in g.piles[HAND + thing].copy():
            g.move_unseen(card, DECK + thing)
        g.shuffle_into(DISCARD + thing, DECK + thing)
        g.move(source.card, OUT + thing)
        draw_cards(g, thing, HAND_OF)


class FetchSpell(Effect):
    """He may tap to take a spell from the discard pile."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        spells = [card for card in g.piles[DISCARD + source.side] if fits(g, card, A_SPELL)]
        return g.state[thing] == UNTAPPED and bool(spells) and not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Fetch(source.side, A_SPELL, HAND, thing))


class SeeTop(Effect):
    """The five top cards of this player's play deck are looked at, shuffled and laid back."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None: gaze(g, thing, source.side)


class SeeTopOfOne(Effect):
    """The same with one play deck of choice, or none."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        if not veiled(g):
            g.then(WhichDeck(source.side))
        return True


class SearchByLuck(Effect):
    """The scout turns over cards of the play deck until an item comes, takes it, and faces a strike."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return g.deck_size(source.side) > 0 and not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(LuckySearch(thing, source.card))


class MayFetchNazgul(Effect):
    """Each player may take a Nazgûl from the discard pile to the hand, the active player first."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        if not veiled(g):
            for side in (1 - g.active, g.active):
                g.then(Fetch(side, A_NAZGUL, 2))
        return True
