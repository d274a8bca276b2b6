"""Puzzles: moments of bots' games at which a squire errs and a deeper search knows better, kept as data."""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from ravenhill import bots
from ravenhill.bots.advice import advise
from ravenhill.bots.analysis import analyst, judged
from ravenhill.bots.comparing import Compared, compare
from ravenhill.bots.halving import Plan
from ravenhill.bots.rating import elo
from ravenhill.bots.searcher import Searcher
from ravenhill.core.dice import FastDice, mixed
from ravenhill.core.frames import Table
from ravenhill.core.game import Game
from ravenhill.core.match import Match
from ravenhill.core.records import follow, pairs
from ravenhill.games import load

HERE: Final = Path(__file__).parent
FEWEST: Final = 3                        # options, and the most that are easily looked through
MOST: Final = 8
PART: Final = "Pick"                     # a question in the middle of an answer: alone it tells too little
LATEST: Final = 900                      # answers before it: a puzzle begins from the first table
DEEPER: Final = 5                        # times the tries of a captain
WORLDS: Final = 120
AS_GOOD: Final = 0.02                    # of chance: what is behind the best by less solves it, too
GAP: Final = 0.06                        # and what is behind by more does not; between them lies no answer of a puzzle
SURE: Final = 3.0                        # standard errors of that
TRIED_BY: Final = ("novice", "squire")   # who try it, and captains who look at each option once
EACH: Final = 8                          # of each kind, with dice of their own
BOTS: Final = EACH * (len(TRIED_BY) + 1)
FIRST_SEED: Final = 1000                 # of their dice
OF_A_GAME: Final = 2                     # puzzles, so that they differ


class Puzzle(msgspec.Struct, frozen=True):
    """After these answers this seat is asked; `behind` says of each option how much chance it gives away."""
    id: str
    game: str
    seat: int
    answers: list[tuple[int, int]]
    behind: list[tuple[int, float]]
    reasons: list[str]                   # terms of the evaluation in which the best is ahead
    missed: int                          # by so many of BOTS

    def good(self) -> list[int]: return good(self.behind)
    def best(self) -> int: return min(self.behind, key=lambda it: it[1])[0]

    def rating(self) -> int:
        """How hard it is, in Elo above those who tried it, by how many missed it; half a bot either way is doubt."""
        return round(elo((self.missed + 0.5) / (BOTS + 1)))

    def table(self) -> Table:
        table = load(self.game).new()
        for n, (seat, option) in enumerate(self.answers, 1): follow(table, seat, option, n)
        table.ask(self.seat)
        return table


def shelf_of(game: str) -> Path: return HERE / game / "puzzles.jsonl"


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """Those that come with a game, by their ids."""
    file = shelf_of(game)
    lines = file.read_bytes().splitlines() if file.exists() else []
    return {it.id: it for it in (msgspec.json.decode(line, type=Puzzle) for line in lines)}


def mine(game: Game, seed: int) -> Iterator[Puzzle]:
    """Those of one game of two squires."""
    match, found = Match(game, dice=FastDice(seed)), 0
    sitting = [bots.load("squire", game, mixed(2 * seed + seat)) for seat in (0, 1)]
    while (asked := match.table.to_answer()) and found < OF_A_GAME:
        seat, question = asked[0], match.question(asked[0])
        offered, view = list(match.table.offered), game.view(match.table, asked[0])
        kind = type(question).__name__
        option = sitting[seat].choose(view, kind, offered, game.choices(match.table))
        assert match.table.record is not None
        answers = pairs(match.table.record)
        if len(answers) > LATEST: return
        asks = kind != PART and FEWEST <= len(offered) <= MOST
        if asks and judged(game, {}, match.table.copy(), len(answers), seat, option, seed):
            behind = weighed(analyst(game, {}, mixed(seed)), view, kind, offered)
            if behind is not None and option not in good(behind):
                found += 1
                told = advise(analyst(game, {}, mixed(seed)), view, kind, offered)
                best = min(behind, key=lambda it: it[1])[0]
                reasons = [term for term, _ in told.reasons] if offered[told.option] == best else []
                missed = missed_by(game, match.table, seat, good(behind))
                yield Puzzle(f"{seed}-{len(answers)}", game.name, seat, answers, behind, reasons, missed)
        match.answer(seat, option)


def missed_by(game: Game, table: Table, seat: int, right: list[int]) -> int:
    """How many of BOTS take another option: whoever has sense only, who thinks a little, and who sees one world.

    A captain with all its tries hardly misses any, and the squire of the cards, who errs alike each time, all of them.
    """
    kind, offered = type(table.ask(seat)).__name__, list(table.offered)
    view, choices = game.view(table, seat), game.choices(table)
    seeds = range(FIRST_SEED, FIRST_SEED + EACH)
    chosen = [bots.load(name, game, seed).choose(view, kind, offered, choices) for name in TRIED_BY for seed in seeds]
    for seed in seeds:
        captain = analyst(game, {}, seed)
        plans: list[Plan] = [((kind, option),) for option in offered]
        once = compare(captain.thought(view), plans, captain.dice, 1, float("inf"))
        chosen.append(max(once, key=Compared.mean).plan[0][1])
    return sum(option not in right for option in chosen)


def rated(puzzle: Puzzle) -> Puzzle:
    """The same, tried anew: bots may have changed."""
    missed = missed_by(load(puzzle.game), puzzle.table(), puzzle.seat, puzzle.good())
    return msgspec.structs.replace(puzzle, missed=missed)


def good(behind: list[tuple[int, float]]) -> list[int]: return [option for option, less in behind if less <= AS_GOOD]


def weighed(
    captain: Searcher, view: dict[str, Any], kind: str, offered: list[int],
) -> list[tuple[int, float]] | None:
    """What each option gives away, looked at long; None where good and bad cannot be told apart."""
    thought = captain.thought(view)
    captain.tries, captain.most_s = DEEPER * captain.tries // len(offered), 60.0
    plans = [captain.plan(thought, kind, [option]) for option in offered]
    found = compare(thought, plans, captain.dice, WORLDS, float("inf"))
    best = max(found, key=Compared.mean)
    behind: list[tuple[int, float]] = []
    for option, it in zip(offered, found):
        less, error = best.ahead_of(it)
        if it is not best and less > AS_GOOD and (less < GAP or less < SURE * error): return None
        behind.append((option, round(less, 3)))
    return behind if len(good(behind)) < len(offered) else None
