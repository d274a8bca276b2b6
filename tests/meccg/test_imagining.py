"""What is imagined of the other's cards is as likely as it is at tables really played."""
from __future__ import annotations

from collections import Counter
from functools import cache

import msgspec
import pytest

from ravenhill.core.dice import FastDice
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.decks.random import random_deck
from ravenhill.games.meccg.piles import ASIDE, DECK, DISCARD, HAND, ON_GUARD, POOL, SIDEBOARD, SLOTS
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CHARACTER

GAMES = 40
TIMES = 3                                # tables imagined for each seat of a game
HIDDEN = {"hand": (HAND,), "deck": (DECK,), "discard": (DISCARD,), "sideboard": (SIDEBOARD,), "pool": (POOL, ASIDE)}


def sections(g: Meccg, start: Meccg, seat: int) -> Counter[tuple[str, int]]:
    """How many cards of each section of the other's deck lie where this seat cannot see them."""
    found: Counter[tuple[str, int]] = Counter()
    other = 1 - seat
    for name, piles in HIDDEN.items():
        for pile in piles:
            found.update((name, start.pile[card] - other) for card in g.piles[pile + other]
                         if not g.is_known(card, seat))
    guards = range(ON_GUARD + SLOTS // 2 * seat, ON_GUARD + SLOTS // 2 * (seat + 1))
    found.update(("on guard", start.pile[card] - other) for pile in guards for card in g.piles[pile]
                 if not g.is_known(card, seat))
    return found


@cache
def counted(closed: bool = False) -> tuple[Counter[tuple[str, int]], Counter[tuple[str, int]], int]:
    """Really there, and imagined on the average, over one moment of each of many games; and pool cards in decks."""
    real: Counter[tuple[str, int]] = Counter()
    imagined: Counter[tuple[str, int]] = Counter()
    strangers = 0
    for seed in range(GAMES):
        decks = [msgspec.to_builtins(random_deck(300 + 2 * seed + side)) for side in range(2)]
        g = GAME.new({"decks": decks})
        start, dice = g.copy(), FastDice(seed)
        g.dice, g.quick = dice, True
        for _ in range(120 + 90 * (seed % 4)):
            if g.question() is None: break
            g.accept(g.offered[dice.pick(len(g.offered))])
        for seat in range(2):
            real.update({key: TIMES * count for key, count in sections(g, start, seat).items()})
            for luck in range(TIMES):
                table = GAME.imagine(GAME.view(g, seat), FastDice(luck + 10 * seed), {"decks": decks})
                imagined.update(sections(table, start, seat))
                strangers += sum(table.facts(card).type != CHARACTER for card in table.piles[HAND + 1 - seat]
                                 if start.pile[card] == POOL + 1 - seat)
    return real, imagined, strangers


@pytest.mark.parametrize(("place", "section"), [
    (place, section) for place in ("hand", "deck", "discard", "sideboard", "on guard")
    for section in (DECK, SIDEBOARD, POOL)])
def test_each_place_holds_as_many_cards_of_each_section_as_at_real_tables(place: str, section: int) -> None:
    real, imagined, _ = counted()
    whole = sum(count for (where, _), count in real.items() if where == place)
    assert whole > 0
    assert abs(imagined[place, section] - real[place, section]) <= 0.02 * whole + 4 * TIMES


def test_an_imagined_hand_holds_nothing_that_only_a_starting_company_may_have() -> None:
    assert counted()[2] == 0


def test_a_closed_pool_is_guessed_to_hold_what_pools_hold() -> None:
    decks = [msgspec.to_builtins(random_deck(300 + side)) for side in range(2)]
    g = GAME.new({"decks": decks})
    for luck in range(4):
        table = GAME.imagine(GAME.view(g, 0), FastDice(luck), {"decks": [decks[0], None]})
        people = [table.facts(card).type == CHARACTER for card in table.piles[POOL + 1]]
        assert people.count(True) >= 8
        wizards = [table.facts(card).is_wizard() for card in table.piles[DECK + 1]]
        assert 2 <= wizards.count(True) <= 6
