"""Lessons of a captain: what it thought about, written once."""
from __future__ import annotations

from io import BytesIO
from pathlib import Path

import numpy as np
import pytest

from ravenhill.bots.scholar import NETWORKS
from ravenhill.core.dice import FastDice
from ravenhill.core.errors import RavenhillError
from ravenhill.observations.schema import schema_of
from ravenhill.research import teaching


def test_lessons_are_written_once_and_follow_from_their_seeds(tmp_path: Path) -> None:
    course = teaching.Course("five_armies", "captain", 2)
    assert list(teaching.teach(course, range(7, 8), tmp_path / "one")) == [1]
    assert list(teaching.teach(course, range(7, 8), tmp_path / "one")) == []
    given = teaching.lessons(tmp_path / "one", [course])
    again = np.load(BytesIO(teaching.made_shard(course, range(7, 8))[1]))
    assert all(np.array_equal(again[name], it) for name, it in vars(given).items())
    options, schema = given.counts.astype(np.int64), schema_of("five_armies")
    assert len(given) > 100
    assert given.states.shape[1] == schema.parts[-1].start and given.options.shape[1] == len(schema.option)
    assert options.min() >= 2 and options.sum() == len(given.options) == len(given.shares)
    starts = np.concatenate([[0], np.cumsum(options)[:-1]])
    assert np.allclose(np.add.reduceat(given.shares.astype(np.float64), starts), 1, atol=0.01)
    assert (given.options[:, 0] > 0).all(), "every option says what it is"


def test_a_master_teaches_what_its_network_likes_and_its_lessons_are_kept_apart(tmp_path: Path) -> None:
    network = (NETWORKS / "ford.onnx").read_bytes()
    course, other = teaching.Course("ford", "master", 12, network), teaching.Course("ford", "captain", 12)
    for it in (course, other): list(teaching.teach(it, range(3), tmp_path))
    given, more = teaching.lessons(tmp_path, [course]), teaching.lessons(tmp_path, [course, other])
    assert len(more) > len(given) > 40
    starts = np.concatenate([[0], np.cumsum(given.counts, dtype=np.int64)[:-1]])
    assert np.allclose(np.add.reduceat(given.shares.astype(np.float64), starts), 1, atol=0.01)
    assert len({it.name for it in (course, other, teaching.Course("ford", "master", 12))}) == 3
    with pytest.raises(RavenhillError, match="a captain does not read networks"):
        teaching.Course("ford", "captain", 12, network).bot(1)


def test_an_answer_is_drawn_among_the_options() -> None:
    shares = np.array([0.0, 0.75, 0.25], np.float16)
    found = [teaching.drawn(shares, FastDice(seed)) for seed in range(300)]
    counts = np.bincount(found, minlength=3)
    assert counts.sum() == 300 and counts[1] > counts[2] > 0 and 20 < counts[0] < 80      # a sixth by folly
