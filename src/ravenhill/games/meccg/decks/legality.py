"""Decks: what they hold, and which rules of deck construction they break."""
from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec

from ravenhill.core.errors import RavenhillError
from ravenhill.games.meccg.cards.all_cards import ALWAYS, CARDS
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.state import WITH_DRAGONS, WITH_MINIONS
from ravenhill.games.meccg.terms import (
    AGENT,
    CHARACTER,
    CREATURE,
    EITHER,
    HAVEN,
    HAZARD,
    ITEM,
    MINOR,
    NEVER_STARTS,
    NO_FORM,
    REGION,
    RESOURCE,
    SITE,
    SPAWN,
)

Counts = dict[str, int]

FIRST_SET = "wizards"
SETS = {"tw": FIRST_SET, "td": "dragons", "dm": "dark-minions"}          # R-AMB-113  by how their codes begin
FURTHER_SETS = {"dragons": WITH_DRAGONS, "dark-minions": WITH_MINIONS}   # those a match may allow, as its mask has them

FEWEST, MOST = 30, 50                    # R-SETUP-02
COPIES = 3                               # R-SETUP-03
CREATURES = 12                           # R-SETUP-04
AGENT_MIND = 36                          # R-AGT-34
STARTING_ITEMS = 2                       # R-SETUP-07
DECK_CHARACTERS = 10                     # R-SETUP-08
POOL = 10                                # R-DRAFT-01
SIDEBOARD = {1: 30, 2: 30, 3: 35, 4: 40}         # R-SETUP-14, by decks played through
ONE_COPY = frozenset({"tw-500"})         # the card itself allows one in a play deck

BY_ID: Mapping[str, Card] = {card.id: card for card in CARDS}


def set_of(code: str) -> str:
    """The set a card belongs to; one that a starter deck of the rulebook holds belongs to the first."""
    return FIRST_SET if code == ALWAYS else SETS[code[:2]]


def sets_of(*decks: Deck) -> list[str]:
    """R-AMB-113  The sets, besides the first, that a match with these decks must allow."""
    held = {set_of(code) for deck in decks for counts in (deck.pool, deck.deck, deck.sideboard, deck.sites)
            for code in counts}
    return [name for name in FURTHER_SETS if name in held]


class BadDeck(RavenhillError):
    """This list cannot be read as a deck."""


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    """Codes of cards, and how many of each. The pool are the characters of the draft and the starting items."""
    name: str = ""
    pool: Counts = {}
    deck: Counts = {}
    sideboard: Counts = {}
    sites: Counts = {}                   # none: every site, and as many of the Havens as needed (R-SETUP-19)


class Fault(msgspec.Struct, frozen=True):
    """A rule that a deck breaks, with what its sentence needs (`deck-<rule>` in the locale)."""
    rule: str
    card: str = ""                       # its code
    n: int = 0
    n2: int = 0


def identity(code: str) -> str:
    """A second printing is the same card."""
    return BY_ID[code].reprint_of or code


def size(counts: Counts) -> int:
    return sum(counts.values())


def added(*piles: Counts) -> Counts:
    """How many of each card there are in all, second printings counted with the first."""
    total: Counts = {}
    for pile in piles:
        for code, n in pile.items():
            total[identity(code)] = total.get(identity(code), 0) + n
    return total


def each(counts: Counts) -> Iterable[tuple[Card, int]]:
    for code, n in counts.items():
        yield BY_ID[code], n


def is_wizard(card: Card) -> bool:
    return card.type == CHARACTER and card.is_wizard()


def creature_halves(counts: Counts) -> int:
    """R-SETUP-04, R-AGT-34  Twice the creatures: Spawn, Dragons and others that are events, and agents, count half."""
    total = 0
    for card, n in each(counts):
        if card.type == CREATURE: total += 2 * n if card.form == NO_FORM else n
        elif card.side == HAZARD and (SPAWN in card.keywords or card.dragon or card.type == AGENT): total += n
    return total


def unplayable(deck: Deck) -> list[str]:
    """The codes of its cards whose text is not carried out yet."""
    every = added(deck.pool, deck.deck, deck.sideboard, deck.sites)
    return sorted(code for code in every if not BY_ID[code].done)


def faults(
    deck: Deck, *, standard: bool = True, length: int = 2, wizard_may_start: bool = False,
    sets: Collection[str] | None = None,
) -> list[Fault]:
    """R-DECK-07, R-AMB-10  Every rule of deck construction that it breaks; a sideboard may be smaller, or none.

    `sets` are those a match allows besides the first; if they are not said, a deck may hold all.
    """
    found = sections(deck)
    if sets is not None:
        every = added(deck.pool, deck.deck, deck.sideboard, deck.sites)
        found += [Fault("R-AMB-113", code) for code in every if set_of(code) not in (FIRST_SET, *sets)]
    found += pool_faults(deck.pool, wizard_may_start)
    found += play_deck_faults(deck.deck)
    if standard:
        halves = creature_halves(deck.deck)
        if halves // 2 < CREATURES: found.append(Fault("R-SETUP-04", n=halves // 2, n2=CREATURES))
        if size(deck.sideboard) > SIDEBOARD[length]:
            found.append(Fault("R-SETUP-14", n=size(deck.sideboard), n2=SIDEBOARD[length]))
    elif deck.sideboard:
        found.append(Fault("R-DECK-07", n=size(deck.sideboard)))
    found += wizard_faults(deck, standard)
    found += copy_faults(deck)
    minds = agent_minds(added(deck.deck, deck.sideboard))
    if minds > AGENT_MIND: found.append(Fault("R-AGT-34", n=minds, n2=AGENT_MIND))
    return found


