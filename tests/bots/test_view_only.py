"""A bot knows what its seat sees: every level answers tables that look alike alike, and who peeps is found out."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from ravenhill import bots
from ravenhill.bots.searcher import Searcher
from ravenhill.core.dice import Dice, FastDice
from ravenhill.core.frames import Table
from ravenhill.core.game import Game
from ravenhill.core.plain import fingerprint
from ravenhill.games import load

GAMES = ("five_armies", "meccg")
LEVELS = [(name, level) for name in GAMES for level in bots.names(load(name))]
TABLES = 5
EVERY = 23                               # questions with several options between two of them
FEW = 12                                 # tries of who thinks ahead
NEVER = float("inf")


def peeping(game: Game, table: Table) -> Game:
    """The same game, but its imagination is the true table."""
    class Peeping(type(game)):                                           # type: ignore[misc]
        def imagine(self, view: dict[str, Any], dice: Dice, options: Mapping[str, Any] | None = None) -> Table:
            return table.copy()

    found = Peeping()
    assert isinstance(found, Game)
    return found


def alike(game: Game) -> Iterator[tuple[Table, Table, int]]:
    """Tables of a game played at random, each with another that looks alike to who is asked, and is another."""
    table, dice, asked, found = game.new({}), FastDice(5), 0, 0
    table.dice = FastDice(6)
    while found < TABLES:
        seat = table.to_answer()[0]
        table.ask(seat)
        offered = list(table.offered)
        asked += len(offered) > 1
        if len(offered) > 1 and asked % EVERY == 0:
            other = game.imagine(game.view(table, seat), FastDice(77 + asked))
            if fingerprint(other) != fingerprint(table):
                found += 1
                yield table.copy(), other, seat
        table.answer(offered[dice.pick(len(offered))])


def answered(level: str, game: Game, table: Table, seat: int, seeds: int) -> list[int]:
    """What a bot of this level chooses there, with one seed after the other, offered in an order that tells nothing."""
    question, found = table.ask(seat), list[int]()
    assert question is not None
    offered = sorted(table.offered)
    choices = [question.choice(table, option) for option in offered]
    for seed in range(seeds):
        bot = bots.load(level, game, seed)
        if isinstance(bot, Searcher): bot.tries, bot.most_s = FEW, NEVER
        found.append(bot.choose(game.view(table, seat), type(question).__name__, offered, choices))
    return found


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_tables_that_look_alike_are_answered_alike(name: str, level: str) -> None:
    game = load(name)
    for one, other, seat in alike(game):
        assert game.view(one, seat) == game.view(other, seat)
        assert answered(level, game, one, seat, 2) == answered(level, game, other, seat, 2)


@pytest.mark.parametrize("name", GAMES)
def test_who_is_given_the_true_table_to_imagine_is_found_out(name: str) -> None:
    """The same test fails for a captain whose game imagines nothing."""
    game = load(name)
    differ = [answered("captain", peeping(game, one), one, seat, 6)
              != answered("captain", peeping(game, other), other, seat, 6) for one, other, seat in alike(game)]
    assert any(differ)
