"""Lessons for a network: games in which a teacher thinks about every question, and what each answer was worth to it.

A shard is a file of so many games that follow from their seeds; what is there is not played again.
"""
from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b
from io import BytesIO
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ravenhill import bots
from ravenhill.bots.bot import Bot
from ravenhill.bots.halving import Plan, Thought
from ravenhill.bots.scholar import UNIT, Reading, reader
from ravenhill.bots.searcher import Searcher
from ravenhill.core.choices import Choice
from ravenhill.core.dice import Dice, FastDice, mixed
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import SEATS, Decision
from ravenhill.games import load
from ravenhill.observations.schema import schema_of
from ravenhill.research.episode import Episode

Array = npt.NDArray[Any]
SHARD: Final = 8                         # games
FORM: Final = 2                          # of a shard: those of another are not read
WORD: Final = 1 << 30
FOLLY: Final = WORD // 10                # one answer in ten is drawn by the teacher's doubts instead of its choice
SURE: Final = 5 * UNIT


@dataclass(frozen=True)
class Lessons:
    """Positions: what the seat might know, its options in one row after the other, and what each was worth."""
    states: Array                        # positions × numbers
    options: Array                       # all options × numbers
    counts: Array                        # of options, by position
    worths: Array                        # chances to win, by option: means of the teacher's tries; none: nan

    def __len__(self) -> int: return len(self.states)


@dataclass(frozen=True)
class Course:
    """Whose games are read. All of a game follows from this and its seed."""
    game: str
    teacher: str
    tries: int
    network: bytes = b""                 # that the teacher has read; without one, the house's

    @property
    def name(self) -> str:
        """The beginning of its shards' names: of one form, of one version of the observations, of one network."""
        read = f"-{blake2b(self.network, digest_size=4).hexdigest()}" if self.network else ""
        return f"{self.game}-{schema_of(self.game).version}.{FORM}-{self.teacher}{read}-{self.tries}"

    def bot(self, seed: int) -> Bot:
        found = bots.load(self.teacher, load(self.game), seed)
        if isinstance(found, Searcher): found.tries = self.tries
        if self.network:
            if not isinstance(found, Reading): raise RavenhillError(f"a {self.teacher} does not read networks")
            found.reader = reader(found.game, self.network)
        return found


class Watched(Thought):
    """Somebody else's thought: how often each first answer was tried, and what came of it."""

    def __init__(self, thought: Thought, offered: Sequence[int]) -> None:
        self.thought = thought
        self.seat = thought.seat
        self.tries = dict.fromkeys(offered, 0)
        self.total = dict.fromkeys(offered, 0.0)

    def world(self) -> Any: return self.thought.world()

    def went(self, world: Any, plan: Plan, dice: Dice) -> tuple[Plan, float]:
        done, chance = self.thought.went(world, plan, dice)
        self.tries[plan[0][1]] += 1
        self.total[plan[0][1]] += chance
        return done, chance


def thought_of(
    bot: Bot, view: dict[str, Any], kind: str, offered: Sequence[int], choices: Sequence[Choice],
) -> tuple[int, Array]:
    """What it answers, and the mean of all tries that began with each option: the better ones with better plans.

    How many tries there were says less: an option gets the more of them the more plans there are that begin with it.
    Of somebody who does not tell his thoughts, all is said by the answer.
    """
    if not isinstance(bot, Searcher): return only(offered, bot.choose(view, kind, offered, choices))
    thought = Watched(bot.thought(view), offered)
    plan = bot.plan(thought, kind, offered)
    bot.memory = list(plan[1:])
    worths = [thought.total[it] / thought.tries[it] if thought.tries[it] else np.nan for it in offered]
    return plan[0][1], np.array(worths, np.float32)


def only(offered: Sequence[int], answer: int) -> tuple[int, Array]:
    """An answer that is worth much more than the others, as far as one was told."""
    return answer, np.array([SURE * (option == answer) for option in offered], np.float32)


