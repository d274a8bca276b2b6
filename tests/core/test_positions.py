"""Positions as text: what is wrong is named, and what can be written is read back as it was."""
from __future__ import annotations

import pytest

from ravenhill.core import positions
from ravenhill.core.errors import BadPosition
from ravenhill.core.plain import write
from ravenhill.core.positions import Entry, game_of, parse
from ravenhill.games import load
from tests.contract.playing import EYES, asked, played

FORD = 'game = "ford"\nactive = "east"\nbegins = "dawn"\nround = 2\n'


@pytest.mark.parametrize(("text", "what"), [
    ("", "game: is missing"),
    ("game = ", "this is not a position: "),
    ("game = 3", "game: should be a text, not 3"),
    ('game = "chess"', "a position of chess, not of ford"),
])
def test_a_text_that_is_no_position_of_the_game_is_refused(text: str, what: str):
    with pytest.raises(BadPosition, match=what):
        parse(text, "ford")


def test_a_position_says_which_game_it_is_of():
    assert game_of(FORD) == "ford"
    for text in ("", "game = ["):
        with pytest.raises(BadPosition):
            game_of(text)


@pytest.mark.parametrize(("data", "read", "what"), [
    ({}, lambda e: e.number("n", 0, 3), "n: is missing"),
    ({"n": True}, lambda e: e.number("n", 0, 3), "n: should be a whole number, not True"),
    ({"n": "2"}, lambda e: e.number("n", 0, 3), "n: should be a whole number, not '2'"),
    ({"n": 4}, lambda e: e.number("n", 0, 3), "n: should be from 0 to 3, not 4"),
    ({"who": "north"}, lambda e: e.one_of("who", ("east", "west")), "who: 'north' is none of east, west"),
    ({"who": 1}, lambda e: e.one_of("who", ("east", "west")), "who: should be a text, not 1"),
    ({"all": ["a", "x"]}, lambda e: e.some_of("all", {"a": 7}), r"all\[1\]: 'x' is none of a"),
    ({"all": "a"}, lambda e: e.some_of("all", {"a": 7}), "all: should be a list, not 'a'"),
    ({"on": 1}, lambda e: e.get("on", bool), "on: should be true or false, not 1"),
    ({"in": 1}, lambda e: e.part("in"), "in: should be a table, not 1"),
    ({"in": {"n": 9}}, lambda e: e.part("in").number("n", 0, 3), "in.n: should be from 0 to 3, not 9"),
    ({"in": {"n": 9}}, lambda e: (e.part("in"), e.finished()), "in.n: is not something this game knows"),
    ({"odd": 9}, lambda e: e.finished(), "odd: is not something this game knows"),
])
def test_an_entry_that_is_wrong_is_named(data, read, what):
    with pytest.raises(BadPosition, match=what):
        read(Entry(data))


def test_entries_have_defaults():
    entry = Entry({"all": ["b", "a"]})
    assert entry.number("n", 0, 3, 2) == 2 and entry.one_of("who", ("x", "y"), "y") == 1
    assert entry.some_of("all", ("a", "b")) == [1, 0] and entry.some_of("none", ("a",)) == []
    entry.finished()


@pytest.mark.parametrize(("line", "what"), [
    ('active = "north"', "active"), ("round = 8", "F-13"), ("ford = 3", "F-12"), ('begins = "noon"', "begins"),
    ('west.hand = ["dragon"]', "west.hand"), ('west.hand = ["fog", "fog", "fog"]', "not so many"),
    ("west.archers = 9", "F-06"), ("west.archers = 0\nwest.spearmen = 0\nwest.riders = 0", "F-12"),
    ("weather = 1", "weather: is not something"), ("west.elves = 1", "west.elves: is not something"),
])
def test_an_impossible_position_of_the_ford_is_refused_with_its_rule(line: str, what: str):
    lines = [old for old in FORD.splitlines() if old.split(" ")[0] != line.split(" ")[0]]
    with pytest.raises(BadPosition, match=what):
        load("ford").position("\n".join([*lines, line]))


def test_positions_that_random_games_reach_are_written_and_read_as_they_were():
    game = load("ford")
    written = 0
    for seed in range(1, 13):
        for moment in played("ford", seed).moments:
            try:
                text = positions.write(game.write_position(moment.table))
            except BadPosition:
                continue
            written += 1
            table = game.position(text)
            assert positions.write(game.write_position(table)) == text
            for seat in EYES:
                assert shape(game, table, seat) == shape(game, moment.table, seat)
    assert written >= 40


def shape(game, table, seat):
    """What a seat sees and is asked, whatever number each card has."""
    table = table.copy()
    table.question()
    view = game.view(table, seat)
    view["cards"] = sorted(row[1:] for row in view["cards"])
    question = asked(table, seat)
    return write(view["stack"]), view, None if question is None else (question[0], len(question[1]))


def test_texts_are_written_so_that_they_can_be_read():
    doc = {"game": "ford", "text": 'a "b" \\ c\nd', "on": True, "in": {"odd key!": [1, [2, "x"]], "deep": {"n": 1}}}
    assert parse(positions.write(doc), "ford").data == doc
