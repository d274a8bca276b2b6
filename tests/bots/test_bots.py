"""Bots choose among the options from a view alone, and the novice has the sense it promises."""
from __future__ import annotations

import pytest

from ravenhill import bots
from ravenhill.core.dice import FastDice
from ravenhill.core.errors import RavenhillError
from ravenhill.core.game import Game
from ravenhill.core.match import Match
from ravenhill.games import load, names

EACH_BOT = pytest.mark.parametrize(
    ("name", "bot"), [(name, bot) for name in names() for bot in bots.names(load(name))])


LONG = {"meccg": 40}                     # of a long game only so many answers,
THINKS = {"captain": 12, "lord": 4}      # and of who thinks for long


def play(game: Game, west: bots.Bot, east: bots.Bot, seed: int, most: int = 100_000) -> int:
    """The winner of one game between two bots."""
    match = Match(game, dice=FastDice(seed))
    answers = 0
    while (asked := match.table.to_answer()) and answers < min(most, LONG.get(game.name, most)):
        answers += 1
        seat = asked[0]
        question = match.question(seat)
        bot = (west, east)[seat]
        option = bot.choose(game.view(match.table, seat), type(question).__name__, match.table.offered,
                            game.choices(match.table))
        assert option in match.table.offered
        match.answer(seat, option)
    return match.table.winner


@EACH_BOT
def test_a_bot_plays_its_game_to_the_end(name, bot):
    game = load(name)
    play(game, bots.load(bot, game, 0), bots.load(bot, game, 100), 0, THINKS.get(bot, 100_000))


def test_the_novice_does_not_let_its_last_warrior_fall():
    """A volley is on its way: to pass loses, a wall of shields leaves an even fight."""
    game = load("ford")
    match = Match(game, dice=FastDice(1), table=game.position('''
        game = "ford"
        round = 2
        active = "west"
        begins = "dawn"
        west = {hand = ["volley"], archers = 1, spearmen = 0, riders = 0}
        east = {hand = ["shields"], archers = 1, spearmen = 0, riders = 0}
    '''))
    while (declare := match.question(1)) is None:
        match.question(0)
        match.answer(0, match.table.offered[-1])
    passes, shields = match.table.offered
    chosen = [bots.load("novice", game, seed).choose(
        game.view(match.table, 1), type(declare).__name__, match.table.offered, game.choices(match.table),
    ) for seed in range(30)]
    assert passes == 0 and chosen.count(shields) >= 27


def test_an_unknown_bot_is_one_clear_line():
    with pytest.raises(RavenhillError, match="there is no bot called 'sauron' for ford; there are: random, novice"):
        bots.load("sauron", load("ford"))


def test_a_bot_that_was_not_measured_waits_for_the_ladder_and_is_not_offered():
    game = load("five_armies")
    assert "master" not in bots.names(game) and bots.load("master", game).game is game


def test_equal_seeds_choose_alike():
    game = load("ford")
    winners = [[play(game, bots.load("novice", game, s), bots.load("novice", game, s + 1), s) for s in range(3)]
               for _ in range(2)]
    assert winners[0] == winners[1]


def test_who_thinks_ahead_is_offered_in_other_characters() -> None:
    game = load("meccg")
    assert bots.characters(game) == {"captain": ["aggressive", "careful"]} and bots.characters(load("ford")) == {}
    offered = ("captain", "captain:careful", "squire")
    refused = ("captain:", "captain:usual", "captain:cruel", "squire:careful", "", ":careful")
    assert all(bots.is_offered(game, it) for it in offered) and not any(bots.is_offered(game, it) for it in refused)
