"""Lessons of a captain: what answers were worth to it, written once."""
from __future__ import annotations

from io import BytesIO
from pathlib import Path

import numpy as np
import pytest

from ravenhill import bots
from ravenhill.bots.five_armies.captain import Captain
from ravenhill.bots.halving import Plan, Thought
from ravenhill.bots.scholar import NETWORKS
from ravenhill.core.dice import Dice, FastDice
from ravenhill.core.errors import RavenhillError
from ravenhill.games import load
from ravenhill.observations.schema import schema_of
from ravenhill.research import teaching


def test_lessons_are_written_once_and_follow_from_their_seeds(tmp_path: Path) -> None:
    course = teaching.Course("five_armies", "captain", 2)
    assert list(teaching.teach(course, range(7, 8), tmp_path / "one")) == [1]
    assert list(teaching.teach(course, range(7, 8), tmp_path / "one")) == []
    given = teaching.lessons(tmp_path / "one", [course])
    again = np.load(BytesIO(teaching.made_shard(course, range(7, 8))[1]))
    assert all(np.array_equal(again[name], it, equal_nan=True) for name, it in vars(given).items())
    options, schema = given.counts.astype(np.int64), schema_of("five_armies")
    assert len(given) > 100
    assert given.states.shape[1] == schema.parts[-1].start and given.options.shape[1] == len(schema.option)
    assert options.min() >= 2 and options.sum() == len(given.options) == len(given.worths)
    assert (given.worths >= 0).all() and (given.worths <= 1).all(), "a captain tries everything"
    assert (given.options[:, 0] > 0).all(), "every option says what it is"


def test_a_master_teaches_what_its_network_likes_and_its_lessons_are_kept_apart(tmp_path: Path) -> None:
    network = (NETWORKS / "ford.onnx").read_bytes()
    course, other = teaching.Course("ford", "master", 12, network), teaching.Course("ford", "captain", 12)
    for it in (course, other): list(teaching.teach(it, range(3), tmp_path))
    given, more = teaching.lessons(tmp_path, [course]), teaching.lessons(tmp_path, [course, other])
    assert len(more) > len(given) > 40
    starts = np.concatenate([[0], np.cumsum(given.counts, dtype=np.int64)[:-1]])
    tried = np.isfinite(given.worths)
    assert np.add.reduceat(tried, starts, dtype=np.int64).min() >= 2
    assert len({it.name for it in (course, other, teaching.Course("ford", "master", 12))}) == 3
    with pytest.raises(RavenhillError, match="a captain does not read networks"):
        teaching.Course("ford", "captain", 12, network).bot(1)


class Forked(Thought):
    """The first option is better; the second can be followed up in many ways."""
    seat = 0

    def world(self) -> None: return None

    def went(self, world: None, plan: Plan, dice: Dice) -> tuple[Plan, float]:
        if plan[0][1] == 0: return plan, 0.6
        return (plan if len(plan) > 1 else (*plan, ("More", dice.pick(30)))), 0.5


def test_what_an_option_is_worth_does_not_depend_on_how_many_plans_begin_with_it() -> None:
    captain = bots.load("captain", load("five_armies"), 1)
    assert isinstance(captain, Captain)
    captain.tries = 100
    captain.thought = lambda view: Forked()  # type: ignore[assignment, return-value]
    answer, worths = teaching.thought_of(captain, {}, "Fork", [0, 1], [])
    assert answer == 0 and np.allclose(worths, [0.6, 0.5])


def test_an_answer_is_drawn_among_the_options() -> None:
    worths = np.array([np.nan, 0.52, 0.5], np.float32)
    found = [teaching.drawn(worths, FastDice(seed)) for seed in range(300)]
    counts = np.bincount(found, minlength=3)
    assert counts.sum() == 300 and counts[1] > counts[2] > 0 and 20 < counts[0] < 80      # a sixth by folly
