"""A network that scores options: small enough for NumPy, written down for onnxruntime.

Every number of an observation that is not zero is a feature of its own, and so is every number of an option's row. What
the seat knows makes a hidden layer, to which each option adds its own; a second layer and a sum give its score.
"""
from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_matrix

from ravenhill.observations.schema import Schema

Array = npt.NDArray[Any]
VALUES: Final = 256                      # larger numbers are told as the largest


class Features:
    """Which number, where it stands, is which feature; 0: none. Zeros are none, and so is what was never seen."""

    def __init__(self, numbers: Array) -> None:
        self.numbers = numbers           # by place and value
        self.count = int(numbers.max()) + 1

    @classmethod
    def below(cls, places: int, values: int) -> Features:
        """Every number below a limit, at every place."""
        numbers = np.zeros((places, VALUES), np.int32)
        numbers[:, 1:values] = 1 + np.arange(places * (values - 1)).reshape(places, values - 1)
        numbers[:, values:] = numbers[:, values - 1:values]
        return cls(numbers)

    @classmethod
    def seen(cls, rows: Array, times: int) -> Features:
        """Every number that was seen so many times at its place."""
        numbers = np.zeros((rows.shape[1], VALUES), np.int32)
        known = 0
        for place in range(rows.shape[1]):
            counts = np.bincount(np.minimum(rows[:, place], VALUES - 1), minlength=VALUES)
            often = np.flatnonzero(counts[1:] >= times) + 1
            numbers[place, often] = known + 1 + np.arange(len(often))
            known += len(often)
        return cls(numbers)

    def matrix(self, rows: Array) -> csr_matrix:
        """A row of ones and zeros for each of these rows."""
        found = self.numbers[np.arange(rows.shape[1]), np.minimum(rows, VALUES - 1)]
        there = found > 0
        ends = np.concatenate([[0], np.cumsum(there.sum(axis=1))])
        return csr_matrix((np.ones(ends[-1], np.float32), found[there], ends), (len(rows), self.count))


class Network:
    """Weights with their own Adam."""

    def __init__(self, known: Features, offered: Features, hidden: int = 32, seed: int = 0) -> None:
        dice = np.random.default_rng(seed)
        self.known, self.offered = known, offered
        self.weights: dict[str, Array] = {
            "known": dice.normal(0, 0.05, (known.count, hidden)),
            "offered": dice.normal(0, 0.3, (offered.count, hidden)),
            "first": np.zeros(hidden), "inner": dice.normal(0, (2 / hidden) ** 0.5, (hidden, hidden)),
            "second": np.zeros(hidden), "out": dice.normal(0, 0.05, hidden),
        }
        self.weights = {name: it.astype(np.float32) for name, it in self.weights.items()}
        self.means = {name: np.zeros_like(it) for name, it in self.weights.items()}
        self.squares = {name: np.zeros_like(it) for name, it in self.weights.items()}
        self.updates = 0

    @classmethod
    def fresh(cls, schema: Schema, values: int = 32, hidden: int = 32, seed: int = 0) -> Network:
        """One that has learnt nothing, for a game whose numbers are small."""
        options = schema.parts[-1]
        return cls(Features.below(options.start, values), Features.below(options.shape[1], values), hidden, seed)

    def scores(self, states: Array, options: Array, counts: Array) -> Array:
        """Of all options in one row: first those of the first state, then of the second, …"""
        found: Array = self.forward(states, options, counts)[-1]
        return found

    def forward(self, states: Array, options: Array, counts: Array) -> tuple[Any, ...]:
        w = self.weights
        knows, offers = self.known.matrix(states), self.offered.matrix(options)
        of = np.repeat(np.arange(len(states)), counts)
        first = np.maximum(0, (knows @ w["known"])[of] + offers @ w["offered"] + w["first"])
        second = np.maximum(0, first @ w["inner"] + w["second"])
        return knows, offers, of, first, second, second @ w["out"]

    def improve(self, states: Array, options: Array, counts: Array, push: Any, rate: float) -> float:
        """One step: `push` says, of the chances of all options, how each score should change; gives what it says."""
        w = self.weights
        knows, offers, of, first, second, scores = self.forward(states, options, counts)
        value, towards = push(chances(scores, counts))
        down = towards.astype(np.float32) / len(states)
        inner = np.outer(down, w["out"]) * (second > 0)
        outer = (inner @ w["inner"].T) * (first > 0)
        whole = csr_matrix((np.ones(len(of), np.float32), of, np.arange(len(of) + 1)), (len(of), len(states)))
        self.move({
            "out": second.T @ down, "second": inner.sum(axis=0), "inner": first.T @ inner, "first": outer.sum(axis=0),
            "offered": offers.T @ outer, "known": knows.T @ (whole.T @ outer)}, rate)
        return float(value)

    def move(self, slopes: dict[str, Array], rate: float) -> None:
        """Adam, upwards."""
        self.updates += 1
        for name, slope in slopes.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            scale = rate * (1 - 0.999 ** self.updates) ** 0.5 / (1 - 0.9 ** self.updates)
            self.weights[name] += scale * mean / (np.sqrt(square) + 1e-8)

    def save(self, path: Path) -> None:
        features = {"known_features": self.known.numbers, "offered_features": self.offered.numbers}
        np.savez_compressed(path, **features, **self.weights)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: Path) -> Network:
        with np.load(path) as kept:
            network = cls(Features(kept["known_features"]), Features(kept["offered_features"]), len(kept["first"]))
            network.weights = {name: kept[name] for name in network.weights}
        return network


def chances(scores: Array, counts: Array) -> Array:
    """Softmax over the options of each state."""
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    raised: Array = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), counts))
    raised /= np.repeat(np.add.reduceat(raised, starts), counts)
    return raised


def drawn(chance: Array, counts: Array, dice: np.random.Generator) -> Array:
    """One option of each state, by these chances."""
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    summed = np.cumsum(chance, dtype=np.float64)
    before = summed[starts] - chance[starts]
    aim = before + dice.random(len(counts)) * 0.999999
    found: Array = np.clip(np.searchsorted(summed, aim, side="right") - starts, 0, counts - 1)
    return found
