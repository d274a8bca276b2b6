"""Two machines of a cluster on this one, one of which dies: its work is done again, and told once. In `make soak`."""
from __future__ import annotations

import os
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from ravenhill.bots.contest import Played
from ravenhill.cli.ladder import climb, read_results
from ravenhill.core.errors import RavenhillError
from ravenhill.research import dataset
from ravenhill.research.cluster import in_cluster

pytestmark = [
    pytest.mark.skipif("RAVENHILL_SOAK" not in os.environ, reason="starts a cluster: make soak"),
    pytest.mark.filterwarnings("default"),               # Ray's own
]


class Machines:
    """A head, and another machine that can be killed."""

    def __init__(self) -> None:
        import ray
        from ray.cluster_utils import Cluster

        self.cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        ray.init(address=self.cluster.address, log_to_driver=False)      # we sit at the head: the other may die
        self.other = self.cluster.add_node(num_cpus=1)
        self.address: str = self.cluster.address

    def kill_when(self, begun: Callable[[], bool]) -> Thread:
        """The other machine, soon after something has begun."""
        def murder() -> None:
            while not begun(): time.sleep(0.1)
            time.sleep(1)
            self.cluster.remove_node(self.other, allow_graceful=False)

        murderer = Thread(target=murder)
        murderer.start()
        return murderer


@pytest.fixture
def machines() -> Iterator[Machines]:
    import ray

    found = Machines()
    yield found
    ray.shutdown()
    found.cluster.shutdown()


def test_what_a_dead_machine_was_doing_is_done_again_and_told_once(machines: Machines, tmp_path: Path) -> None:
    def slow(n: int) -> tuple[int, int]:                 # travels as it is: workers know no tests
        (tmp_path / f"{n}-{uuid.uuid4()}").touch()
        time.sleep(6)
        return n, os.getpid()

    murderer = machines.kill_when(lambda: len(list(tmp_path.iterdir())) >= 2)        # both are at work
    found = list(in_cluster(machines.address, slow, iter([(n,) for n in range(5)])))
    murderer.join()
    assert sorted(n for n, _ in found) == list(range(5))
    assert len(list(tmp_path.iterdir())) > 5, "nothing had to be done again"


def test_a_dataset_of_a_cluster_is_the_one_of_a_single_machine(machines: Machines, tmp_path: Path) -> None:
    plan = dataset.Plan("ford", ("random", "random"), seed=1, games=70, options={})
    list(dataset.write(plan, tmp_path / "cluster", ray=machines.address))
    list(dataset.write(plan, tmp_path / "alone"))
    files = {it.relative_to(tmp_path / "alone") for it in (tmp_path / "alone").rglob("*.parquet")}
    assert {it.relative_to(tmp_path / "cluster") for it in (tmp_path / "cluster").rglob("*.parquet")} == files
    for it in files: assert (tmp_path / "cluster" / it).read_bytes() == (tmp_path / "alone" / it).read_bytes()


def test_a_ladder_of_a_cluster_is_the_one_of_a_single_machine(machines: Machines, tmp_path: Path) -> None:
    def told(it: Played) -> tuple[Any, ...]: return it.seed, it.swapped, it.score, it.answers, it.decisions

    for name, ray in (("cluster", machines.address), ("alone", "")):
        climb("ford", ["random", "novice"], 8, 1, "", 1, tmp_path / name, (0.0, 60.0), True, None, None, True, ray)
    cluster, alone = (sorted(told(it) for it in read_results(tmp_path / name)) for name in ("cluster", "alone"))
    assert cluster == alone and len(cluster) == 16


def test_faults_are_said_as_they_would_be_here(machines: Machines) -> None:
    def wrong() -> None: raise RavenhillError("there is no such game")

    with pytest.raises(RavenhillError, match="there is no such game"):
        list(in_cluster(machines.address, wrong, iter([()])))
