"""What a seat may imagine: from which section of a deck each unseen card comes, and what a closed deck may hold."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from ravenhill.core.dice import Dice
from ravenhill.games.meccg.cards.library import Cards
from ravenhill.games.meccg.decks.bringing import all_sites, laid, sections
from ravenhill.games.meccg.decks.legality import FURTHER_SETS, Deck, set_of
from ravenhill.games.meccg.decks.random import random_deck
from ravenhill.games.meccg.piles import ASIDE, DECK, DISCARD, LOCATION, LURKING, POOL, SIDEBOARD, TRAIL
from ravenhill.games.meccg.terms import AGENT, CHARACTER, SITE

GUESSES: Final = 64                      # decks of the deck maker from which another's is guessed
LAID: Final = (POOL, DECK, SIDEBOARD, LOCATION)          # the sections of a deck, in the order of their numbers

# Cards of one group can be mistaken for each other: the back, four times, and one of these.
OF_THE_DECK: Final = 0                   # sites, too
OF_THE_SIDEBOARD: Final = 1
TO_PLAY_LATER: Final = 2                 # of the pool: characters who may go into the play deck (R-DRAFT-06)
TO_START_WITH: Final = 3                 # of the pool: all else, which leaves the game
GROUPS: Final = 4
TO_DISCARD: Final = 3                    # R-AMB-16  of four cards that left a sideboard, so many are discarded, about

Sections = list[tuple[int, int]]         # of each card of a match, by number: its kind, and the section it came from


def known_sections(library: Cards, deck: Deck, standard: bool) -> Sections:
    """A deck whose list is known."""
    origins = [pile for pile, counts in zip(LAID, sections(deck, standard)) for copies in counts.values()
               for _ in range(copies)]
    return list(zip(laid(library, deck, standard), origins))


def match_sections(library: Cards, view: Mapping[str, Any], decks: Sequence[Deck | None], dice: Dice) -> Sections:
    """All cards of a match for a seat that does not know all decks: of the others, what was seen and a guess."""
    found: Sections = []
    for side, deck in enumerate(decks):
        found += guessed_sections(library, view, side, dice) if deck is None else known_sections(
            library, deck, view["standard"])
    return found


def guessed_sections(library: Cards, view: Mapping[str, Any], side: int, dice: Dice) -> Sections:
    """Of a closed deck what was seen is kept; the rest is a deck of the deck maker, section by section."""
    numbers = [card for card, owner in enumerate(view["owner"]) if owner == side]
    shown = {card: kind for card, kind, _, _ in view["cards"]}
    seen = [shown[card] for card in numbers if card in shown]
    hidden = {pile: count for pile, back, count in view["hidden"] if back == 2 * side}
    sites = sum(count for _, back, count in view["hidden"] if back == 2 * side + 1)
    sites += sum(library.facts[kind].type == SITE for kind in seen)
    cards = [card for card in numbers[:len(numbers) - sites] if card not in shown]
    pool = hidden.get(POOL + side, 0) + hidden.get(ASIDE + side, 0)
    board = len(cards) - hidden.get(SIDEBOARD + side, 0)
    first = dice.pick(GUESSES)
    rest: dict[int, tuple[int, int]] = {card: (kind, LOCATION if library.facts[kind].type == SITE else DECK)
                                        for card, kind in shown.items()}
    unseen = [card for card in numbers[len(numbers) - sites:] if card not in shown]
    for pile, ours in zip(LAID, (cards[:pool], cards[pool:board], cards[board:], unseen)):
        among = plausible(library, view, first, LAID.index(pile), seen, len(ours))
        for card in ours:
            rest[card] = among.pop(dice.pick(min(len(among), len(ours)))), pile
    lurking = sum(count for pile, back, count in view["hidden"] if LURKING <= pile < TRAIL and back == 2 * side)
    add_agents(library, view, rest, cards[pool:], lurking, dice)
    return [rest[card] for card in numbers]


def add_agents(
    library: Cards, view: Mapping[str, Any], rest: dict[int, tuple[int, int]], cards: Sequence[int], least: int,
    dice: Dice,
) -> None:
    """As many agents lie face down, so a guessed deck holds at least so many."""
    held = {kind for kind, _ in rest.values()}
    lacking = least - sum(library.facts[rest[card][0]].type == AGENT for card in cards)
    sets = [name for name, bit in FURTHER_SETS.items() if view["optional"] & bit]
    others = [kind for kind, card in enumerate(library.facts) if card.type == AGENT and card.done
              and set_of(card.id) in sets and kind not in held]
    places = [card for card in cards if library.facts[rest[card][0]].type != AGENT]
    for _ in range(min(lacking, len(others), len(places))):
        card = places.pop(dice.pick(len(places)))
        rest[card] = others.pop(dice.pick(len(others))), rest[card][1]


@lru_cache(8 * GUESSES)
def guess(number: int, standard: bool, length: int, section: int, sets: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of a section of a deck that the deck maker would make."""
    deck = random_deck(number, standard=standard, length=length, sets=sets)
    return tuple(code for code, copies in sections(deck, standard)[section].items() for _ in range(copies))


