"""How the scholar is made: a network that learns what its teacher thought about. `ravenhill train` does all of it."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
import torch
from torch import Tensor

from ravenhill.observations.schema import schema_of
from ravenhill.research.network import Array, Features
from ravenhill.research.scholar import Scholar
from ravenhill.research.teaching import Lessons

OFTEN: Final = 6                         # a number that was seen less often at its place is no feature
KEPT: Final = 20                         # one position in so many is kept aside, to see how well the rest was learnt


@dataclass(frozen=True)
class Told:
    """How far it has come: a picture's point."""
    step: int
    surprise: float                      # at the teacher's choices, in nats
    agrees: float                        # share of questions at which both like the same option most
    network: Scholar


def tensors(states: Array, options: Array, counts: Array) -> tuple[Tensor, Tensor, Tensor]:
    of = torch.repeat_interleave(torch.arange(len(counts)), torch.from_numpy(counts.astype(np.int64)))
    return torch.from_numpy(states.astype(np.int64)), torch.from_numpy(options.astype(np.int64)), of


def log_chances(scores: Tensor, of: Tensor, states: int) -> Tensor:
    """Logarithms of a softmax over the options of each state."""
    most = torch.full((states,), -torch.inf).scatter_reduce(0, of, scores.detach(), "amax")
    lifted = scores - most[of]
    total = torch.zeros(states).index_add(0, of, lifted.exp())
    return lifted - total.log()[of]


def distilled(
    game: str, given: Lessons, passes: int = 6, batch: int = 512, rate: float = 2e-3, seed: int = 0,
) -> Iterator[Told]:
    """A network that likes what its teacher spent its tries on; told after each pass."""
    torch.manual_seed(seed)
    dice, starts = np.random.default_rng(seed), np.concatenate([[0], np.cumsum(given.counts, dtype=np.int64)])
    aside = np.arange(len(given)) * KEPT // len(given) == KEPT - 1       # whole games, or nearly
    network = Scholar(schema_of(game), Features.seen(given.states, OFTEN), Features.seen(given.options, OFTEN))
    learner = torch.optim.AdamW(network.parameters(), rate, weight_decay=0.01)
    ours = np.flatnonzero(~aside)
    batch = min(batch, len(ours))
    steps = passes * (len(ours) // batch)
    falling = torch.optim.lr_scheduler.OneCycleLR(learner, rate, total_steps=steps, pct_start=0.1)
    done = 0
    for _ in range(passes):
        order = dice.permutation(ours)
        for first in range(0, len(order) - batch + 1, batch):
            surprise, _ = missed(network, given, starts, np.sort(order[first:first + batch]))
            learner.zero_grad()
            surprise.backward()
            learner.step()
            falling.step()
            done += 1
        yield Told(done, *measured(network, given, starts, np.flatnonzero(aside)), network)


def missed(network: Scholar, given: Lessons, starts: Array, which: Array) -> tuple[Tensor, float]:
    """The surprise and the agreement in these positions."""
    counts = given.counts[which]
    rows = np.concatenate([np.arange(starts[n], starts[n + 1]) for n in which])
    states, options, of = tensors(given.states[which], given.options[rows], counts)
    scores = network(states, options, of)
    shares = torch.from_numpy(given.shares[rows].astype(np.float32))
    chances = log_chances(scores, of, len(which))
    surprise = -(shares * chances).sum() / len(which)
    ends = np.cumsum(counts)[:-1]
    best = [np.argmax(a) == np.argmax(b) for a, b in zip(
        np.split(scores.detach().numpy(), ends), np.split(given.shares[rows], ends))]
    return surprise, float(np.mean(best))


def measured(network: Scholar, given: Lessons, starts: Array, which: Array) -> tuple[float, float]:
    with torch.no_grad():
        found = [missed(network, given, starts, part) for part in np.array_split(which, max(1, len(which) // 1024))]
    return float(np.mean([float(it[0]) for it in found])), float(np.mean([it[1] for it in found]))
