"""A deck brought to a match: whether it may be played, how it is laid, and what the other's might be."""
from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from ravenhill.games.meccg.cards.all_cards import CARDS
from ravenhill.games.meccg.cards.library import Cards
from ravenhill.games.meccg.decks.files import SECTIONS, load
from ravenhill.games.meccg.decks.legality import BY_ID, FIRST_SET, BadDeck, Counts, Deck, Fault, faults, set_of
from ravenhill.games.meccg.terms import HAVEN, SITE

MOST_COPIES: Final = 20                  # of one card, in any section, whatever a casual match allows
MOST_KINDS: Final = 400                  # different cards in one section
HAVENS: Final = 6                        # copies of each Haven in a location deck that names no sites
STARTERS: Final = ("starter-gandalf", "starter-saruman")
SERIOUS: Final = frozenset({"R-DECK-02", "R-DECK-03", "R-AMB-113"})     # never, however casual


class Rules(NamedTuple):
    """What a match allows its decks."""
    standard: bool
    length: int
    wizard_may_start: bool
    casual: bool
    sets: tuple[str, ...]


def checked(
    given: Any, seat: int, *, standard: bool, length: int, wizard_may_start: bool, casual: bool,
    sets: Collection[str] = (),
) -> Deck:
    """R-DECK-07  The deck, if it may be brought to this match; else BadDeck, with every rule that it breaks."""
    wanted = STARTERS[seat] if given is None else given
    rules = Rules(standard, length, wizard_may_start, casual, tuple(sets))
    return shipped(wanted, rules) if isinstance(wanted, str) else judged(read(wanted), rules)


@lru_cache(maxsize=128)
def shipped(name: str, rules: Rules) -> Deck:
    """One that comes with the game, read and judged once: to set up a game costs less, and nobody writes into it."""
    return judged(load(name), rules)


def judged(deck: Deck, rules: Rules) -> Deck:
    played = deck if rules.standard else msgspec.structs.replace(deck, sideboard={})
    broken = faults(played, standard=rules.standard, length=rules.length, wizard_may_start=rules.wizard_may_start,
                    sets=rules.sets)
    if rules.casual:
        broken = [fault for fault in broken if fault.rule in SERIOUS]
    if broken:
        raise BadDeck("; ".join(map(said, broken)))
    return deck if deck.sites or not rules.sets else msgspec.structs.replace(deck, sites=all_sites(rules.sets))


def said(fault: Fault) -> str:
    """For a log or an error: the rule, the card, and how many there are and may be."""
    about = f" {BY_ID[fault.card].name}" if fault.card else ""
    numbers = f" {fault.n}" + (f" ({fault.n2})" if fault.n2 else "") if fault.n else ""
    return f"{fault.rule}{about}{numbers}"


def read(given: Any) -> Deck:
    """A deck from the name of one that comes with the game, or from plain data; every number of it is bounded."""
    if isinstance(given, str):
        return load(given)
    try:
        deck = given if isinstance(given, Deck) else msgspec.convert(given, Deck)
    except msgspec.ValidationError as error:
        raise BadDeck(f"this is not a deck: {error}") from None
    for section in SECTIONS:
        counts: Counts = getattr(deck, section)
        if len(counts) > MOST_KINDS:
            raise BadDeck(f"{section}: {len(counts)} different cards; {MOST_KINDS} are the most")
        for code, copies in counts.items():
            if code not in BY_ID:
                raise BadDeck(f"{section}: there is no card {code[:20]!r}")
            if not 1 <= copies <= MOST_COPIES:
                raise BadDeck(f"{section}: {copies} copies of {code}; there may be 1 to {MOST_COPIES}")
    return deck


def all_sites(sets: Collection[str] = ()) -> Counts:
    """R-SETUP-01, 19, R-AMB-113  Every site of the first set and of these, and as many of each Haven as needed."""
    return {card.id: HAVENS if card.hold == HAVEN else 1 for card in CARDS
            if card.type == SITE and set_of(card.id) in (FIRST_SET, *sets)}


def sections(deck: Deck, standard: bool) -> tuple[Counts, Counts, Counts, Counts]:
    """Pool, play deck, sideboard and location deck, as they are laid."""
    return deck.pool, deck.deck, deck.sideboard if standard else {}, deck.sites or sites_of_first_set()


@cache
def sites_of_first_set() -> Counts: return all_sites()


def laid(library: Cards, deck: Deck, standard: bool) -> list[int]:
    """The kinds of a player's cards in the order in which they get their numbers."""
    return [library.numbers[code] for counts in sections(deck, standard) for code, copies in counts.items()
            for _ in range(copies)]
