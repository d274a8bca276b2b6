"""The network climbs where its slopes say, keeps what it learnt, and draws by its chances."""
from __future__ import annotations

from pathlib import Path

import numpy as np

from ravenhill.research.network import Array, Features, Network, chances, drawn

COUNTS = np.array([2, 3])
STATES = np.array([[1, 0, 3], [2, 2, 0]], np.uint8)
OPTIONS = np.array([[1, 2], [2, 0], [1, 1], [3, 1], [2, 3]], np.uint8)


def network() -> Network:
    return Network(Features.below(3, 4), Features.below(2, 4), hidden=8, seed=1)


class Standing(Network):
    """Tells its slopes, and stays where it is."""

    def move(self, slopes: dict[str, Array], rate: float) -> None: self.slopes = slopes


def test_numbers_that_are_not_zero_are_features_and_large_ones_are_the_largest() -> None:
    features = Features.below(2, 3)
    assert features.matrix(np.array([[0, 1], [2, 200]], np.uint8)).toarray().astype(int).tolist() == [
        [0, 0, 0, 1, 0], [0, 0, 1, 0, 1]]
    seen = Features.seen(np.array([[5, 0], [5, 7], [6, 7]], np.uint8), times=2)
    assert seen.count == 3 and seen.numbers[0, 5] == 1 and seen.numbers[1, 7] == 2 and seen.numbers[0, 6] == 0


def test_slopes_are_those_of_the_scores() -> None:
    """Against differences: the sum of weighted scores grows by what the slope of a weight says."""
    weights = np.array([0.5, -1.0, 0.25, 1.5, -0.75])
    for name in ("known", "offered", "first", "inner", "second", "out"):
        net = Standing(Features.below(3, 4), Features.below(2, 4), hidden=8, seed=1)
        net.improve(STATES, OPTIONS, COUNTS, lambda chance: (0.0, weights), 0.1)
        slope = net.slopes[name]
        place = np.unravel_index(int(np.argmax(np.abs(slope))), slope.shape)
        before = net.weights[name][place]
        sums = []
        for step in (-0.001, 0.001):
            net.weights[name][place] = before + step
            sums.append(float(net.scores(STATES, OPTIONS, COUNTS) @ weights) / len(STATES))
        assert np.isclose((sums[1] - sums[0]) / 0.002, slope[place], rtol=0.05), name


def test_chances_are_of_each_state_s_own_options() -> None:
    found = chances(np.array([1.0, 1.0, 0.0, 50.0, 0.0]), COUNTS)
    assert np.allclose(found, [0.5, 0.5, 0, 1, 0])
    taken = [drawn(found, COUNTS, np.random.default_rng(seed)).tolist() for seed in range(40)]
    assert {it[0] for it in taken} == {0, 1} and {it[1] for it in taken} == {1}


def test_what_was_learnt_is_kept(tmp_path: Path) -> None:
    net = network()
    net.improve(STATES, OPTIONS, COUNTS, lambda chance: (0.0, np.ones(5)), 0.1)
    net.save(tmp_path / "net.npz")
    again = Network.load(tmp_path / "net.npz")
    assert np.array_equal(again.scores(STATES, OPTIONS, COUNTS), net.scores(STATES, OPTIONS, COUNTS))
