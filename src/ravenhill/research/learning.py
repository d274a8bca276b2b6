"""Learning by playing against oneself: a policy gradient that is short enough to read, for `ford` and games like it."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from ravenhill.research.batch import Batch
from ravenhill.research.network import Array, Network, chances, drawn


@dataclass
class Taken:
    """Decisions with their states and options, and who took them; outcomes follow when their games end."""
    states: list[Array] = field(default_factory=list)
    options: list[Array] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    outcomes: list[float] = field(default_factory=list)

    def add(self, state: Array, options: Array, action: int, seat: int) -> None:
        self.states.append(state)
        self.options.append(options)
        self.actions.append(action)
        self.seats.append(seat)

    def end(self, game: Taken, rewards: Array) -> None:
        """Take over the decisions of a game that has ended so."""
        self.states += game.states
        self.options += game.options
        self.actions += game.actions
        self.seats += game.seats
        self.outcomes += [float(rewards[seat]) for seat in game.seats]


def learn(game: str = "ford", decisions: int = 60_000, tables: int = 64, seed: int = 0, rate: float = 0.03,
          network: Network | None = None, every: int = 5) -> Iterator[tuple[int, float, Network]]:
    """Play against oneself and take more often what won: decisions so far, how sure it is, the network.

    It tells of the first step, of one in `every`, and of the last.
    """
    dice = np.random.default_rng(seed)
    batch = Batch(game, dice.integers(1 << 62, size=tables).tolist())
    network = network or Network.fresh(batch.schema, seed=seed)
    taken, under_way = Taken(), [Taken() for _ in range(tables)]
    done = steps = 0
    while done < decisions:
        states, options, counts = seen(batch)
        actions = drawn(chances(network.scores(states, options, counts), counts), counts, dice)
        starts = np.concatenate([[0], np.cumsum(counts)])
        for n, it in enumerate(under_way):
            it.add(states[n].copy(), options[starts[n]:starts[n + 1]], int(actions[n]), int(batch.seats[n]))
        batch.step(actions)
        for n in np.flatnonzero(batch.ended).tolist():
            taken.end(under_way[n], batch.rewards[n])
            under_way[n] = Taken()
        if len(taken.actions) >= 32 * tables:
            done += len(taken.actions)
            sure = follow(network, taken, rate)
            taken = Taken()
            if steps % every == 0 or done >= decisions: yield done, sure, network
            steps += 1


def seen(batch: Batch) -> tuple[Array, Array, Array]:
    """States, all options in one row, and how many each state has."""
    options_at = batch.schema.parts[-1].start
    counts = batch.masks.sum(axis=1, dtype=np.int64)
    rows = batch.schema.split(batch.observations)["options"]
    return batch.observations[:, :options_at], rows[batch.masks == 1], counts


def follow(network: Network, taken: Taken, rate: float, spread: float = 0.01) -> float:
    """One step towards what won and away from what lost, with a little push to keep trying; how sure it is by now."""
    counts = np.array([len(it) for it in taken.options])
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    chosen = starts + np.array(taken.actions)
    gain = np.array(taken.outcomes) - np.mean(taken.outcomes)

    def push(chance: Array) -> tuple[float, Array]:
        towards = -np.repeat(gain, counts) * chance
        towards[chosen] += gain
        surprise = -np.log(np.maximum(chance, 1e-9))
        mean = np.repeat(np.add.reduceat(chance * surprise, starts), counts)
        return float(chance[chosen].mean()), towards + spread * chance * (surprise - mean)

    return network.improve(np.stack(taken.states), np.concatenate(taken.options), counts, push, rate)


def won(network: Network, game: str = "ford", games: int = 200, seed: int = 1, tables: int = 64) -> float:
    """The share of so many games that it wins against chance, each seat by turns; a draw is a half."""
    dice = np.random.default_rng(seed)
    batch = Batch(game, dice.integers(1 << 62, size=tables).tolist())
    own = np.arange(tables) % 2
    points: list[float] = []
    while len(points) < games:
        states, options, counts = seen(batch)
        best = argmax(network.scores(states, options, counts), counts)
        batch.step(np.where(batch.seats == own, best, dice.integers(0, counts)))
        points += [(1 + float(batch.rewards[n, own[n]])) / 2 for n in np.flatnonzero(batch.ended).tolist()]
    return float(np.mean(points))


def argmax(scores: Array, counts: Array) -> Array:
    """The best option of each state."""
    ends = np.cumsum(counts)
    return np.array([int(np.argmax(part)) for part in np.split(scores, ends[:-1])], dtype=np.int64)


def curve(found: list[tuple[int, float]], path: Path, what: str = "decisions") -> None:
    """The curve as a picture (SVG): decisions, or what else was counted, to the right, a share upwards."""
    most = max(done for done, _ in found)
    points = " ".join(f"{40 + 420 * done / most:.1f},{210 - 190 * share:.1f}" for done, share in found)
    grid = "".join(f'<path d="M40 {y}h420" stroke="#ccc"/><text x="4" y="{y + 4}">{name}</text>'
                   for y, name in ((20, "100 %"), (115, "50 %"), (210, "0 %")))
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 240" font-family="sans-serif" font-size="11">{grid}'
        f'<polyline points="{points}" fill="none" stroke="#2a6f97" stroke-width="2"/>'
        f'<text x="40" y="230">{what}, up to {most:,}</text></svg>', encoding="utf-8")
