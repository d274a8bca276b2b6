"""Lessons for a network: games in which a teacher thinks about every question, and how its thoughts were spent.

A shard is a file of so many games that follow from their seeds; what is there is not played again.
"""
from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ravenhill import bots
from ravenhill.bots.bot import Bot
from ravenhill.bots.halving import Plan, Thought
from ravenhill.bots.searcher import Searcher
from ravenhill.core.choices import Choice
from ravenhill.core.dice import Dice, FastDice, mixed
from ravenhill.core.frames import Decision
from ravenhill.observations.schema import schema_of
from ravenhill.research.episode import Episode

Array = npt.NDArray[Any]
SHARD: Final = 8                         # games
WORD: Final = 1 << 30
FOLLY: Final = WORD // 10                # one answer in ten is drawn by the teacher's doubts instead of its choice


@dataclass(frozen=True)
class Lessons:
    """Positions: what the seat might know, its options in one row after the other, and what was thought of each."""
    states: Array                        # positions × numbers
    options: Array                       # all options × numbers
    counts: Array                        # of options, by position
    shares: Array                        # of the teacher's tries, by option: they sum to 1 in each position
    outcomes: Array                      # by position: 1 if its seat won, else -1 or 0

    def __len__(self) -> int: return len(self.states)

    def save(self, path: Path) -> None:
        """The file appears whole or not at all."""
        unfinished = path.with_name(f".{os.getpid()}.{path.name}")
        np.savez_compressed(unfinished, **vars(self))
        os.replace(unfinished, path)


class Watched(Thought):
    """Somebody else's thought, and how often each first answer was tried."""

    def __init__(self, thought: Thought, offered: Sequence[int]) -> None:
        self.thought = thought
        self.tries = dict.fromkeys(offered, 0)

    def world(self) -> Any: return self.thought.world()

    def went(self, world: Any, plan: Plan, dice: Dice) -> tuple[Plan, float]:
        self.tries[plan[0][1]] += 1
        return self.thought.went(world, plan, dice)


def thought_of(
    bot: Bot, view: dict[str, Any], kind: str, offered: Sequence[int], choices: Sequence[Choice],
) -> tuple[int, Array]:
    """What it answers, and the share of its tries that each option got beyond the first look that all of them get.

    Of a plan that it follows, and of somebody who does not tell his thoughts, all is said by the answer.
    """
    sure = bot.planned(kind, offered) if isinstance(bot, Searcher) else bot.choose(view, kind, offered, choices)
    if sure is not None: return sure, np.array([option == sure for option in offered], np.float16)
    assert isinstance(bot, Searcher)
    thought = Watched(bot.thought(view), offered)
    plan = bot.plan(thought, kind, offered)
    bot.memory = list(plan[1:])
    spent = np.array([thought.tries[option] for option in offered], np.float64)
    spent -= spent.min()
    spent[list(offered).index(plan[0][1])] += 1
    return plan[0][1], (spent / spent.sum()).astype(np.float16)


def played(game: str, teacher: str, tries: int, seed: int) -> tuple[list[Any], list[float]]:
    """One game: of every question the state, the options, the shares and the seat; and what each seat got."""
    episode, dice = Episode(game, seed), FastDice(mixed(seed))
    sitting = [bots.load(teacher, episode.schema.game, mixed(2 * seed + seat)) for seat in range(2)]
    for bot in sitting:
        if isinstance(bot, Searcher): bot.tries = tries
    found = []
    options_at = episode.schema.parts[-1].start
    while not episode.over:
        seat, table = episode.seat, episode.table
        bot, question = sitting[seat], table.stack[-1]
        assert isinstance(question, Decision)
        row, _ = episode.observe(seat)
        view, offered = episode.schema.game.view(table, seat), episode.actions()
        choices = [question.choice(table, option) for option in offered]
        answer, shares = thought_of(bot, view, type(question).__name__, offered, choices)
        found.append((row[:options_at], episode.schema.split(row)["options"][:len(offered)], shares, seat))
        action = offered.index(answer)
        if dice.pick(WORD) < FOLLY:
            action, bot.memory = drawn(shares, dice), []
        episode.act(action)
    return found, episode.returns()


def drawn(shares: Array, dice: Dice) -> int:
    """One of the options: by half as the teacher doubted, by half any."""
    if dice.pick(2): return dice.pick(len(shares))
    aim = dice.pick(WORD) / WORD * float(shares.sum(dtype=np.float64))
    return min(len(shares) - 1, int(np.searchsorted(np.cumsum(shares, dtype=np.float64), aim, side="right")))


def write_shard(game: str, teacher: str, tries: int, seeds: range, path: Path) -> int:
    """Play the games of these seeds and write them; how many positions they have."""
    positions: list[Any] = []
    outcomes: list[float] = []
    for seed in seeds:
        found, returns = played(game, teacher, tries, seed)
        positions += found
        outcomes += [returns[seat] for *_, seat in found]
    states, options, shares, _ = zip(*positions)
    Lessons(np.stack(states), np.concatenate(options), np.array([len(it) for it in options], np.int16),
            np.concatenate(shares), np.array(outcomes, np.int8)).save(path)
    return len(positions)


def teach(game: str, teacher: str, tries: int, games: int, seed: int, to: Path, jobs: int = 1) -> Iterator[int]:
    """Write the shards that are missing; how many positions each has, as they come."""
    to.mkdir(parents=True, exist_ok=True)
    shards = [range(first, min(first + SHARD, seed + games)) for first in range(seed, seed + games, SHARD)]
    version = schema_of(game).version
    missing = [(game, teacher, tries, seeds, path) for seeds in shards
               if not (path := to / f"{game}-{version}-{teacher}-{tries}-{seeds.start}-{seeds.stop - 1}.npz").exists()]
    if jobs == 1:
        for it in missing: yield write_shard(*it)
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool: yield from pool.map(write_shard, *zip(*missing))


def lessons(at: Path, game: str) -> Lessons:
    """All of this game that lie there, of today's observations."""
    found = [np.load(path) for path in sorted(at.glob(f"{game}-{schema_of(game).version}-*.npz"))]
    return Lessons(*[np.concatenate([it[name] for it in found]) for name in Lessons.__dataclass_fields__])
