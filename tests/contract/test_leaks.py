"""Nobody learns what the rules do not tell: the three leak tests on the tables of random games."""
from __future__ import annotations

import pytest

from ravenhill.core.cards import CardTable
from ravenhill.core.game import Game
from tests.contract.leaks import eyes_of, imagined_otherwise, leaked_numbers, shifted, told_apart
from tests.contract.playing import EYES, GAMES, Moment, part


@pytest.mark.parametrize("seat", EYES)
def test_tables_that_differ_in_what_a_seat_cannot_know_look_alike_to_it(moments: list[Moment], game: Game, seat: int):
    for moment in moments:
        assert told_apart(eyes_of(game), moment, seat) == []


@pytest.mark.parametrize("seat", EYES)
def test_a_table_imagined_from_a_view_gives_that_view(moments: list[Moment], game: Game, seat: int):
    for moment in moments:
        assert imagined_otherwise(eyes_of(game), moment, seat) == []


def test_no_number_of_an_unknown_card_reaches_a_seat(game: Game):
    if not isinstance(game.new(), CardTable):
        pytest.skip("this game has no cards")
    moved = shifted(game)
    for seed in range(1, part(game.name, GAMES) + 1):
        assert list(leaked_numbers(eyes_of(moved), seed)) == []
