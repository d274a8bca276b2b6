"""A batch plays the games that single tables play, in arrays that stay where they are."""
from __future__ import annotations

import numpy as np
import pytest

from ravenhill.core.dice import mixed
from ravenhill.core.errors import IllegalAnswer, RavenhillError
from ravenhill.games import names
from ravenhill.research.batch import Batch
from ravenhill.research.episode import Episode
from ravenhill.research.farm import Farm

STEPS = {"ford": 120, "five_armies": 40, "meccg": 25}


@pytest.mark.parametrize("name", names())
def test_each_table_plays_the_game_of_its_seed(name: str) -> None:
    seeds = [5, 6, 7]
    batch, alone = Batch(name, seeds), [Episode(name, seed) for seed in seeds]
    rows, ends = batch.observations, 0
    for step in range(STEPS[name]):
        actions = [(step + n) % int(batch.masks[n].sum()) for n in range(len(batch))]
        batch.step(actions)
        for n, action in enumerate(actions):
            alone[n].act(action)
            assert batch.ended[n] == alone[n].over
            assert batch.rewards[n].tolist() == alone[n].returns()
            if alone[n].over:
                ends += 1
                seeds[n] = mixed(seeds[n])
                alone[n] = Episode(name, seeds[n])
            row, mask = alone[n].observe(alone[n].seat)
            assert np.array_equal(batch.observations[n], row) and np.array_equal(batch.masks[n], mask)
            assert batch.seats[n] == alone[n].seat
    assert batch.observations is rows
    assert ends or name != "ford"


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    batch = Batch("ford", [1, 2])
    before = batch.observations.copy()
    with pytest.raises(IllegalAnswer, match="table 1: 99 is not one of"): batch.step([0, 99])
    with pytest.raises(IllegalAnswer, match="1 actions are not one for each table"): batch.step([0])
    assert np.array_equal(batch.observations, before)
    assert [len(order) for order in batch.stepper.orders] == batch.masks.sum(1).tolist()


def test_it_writes_into_arrays_that_it_is_given() -> None:
    rows = np.zeros((2, Batch("ford", [0]).schema.size), np.uint8)
    batch = Batch("ford", [3, 4], memory={"observations": rows})
    assert batch.observations is rows and rows.any()


def test_other_libraries_share_its_arrays_by_dlpack() -> None:
    """NumPy's own reader of the protocol; PyTorch's is tried in test_training.py."""
    batch = Batch("ford", [3, 4])
    shared = {name: np.from_dlpack(getattr(batch, name)) for name in ("observations", "masks", "seats", "rewards")}
    for _ in range(5):
        batch.step([0, 0])
        for name, other in shared.items():
            assert np.shares_memory(other, getattr(batch, name)) and np.array_equal(other, getattr(batch, name))


def test_a_farm_plays_what_a_batch_plays() -> None:
    seeds = [1, 2, 3]
    batch = Batch("ford", seeds)
    with Farm("ford", seeds, processes=2) as farm:
        for step in range(70):
            assert np.array_equal(farm.observations, batch.observations) and np.array_equal(farm.masks, batch.masks)
            assert np.array_equal(farm.rewards, batch.rewards) and np.array_equal(farm.ended, batch.ended)
            assert np.array_equal(farm.seats, batch.seats)
            actions = [step % int(mask.sum()) for mask in batch.masks]
            batch.step(actions)
            farm.step(actions)
        with pytest.raises(IllegalAnswer, match="table 2: 99 is not one of"): farm.step([0, 0, 99])
        farm.workers[0][0].kill()
        farm.workers[0][0].join()
        with pytest.raises(RavenhillError, match="a process of this farm is gone"): farm.step([0, 0, 0])