def plausible(
    library: Cards, view: Mapping[str, Any], first: int, section: int, seen: Sequence[int], count: int,
) -> list[int]:
    """So many cards of a section, or more, that were not seen: those of one deck, and as many others as it takes."""
    sets = tuple(name for name, bit in FURTHER_SETS.items() if view["optional"] & bit)
    if LAID[section] == LOCATION:
        sites = [library.numbers[code] for code, copies in all_sites(sets).items() for _ in range(copies)]
        return without(sites, seen) + sites * (1 + count // len(sites))
    found: list[int] = []
    for n in range(GUESSES):
        codes = guess((first + n) % GUESSES, view["standard"], view["length"], section, sets)
        found += without([library.numbers[code] for code in codes], seen) if n == 0 else [
            library.numbers[code] for code in codes]
        if len(found) >= count: return found
    among = found or list(library.numbers.values())
    return among * (1 + count // len(among))                     # no deck maker makes so large a section


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


def groups_of(library: Cards, cards: Sections, owner: Sequence[int]) -> list[int]:
    """The group of each card, by number."""
    return [GROUPS * (2 * side + (library.facts[kind].type == SITE)) + within(library, kind, origin)
            for (kind, origin), side in zip(cards, owner)]


def within(library: Cards, kind: int, origin: int) -> int:
    if origin == SIDEBOARD: return OF_THE_SIDEBOARD
    if origin != POOL: return OF_THE_DECK
    it = library.facts[kind]
    return TO_PLAY_LATER if it.type == CHARACTER and not it.is_wizard() else TO_START_WITH


def hidden_groups(view: Mapping[str, Any], groups: Sequence[int], dice: Dice) -> list[list[int]]:
    """What a view counts as hidden, by pile and group: each section lies where it was laid, as far as can be told.

    An exchange of cards between discard pile and sideboard (R-DECK-18) leaves no trace in a view: none is imagined.
    """
    shown = {card for card, _, _, _ in view["cards"]}
    left = [0] * (GROUPS * 4)                                    # two backs of each seat
    for card, group in enumerate(groups):
        if card not in shown: left[group] += 1
    found: list[list[int]] = []
    for pile, back, count in view["hidden"]:
        if back % 2: count = take(found, left, pile, GROUPS * back, count)
        elif pile // 2 * 2 in (POOL, ASIDE):
            count = take(found, left, pile, GROUPS * back + TO_START_WITH, count)
            count = take(found, left, pile, GROUPS * back + TO_PLAY_LATER, count)
        elif pile >= LURKING:
            count = take(found, left, pile, GROUPS * back + OF_THE_DECK, count)
            count = take(found, left, pile, GROUPS * back + OF_THE_SIDEBOARD, count)
        elif pile // 2 * 2 == SIDEBOARD: count = take(found, left, pile, GROUPS * back + OF_THE_SIDEBOARD, count)
        found.append([pile, back, -count])                       # for now: so many are to be found elsewhere
    places = [(pile, GROUPS * back, -count) for pile, back, count in found if count < 0]
    found = [it for it in found if it[2] > 0]
    for pile, first, count in sorted(places, key=lambda it: it[0] // 2 * 2 != DISCARD):
        if pile // 2 * 2 == DISCARD and not view["exhausted"][pile % 2]:
            out = sum(dice.pick(4) < TO_DISCARD for _ in range(left[first + OF_THE_SIDEBOARD]))
            count -= min(out, count) - take(found, left, pile, first + OF_THE_SIDEBOARD, min(out, count))
        for _ in range(count):
            luck = dice.pick(sum(left[first:first + GROUPS]))
            for group in range(first, first + GROUPS):
                luck -= left[group]
                if luck < 0:
                    take(found, left, pile, group, 1)
                    break
    return found


def take(found: list[list[int]], left: list[int], pile: int, group: int, most: int) -> int:
    """So many of a group lie in this pile, if there are so many; how many are missing."""
    count = min(most, left[group])
    if count:
        left[group] -= count
        found.append([pile, group, count])
    return most - count
