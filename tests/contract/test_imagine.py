"""What a seat imagines fits what it sees, and nothing unknown is likelier than it should be."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ravenhill.core.cards import CardTable
from ravenhill.core.dice import Dice, FastDice
from ravenhill.core.frames import SEATS
from ravenhill.core.game import Game
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.piles import HEADING, SLOTS
from tests.contract.playing import EYES, LONG, Moment, Played, asked, thinned

TIMES = 400
BY_A_RULE = {"meccg": range(HEADING, HEADING + SLOTS)}      # R-AMB-31  a face-down destination is one within reach

GROUPS = {"meccg": lambda: GAME.sections({})[1]}            # by the section of the deck as well as by back


def offered(table: Any, seat: int) -> Any:
    """What it is asked and offered, in no order: in what order cards came to a hand is not part of a view."""
    question = asked(table, seat)
    return None if question is None else (question[0], sorted(question[1]))


@pytest.mark.parametrize("seat", EYES)
def test_an_imagined_table_keeps_the_rules_and_asks_the_same(moments: list[Moment], game: Game, seat: int):
    for moment in moments:
        view = game.view(moment.table, seat)
        for seed in range(2):
            table = game.imagine(view, FastDice(seed))
            assert game.faults(table) == []
            assert offered(table, seat) == offered(moment.table, seat)


def test_an_imagined_table_can_be_played_to_its_end(games: list[Played]):
    for one in games[:6]:
        for moment in thinned(one.moments, 4):
            for seat in range(SEATS):
                table = one.game.imagine(one.game.view(moment.table, seat), FastDice(moment.hash % 1000))
                table.dice = dice = FastDice(seat)
                while table.question() is not None:
                    table.answer(table.offered[dice.pick(len(table.offered))])
                    assert one.game.faults(table) == []


class Lazy(Dice):
    """Always the first outcome: what an imagination that is not uniform would look like."""
    def pick(self, outcomes: int) -> int: return 0


def unevenness(game: Game, table: CardTable, seat: int, dice: Dice) -> float:
    """How far the places of unknown cards are from equally likely: chi-square, by its mean and deviation.

    Each hidden place of a pile should hold each unknown card of its group equally often: those of one back and, where
    a deck has sections, of one section; how many of a group lie in a pile is the imagination's own affair. Places of
    one table are not independent of each other, which makes the sum smaller rather than larger: the safe side.
    """
    view = game.view(table, seat)
    groups = GROUPS[game.name]() if game.name in GROUPS else [
        table.back(card, kind) for card, kind in enumerate(table.kind)]
    unknown = [card for pile in table.piles for card in pile if not table.is_known(card, seat)]
    kinds = Counter((groups[card], table.kind[card]) for card in unknown)
    sizes = Counter(groups[card] for card in unknown)
    found: Counter[tuple[int, int, int]] = Counter()
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(TIMES):
        imagined: Any = game.imagine(view, dice)
        for pile, members in enumerate(imagined.piles):
            hidden = [card for card in members if not imagined.is_known(card, seat)]
            found.update((pile, groups[card], imagined.kind[card]) for card in hidden)
            places.update((pile, groups[card]) for card in hidden)
    total, freedom = 0.0, 0
    for (pile, group), size in places.items():
        for (other, kind), copies in kinds.items():
            if other == group and 0 < copies < sizes[group] and size < TIMES * sizes[group]:
                expected = size * copies / sizes[group]
                total += (found[pile, group, kind] - expected) ** 2 / expected
                freedom += 1
    return (total - freedom) / (2 * freedom) ** 0.5 if freedom else 0.0


def some_of(one: Played) -> list[Moment]:
    """A few moments at which no rule says what may lie somewhere; of a long game one, in the middle."""
    piles = BY_A_RULE.get(one.game.name, range(0))
    free = [moment for moment in one.moments
            if isinstance(moment.table, CardTable) and not any(moment.table.piles[pile] for pile in piles)]
    found = list(thinned(free, 3))
    return found[1:2] if one.game.name in LONG else found


def test_every_place_of_an_unknown_card_is_equally_likely(games: list[Played]):
    tables = [(moment.table, seat) for one in games[:2] for moment in some_of(one) for seat in EYES]
    uneven = [unevenness(games[0].game, table, seat, FastDice(9)) for table, seat in tables
              if isinstance(table, CardTable)]
    assert max(uneven, default=0) < 5


def test_the_test_of_evenness_notices_an_imagination_that_prefers_some_cards(games: list[Played]):
    for one in games[:3]:
        tables = [moment.table for moment in some_of(one)]
        assert max(unevenness(one.game, table, seat, Lazy())
                   for table in tables if isinstance(table, CardTable) for seat in EYES) > 50