def played(course: Course, seed: int) -> list[tuple[Array, Array, Array]]:
    """One game: of every question that was thought about the state, the options and their worths."""
    episode, dice = Episode(course.game, seed), FastDice(mixed(seed))
    sitting = [course.bot(mixed(2 * seed + seat)) for seat in range(SEATS)]
    found = []
    options_at = episode.schema.parts[-1].start
    while not episode.over:
        seat, table = episode.seat, episode.table
        bot, question = sitting[seat], table.stack[-1]
        assert isinstance(question, Decision)
        kind, offered = type(question).__name__, episode.actions()
        planned = bot.planned(kind, offered) if isinstance(bot, Searcher) else None
        if planned is not None: answer, worths = only(offered, planned)
        else:
            choices = [question.choice(table, option) for option in offered]
            view = episode.schema.game.view(table, seat)
            answer, worths = thought_of(bot, view, kind, offered, choices)
            if np.isfinite(worths).sum() > 1:
                row, _ = episode.observe(seat)
                found.append((row[:options_at], episode.schema.split(row)["options"][:len(offered)], worths))
            else: answer, worths = only(offered, answer)
        action = offered.index(answer)
        if dice.pick(WORD) < FOLLY:
            action, bot.memory = drawn(worths, dice), []
        episode.act(action)
    return found


def drawn(worths: Array, dice: Dice) -> int:
    """One of the options: by half as the teacher doubted, by half any."""
    if dice.pick(2): return dice.pick(len(worths))
    doubts = np.nan_to_num(np.exp((worths.astype(np.float64) - np.nanmax(worths)) / UNIT))
    aim = dice.pick(WORD) / WORD * doubts.sum()
    return min(len(worths) - 1, int(np.searchsorted(np.cumsum(doubts), aim, side="right")))


def made_shard(course: Course, seeds: range) -> tuple[range, bytes]:
    """Play the games of these seeds: a file of lessons."""
    states, options, worths = zip(*[it for seed in seeds for it in played(course, seed)])
    file = BytesIO()
    np.savez_compressed(file, states=np.stack(states), options=np.concatenate(options),
                        counts=np.array([len(it) for it in options], np.int16), worths=np.concatenate(worths))
    return seeds, file.getvalue()


def teach(course: Course, seeds: range, to: Path, jobs: int = 1, ray: str = "") -> Iterator[int]:
    """Write the shards that are missing, each whole or not at all; how many games it has, as they come.

    On a cluster of Ray at this address, machines send their shards, and only this one writes.
    """
    to.mkdir(parents=True, exist_ok=True)
    shards = [seeds[first:first + SHARD] for first in range(0, len(seeds), SHARD)]
    for part, file in made(course, [it for it in shards if not path_of(course, to, it).exists()], jobs, ray):
        path = path_of(course, to, part)
        unfinished = path.with_name(f".{os.getpid()}.{path.name}")
        unfinished.write_bytes(file)
        os.replace(unfinished, path)
        yield len(part)


def made(course: Course, shards: list[range], jobs: int, ray: str) -> Iterator[tuple[range, bytes]]:
    if ray:
        from ravenhill.research.cluster import in_cluster

        yield from in_cluster(ray, made_shard, iter([(course, it) for it in shards]))
    elif jobs == 1:
        for it in shards: yield made_shard(course, it)
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            yield from pool.map(made_shard, [course] * len(shards), shards)


def path_of(course: Course, to: Path, seeds: range) -> Path:
    return to / f"{course.name}-{seeds.start}-{seeds.stop - 1}.npz"


def shards(at: Path, courses: Sequence[Course]) -> list[Path]:
    """All of these courses that lie there."""
    return [path for it in courses for path in sorted(at.glob(f"{it.name}-*.npz"))]


def lessons(at: Path, courses: Sequence[Course]) -> Lessons:
    found = [np.load(path) for path in shards(at, courses)]
    return Lessons(*[np.concatenate([it[name] for it in found]) for name in Lessons.__dataclass_fields__])
