"""Choices as named values: one name has one shape in a game, and a number says what it counts."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Number
from ravenhill.core.frames import Decision
from ravenhill.core.game import Game
from tests.contract.playing import Moment


def choices_of(game: Game, kind: type[Choice] = Choice) -> list[type[Choice]]:
    """The table's own and this game's."""
    rooms = ("ravenhill.core", f"ravenhill.games.{game.name}")
    found = [one for one in kind.__subclasses__() if one.__module__.startswith(rooms)]
    return found + [more for one in kind.__subclasses__() for more in choices_of(game, one)]


def test_no_two_choices_have_one_name(game: Game):
    names = [one.__name__ for one in choices_of(game)]
    assert sorted(names) == sorted(set(names))


def test_a_question_that_offers_numbers_says_what_they_count(moments: list[Moment], game: Game):
    for moment in moments:
        table = moment.table.copy()
        asked = table.question()
        if isinstance(asked, Decision):
            offers = any(isinstance(choice, Number) for choice in game.choices(table))
            assert not offers or asked.counts(table), type(asked).__name__
            if offers: assert asked.counts(table).isidentifier()