def agent_minds(counts: Counts) -> int:
    """R-AGT-34  The minds of all agents."""
    return sum(card.mind * n for card, n in each(counts) if card.type == AGENT)


def sections(deck: Deck) -> list[Fault]:
    """R-DECK-02, 03, R-SETUP-01  Sites in the location deck, everything else elsewhere."""
    found = [
        Fault("R-DECK-03", card.id)
        for pile in (deck.pool, deck.deck, deck.sideboard) for card, _ in each(pile) if card.type in (SITE, REGION)
    ]
    found += [Fault("R-DECK-02", card.id) for card, _ in each(deck.sites) if card.type != SITE]
    found += [
        Fault("R-SETUP-01", code, n) for code, n in added(deck.sites).items()
        if n > 1 and BY_ID[code].type == SITE and BY_ID[code].hold != HAVEN
    ]
    return found


def pool_faults(pool: Counts, wizard_may_start: bool) -> list[Fault]:
    """R-DRAFT-01, R-SETUP-05, 07, 20, R-HOARD-03  Ten characters and two common minor items, from outside the deck."""
    characters = sum(n for card, n in each(pool) if card.type == CHARACTER)
    found = [Fault("R-DRAFT-01", n=characters, n2=POOL)] if characters > POOL else []
    late = [card for card, _ in each(pool) if card.is_such(NEVER_STARTS) or (is_wizard(card) and not wizard_may_start)]
    found += [Fault("R-SETUP-05", card.id) for card in late]
    items = [(card, n) for card, n in each(pool) if card.type not in (CHARACTER, SITE, REGION)]
    if sum(n for _, n in items) > STARTING_ITEMS:
        found.append(Fault("R-SETUP-07", n=sum(n for _, n in items), n2=STARTING_ITEMS))
    for card, _ in items:
        minor = card.type == ITEM and card.size == MINOR
        if not minor or card.unique or card.hoard: found.append(Fault("R-SETUP-20", card.id))
    return found


def play_deck_faults(deck: Counts) -> list[Fault]:
    """R-SETUP-02, 08, 11  As many resources as hazards, and not too many characters."""
    characters = sum(n for card, n in each(deck) if card.type == CHARACTER and not is_wizard(card))
    found = [Fault("R-SETUP-08", n=characters, n2=DECK_CHARACTERS)] if characters > DECK_CHARACTERS else []
    resources = sum(n for card, n in each(deck) if card.side == RESOURCE and card.type != CHARACTER)
    hazards = sum(n for card, n in each(deck) if card.side == HAZARD)
    either = sum(n for card, n in each(deck) if card.side == EITHER)                 # R-DECK-06
    if not any(FEWEST <= resources + n == hazards + either - n <= MOST for n in range(either + 1)):
        found.append(Fault("R-SETUP-02", n=resources, n2=hazards))
    return found


def wizard_faults(deck: Deck, standard: bool) -> list[Fault]:
    """R-SETUP-08, 09, 10  Two of one Wizard; in the standard game three, or two of one and one of another."""
    here = sorted((n for card, n in each(added(deck.deck)) if is_wizard(card)), reverse=True)
    if not standard:
        return [] if sum(here) <= 2 and len(here) <= 1 else [Fault("R-SETUP-08", n=sum(here), n2=2)]
    found = [] if here in ([], [1], [2], [3], [1, 1], [2, 1]) else [Fault("R-SETUP-09", n=sum(here), n2=3)]
    both = added(deck.deck, deck.sideboard)
    every = sorted((n for card, n in each(both) if is_wizard(card)), reverse=True)
    if every and (every[0] > 3 or any(n > 1 for n in every[1:])):
        found.append(Fault("R-SETUP-10", n=sum(every)))
    return found


def copies_allowed(card: Card) -> int:
    """R-SETUP-03  Wizards have limits of their own."""
    return COPIES if not card.unique and card.id not in ONE_COPY else 1


def copy_faults(deck: Deck) -> list[Fault]:
    """R-SETUP-03, 15  One copy of a unique card and three of any other; the sideboard counts too."""
    found = []
    without = added(deck.pool, deck.deck)
    for code, n in added(deck.pool, deck.deck, deck.sideboard).items():
        card = BY_ID[code]
        if is_wizard(card) or card.type in (SITE, REGION): continue
        most = copies_allowed(card)
        if without.get(code, 0) > most: found.append(Fault("R-SETUP-03", code, without[code], most))
        elif n > most: found.append(Fault("R-SETUP-15", code, n, most))
    return found
