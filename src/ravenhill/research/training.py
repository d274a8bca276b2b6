"""How the scholar is made: a network that learns what answers were worth to its teacher. `ravenhill train` does it."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
import torch
from torch import Tensor

from ravenhill.bots.scholar import UNIT
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
    explains: float                      # share of the variance of what options of one question are worth
    agrees: float                        # share of questions at which both like the same option most
    network: Scholar


def tensors(states: Array, options: Array, counts: Array) -> tuple[Tensor, Tensor, Tensor]:
    of = torch.repeat_interleave(torch.arange(len(counts)), torch.from_numpy(counts.astype(np.int64)))
    return torch.from_numpy(states.astype(np.int64)), torch.from_numpy(options.astype(np.int64)), of


def centred(numbers: Tensor, of: Tensor, states: int) -> Tensor:
    """What is left when the options of each state have a mean of nothing."""
    total = torch.zeros(states).index_add(0, of, numbers)
    return numbers - (total / torch.bincount(of, minlength=states).clamp(min=1))[of]


def distilled(
    game: str, given: Lessons, passes: int = 6, batch: int = 128, rate: float = 2e-3, seed: int = 0,
) -> Iterator[Told]:
    """A network that likes as much as it is worth to its teacher; told after each pass."""
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
            loss = missed(network, given, starts, np.sort(order[first:first + batch]))[0]
            learner.zero_grad()
            loss.backward()
            learner.step()
            falling.step()
            done += 1
        yield Told(done, *measured(network, given, starts, np.flatnonzero(aside)), network)


def missed(network: Scholar, given: Lessons, starts: Array, which: Array) -> tuple[Tensor, float, float, float]:
    """In these positions: the loss, the squares that are not explained, all squares, and the agreement.

    The worths are means of few tries, so that the loss of those far off grows slowly only.
    """
    counts = given.counts[which]
    rows = np.concatenate([np.arange(starts[n], starts[n + 1]) for n in which])
    states, options, of = tensors(given.states[which], given.options[rows], counts)
    tried = torch.from_numpy(np.isfinite(given.worths[rows]))
    found, worths, whose = network(states, options, of)[tried], torch.from_numpy(given.worths[rows])[tried], of[tried]
    scores, wanted = (centred(it, whose, len(which)) for it in (found, worths / UNIT))
    far = scores.detach() - wanted
    ends = np.cumsum(np.bincount(whose.numpy(), minlength=len(which)))[:-1]
    best = [np.argmax(a) == np.argmax(b) for a, b in zip(
        np.split(scores.detach().numpy(), ends), np.split(wanted.numpy(), ends))]
    loss = torch.nn.functional.smooth_l1_loss(scores, wanted)
    return loss, float((far * far).sum()), float((wanted * wanted).sum()), float(np.mean(best))


def measured(network: Scholar, given: Lessons, starts: Array, which: Array) -> tuple[float, float]:
    with torch.no_grad():
        found = [missed(network, given, starts, part) for part in np.array_split(which, max(1, len(which) // 1024))]
    _, left, whole, agrees = zip(*found)
    return 1 - sum(left) / sum(whole), float(np.mean(agrees))
