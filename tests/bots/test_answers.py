"""Every level answers legally, within its cap and in time: a few answers here, and thousands in `make soak`."""
from __future__ import annotations

import os
import time

import pytest

from ravenhill import bots
from ravenhill.bots.searcher import Searcher
from ravenhill.core.dice import FastDice, mixed
from ravenhill.core.match import Match
from ravenhill.games import load

SOAK = "RAVENHILL_SOAK" in os.environ
MANY = int(os.environ.get("RAVENHILL_ANSWERS", "5000")) if SOAK else 6
IN_TIME = {"captain": 0.5, "lord": 3.0}  # seconds of a processor, 99 of 100 answers, compiled
AT_ONCE = 0.05
LEVELS = [(name, level) for name in ("five_armies", "meccg") for level in bots.known(load(name)) if level != "random"]


def times(name: str, level: str, many: int) -> tuple[list[float], float, int]:
    """How long so many answers of a level took, against squires on either seat; and what it won of how many games."""
    game, found, won, games = load(name), list[float](), 0.0, 0
    while len(found) < many:
        match, seat = Match(game, dice=FastDice(mixed(9000 + games))), games % 2
        sitting = [bots.load(level if it == seat else "squire", game, mixed(18000 + 2 * games + it)) for it in range(2)]
        while (asked := match.table.to_answer()) and len(found) < many:
            question, offered = match.question(asked[0]), list(match.table.offered)
            view, choices = game.view(match.table, asked[0]), game.choices(match.table)
            began = time.process_time()
            option = sitting[asked[0]].choose(view, type(question).__name__, list(offered), choices)
            if asked[0] == seat and len(offered) > 1: found.append(time.process_time() - began)
            assert option in offered
            match.answer(asked[0], option)
        if match.table.ended:
            games += 1
            won += 0.5 if match.table.winner not in (0, 1) else float(match.table.winner == seat)
    return found, won, games


@pytest.mark.slow
@pytest.mark.many_games
@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_answers_are_legal_within_the_cap_and_in_time(name: str, level: str) -> None:
    found, won, games = times(name, level, MANY)
    found.sort()
    p99, slowest = found[len(found) * 99 // 100], found[-1]
    print(f"{name} {level}: {len(found)} answers, median {1000 * found[len(found) // 2]:.1f} ms, "
          f"p99 {1000 * p99:.0f}, slowest {1000 * slowest:.0f}; won {won} of {games} games")
    if not SOAK: return                  # the pure build is not promised to be quick
    assert p99 <= IN_TIME.get(level, AT_ONCE)
    bot = bots.load(level, load(name))
    assert not isinstance(bot, Searcher) or slowest <= bot.most_s
