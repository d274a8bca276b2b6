"""A deck brought to a match: whether it may be played, how it is laid, and what the other's might be."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from ravenhill.core.dice import Dice
from ravenhill.games.meccg.cards.all_cards import CARDS
from ravenhill.games.meccg.cards.library import Cards
from ravenhill.games.meccg.decks.files import SECTIONS, load
from ravenhill.games.meccg.decks.legality import BY_ID, BadDeck, Counts, Deck, Fault, faults
from ravenhill.games.meccg.decks.random import random_deck
from ravenhill.games.meccg.terms import HAVEN, SITE

MOST_COPIES: Final = 20                  # of one card, in any section, whatever a casual match allows
MOST_KINDS: Final = 400                  # different cards in one section
HAVENS: Final = 6                        # copies of each Haven in a location deck that names no sites
STARTERS: Final = ("starter-gandalf", "starter-saruman")
SERIOUS: Final = frozenset({"R-DECK-02", "R-DECK-03"})      # sites among cards or cards among sites: never
GUESSES: Final = 64                      # decks of the deck maker from which another's is guessed


def checked(given: Any, seat: int, *, standard: bool, length: int, wizard_may_start: bool, casual: bool) -> Deck:
    """R-DECK-07  The deck, if it may be brought to this match; else BadDeck, with every rule that it breaks."""
    deck = read(STARTERS[seat] if given is None else given)
    played = deck if standard else msgspec.structs.replace(deck, sideboard={})
    broken = faults(played, standard=standard, length=length, wizard_may_start=wizard_may_start)
    if casual:
        broken = [fault for fault in broken if fault.rule in SERIOUS]
    if broken:
        raise BadDeck("; ".join(map(said, broken)))
    return deck


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


def all_sites() -> Counts:
    """R-SETUP-01, 19  Every site, and as many of each Haven as anybody needs."""
    return {card.id: HAVENS if card.hold == HAVEN else 1 for card in CARDS if card.type == SITE}


def sections(deck: Deck, standard: bool) -> tuple[Counts, Counts, Counts, Counts]:
    """Pool, play deck, sideboard and location deck, as they are laid."""
    return deck.pool, deck.deck, deck.sideboard if standard else {}, deck.sites or all_sites()


def laid(library: Cards, deck: Deck, standard: bool) -> list[int]:
    """The kinds of a player's cards in the order in which they get their numbers."""
    return [library.numbers[code] for counts in sections(deck, standard) for code, copies in counts.items()
            for _ in range(copies)]


@lru_cache(4 * GUESSES)
def guess(number: int, standard: bool, length: int) -> tuple[str, ...]:
    """The cards of a deck that the deck maker would make."""
    deck = random_deck(number, standard=standard, length=length)
    return tuple(code for counts in sections(deck, standard)[:3] for code, n in counts.items() for _ in range(n))


def imagined_kinds(
    library: Cards, view: Mapping[str, Any], decks: Sequence[Deck | None], dice: Dice,
) -> list[int]:
    """What every card of a match may be, by number, for a seat that does not know all decks.

    Of a known deck it is known; of the other, what was seen is kept and the rest is a deck of the deck maker.
    """
    kinds = [-1] * len(view["owner"])
    for card, kind, _, _ in view["cards"]:
        kinds[card] = kind
    for side, deck in enumerate(decks):
        numbers = [card for card, owner in enumerate(view["owner"]) if owner == side]
        seen = [kinds[card] for card in numbers if kinds[card] >= 0]
        sites = sum(count for _, back, count in view["hidden"] if back == 2 * side + 1)
        sites += sum(library.facts[kind].type == SITE for kind in seen)
        rest = without(laid(library, deck, view["standard"]), seen) if deck is not None else plausible(
            library, seen, view["standard"], view["length"], dice)
        for ours, is_site in ((numbers[:len(numbers) - sites], False), (numbers[len(numbers) - sites:], True)):
            unseen = [card for card in ours if kinds[card] < 0]
            among = [kind for kind in rest if (library.facts[kind].type == SITE) == is_site]
            for card in unseen:
                kinds[card] = among.pop(0) if deck is not None else among.pop(dice.pick(min(len(among), len(unseen))))
    return kinds


def plausible(library: Cards, seen: Sequence[int], standard: bool, length: int, dice: Dice) -> list[int]:
    """Cards and sites that were not seen: first those of one deck, then enough for any larger one."""
    first = dice.pick(GUESSES)
    cards = without([library.numbers[code] for code in guess(first, standard, length)], seen)
    sites = without([library.numbers[code] for code, n in all_sites().items() for _ in range(n)], seen)
    more = [library.numbers[code] for n in (1, 2) for code in guess((first + n) % GUESSES, standard, length)]
    return cards + sites + more * 2 + sites * 4


def without(kinds: Sequence[int], seen: Sequence[int]) -> list[int]:
    """These kinds less those, one for one."""
    left: dict[int, int] = {}
    for kind in seen:
        left[kind] = left.get(kind, 0) + 1
    rest: list[int] = []
    for kind in kinds:
        if left.get(kind, 0): left[kind] -= 1
        else: rest.append(kind)
    return rest
