"""Lessons of a captain: what it thought about, written once."""
from __future__ import annotations

from pathlib import Path

import numpy as np

from ravenhill.core.dice import FastDice
from ravenhill.observations.schema import schema_of
from ravenhill.research import teaching


def test_lessons_are_written_once_and_follow_from_their_seeds(tmp_path: Path) -> None:
    first = list(teaching.teach("five_armies", "captain", 2, 1, 7, tmp_path / "one"))
    assert list(teaching.teach("five_armies", "captain", 2, 1, 7, tmp_path / "one")) == []
    given = teaching.lessons(tmp_path / "one", "five_armies")
    options, schema = given.counts.astype(np.int64), schema_of("five_armies")
    assert first == [len(given)] and len(given) > 100
    assert given.states.shape[1] == schema.parts[-1].start and given.options.shape[1] == len(schema.option)
    assert options.min() >= 2 and options.sum() == len(given.options) == len(given.shares)
    starts = np.concatenate([[0], np.cumsum(options)[:-1]])
    assert np.allclose(np.add.reduceat(given.shares.astype(np.float64), starts), 1, atol=0.01)
    assert (given.options[:, 0] > 0).all(), "every option says what it is"
    assert set(np.unique(given.outcomes)) == {-1, 1}


def test_an_answer_is_drawn_among_the_options() -> None:
    shares = np.array([0.0, 0.75, 0.25], np.float16)
    found = [teaching.drawn(shares, FastDice(seed)) for seed in range(300)]
    counts = np.bincount(found, minlength=3)
    assert counts.sum() == 300 and counts[1] > counts[2] > 0 and 20 < counts[0] < 80      # a sixth by folly
