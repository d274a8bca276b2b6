"""Random legal decks, for fuzzing and for whoever wants to be surprised."""
from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec

from ravenhill.core.dice import Dice, FastDice
from ravenhill.games.meccg.cards.all_cards import CARDS
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.decks.legality import (
    AGENT_MIND,
    CREATURES,
    FEWEST,
    FIRST_SET,
    FURTHER_SETS,
    MOST,
    POOL,
    SIDEBOARD,
    STARTING_ITEMS,
    BadDeck,
    Counts,
    Deck,
    copies_allowed,
    faults,
    identity,
    is_wizard,
    set_of,
)
from ravenhill.games.meccg.terms import (
    AGENT,
    CHARACTER,
    CREATURE,
    EITHER,
    HAZARD,
    ITEM,
    MINOR,
    NEVER_STARTS,
    NO_FORM,
    RESOURCE,
    SITE,
)

LARGEST_USUAL = 36                       # larger decks make long games
DECK_CHARACTERS = 5
BLANK_SITES = 4                          # copies of each Haven: companies may stand at several


def playable(sets: Collection[str] = ()) -> list[Card]:
    """The cards of the first set and of these that are carried out in full, each once."""
    return [card for card in CARDS if card.done and not card.reprint_of and set_of(card.id) in (FIRST_SET, *sets)]


def random_deck(
    seed: int, cards: Sequence[Card] | None = None, *, standard: bool = True, length: int = 2,
    largest: int = LARGEST_USUAL, sets: Collection[str] = (),
) -> Deck:
    """A legal deck out of these cards; the same seed gives the same deck. BadDeck: the cards are too few for one."""
    dice, bag = FastDice(seed), Bag(playable(sets) if cards is None else cards)
    each = FEWEST + dice.pick(min(largest, MOST) - FEWEST + 1)
    deck = Deck(name=f"random {seed}", pool={}, deck={}, sideboard={}, sites=location_deck(bag.cards))
    wizards = [card for card in bag.cards if is_wizard(card)]
    if wizards:
        deck.deck[wizards[dice.pick(len(wizards))].id] = 3 if standard else 2
    people = [card for card in bag.cards if card.type == CHARACTER and not is_wizard(card)]
    bag.draw(dice, [card for card in people if not card.is_such(NEVER_STARTS)], POOL, deck.pool)
    common = [card for card in bag.cards if card.type == ITEM and card.size == MINOR and not card.unique
              and not card.is_such(NEVER_STARTS)]
    bag.draw(dice, [card for card in common if not card.hoard], STARTING_ITEMS, deck.pool)
    bag.draw(dice, people, dice.pick(DECK_CHARACTERS + 1), deck.deck)
    resources = [card for card in bag.cards if card.side == RESOURCE and card.type != CHARACTER]
    hazards = [card for card in bag.cards if card.side in (HAZARD, EITHER)]
    creatures = [card for card in hazards if card.type == CREATURE and card.form == NO_FORM]
    bag.draw(dice, resources, each, deck.deck)
    beasts = bag.draw(dice, creatures, CREATURES + dice.pick(each - CREATURES + 1), deck.deck)
    bag.draw(dice, hazards, each - beasts, deck.deck)
    if standard:
        bag.draw(dice, resources + hazards + people, dice.pick(SIDEBOARD[length] + 1), deck.sideboard)
    broken = faults(deck, standard=standard, length=length)
    if broken:
        raise BadDeck(f"these cards are too few for a deck: {', '.join(fault.rule for fault in broken)}")
    return deck


def random_match(seed: int, optional: Sequence[str]) -> dict[str, Any]:
    """Options of a match with random decks: basic or standard, paths or map, one to four decks, rules, sets."""
    dice = FastDice(seed)
    standard = dice.pick(3) > 0
    length = 1 + dice.pick(4) if standard else 1
    sets = [name for name in FURTHER_SETS if dice.pick(2)]
    decks = [random_deck(2 * seed + side, standard=standard, length=length, sets=sets) for side in range(2)]
    return {
        "rules": "standard" if standard else "basic", "movement": ("", "map", "starter")[dice.pick(3)],
        "length": length, "optional": [name for name in optional if dice.pick(2)], "sets": sets,
        "decks": [msgspec.to_builtins(deck) for deck in decks],
    }


def location_deck(cards: Iterable[Card]) -> Counts:
    """R-SETUP-01, 19  Every site, and some of each Haven."""
    return {card.id: 1 if card.unique else BLANK_SITES for card in cards if card.type == SITE}


class Bag:
    """Cards to draw from, no more of each than a deck may hold."""
    cards: Sequence[Card]
    drawn: Counts
    minds: int                           # R-AGT-34  of the agents drawn

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = cards
        self.drawn = {}
        self.minds = 0

    def draw(self, dice: Dice, among: Sequence[Card], n: int, to: Counts) -> int:
        """So many copies of these, or as many as there are; how many it were."""
        left = [card for card in among for _ in range(copies_allowed(card) - self.drawn.get(identity(card.id), 0))]
        for taken in range(n):
            left = [card for card in left if card.type != AGENT or self.minds + card.mind <= AGENT_MIND]
            if not left: return taken
            card = left.pop(dice.pick(len(left)))
            self.minds += card.mind if card.type == AGENT else 0
            to[card.id] = to.get(card.id, 0) + 1
            self.drawn[identity(card.id)] = self.drawn.get(identity(card.id), 0) + 1
        return n
